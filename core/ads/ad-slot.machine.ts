import { assign, setup } from "xstate"
import { placeholderActors, portActors } from "../kernel/port-actors.ts"
import type { Timed } from "../kernel/timed.ts"
import type { Ad, AdPlace, AdSlot } from "./ad.ts"
import type { AdSlotPort } from "./ads.usecases.ts"

/** Input of a slot: where it stands. */
export interface AdSlotInput extends AdPlace {
  readonly slot: AdSlot
}

interface AdSlotContext extends AdSlotInput {
  readonly ad: Ad | null
}

/** Events of a slot. */
export type AdSlotEvent = Timed<
  /** A part of its box is on the screen: only what can be seen is an impression. */
  { readonly type: "slot.seen" }
>

/**
 * One slot of one page; the next page has slots of its own. Its box is there before it is asked for anything, and stays whatever
 * the answer is, so that nothing moves. Specification 2, Ad slots; D-76; machines 14.
 */
export const adSlotMachine = setup({
  types: { input: {} as AdSlotInput, context: {} as AdSlotContext, events: {} as AdSlotEvent },
  actors: placeholderActors<AdSlotPort>("fill"),
  guards: { hasAd: (_, { ad }: { readonly ad: Ad | undefined }) => ad !== undefined },
  actions: { show: assign((_, { ad }: { readonly ad: Ad | undefined }) => ({ ad: ad ?? null })) }
}).createMachine({
  id: "ad-slot",
  context: ({ input }) => ({ ...input, ad: null }),
  initial: "reserved",
  states: {
    reserved: {
      description: "The box with the shop's mark.",
      meta: { spec: "2", tone: "idle" },
      on: { "slot.seen": "asking" }
    },
    asking: {
      meta: { spec: "2", tone: "busy" },
      invoke: {
        src: "fill",
        input: ({ context: { slot, page, target }, event: { at } }) => ({
          slot,
          page,
          ...(target !== undefined && { target }),
          at
        }),
        onDone: [
          {
            guard: { type: "hasAd", params: ({ event }) => ({ ad: event.output }) },
            target: "filled",
            actions: { type: "show", params: ({ event }) => ({ ad: event.output }) }
          },
          { target: "blank" }
        ],
        onError: "failed"
      }
    },
    filled: { meta: { spec: "2", tone: "ok" } },
    blank: {
      description: "Nothing is left, or this browser has seen all of it today: the mark stays.",
      meta: { spec: "2", tone: "idle" }
    },
    failed: { description: "No answer: the mark stays.", meta: { spec: "2", tone: "bad" } }
  }
})

/** Returns the machine of a slot over its port. */
export const adSlotMachineOver = ({ fill }: AdSlotPort) =>
  adSlotMachine.provide({ actors: portActors<AdSlotPort>({ fill }) })
