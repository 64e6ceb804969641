import { assign, emit, raise, sendTo, setup } from "xstate"
import { failureOf, portActors, refused, unprovided } from "../kernel/port-actors.ts"
import type { CheckoutId } from "../orders/order.ts"
import { quoteMinutes } from "../shipping/options.rule.ts"
import type { Checkout } from "./checkout.ts"
import { detailsProblems, givenIn } from "./details.rule.ts"
import type { DetailsField } from "./details.ts"
import {
  adopted,
  begunAnew,
  both,
  choiceIn,
  isOtherOrder,
  linesLeft,
  parcelKey,
  reachable,
  serviceToChoose,
  stepAfter
} from "./ordering.rule.ts"
import type {
  CheckoutContext,
  CheckoutEmitted,
  CheckoutEvent,
  CheckoutInput,
  CheckoutInternal,
  KeptOrdering
} from "./ordering.ts"
import type { OrderingPort } from "./ordering.usecases.ts"
import { type PlacingOutcome, placingMachine, placingMachineOver } from "./placing.machine.ts"

/** What was not answered is asked again by itself. Own choice. */
const againMs = 5_000

type Asked = Omit<OrderingPort, "claimKey" | "place" | "orderByCheckout">

/**
 * An order in the making: details, delivery, payment, then placing it. Choices go to the shop one after the other, the
 * latest of what waits; what it costs is always the shop's word. Specification 4; machines 4. Members, pickup and self
 * checkout join with their issues.
 */
export const checkoutMachine = setup({
  types: {
    input: {} as CheckoutInput,
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent | CheckoutInternal,
    emitted: {} as CheckoutEmitted,
    children: {} as { placing: "placing" }
  },
  actors: {
    ...unprovided<Asked>("open", "read", "change", "shippingOptions", "paymentMethods", "remember", "recall", "finish"),
    placing: placingMachine
  },
  guards: {
    isPending: ({ context: { kept } }) => kept?.key !== undefined,
    isKept: ({ context: { kept } }) => kept !== null,
    hasLines: ({ context: { lines } }) => lines.length > 0,
    isPlaced: ({ event }) => "output" in event && (event.output as Checkout).placed !== undefined,
    hasPending: ({ context: { pending } }) => pending !== null,
    isComplete: ({ context: { draft, checkout } }) =>
      Object.keys(detailsProblems(draft, checkout?.ships ?? true)).length === 0,
    isOtherParcel: ({ context: { checkout, offersFor } }) =>
      checkout !== null && parcelKey(checkout) !== null && parcelKey(checkout) !== offersFor,
    hasParcel: ({ context: { checkout } }) => checkout !== null && parcelKey(checkout) !== null,
    isLeaving: ({ context: { leaving } }) => leaving !== null,
    mayPay: ({ context: { checkout } }) => reachable(checkout, "payment") === "payment",
    isTooFar: ({ context: { checkout, wantedStep } }) => reachable(checkout, wantedStep) !== wantedStep,
    mayPlace: ({ context: { checkout, pending } }) => pending === null && checkout?.requirements.length === 0,
    isGone: ({ event }) => ["CheckoutExpired", "CheckoutUnknown"].includes(failureOf(event)._tag),
    /** Another tab has a checkout of its own by now: it is taken, so that both make one order. */
    isAnothers: ({ context: { kept, letGo }, event }) => {
      const other = keptIn(event)
      return other !== undefined && other.checkout !== kept?.checkout && other.checkout !== letGo
    },
    isPlacedElsewhere: refused<OrderingPort>("CheckoutPlaced"),
    isUnavailable: ({ event }) => ["Unavailable", "Unexpected"].includes(failureOf(event)._tag),
    endedAs: ({ event }, { kind }: { readonly kind: PlacingOutcome["kind"] }) => outcomeIn(event)?.kind === kind
  },
  actions: {
    adopt: assign(({ context, event }) => ("output" in event ? adopted(context, event.output as Checkout) : {})),
    wantOwnLines: assign(({ context: { checkout, lines, pending } }) =>
      checkout && isOtherOrder(checkout, lines) ? { pending: both(pending, { lines }) } : {}
    ),
    beginAnew: assign(({ context }) => begunAnew(context)),
    takeAnothers: assign(({ context: { pending, saving }, event }) => ({
      kept: keptIn(event) ?? null,
      pending: saving ? both(saving, pending ?? {}) : pending,
      saving: null
    })),
    type: assign(({ context, event }) =>
      event.type === "draft.changed" ? { draft: { ...context.draft, ...event.draft } } : {}
    ),
    keepDraft: emit(({ context }) => ({ type: "draft.kept", draft: context.draft })),
    touch: assign(({ context: { touched }, event }) =>
      event.type === "field.left" ? { touched: [...new Set([...touched, event.field])] } : {}
    ),
    touchAll: assign(({ context: { draft, checkout } }) => ({
      touched: Object.keys(detailsProblems(draft, checkout?.ships ?? true)) as ReadonlyArray<DetailsField>
    })),
    wantDetails: assign(({ context: { draft, checkout, pending } }) => {
      const given = givenIn(draft, checkout?.ships ?? true)
      return given ? { pending: both(pending, given), leaving: stepAfter(checkout, "details"), problem: null } : {}
    }),
    choose: assign(({ context, event }) => {
      const change = choiceIn(context, event as CheckoutEvent)
      return change ? { pending: both(context.pending, change), problem: null } : {}
    }),
    chooseService: assign(({ context: { checkout, offers, pending } }) => {
      const change = serviceToChoose(checkout, offers)
      return change ? { pending: both(change, pending ?? {}) } : {}
    }),
    takePending: assign(({ context }) => ({ saving: context.pending, pending: null })),
    noteParcel: assign(({ context: { checkout } }) => ({ offersFor: checkout && parcelKey(checkout) })),
    goOn: assign(({ context: { checkout, leaving, wantedStep } }) => ({
      wantedStep: reachable(checkout, leaving ?? wantedStep),
      leaving: null
    })),
    leaveDelivery: assign(({ context: { checkout } }) => ({ leaving: stepAfter(checkout, "delivery") })),
    waitForStep: assign(({ context: { wantedStep } }) => ({ leaving: wantedStep })),
    // What is chosen may still be on its way: then the step is gone to once it is kept.
    wantStep: assign(({ context: { checkout }, event }) => {
      if (event.type !== "step.wanted") return {}
      const at = reachable(checkout, event.step)
      return { wantedStep: at, leaving: at === event.step ? null : event.step }
    }),
    tellStep: emit(({ context }) => ({ type: "step.shown", step: context.wantedStep, replace: false })),
    tellStepHere: emit(({ context }) => ({ type: "step.shown", step: context.wantedStep, replace: true })),
    tellSaved: raise({ type: "checkout.saved" }),
    fail: assign(({ event }) => ({ problem: failureOf(event)._tag, saving: null, leaving: null })),
    keepForLater: assign(({ context: { saving, pending } }) => ({
      pending: both(saving, pending ?? {}),
      saving: null
    })),
    startPlacing: assign({ problem: null, placing: "sending" }),
    noteProgress: assign(({ event }) => (event.type === "placing.moved" ? { placing: event.to } : {})),
    forgetProgress: assign({ placing: null }),
    takeOutcome: assign(({ context: { checkout }, event }) => {
      const outcome = outcomeIn(event)
      if (outcome?.kind === "changed") return { before: checkout?.totals.payable ?? null, checkout: outcome.checkout }
      if (outcome?.kind === "short") return { short: outcome.short }
      return outcome?.kind === "refused" ? { problem: outcome.tag } : {}
    }),
    wantRenewed: assign(({ context: { checkout, pending } }) => ({
      pending: both(pending, checkout?.payment ? { bank: checkout.payment.account.id } : {}),
      before: null
    })),
    wantLess: assign(({ context: { checkout, pending, short } }) => ({
      pending: both(pending, { lines: checkout ? linesLeft(checkout, short) : [] }),
      short: []
    })),
    passOn: sendTo("placing", ({ event }) => ({ type: event.type as "retry.wanted" })),
    tellPlaced: emit(({ event }) => {
      const outcome = outcomeIn(event)
      if (outcome?.kind !== "placed") throw new Error("nothing was placed")
      const { order, key } = outcome.placed
      return { type: "placed", code: order.code, key, lines: order.lines.map(({ id }) => id) }
    })
  },
  delays: { again: againMs, offersHold: quoteMinutes * 60_000 }
}).createMachine({
  id: "checkout",
  context: ({ input: { lines, kept, draft, step } }) => ({
    lines,
    checkout: null,
    kept: kept?.over ? null : (kept ?? null),
    since: kept?.bought ?? 0,
    letGo: null,
    draft,
    touched: [],
    wantedStep: step,
    leaving: null,
    saving: null,
    pending: null,
    offers: null,
    offersFor: null,
    methods: [],
    placing: null,
    before: null,
    short: [],
    problem: null
  }),
  initial: "arriving",
  states: {
    arriving: {
      description: "A key without an order: its answer may have been lost.",
      always: [
        { guard: "isPending", target: "placing" },
        { guard: "isKept", target: "reading" },
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
        input: ({ context: { kept } }) => ({ id: idOf(kept) }),
        onDone: [
          { guard: "isPlaced", target: "placing" },
          { target: "remembering", actions: ["adopt", "wantOwnLines"] }
        ],
        onError: [
          { guard: "isGone", target: "beginningAnew" },
          { guard: "isUnavailable", target: "unreachable" },
          { target: "refused", actions: "fail" }
        ]
      }
    },
    remembering: {
      invoke: {
        src: "remember",
        input: ({ context: { kept, since, letGo } }) => ({
          checkout: idOf(kept),
          since,
          instead: letGo ?? undefined
        }),
        onDone: [
          { guard: "isAnothers", target: "arriving", actions: "takeAnothers" },
          { guard: "hasPending", target: "ordering", actions: "waitForStep" },
          { target: "ordering", actions: ["goOn", "tellStepHere"] }
        ],
        onError: { target: "ordering", actions: ["goOn", "tellStepHere"] }
      }
    },
    beginningAnew: {
      description: "It was let go after half an hour; everything that was chosen is taken along, in one tab.",
      entry: "beginAnew",
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
    ordering: {
      type: "parallel",
      on: {
        "draft.changed": { actions: ["type", "keepDraft"] },
        "field.left": { actions: "touch" },
        "details.sent": [{ guard: "isComplete", actions: ["touchAll", "wantDetails"] }, { actions: "touchAll" }],
        "location.given": { actions: "choose" },
        "service.chosen": { actions: "choose" },
        "insurance.chosen": { actions: "choose" },
        "bank.chosen": { actions: "choose" },
        "note.changed": { actions: "choose" },
        "lines.changed": { actions: "choose" },
        "shortage.accepted": { actions: "wantLess" },
        "delivery.sent": [
          { guard: "mayPay", actions: ["leaveDelivery", "goOn", "tellStep"] },
          { actions: "leaveDelivery" }
        ],
        "step.wanted": { actions: ["wantStep", "tellStepHere"] }
      },
      states: {
        lane: {
          initial: "resting",
          states: {
            resting: {
              meta: { spec: "4", tone: "ok" },
              always: { guard: "hasPending", target: "saving" },
              on: {
                "place.wanted": { guard: "mayPlace", target: "#checkout.placing", actions: "startPlacing" },
                "page.seen": "looking"
              }
            },
            looking: {
              meta: { spec: "D-63", tone: "busy" },
              description: "Another tab may have placed it, prices may have moved.",
              invoke: {
                src: "read",
                input: ({ context: { kept } }) => ({ id: idOf(kept) }),
                onDone: [
                  { guard: "isPlaced", target: "#checkout.placing" },
                  { target: "resting", actions: ["adopt", "tellSaved"] }
                ],
                onError: [{ guard: "isGone", target: "#checkout.beginningAnew" }, { target: "resting" }]
              }
            },
            saving: {
              meta: { spec: "7", tone: "busy" },
              entry: "takePending",
              invoke: {
                src: "change",
                input: ({ context: { kept, saving } }) => ({ ...saving, id: idOf(kept) }),
                onDone: { target: "resting", actions: ["adopt", "tellSaved"] },
                onError: [
                  { guard: "isPlacedElsewhere", target: "#checkout.placing" },
                  { guard: "isGone", target: "#checkout.beginningAnew" },
                  { guard: "isUnavailable", target: "failed", actions: "keepForLater" },
                  { target: "resting", actions: "fail" }
                ]
              }
            },
            failed: {
              meta: { spec: "8", tone: "bad" },
              description: "What was chosen is kept and sent again.",
              after: { again: "resting" },
              on: { "retry.wanted": "resting", "connection.returned": "resting" }
            }
          }
        },
        step: {
          initial: "shown",
          states: {
            shown: {
              on: {
                "checkout.saved": [
                  { guard: "isLeaving", actions: ["goOn", "tellStep"] },
                  { guard: "isTooFar", actions: ["goOn", "tellStepHere"] }
                ]
              }
            }
          }
        },
        offers: {
          initial: "deciding",
          on: { "checkout.saved": { guard: "isOtherParcel", target: ".asking" } },
          states: {
            deciding: { always: [{ guard: "isOtherParcel", target: "asking" }, { target: "known" }] },
            asking: {
              meta: { spec: "D-52", tone: "busy" },
              entry: "noteParcel",
              invoke: {
                src: "shippingOptions",
                input: ({ context }) => wayOf(context),
                onDone: {
                  target: "known",
                  actions: [assign(({ event }) => ({ offers: event.output })), "chooseService"]
                },
                onError: "failed"
              }
            },
            known: {
              meta: { spec: "D-52", tone: "ok" },
              after: { offersHold: { guard: "hasParcel", target: "asking" } }
            },
            failed: {
              meta: { spec: "8", tone: "bad" },
              after: { again: "asking" },
              on: { "retry.wanted": "asking", "connection.returned": "asking" }
            }
          }
        },
        methods: {
          initial: "asking",
          states: {
            asking: {
              invoke: {
                src: "paymentMethods",
                input: {},
                onDone: { target: "known", actions: assign(({ event }) => ({ methods: event.output })) },
                onError: "failed"
              }
            },
            known: {},
            failed: {
              after: { again: "asking" },
              on: { "retry.wanted": "asking", "connection.returned": "asking" }
            }
          }
        }
      }
    },
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
        // Without what was shown, the order that may be there is only asked for.
        input: ({ context: { kept, checkout, placing } }) => ({
          checkout: idOf(kept),
          ...(placing === "sending" &&
            checkout && { shown: { version: checkout.version, quoteHash: checkout.quoteHash } })
        }),
        onDone: [
          { guard: { type: "endedAs", params: { kind: "placed" } }, target: "finishing", actions: "tellPlaced" },
          { guard: { type: "endedAs", params: { kind: "changed" } }, target: "changed", actions: "takeOutcome" },
          { guard: { type: "endedAs", params: { kind: "short" } }, target: "short", actions: "takeOutcome" },
          { guard: { type: "endedAs", params: { kind: "expired" } }, target: "beginningAnew" },
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
        input: ({ context: { kept } }) => ({ id: idOf(kept) }),
        onDone: [
          { guard: "isPlaced", target: "placing", actions: "adopt" },
          { target: "ordering", actions: ["adopt", "wantOwnLines", "goOn", "tellStepHere"] }
        ],
        onError: [
          { guard: "isGone", target: "beginningAnew" },
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
      on: { "total.accepted": { target: "ordering", actions: "wantRenewed" } }
    },
    short: {
      meta: { spec: "8", tone: "warn" },
      description: "Beberapa stock produk tidak cukup: nothing was placed.",
      on: { "shortage.accepted": { target: "ordering", actions: "wantLess" } }
    },
    finishing: {
      description: "Whoever shows it has taken the order; the checkout is over.",
      invoke: {
        src: "finish",
        input: ({ context: { kept } }) => ({ checkout: idOf(kept) }),
        onDone: "placed",
        onError: "placed"
      }
    },
    placed: { meta: { spec: "D-63", tone: "ok" }, type: "final" }
  }
})

/** The checkout over the shop and what this browser keeps of it. */
export const checkoutMachineOver = (port: OrderingPort) => {
  const { open, read, change, shippingOptions, paymentMethods, remember, recall, finish } = port
  return checkoutMachine.provide({
    actors: {
      ...portActors<Asked>({ open, read, change, shippingOptions, paymentMethods, remember, recall, finish }),
      placing: placingMachineOver(port)
    }
  })
}

const idOf = (kept: CheckoutContext["kept"]): CheckoutId => kept?.checkout ?? ("" as CheckoutId)

const keptIn = (event: unknown): KeptOrdering | undefined =>
  typeof event === "object" && event !== null && "output" in event
    ? (event.output as KeptOrdering | undefined)
    : undefined

const wayOf = ({ kept, checkout }: CheckoutContext): Parameters<OrderingPort["shippingOptions"]>[0] => {
  const to = checkout?.delivery?.address
  if (to === undefined) throw new Error("couriers are asked once there is an address")
  return { id: idOf(kept), district: to.district.id, ...(to.location && { location: to.location }) }
}

const outcomeIn = (event: unknown): PlacingOutcome | undefined =>
  typeof event === "object" && event !== null && "output" in event ? (event.output as PlacingOutcome) : undefined
