import { Effect } from "effect"

/** Returns what a call answers. */
export const answerOf = <A, E>(call: Effect.Effect<A, E>): A => Effect.runSync(call)

/** Returns the name of the refusal; "answered" if there is none. */
export const refusalOf = <A, E extends { readonly _tag: string }>(call: Effect.Effect<A, E>): string =>
  Effect.runSync(Effect.match(call, { onSuccess: () => "answered", onFailure: ({ _tag }) => _tag }))
