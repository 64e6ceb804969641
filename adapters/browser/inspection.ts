import type { ActorOptions, AnyActorLogic } from "xstate"

type Inspect = NonNullable<ActorOptions<AnyActorLogic>["inspect"]>

let inspect: Inspect | undefined

/** From now on whoever starts a machine of the shop lets this look on. */
export const inspectWith = (given: Inspect): void => {
  inspect = given
}

/** What an actor is started with, so that the recorder of sessions can look on; mostly nothing. */
export const inspected = (): { readonly inspect?: Inspect } => (inspect ? { inspect } : {})
