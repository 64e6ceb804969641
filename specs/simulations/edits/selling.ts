import type { Edit } from "./edit.ts"

/** Edits of one line in the core, and the invariants that find them. */
export const sellingEdits: ReadonlyArray<Edit> = [
  {
    machine: "cart",
    says: "takes 21 units",
    file: "core/cart/cart.ts",
    find: "unitsPerCombination = 20",
    put: "unitsPerCombination = 21",
    finds: "K2",
    shortest: 1
  },
  {
    machine: "cart",
    says: "mixes pre-orders of two dates",
    file: "core/cart/mixing.rule.ts",
    find: 'return added.preOrder && others.some((other) => dayOf(other) !== dayOf(added)) ? "PREORDER_DATE" : undefined',
    put: "return undefined",
    finds: "K1",
    shortest: 2
  },
  {
    machine: "cart",
    says: "mixes e-gifts with goods",
    file: "core/cart/mixing.rule.ts",
    find: 'if (others.some(({ giftCard }) => giftCard !== added.giftCard)) return "EGIFT_MIX"',
    put: "",
    finds: "K1",
    shortest: 2
  },
  {
    machine: "cart",
    says: "mixes pre-orders with goods",
    file: "core/cart/mixing.rule.ts",
    find: 'if (others.some(({ preOrder }) => preOrder !== added.preOrder)) return "PREORDER_MIX"',
    put: "",
    finds: "K1",
    shortest: 2
  },
  {
    machine: "cart",
    says: "inverts the guard of what fits now",
    file: "core/cart/cart.machine.ts",
    find: "fitsNow: ({ context: { view, wanted } }) => wanted !== null && blockerOf(view, wanted, howOf(wanted)) === undefined",
    put: "fitsNow: ({ context: { view, wanted } }) => wanted !== null && blockerOf(view, wanted, howOf(wanted)) !== undefined",
    finds: "K1",
    shortest: 2
  },
  {
    machine: "cart",
    says: "leaves a line of none in the bag",
    file: "core/cart/cart.machine.ts",
    find: '{ guard: "isNone", actions: "takeOut" },',
    put: "",
    finds: "K2",
    shortest: 2
  },
  {
    machine: "cart",
    says: "does not hear of other tabs",
    file: "core/cart/cart.machine.ts",
    find: 'on: { "bag.changed": { actions: "noteOutdated" } }',
    put: "on: {}",
    finds: "K4",
    shortest: 1
  },
  {
    machine: "cart",
    says: "never sends what waits",
    file: "core/cart/cart.machine.ts",
    find: '{ guard: "isQueued", target: "changing" }\n          ],',
    put: "],",
    finds: "K4",
    shortest: 1
  },
  {
    machine: "cart",
    says: "puts in what does not fit",
    file: "core/cart/cart.machine.ts",
    find: '{ guard: "isHindered", actions: "refuse" },\n              { actions: "putIn" }',
    put: '{ actions: "putIn" }',
    finds: "K2",
    shortest: 1
  },
  {
    machine: "checkout",
    says: "ships free above Rp200.000 only",
    file: "core/shipping/free-shipping.rule.ts",
    find: "goods >= freeShippingLimit ? fee",
    put: "goods > freeShippingLimit ? fee",
    finds: "H3",
    shortest: 3
  },
  {
    machine: "checkout",
    says: "orders for a new total without asking",
    file: "core/checkout/placing.machine.ts",
    find: '{ guard: "isTotalChanged", target: "done", actions: "keepChanged" },',
    put: '{ guard: "isTotalChanged", target: "claiming", actions: "showCurrent" },',
    finds: "H9",
    shortest: 4
  },
  {
    machine: "checkout",
    says: "gives up a lost order at the first question",
    file: "core/checkout/placing.machine.ts",
    find: 'onError: [\n              { guard: "isNotPlaced"',
    put: 'onError: [\n              { target: "#placing.done", actions: "keepExpired" },\n              { guard: "isNotPlaced"',
    finds: "H13",
    shortest: 3
  }
]
