import { assign, emit, setup } from "xstate"
import type { Timed } from "../kernel/timed.ts"

/** How long the newer worker has to take over before the page is reloaded without it, in milliseconds. Own choice. */
export const takeOverMs = 3_000

/** Events of a newer version: the worker, other overlays, and presses. */
export type UpdateEvent = Timed<
  /** The worker of a newer build has stored its files and waits; this page is of an older build. */
  | { readonly type: "build.waits" }
  /** Another worker answers for the page now. */
  | { readonly type: "worker.changed" }
  | { readonly type: "turn.given" }
  | { readonly type: "turn.lost" }
  | { readonly type: "reload.chosen" }
  | { readonly type: "bar.closed" }
>

/** What the page is to do. */
export type UpdateEmitted =
  /** Let the worker that waits take over. */
  | { readonly type: "worker.wanted" }
  /** Reload this page. */
  | { readonly type: "reload.wanted" }

/**
 * A newer version of the shop: a page of an older build is reloaded only by a press in it, and only once. A worker that another page
 * let take over changes nothing here. D-74; decision 0134.
 */
export const updateMachine = setup({
  types: {
    context: {} as { readonly hasTurn: boolean },
    events: {} as UpdateEvent,
    emitted: {} as UpdateEmitted
  },
  delays: { takeOver: takeOverMs },
  actions: {
    takeTurn: assign({ hasTurn: true }),
    returnTurn: assign({ hasTurn: false }),
    callWorker: emit({ type: "worker.wanted" }),
    reload: emit({ type: "reload.wanted" })
  }
}).createMachine({
  id: "update",
  context: { hasTurn: false },
  initial: "current",
  on: { "turn.given": { actions: "takeTurn" }, "turn.lost": { actions: "returnTurn" } },
  states: {
    current: {
      description: "No newer build is known.",
      meta: { spec: "2", tone: "idle" },
      on: { "build.waits": "offered" }
    },
    offered: {
      description: "Shown only while it has its turn. D-49b.",
      meta: { spec: "2", tone: "ok" },
      on: { "reload.chosen": "changing", "bar.closed": "closed" }
    },
    closed: {
      description: "Until a still newer build comes.",
      meta: { spec: "2", tone: "idle" },
      on: { "build.waits": "offered" }
    },
    changing: {
      meta: { spec: "2", tone: "busy" },
      entry: "callWorker",
      on: { "worker.changed": "reloading" },
      after: { takeOver: "reloading" }
    },
    reloading: { meta: { spec: "2", tone: "busy" }, entry: "reload" }
  }
})
