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
  },
  {
    machine: "cart",
    says: "reads the bag while a change is on its way",
    file: "core/cart/cart.machine.ts",
    find: 'on: { "bag.changed": { actions: "noteOutdated" } }',
    put: 'on: { "bag.changed": ".reading" }',
    finds: "K3",
    shortest: 1
  },
  {
    machine: "cart",
    says: "forgets what was wanted behind the question",
    file: "core/cart/cart.machine.ts",
    find: 'always: { guard: "hasWanted", target: "confirming" },',
    put: "",
    finds: "K12",
    shortest: 2
  },
  {
    machine: "checkout",
    says: "shows the courier's step where nothing is sent",
    file: "core/checkout/ordering.rule.ts",
    find: 'steps[Math.min(at < 0 ? far : at, far)] ?? "details"',
    put: "wanted",
    finds: "H11",
    shortest: 3
  },
  {
    machine: "checkout",
    says: "asks for a courier where nothing is sent",
    file: "core/checkout/ordering.rule.ts",
    find: 'checkout === null || checkout.ships ? checkoutSteps : checkoutSteps.filter((step) => step !== "delivery")',
    put: "checkoutSteps",
    finds: "H5",
    shortest: 1
  },
  {
    machine: "checkout",
    says: "lets an order be pressed for that is not complete",
    file: "core/checkout/checkout.view.ts",
    find: "checkout?.requirements.every(isOfHolds) === true,\n    placing",
    put: "true,\n    placing",
    finds: "H2",
    shortest: 1
  },
  {
    machine: "checkout",
    says: "orders what is not complete",
    file: "core/checkout/checkout.setup.ts",
    find: "pending === null && checkout?.requirements.every(isOfHolds) === true",
    put: "pending === null",
    finds: "H2",
    shortest: 2
  },
  {
    machine: "cart",
    says: "adds a rupiah that no step names",
    file: "core/pricing/quote.rule.ts",
    find: "sum = yield* exact(sum + amount)",
    put: "sum = yield* exact(sum + amount + 1)",
    finds: "K11",
    shortest: 1
  },
  {
    machine: "checkout",
    says: "shows a bank that was not saved",
    file: "core/checkout/checkout.view.ts",
    find: "bank: change.bank ?? checkout?.payment?.account.id",
    put: 'bank: change.bank ?? checkout?.payment?.account.id ?? "bca"',
    finds: "H7",
    shortest: 1
  },
  {
    machine: "checkout",
    says: "asks for a lost order without an end",
    file: "core/checkout/placing.machine.ts",
    find: '{ guard: "isNotPlaced", target: "#placing.done", actions: "keepNotPlaced" },\n',
    put: "",
    finds: "H12",
    shortest: 2
  },
  {
    machine: "checkout",
    says: "stays unreachable once it was",
    file: "core/checkout/checkout.machine.ts",
    find: 'after: { again: "arriving" },\n      on: { "retry.wanted": "arriving", "connection.returned": "arriving" }',
    put: "on: {}",
    finds: "H12",
    shortest: 1
  },
  {
    machine: "checkout",
    says: "takes an order of its own for another tab's",
    file: "core/checkout/checkout.machine.ts",
    find: '{ guard: "isOwnOrder", target: "finishing", actions: "emitPlaced" },\n',
    put: "",
    finds: "H14",
    shortest: 2
  },
  {
    machine: "checkout",
    says: "adds a rupiah that no step names",
    file: "core/pricing/quote.rule.ts",
    find: "sum = yield* exact(sum + amount)",
    put: "sum = yield* exact(sum + amount + 1)",
    finds: "H8",
    shortest: 1
  },
  {
    machine: "checkout",
    says: "does not say that an amount has changed",
    file: "core/checkout/checkout.setup.ts",
    find: "!context.isDeclined && changeIn(context) !== undefined",
    put: "false",
    finds: "H10",
    shortest: 2
  }
]
