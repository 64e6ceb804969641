type Texts = Readonly<Record<string, string>>

/** What code names are called, in one language. */
export interface CommonWords {
  readonly events: Texts
  readonly guards: Texts
  readonly actions: Texts
  readonly delays: Texts
  readonly actors: Texts
}

/** The words of one machine; they go before the common ones. States go by their path without the machine. */
export interface MachineWords extends Partial<CommonWords> {
  readonly title: string
  readonly purpose: string
  readonly states: Texts
  readonly about?: Texts
  readonly rules?: Texts
  /** What a shopper wants of it: "ends without …". */
  readonly goal?: string
  /** How simulated sessions end, unless a state says it; "#" stands for a number. */
  readonly outcomes?: Texts
  /** The invariants of simulated sessions, by id. */
  readonly invariants?: Texts
}

/** How sentences are built; `{{…}}` is the place of a part. */
export interface Grammar {
  readonly not: string
  readonly and: string
  readonly or: string
  readonly in: string
  readonly otherwise: string
  readonly after: string
  readonly ended: string
  readonly done: string
  readonly failed: string
  /** A guard with what it was asked about. */
  readonly about: string
  /** Amounts: `second_one` if a language has one, `second_other`. */
  readonly units: Texts
  /** Between whole and tenths. */
  readonly point: string
}

/** All texts of one language about a machine. */
export interface Vocabulary {
  readonly common: CommonWords
  readonly own: MachineWords
  readonly grammar: Grammar
}

/** A text with its placeholders filled; one without a value stays as written. */
export const fillIn = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => values[name] ?? place)
