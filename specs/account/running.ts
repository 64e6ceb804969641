import { Effect } from "effect"

/** What a call answers. */
export const answerOf = <A, E>(call: Effect.Effect<A, E>): A => Effect.runSync(call)

/** The name of what it is refused with; "answered" where it is not. */
export const refusalOf = <A, E extends { readonly _tag: string }>(call: Effect.Effect<A, E>): string =>
  Effect.runSync(Effect.match(call, { onSuccess: () => "answered", onFailure: ({ _tag }) => _tag }))
