import { assign, setup } from "xstate"
import { placeholderActors, portActors } from "../../kernel/port-actors.ts"
import type { Bought, MemberOrdersPort } from "./member-orders.port.ts"

type BoughtPort = Pick<MemberOrdersPort, "recentlyBought">

/** What a member bought lately: asked once; if that fails, the list stays empty. Specification 2 and 8. */
export const recentlyBoughtMachine = setup({
  types: { context: {} as { readonly bought: ReadonlyArray<Bought> } },
  actors: placeholderActors<BoughtPort>("recentlyBought")
}).createMachine({
  id: "recently-bought",
  context: { bought: [] },
  initial: "loading",
  states: {
    loading: {
      meta: { spec: "7", tone: "busy" },
      invoke: {
        src: "recentlyBought",
        input: () => ({}),
        onDone: { target: "shown", actions: assign(({ event }) => ({ bought: event.output })) },
        onError: "shown"
      }
    },
    shown: { meta: { spec: "2", tone: "ok" }, type: "final" }
  }
})

/** Returns the machine of recently bought products over its port. */
export const recentlyBoughtMachineOver = ({ recentlyBought }: BoughtPort) =>
  recentlyBoughtMachine.provide({ actors: portActors<BoughtPort>({ recentlyBought }) })
