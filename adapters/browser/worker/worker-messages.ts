/** Reports where a page is now, and the files it was drawn with before the worker was there. */
export interface Visit {
  readonly type: "visit"
  readonly page: string
  readonly files: ReadonlyArray<string>
}

/** Asks through a port whether a file is of the worker's build. */
export interface Question {
  readonly type: "file.asked"
  /** Path of the file. */
  readonly file: string
}

/** Asks a worker that waits to answer for all pages from now on. */
export interface TakeOver {
  readonly type: "worker.wanted"
}

const isOf =
  <M extends { readonly type: string }>(type: M["type"]) =>
  (data: unknown): data is M =>
    typeof data === "object" && data !== null && "type" in data && data.type === type

export const isVisit = isOf<Visit>("visit")
export const isQuestion = isOf<Question>("file.asked")
export const isTakeOver = isOf<TakeOver>("worker.wanted")
