/** What became of a product, a row or a file that was not taken as it stood. */
export type Outcome = "fix" | "sanitise" | "reject_row" | "reject_file"

/** One line of the report. */
export interface Finding {
  /** Name of the file, without its folder. */
  readonly file: string
  /** Number of the data record, from 1 and without the header; `null` if the whole file is meant. */
  readonly record: number | null
  /** Handle or id as written in the file, `(file)` for the file. */
  readonly key: string
  readonly outcome: Outcome
  readonly field: string
  readonly code: string
  readonly message: string
}

/** Takes what was found while a feed was read. */
export type Report = (finding: Finding) => void

/** Takes down what is wrong with one record. */
export interface Notes {
  /** Taken after a repair, which the merchant should know of. */
  readonly fix: (field: string, code: string, message: string) => void
  /** Taken without a part that could harm. */
  readonly sanitise: (field: string, code: string, message: string) => void
  /** Not taken. */
  readonly refuse: (field: string, code: string, message: string) => void
}

/** Whether the product that several records make up can still be taken. */
export interface Fate {
  refused: boolean
}

/** Returns the notes on one record of a feed, each with its file, place and key. */
export const notesOn = (report: Report, file: string, record: number, key: string, fate: Fate): Notes => {
  const note =
    (outcome: Outcome) =>
    (field: string, code: string, message: string): void => {
      if (outcome === "reject_row") fate.refused = true
      report({ file, record, key, outcome, field, code, message })
    }
  return { fix: note("fix"), sanitise: note("sanitise"), refuse: note("reject_row") }
}

/** A file that cannot be taken: nothing of it is written. */
export class FeedRefused extends Error {
  override readonly name = "FeedRefused"
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

/** What is wrong with a file as a whole. */
export const fileFinding = (file: string, outcome: "fix" | "reject_file", code: string, message: string): Finding => ({
  file,
  record: null,
  key: "(file)",
  outcome,
  field: "",
  code,
  message
})
