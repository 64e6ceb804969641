// What the primary process and its workers say to each other. Limits per address and figures have messages of their own, by their
// libraries.

/** What a worker hears when it begins. */
export interface Beginning {
  readonly say: "begin"
  /** Its number among the workers, from 1; its successor has the same. */
  readonly place: number
  /** The port that all of them listen on. */
  readonly port: number
  /** The ops token, the same for all: any of them may be asked. */
  readonly token: string
  /** Whether it prints for people what the start reports. */
  readonly speaks: boolean
  /** How far the development clock was moved, in milliseconds. */
  readonly shiftMs: number
}

/** The development clock was moved in one worker: it moves in all. */
export interface ClockMoved {
  readonly say: "clock"
  readonly shiftMs: number
}

/** What the primary says; figures are `null` if a worker did not tell its own. */
export type ToWorker =
  | Beginning
  | ClockMoved
  | { readonly say: "figures"; readonly id: number; readonly text: string | null }

/** What a worker says: that it listens, or a question for the figures of all. */
export type ToPrimary = { readonly say: "open" } | ClockMoved | { readonly say: "figures"; readonly id: number }

/** Returns whether a message is one of ours. */
export const isOurs = (message: unknown): message is ToWorker | ToPrimary =>
  typeof message === "object" && message !== null && "say" in message
