import type { ActorOptions, AnyActorLogic } from "xstate"
import type { Language } from "#core/kernel/text.ts"
import type { ShopPorts } from "#core/shop/ports.ts"

/** What developers put around a page. */
export interface Watching extends Pick<ActorOptions<AnyActorLogic>, "inspect" | "clock"> {
  /** Asked instead of the shop. */
  readonly ports?: (shop: ShopPorts, language: Language) => ShopPorts
}

const watching: Watching = {}

/** What an actor is started with, so that the recorder of sessions and the stage can look on; mostly nothing. */
export const inspected = (): Watching => watching
