import { assign, emit, setup } from "xstate"
import type { Timed } from "../../kernel/timed.ts"
import type { Goods } from "../../pricing/goods.ts"
import type { Selection } from "./selection.ts"
import { swappable, takenBy } from "./taken.rule.ts"

/** What stands at each step of a selection. */
export interface SelectionContext {
  readonly selection: Selection
  /** Place of the choice of each step, by the step's number; 0 if absent: what the selection names. */
  readonly chosen: Readonly<Record<number, number>>
  /** Step whose other choices are shown. */
  readonly swapping: number | null
}

/** Events of a selection. */
export type SelectionEvent = Timed<
  | { readonly type: "swap.wanted"; readonly step: number }
  | { readonly type: "swap.chosen"; readonly choice: number }
  | { readonly type: "swap.dropped" }
  /** "Masukkan semua". */
  | { readonly type: "all.wanted" }
>

/** Goods to put into the bag, one unit of each. */
export interface SelectionTaken {
  readonly type: "goods.taken"
  readonly goods: ReadonlyArray<Goods>
  /** Steps that were left out: what stands at them cannot go into the bag. */
  readonly skipped: ReadonlyArray<number>
}

/** A selection: each step has a product, another one can be taken instead, and all of them go into the bag at once. Specification 2. */
export const selectionMachine = setup({
  types: {
    input: {} as Pick<SelectionContext, "selection" | "chosen">,
    context: {} as SelectionContext,
    events: {} as SelectionEvent,
    emitted: {} as SelectionTaken
  },
  guards: {
    canSwap: ({ context: { selection }, event }) => event.type === "swap.wanted" && swappable(selection, event.step),
    isOffered: ({ context: { selection, swapping }, event }) =>
      event.type === "swap.chosen" &&
      selection.steps.find(({ number }) => number === swapping)?.choices[event.choice] !== undefined,
    hasGoods: ({ context }) => takenBy(context).goods.length > 0
  },
  actions: {
    openSwap: assign(({ event }) => (event.type === "swap.wanted" ? { swapping: event.step } : {})),
    choose: assign(({ context: { chosen, swapping }, event }) =>
      event.type === "swap.chosen" && swapping !== null
        ? { chosen: { ...chosen, [swapping]: event.choice }, swapping: null }
        : {}
    ),
    closeSwap: assign({ swapping: null }),
    take: emit(({ context }) => ({ type: "goods.taken", ...takenBy(context) }))
  }
}).createMachine({
  id: "selection",
  context: ({ input }) => ({ ...input, swapping: null }),
  initial: "shown",
  states: {
    shown: {
      meta: { spec: "2", tone: "ok" },
      on: {
        "swap.wanted": { guard: "canSwap", target: "swapping", actions: "openSwap" },
        "all.wanted": { guard: "hasGoods", actions: "take" }
      }
    },
    swapping: {
      meta: { spec: "2", tone: "idle" },
      on: {
        "swap.chosen": { guard: "isOffered", target: "shown", actions: "choose" },
        "swap.dropped": { target: "shown", actions: "closeSwap" }
      }
    }
  }
})

/** Returns the machine of a selection; it asks nothing. */
export const selectionMachineOver = (_: undefined) => selectionMachine
