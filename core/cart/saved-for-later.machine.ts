import { assign, emit, enqueueActions, setup } from "xstate"
import { placeholderActors, portActors, wasRefusedWith } from "../kernel/port-actors.ts"
import type { Timed } from "../kernel/timed.ts"
import { isMix } from "./blocker.rule.ts"
import type { LineId } from "./cart.ts"
import type { MemberBagPort } from "./member-bag.port.ts"
import type { BagAndSaved, SavedItem } from "./member-bag.ts"

/** The calls of the list below the bag. */
export type SavedForLaterPort = Pick<MemberBagPort, "saved" | "saveForLater" | "moveBack" | "removeSaved">

/** Context of the list of things saved for later. */
export interface SavedForLaterContext {
  readonly items: ReadonlyArray<SavedItem>
  /** The line something is done with. */
  readonly line: LineId | null
  readonly refusal: "mix" | "stock" | "limit" | null
  /** What was pressed while a call was under way, oldest first. */
  readonly waiting: ReadonlyArray<SavedForLaterPress>
}

/** A press on a line. */
export type SavedForLaterPress = Extract<SavedForLaterEvent, { readonly line: LineId }>

/** Events of the things saved for later. */
export type SavedForLaterEvent = Timed<
  /** A line of the bag. */
  | { readonly type: "line.saved"; readonly line: LineId }
  | { readonly type: "item.moved"; readonly line: LineId }
  | { readonly type: "item.removed"; readonly line: LineId }
  /** The bag was changed: lines may have come here. */
  | { readonly type: "bag.changed" }
  | { readonly type: "retry.wanted" }
>

/** What the page is notified of: the bag is another one, or a change was not answered. */
export interface SavedForLaterEmitted {
  readonly type: "bag.changed" | "change.failed"
}

/** Presses during a call wait for its answer. */
const waitingPresses = {
  "line.saved": { actions: "wait" },
  "item.moved": { actions: "wait" },
  "item.removed": { actions: "wait" }
} as const

/** Lines saved for later, one call at a time; the bag's machine receives changes. D-21. */
export const savedForLaterMachine = setup({
  types: {
    context: {} as SavedForLaterContext,
    events: {} as SavedForLaterEvent,
    emitted: {} as SavedForLaterEmitted
  },
  actors: placeholderActors<SavedForLaterPort>("saved", "saveForLater", "moveBack", "removeSaved"),
  guards: {
    isMix: ({ event }) => isMix(event),
    isStock: wasRefusedWith<SavedForLaterPort>("InsufficientStock"),
    isLimit: wasRefusedWith<SavedForLaterPort>("OrderLimit"),
    isGone: wasRefusedWith<SavedForLaterPort>("LineUnknown"),
    isSaved: ({ context: { items }, event }) => "line" in event && items.some(({ id }) => id === event.line)
  },
  actions: {
    name: assign(({ event }) => ("line" in event ? { line: event.line, refusal: null } : {})),
    adopt: assign(({ event }) => ("output" in event ? { items: event.output as ReadonlyArray<SavedItem> } : {})),
    adoptBoth: assign(({ event }) =>
      "output" in event ? { items: (event.output as BagAndSaved).saved, line: null, refusal: null } : {}
    ),
    wait: assign(({ context: { waiting }, event }) => ("line" in event ? { waiting: [...waiting, event] } : {})),
    takeNext: enqueueActions(({ context: { waiting, items }, enqueue }) => {
      // What another tab has taken meanwhile holds up no press behind it.
      const [next, ...later] = waiting.filter(
        ({ type, line }) => type === "line.saved" || items.some(({ id }) => id === line)
      )
      if (next === undefined) return enqueue.assign({ waiting: [] })
      enqueue.assign({ waiting: later })
      enqueue.raise(next)
    }),
    emitBag: emit({ type: "bag.changed" }),
    showMix: assign({ refusal: "mix" }),
    showStock: assign({ refusal: "stock" }),
    showLimit: assign({ refusal: "limit" }),
    showFailed: emit({ type: "change.failed" })
  }
}).createMachine({
  id: "saved-for-later",
  context: { items: [], line: null, refusal: null, waiting: [] },
  initial: "reading",
  states: {
    reading: {
      meta: { spec: "D-21", tone: "busy" },
      description: "What is shown already takes presses; they do not wait for the answer.",
      on: {
        "line.saved": { target: "saving", actions: "name" },
        "item.moved": { guard: "isSaved", target: "moving", actions: "name" },
        "item.removed": { guard: "isSaved", target: "removing", actions: "name" }
      },
      invoke: { src: "saved", input: {}, onDone: { target: "shown", actions: "adopt" }, onError: "failed" }
    },
    failed: {
      meta: { spec: "8", tone: "bad" },
      on: {
        "retry.wanted": "reading",
        "bag.changed": "reading",
        "line.saved": { target: "saving", actions: "name" }
      }
    },
    shown: {
      meta: { spec: "D-21", tone: "ok" },
      entry: "takeNext",
      on: {
        "line.saved": { target: "saving", actions: "name" },
        "item.moved": { guard: "isSaved", target: "moving", actions: "name" },
        "item.removed": { guard: "isSaved", target: "removing", actions: "name" },
        "bag.changed": "reading"
      }
    },
    saving: {
      meta: { spec: "D-21", tone: "busy" },
      on: waitingPresses,
      invoke: {
        src: "saveForLater",
        input: ({ context }) => ({ line: lineIn(context) }),
        onDone: { target: "shown", actions: ["adoptBoth", "emitBag"] },
        // It may have been done: both are read again.
        onError: { target: "reading", actions: ["showFailed", "emitBag"] }
      }
    },
    moving: {
      meta: { spec: "D-21", tone: "busy" },
      on: waitingPresses,
      invoke: {
        src: "moveBack",
        input: ({ context }) => ({ line: lineIn(context) }),
        onDone: { target: "shown", actions: ["adoptBoth", "emitBag"] },
        onError: [
          { guard: "isMix", target: "shown", actions: "showMix" },
          { guard: "isStock", target: "shown", actions: "showStock" },
          { guard: "isLimit", target: "shown", actions: "showLimit" },
          { target: "reading", actions: ["showFailed", "emitBag"] }
        ]
      }
    },
    removing: {
      meta: { spec: "D-21", tone: "busy" },
      on: waitingPresses,
      invoke: {
        src: "removeSaved",
        input: ({ context }) => ({ line: lineIn(context) }),
        onDone: { target: "shown", actions: "adoptBoth" },
        onError: [
          { guard: "isGone", target: "reading" },
          { target: "reading", actions: "showFailed" }
        ]
      }
    }
  }
})

/** Returns the machine of the things saved for later over its port. */
export const savedForLaterMachineOver = ({ saved, saveForLater, moveBack, removeSaved }: SavedForLaterPort) =>
  savedForLaterMachine.provide({
    actors: portActors<SavedForLaterPort>({ saved, saveForLater, moveBack, removeSaved })
  })

const lineIn = ({ line }: SavedForLaterContext): LineId => {
  if (line === null) throw new Error("no line was named")
  return line
}
