import { assign } from "xstate"
import { checkoutSetup, idOf, wayOf } from "./checkout.setup.ts"

/**
 * The part of a checkout in which the shopper chooses. Choices go to the shop one after the other, the latest of what
 * waits; steps, couriers and banks go on beside them. Machines 4.
 */
export const orderingState = checkoutSetup.createStateConfig({
  type: "parallel",
  entry: "forgetPress",
  on: {
    "draft.changed": { actions: ["type", "keepDraft"] },
    "field.left": { actions: "touch" },
    "details.sent": [{ guard: "isComplete", actions: ["touchAll", "wantDetails"] }, { actions: "touchAll" }],
    "location.given": { actions: "choose" },
    "service.chosen": { actions: ["choose", "keepChoices", "keepProposal"] },
    "insurance.chosen": { actions: ["choose", "keepChoices"] },
    "pickup.chosen": { actions: ["choose", "keepChoices"] },
    "paperBag.chosen": { actions: ["choose", "keepChoices"] },
    "bank.chosen": { actions: ["choose", "keepChoices"] },
    "note.changed": { actions: ["choose", "keepChoices"] },
    "lines.changed": { actions: "choose" },
    "discounts.changed": { actions: "choose" },
    "shortage.accepted": { guard: "hasRest", actions: "wantLess" },
    "delivery.sent": [
      { guard: "mayPay", actions: ["leaveDelivery", "goOn", "emitStep"] },
      { actions: ["leaveDelivery", "showMissing"] }
    ],
    "step.wanted": { actions: ["wantStep", "emitStepHere"] }
  },
  states: {
    queue: {
      initial: "resting",
      states: {
        resting: {
          meta: { spec: "4", tone: "ok" },
          always: [
            { guard: "hasPending", target: "saving" },
            { guard: "holdsNothing", target: "#checkout.nothing" },
            { guard: "isOtherThanPressed", target: "#checkout.changed", actions: "askAboutPressed" },
            { guard: "isNews", target: "#checkout.changed" },
            { guard: "isPressWaiting", actions: ["forgetPress", "emitPressAnswered"] }
          ],
          on: {
            "place.wanted": [
              { guard: "isUnaccepted", target: "#checkout.changed" },
              { guard: "mayPlace", target: "#checkout.placing", actions: "startPlacing" },
              { actions: "showMissing" }
            ],
            "press.answered": [
              { guard: "isUnaccepted", target: "#checkout.changed" },
              { guard: "mayPlace", target: "#checkout.placing", actions: "startPlacing" },
              { actions: "showMissing" }
            ],
            "page.seen": "looking"
          }
        },
        looking: {
          meta: { spec: "D-63", tone: "busy" },
          description: "Another tab may have placed it, or put other goods into it; prices may have moved.",
          on: { "place.wanted": { actions: "awaitAnswer" } },
          invoke: {
            src: "read",
            input: ({ context: { persisted } }) => ({ id: idOf(persisted) }),
            onDone: [
              { guard: "isPlaced", target: "#checkout.placing" },
              { target: "resting", actions: ["adopt", "wantOwnLines", "emitSaved"] }
            ],
            onError: [{ guard: "isGone", target: "#checkout.beginningAgain" }, { target: "resting" }]
          }
        },
        saving: {
          meta: { spec: "7", tone: "busy" },
          entry: "takePending",
          on: { "place.wanted": { actions: "awaitAnswer" } },
          invoke: {
            src: "change",
            input: ({ context: { persisted, saving } }) => ({ ...saving, id: idOf(persisted) }),
            onDone: { target: "resting", actions: ["adopt", "keepChoices", "emitSaved"] },
            onError: [
              { guard: "isPlacedElsewhere", target: "#checkout.placing" },
              { guard: "isGone", target: "#checkout.beginningAgain" },
              { guard: "isUnavailable", target: "failed", actions: ["keepForLater", "forgetPress"] },
              { target: "resting", actions: ["dropRefused", "fail", "forgetPress", "keepChoices"] }
            ]
          }
        },
        failed: {
          meta: { spec: "8", tone: "bad" },
          description: "What was chosen is stored and sent again.",
          after: { again: "resting" },
          on: {
            "retry.wanted": "resting",
            "connection.returned": "resting",
            "place.wanted": { target: "resting", actions: "awaitAnswer" }
          }
        }
      }
    },
    step: {
      meta: { spec: "2", tone: "ok" },
      initial: "shown",
      states: {
        shown: {
          on: {
            "checkout.saved": [
              { guard: "isLeaving", actions: ["goOn", "emitStep"] },
              { guard: "isTooFar", actions: ["goOn", "emitStepHere"] }
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
          // Asked again later if something interrupts it, as a question about the total does.
          exit: "forgetParcel",
          invoke: {
            src: "shippingOptions",
            input: ({ context }) => wayOf(context),
            onDone: {
              target: "known",
              actions: [
                "noteParcel",
                assign(({ event }) => ({ offers: event.output })),
                "chooseService",
                "keepProposal"
              ]
            },
            // Asking again would not bring back what the shop has released; the next press will.
            onError: [
              { guard: "isGone", target: "known", actions: "noteParcel" },
              { guard: "isUnavailable", target: "failed" },
              { target: "known", actions: ["noteParcel", "fail"] }
            ]
          }
        },
        known: {
          meta: { spec: "D-52", tone: "ok" },
          always: { guard: "isOtherParcel", target: "asking" },
          after: { offersHold: { guard: "hasParcel", target: "asking" } },
          on: {
            "retry.wanted": { guard: "lacksCourier", target: "asking" },
            "connection.returned": { guard: "lacksCourier", target: "asking" },
            "page.seen": { guard: "lacksCourier", target: "asking" }
          }
        },
        failed: {
          meta: { spec: "8", tone: "bad" },
          after: { again: "asking" },
          on: { "retry.wanted": "asking", "connection.returned": "asking" }
        }
      }
    },
    methods: {
      meta: { spec: "7", tone: "idle" },
      initial: "asking",
      states: {
        asking: {
          entry: "noteMethodsAsked",
          invoke: {
            src: "paymentMethods",
            input: {},
            onDone: { target: "known", actions: assign(({ event }) => ({ methods: event.output })) },
            onError: "failed"
          }
        },
        known: {
          always: { guard: "areMethodsOutdated", target: "asking" },
          on: {
            "retry.wanted": { guard: "lacksBank", target: "asking" },
            "connection.returned": { guard: "lacksBank", target: "asking" },
            "page.seen": { guard: "lacksBank", target: "asking" }
          }
        },
        failed: {
          after: { again: "asking" },
          on: { "retry.wanted": "asking", "connection.returned": "asking" }
        }
      }
    }
  }
})
