import { failureAs, failureOf } from "../kernel/port-actors.ts"
import type { TooManyTries } from "./account.errors.ts"

/**
 * Returns what a form of an account shows of a call that was refused: the tag of the refusal, and the seconds to wait if there
 * were too many tries.
 */
export const failureShown = (event: unknown): { readonly failure: string; readonly waitSeconds: number | null } => ({
  failure: failureOf(event)._tag,
  waitSeconds: failureAs<TooManyTries>(event, "TooManyTries")?.retryAfterSeconds ?? null
})
