import { portActors } from "../kernel/port-actors.ts"
import { type Asked, checkoutSetup, idOf } from "./checkout.setup.ts"
import { orderingState } from "./ordering.machine.ts"
import type { OrderingPort } from "./ordering.usecases.ts"
import { placingMachineOver } from "./placing.machine.ts"

/**
 * An order in the making: it is opened or found again, made up by the shopper, then placed. Only the shop decides what
 * it costs. Specification 4; machines 4. Pickup and self checkout are not built.
 */
export const checkoutMachine = checkoutSetup.createMachine({
  id: "checkout",
  context: ({ input: { lines, persisted, draft, choices, proposed, step } }) => ({
    lines,
    checkout: null,
    persisted: persisted?.over ? null : (persisted ?? null),
    since: persisted?.bought ?? 0,
    letGo: null,
    draft,
    touched: [],
    wantedStep: step,
    leaving: null,
    saving: null,
    pending: choices ?? null,
    offers: null,
    offersFor: null,
    proposed: proposed ?? null,
    methods: [],
    areMethodsOutdated: false,
    placing: null,
    before: null,
    isDeclined: false,
    isRenewed: false,
    isPressed: false,
    shownAtPress: null,
    short: [],
    problem: null,
    elsewhere: null
  }),
  initial: "arriving",
  states: {
    arriving: {
      description: "A key without an order: its answer may have been lost.",
      always: [
        { guard: "isPending", target: "placing" },
        { guard: "isPersisted", target: "reading" },
        { guard: "hasLines", target: "opening" },
        { target: "nothing" }
      ]
    },
    nothing: { meta: { spec: "4", tone: "idle" }, description: "Nothing to order: back to the bag." },
    opening: {
      meta: { spec: "D-63", tone: "busy" },
      invoke: {
        src: "open",
        input: ({ context: { lines } }) => ({ lines }),
        onDone: { target: "remembering", actions: "adopt" },
        onError: [
          { guard: "isUnavailable", target: "unreachable" },
          { target: "refused", actions: "fail" }
        ]
      }
    },
    reading: {
      meta: { spec: "D-63", tone: "busy" },
      invoke: {
        src: "read",
        input: ({ context: { persisted } }) => ({ id: idOf(persisted) }),
        onDone: [
          { guard: "isPlaced", target: "placing" },
          { target: "remembering", actions: ["adopt", "wantOwnLines"] }
        ],
        onError: [
          { guard: "isGone", target: "beginningAgain" },
          { guard: "isUnavailable", target: "unreachable" },
          { target: "refused", actions: "fail" }
        ]
      }
    },
    remembering: {
      meta: { spec: "D-63", tone: "busy" },
      invoke: {
        src: "remember",
        input: ({ context: { persisted, since, letGo } }) => ({
          checkout: idOf(persisted),
          since,
          instead: letGo ?? undefined
        }),
        onDone: [
          { guard: "isAnothers", target: "arriving", actions: "takeAnothers" },
          { guard: "hasPending", target: "ordering", actions: "waitForStep" },
          { target: "ordering", actions: ["goOn", "emitStepHere"] }
        ],
        onError: { target: "ordering", actions: ["goOn", "emitStepHere"] }
      }
    },
    beginningAgain: {
      meta: { spec: "D-25", tone: "busy" },
      description:
        "It was let go after half an hour, or another tab ordered it with other goods; everything chosen is taken along.",
      entry: "beginAgain",
      invoke: {
        src: "recall",
        input: ({ context: { since } }) => ({ since }),
        onDone: [
          { guard: "isAnothers", target: "arriving", actions: "takeAnothers" },
          { guard: "hasLines", target: "opening" },
          { target: "nothing" }
        ],
        onError: [{ guard: "hasLines", target: "opening" }, { target: "nothing" }]
      }
    },
    refused: { meta: { spec: "D-69", tone: "bad" }, on: { "retry.wanted": "arriving" } },
    unreachable: {
      meta: { spec: "8", tone: "bad" },
      after: { again: "arriving" },
      on: { "retry.wanted": "arriving", "connection.returned": "arriving" }
    },
    ordering: orderingState,
    placing: {
      meta: { spec: "D-63", tone: "busy" },
      exit: "forgetProgress",
      on: {
        "placing.moved": { actions: "noteProgress" },
        "retry.wanted": { actions: "passOn" },
        "connection.returned": { actions: "passOn" }
      },
      invoke: {
        src: "placing",
        id: "placing",
        // Without what was shown, only an order that may exist is looked up.
        input: ({ context: { persisted, checkout, placing } }) => ({
          checkout: idOf(persisted),
          ...(placing === "sending" && checkout && { shown: checkout })
        }),
        onDone: [
          { guard: "isOwnOrder", target: "finishing", actions: "emitPlaced" },
          { guard: "isOfOtherTab", target: "rereading", actions: ["takeOutcome", "sayTakenBack"] },
          { guard: { type: "endedAs", params: { kind: "changed" } }, target: "changed", actions: "takeOutcome" },
          { guard: { type: "endedAs", params: { kind: "short" } }, target: "short", actions: "takeOutcome" },
          { guard: { type: "endedAs", params: { kind: "expired" } }, target: "beginningAgain" },
          {
            guard: { type: "endedAs", params: { kind: "placed" } },
            target: "beginningAgain",
            actions: ["emitPlacedElsewhere", "beginWithRest"]
          },
          { guard: { type: "endedAs", params: { kind: "not-placed" } }, target: "rereading" },
          { target: "rereading", actions: "takeOutcome" }
        ],
        onError: "rereading"
      }
    },
    rereading: {
      meta: { spec: "D-63", tone: "busy" },
      description: "There is no order: the checkout as it stands now.",
      invoke: {
        src: "read",
        input: ({ context: { persisted } }) => ({ id: idOf(persisted) }),
        onDone: [
          { guard: "isPlaced", target: "placing", actions: "adopt" },
          { target: "ordering", actions: ["adopt", "wantOwnLines", "goOn", "emitStepHere"] }
        ],
        onError: [
          { guard: "isGone", target: "beginningAgain" },
          { guard: "isUnavailable", target: "later" },
          { target: "refused", actions: "fail" }
        ]
      }
    },
    later: {
      meta: { spec: "8", tone: "bad" },
      after: { again: "rereading" },
      on: { "retry.wanted": "rereading", "connection.returned": "rereading" }
    },
    changed: {
      meta: { spec: "D-25", tone: "warn" },
      description: "The amount is not the one that was shown: nothing was placed.",
      initial: "renewing",
      always: {
        guard: "isUnorderable",
        target: "ordering",
        actions: ["declineTotal", "showMissing", "goOn", "emitStepHere"]
      },
      states: {
        renewing: {
          meta: { spec: "D-56", tone: "busy" },
          description: "A code belongs to one amount: the total is shown with the code of the new amount.",
          always: { guard: "hasCode", target: "shown" },
          invoke: {
            src: "change",
            input: ({ context: { persisted, checkout } }) => ({
              id: idOf(persisted),
              ...(checkout?.payment && { bank: checkout.payment.account.id })
            }),
            onDone: { target: "shown", actions: "adopt" },
            onError: [
              { guard: "isPlacedElsewhere", target: "#checkout.placing" },
              { guard: "isGone", target: "#checkout.beginningAgain" },
              { guard: "isUnavailable", target: "shown", actions: "fail" },
              {
                target: "#checkout.ordering",
                actions: ["dropRefused", "fail", "declineTotal", "goOn", "emitStepHere"]
              }
            ]
          }
        },
        shown: {
          meta: { spec: "D-25", tone: "warn" },
          on: {
            "total.accepted": { target: "#checkout.ordering", actions: "acceptTotal" },
            "total.declined": { target: "#checkout.ordering", actions: "declineTotal" }
          }
        }
      }
    },
    short: {
      meta: { spec: "8", tone: "warn" },
      description: "Beberapa stock produk tidak cukup: nothing was placed.",
      on: {
        "shortage.accepted": [{ guard: "hasRest", target: "ordering", actions: "wantLess" }, { target: "nothing" }],
        // No consent: the next press asks again. Decision 0043.
        "shortage.declined": [{ guard: "hasRest", target: "ordering" }, { target: "nothing" }]
      }
    },
    finishing: {
      meta: { spec: "D-63", tone: "ok" },
      description: "Whoever shows it has taken the order; the checkout is over.",
      invoke: {
        src: "finish",
        input: ({ context: { persisted } }) => ({ checkout: idOf(persisted) }),
        onDone: "placed",
        onError: "placed"
      }
    },
    placed: { meta: { spec: "D-63", tone: "ok" }, type: "final" }
  }
})

/** Returns the machine of the checkout over the shop and this browser's stored data. */
export const checkoutMachineOver = (port: OrderingPort) => {
  const { open, read, change, shippingOptions, paymentMethods, remember, recall, finish } = port
  return checkoutMachine.provide({
    actors: {
      ...portActors<Asked>({ open, read, change, shippingOptions, paymentMethods, remember, recall, finish }),
      placing: placingMachineOver(port)
    }
  })
}
