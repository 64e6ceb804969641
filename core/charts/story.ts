/** Something a person said to a machine. */
export interface SaidStep {
  readonly machine: string
  readonly event: string
  readonly data?: Readonly<Record<string, unknown>>
  /** XState's value of the machine when it was said. */
  readonly state: unknown
}

/** A person went to another page, waited for some milliseconds, or had a part of the page before their eyes. */
export type StoryStep = SaidStep | { readonly go: string } | { readonly wait: number } | { readonly see: string }

/** What a person did in the shop until a state was reached, in order and at all machines. Machines 15. */
export interface Story {
  /** Where it begins. */
  readonly address: string
  /** Never here before: popups and tours come. */
  readonly isNew?: true
  /** What this browser had stored by then, by key: a bag. */
  readonly stored?: Readonly<Record<string, string>>
  readonly steps: ReadonlyArray<StoryStep>
}

/** Stories, each with the states that it is the shortest one into. */
export interface Stories {
  readonly v: 1
  readonly stories: ReadonlyArray<Story & { readonly states: ReadonlyArray<string> }>
}

/** Returns the story that a sent text holds, or `undefined` if it is none. */
export const storyIn = (sent: unknown): Story | undefined => {
  if (!isRecord(sent)) return undefined
  const { address, isNew, stored, steps } = sent
  if (typeof address !== "string" || !Array.isArray(steps) || !steps.every(isStep)) return undefined
  return { address, ...(isNew === true && { isNew }), ...(isTexts(stored) && { stored }), steps }
}

const isStep = (step: unknown): step is StoryStep => {
  if (!isRecord(step)) return false
  const { machine, event, data, go, wait, see } = step
  if (typeof go === "string" || typeof see === "string" || typeof wait === "number") return true
  return typeof machine === "string" && typeof event === "string" && (data === undefined || isRecord(data))
}

const isTexts = (value: unknown): value is Readonly<Record<string, string>> =>
  isRecord(value) && Object.values(value).every((text) => typeof text === "string")

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value)
