/** What a state says. */
export interface StateText {
  readonly name: string
  readonly about?: string
  readonly entry: ReadonlyArray<string>
  readonly exit: ReadonlyArray<string>
  readonly actors: ReadonlyArray<string>
}

/** What an arrow says: "on X if Y, then Z". */
export interface ArrowText {
  /** Empty for what happens at once. */
  readonly event: string
  readonly guard?: string
  readonly actions: ReadonlyArray<string>
  readonly raises: ReadonlyArray<string>
}

/** All texts of a chart in one language, by the ids of its states and arrows. */
export interface ChartTexts {
  readonly title: string
  readonly purpose: string
  readonly states: Readonly<Record<string, StateText>>
  readonly arrows: Readonly<Record<string, ArrowText>>
  /** By their ids; none in code names, which have no sentences. */
  readonly invariants: Readonly<Record<string, string>>
  readonly rules: ReadonlyArray<{ readonly name: string; readonly amount: string; readonly source: string }>
}

/** Plain words in both languages, and code names. */
export const tongues = ["id", "en", "code"] as const
/** A language in which charts are lettered, or the machine's own names. */
export type Tongue = (typeof tongues)[number]
