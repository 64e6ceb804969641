import { type ActorRefFrom, setup } from "xstate"
import { noticesMachine } from "../notices/notices.machine.ts"
import { overlaysMachine } from "../overlays/overlays.machine.ts"

/** The machines that live as long as the app. House 6. */
export interface AppActors {
  readonly notices: ActorRefFrom<typeof noticesMachine>
  readonly overlays: ActorRefFrom<typeof overlaysMachine>
}

/** The shop of one visit; its actors communicate through it. House 6. */
export const shopMachine = setup({
  types: { children: {} as { notices: "notices"; overlays: "overlays" } },
  actors: { notices: noticesMachine, overlays: overlaysMachine }
}).createMachine({
  id: "shop",
  initial: "guest",
  invoke: [
    { src: "notices", id: "notices" },
    { src: "overlays", id: "overlays" }
  ],
  states: {
    guest: { meta: { spec: "6", tone: "idle" } }
  }
})

/** The residents of a running shop. */
export const appActorsOf = (shop: ActorRefFrom<typeof shopMachine>): AppActors => {
  const { notices, overlays } = shop.getSnapshot().children
  if (!notices || !overlays) throw new Error("the shop has no appActors")
  return { notices, overlays }
}
