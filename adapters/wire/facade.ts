import type { Effect } from "effect"
import type { ShopPorts } from "#core/shop/ports.ts"
import type { AnyEndpoint, Endpoint } from "./endpoint.ts"

/** A call of the specification that asks what another port call already answers, in another form. */
export interface Facade {
  readonly endpoint: AnyEndpoint
  readonly answer: (ports: ShopPorts, input: never) => Effect.Effect<unknown, { readonly _tag: string }>
}

/** @param endpoint address of the call; a refusal that it does not name is answered as `Unavailable` */
export const facade = <I, A>(
  // biome-ignore lint/suspicious/noExplicitAny: its refusals are looked up by tag when they happen
  endpoint: Endpoint<I, A, any>,
  answer: (ports: ShopPorts, input: I) => Effect.Effect<A, { readonly _tag: string }>
): Facade => ({ endpoint, answer: answer as Facade["answer"] })
