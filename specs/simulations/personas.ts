/** What a action is like; a persona is given to some and not to others. */
export type Mood = "right" | "wrong" | "change" | "look"

/** How a line and a browser can fail, each with its share of all steps. */
export interface Faults {
  readonly latency: number
  /** A call that comes to nothing, at once. */
  readonly refusal: number
  /** It was applied, but its answer is lost. */
  readonly lost: number
  /** A call so slow that later ones overtake it. */
  readonly reorder: number
  /** No call gets through for some time. */
  readonly offline: number
  readonly reload: number
}

export const faultNames = ["latency", "refusal", "lost", "reorder", "offline", "reload"] as const
export const noFaults: Faults = { latency: 0, refusal: 0, lost: 0, reorder: 0, offline: 0, reload: 0 }

interface Span {
  readonly weight: number
  readonly from: number
  readonly to: number
}

export interface Persona {
  /** Completes "a shopper …". */
  readonly says: string
  readonly waits: ReadonlyArray<Span>
  /** Share of actions that are done twice. */
  readonly twice: number
  readonly tabs: 1 | 2
  /** How much more, or less, given to actions of a mood than others are. */
  readonly moods: Readonly<Partial<Record<Mood, number>>>
  readonly faults: Faults
}

const moments: Span = { weight: 8, from: 0, to: 4_000 }
const halfMinutes: Span = { weight: 8, from: 25_000, to: 40_000 }
const hours: Span = { weight: 1, from: 3_600_000, to: 10 * 3_600_000 }

/** Who comes to a simulated shop. */
export const personas: Readonly<Record<string, Persona>> = {
  impatient: {
    says: "impatient",
    waits: [{ weight: 8, from: 0, to: 2_000 }, moments, { weight: 4, from: 25_000, to: 31_000 }],
    twice: 0.5,
    tabs: 1,
    moods: { look: 0.5 },
    faults: noFaults
  },
  forgetful: {
    says: "forgetful",
    waits: [moments, halfMinutes, { ...hours, weight: 3 }],
    twice: 0.1,
    tabs: 1,
    moods: { wrong: 3 },
    faults: { ...noFaults, reload: 0.1, lost: 0.03 }
  },
  "bargain-hunter": {
    says: "who hunts bargains",
    waits: [moments, halfMinutes],
    twice: 0.2,
    tabs: 1,
    moods: { change: 3 },
    faults: { ...noFaults, reorder: 0.1 }
  },
  "two-tabs": {
    says: "with two tabs",
    waits: [{ weight: 4, from: 0, to: 1_200 }, moments, halfMinutes],
    twice: 0.2,
    tabs: 2,
    moods: {},
    faults: { ...noFaults, reload: 0.07, lost: 0.08, reorder: 0.1 }
  },
  "slow-line": {
    says: "on a slow line",
    waits: [moments, halfMinutes, hours],
    twice: 0.3,
    tabs: 1,
    moods: {},
    faults: { latency: 0.3, refusal: 0.1, lost: 0.15, reorder: 0.1, offline: 0.05, reload: 0.07 }
  }
}
