import type { Effect } from "effect"
import type { Unavailable } from "#core/kernel/failure.ts"
import type { ShopPorts } from "#core/shop/ports.ts"
import type { AnyEndpoint, Endpoint } from "./endpoint.ts"

/** A call of the specification that asks what another port call already answers, in another form. */
export interface Facade {
  readonly endpoint: AnyEndpoint
  readonly answer: (ports: ShopPorts, input: never) => Effect.Effect<unknown, { readonly _tag: string }>
}

export const facade = <I, A, E extends { readonly _tag: string }>(
  endpoint: Endpoint<I, A, E>,
  answer: (ports: ShopPorts, input: I) => Effect.Effect<A, E | Unavailable>
): Facade => ({ endpoint, answer: answer as Facade["answer"] })
