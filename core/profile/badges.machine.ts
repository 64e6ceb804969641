import { assign, setup } from "xstate"
import { placeholderActors, portActors } from "../kernel/port-actors.ts"
import type { ProfilePort } from "./profile.port.ts"
import type { Badge } from "./profile.ts"

type BadgesPort = Pick<ProfilePort, "badges">

/** A member's badges: asked once; if that fails, the list stays empty. D-44; specification 8. */
export const badgesMachine = setup({
  types: { context: {} as { readonly badges: ReadonlyArray<Badge> } },
  actors: placeholderActors<BadgesPort>("badges")
}).createMachine({
  id: "badges",
  context: { badges: [] },
  initial: "loading",
  states: {
    loading: {
      meta: { spec: "7", tone: "busy" },
      invoke: {
        src: "badges",
        input: () => ({}),
        onDone: { target: "shown", actions: assign(({ event }) => ({ badges: event.output })) },
        onError: "shown"
      }
    },
    shown: { meta: { spec: "D-44", tone: "ok" }, type: "final" }
  }
})

/** Returns the machine of a member's badges over its port. */
export const badgesMachineOver = ({ badges }: BadgesPort) =>
  badgesMachine.provide({ actors: portActors<BadgesPort>({ badges }) })
