import { assign, setup } from "xstate"
import type { Overlay } from "./overlay.ts"

/** An overlay that opens by itself: it waits, and a dialog that the person opened goes first. D-49b. */
export type Floating = "popup" | "tour" | "banners" | "consent" | "update" | "install"

/** What opens by itself, the most urgent first. */
const byUrgency: ReadonlyArray<Floating> = ["popup", "tour", "banners", "consent", "update", "install"]

const takesTurn = (by: Floating) => ({ guard: { type: "isWanted", params: { by } }, target: by }) as const
const losesTurn = (by: Floating) => ({ guard: { type: "hasLostTurn", params: { by } }, target: "free" }) as const

interface OverlaysContext {
  readonly shown: Overlay | null
  /** Dialogs that a page opened by itself. */
  readonly dialogs: number
  readonly waiting: ReadonlyArray<Floating>
}

/** Events of the overlays of a page. Machines 14. */
export type OverlaysEvent =
  | { readonly type: "overlay.opened"; readonly overlay: Overlay }
  | { readonly type: "overlay.closed" }
  /** The page beneath changed; nothing of the old one stays above the new. */
  | { readonly type: "page.left" }
  | { readonly type: "dialog.opened" }
  | { readonly type: "dialog.closed" }
  | { readonly type: "turn.wanted"; readonly by: Floating }
  | { readonly type: "turn.returned"; readonly by: Floating }

/**
 * One dialog, popup, tour, floating banners, question about visits, newer version or offer to install over the page at a time, in this
 * order. Specification 2, Modals; D-49b; machines 14.
 */
export const overlaysMachine = setup({
  types: { context: {} as OverlaysContext, events: {} as OverlaysEvent },
  guards: {
    hasDialog: ({ context }) => isCovered(context),
    hasNoDialog: ({ context }) => !isCovered(context),
    isWanted: ({ context }, { by }: { readonly by: Floating }) => context.waiting.includes(by),
    hasLostTurn: ({ context }, { by }: { readonly by: Floating }) =>
      isCovered(context) || byUrgency.find((one) => context.waiting.includes(one)) !== by
  },
  actions: {
    show: assign(({ event }) => (event.type === "overlay.opened" ? { shown: event.overlay } : {})),
    forget: assign({ shown: null }),
    countUp: assign(({ context }) => ({ dialogs: context.dialogs + 1 })),
    countDown: assign(({ context }) => ({ dialogs: Math.max(0, context.dialogs - 1) })),
    queue: assign(({ context, event }) =>
      event.type === "turn.wanted" ? { waiting: [...new Set([...context.waiting, event.by])] } : {}
    ),
    unqueue: assign(({ context, event }) =>
      event.type === "turn.returned" ? { waiting: context.waiting.filter((by) => by !== event.by) } : {}
    )
  }
}).createMachine({
  id: "overlays",
  context: { shown: null, dialogs: 0, waiting: [] },
  initial: "free",
  on: {
    "overlay.opened": { actions: "show" },
    "overlay.closed": { actions: "forget" },
    "page.left": { actions: "forget" },
    "dialog.opened": { actions: "countUp" },
    "dialog.closed": { actions: "countDown" },
    "turn.wanted": { actions: "queue" },
    "turn.returned": { actions: "unqueue" }
  },
  states: {
    free: {
      meta: { spec: "2", tone: "idle" },
      always: [{ guard: "hasDialog", target: "dialog" }, ...byUrgency.map(takesTurn)]
    },
    dialog: { meta: { spec: "2", tone: "busy" }, always: { guard: "hasNoDialog", target: "free" } },
    popup: { meta: { spec: "4", tone: "busy" }, always: losesTurn("popup") },
    tour: { meta: { spec: "2", tone: "busy" }, always: losesTurn("tour") },
    banners: { meta: { spec: "9", tone: "ok" }, always: losesTurn("banners") },
    consent: { meta: { spec: "2", tone: "ok" }, always: losesTurn("consent") },
    update: { meta: { spec: "2", tone: "ok" }, always: losesTurn("update") },
    install: { meta: { spec: "2", tone: "ok" }, always: losesTurn("install") }
  }
})

/** A dialog is over the page, opened by the person or by the page. */
const isCovered = ({ shown, dialogs }: OverlaysContext): boolean => shown !== null || dialogs > 0
