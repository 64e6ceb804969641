import type { ActorOptions, AnyActorLogic } from "xstate"
import type { Language } from "#core/kernel/text.ts"
import type { ShopPorts } from "#core/shop/ports.ts"

/** Options of the tools for developers. */
export interface Watching extends Pick<ActorOptions<AnyActorLogic>, "inspect" | "clock"> {
  /** Asked instead of the shop. */
  readonly ports?: (shop: ShopPorts, language: Language) => ShopPorts
}

const watching: Watching = {}

/** What an actor is started with, so that the recorder and the sandbox can observe it; usually nothing. */
export const activeWatching = (): Watching => watching
