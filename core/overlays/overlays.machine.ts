import { assign, setup } from "xstate"
import type { Overlay } from "./overlay.ts"

interface OverlaysContext {
  readonly shown: Overlay | null
}

export type OverlaysEvent =
  | { readonly type: "overlay.opened"; readonly overlay: Overlay }
  | { readonly type: "overlay.closed" }
  /** The page beneath changed; nothing of the old one stays above the new. */
  | { readonly type: "page.left" }

/** One thing over the page at a time. Specification 2, Modals; machines 14, overlay coordinator. */
export const overlaysMachine = setup({
  types: { context: {} as OverlaysContext, events: {} as OverlaysEvent },
  actions: {
    show: assign(({ event }) => (event.type === "overlay.opened" ? { shown: event.overlay } : {})),
    forget: assign({ shown: null })
  }
}).createMachine({
  id: "overlays",
  context: { shown: null },
  initial: "free",
  states: {
    free: { meta: { spec: "2", tone: "idle" }, on: { "overlay.opened": { target: "taken", actions: "show" } } },
    taken: {
      meta: { spec: "2", tone: "busy" },
      on: {
        "overlay.opened": { actions: "show" },
        "overlay.closed": { target: "free", actions: "forget" },
        "page.left": { target: "free", actions: "forget" }
      }
    }
  }
})
