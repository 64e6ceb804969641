import { Effect, Exit } from "effect"

/** Runs a rule on the spot: its answer, or what `otherwise` makes of its refusal. */
export const decide = <A, E, B>(rule: Effect.Effect<A, E>, otherwise: (refusal: E) => B): A | B =>
  Effect.runSync(
    Effect.match(rule, { onSuccess: (answer): A | B => answer, onFailure: (refusal): A | B => otherwise(refusal) })
  )

/** Returns whether a rule accepts this. */
export const allows = <A, E>(rule: Effect.Effect<A, E>): boolean => Exit.isSuccess(Effect.runSyncExit(rule))
