import { assign, emit, raise, sendTo, setup } from "xstate"
import { failureOf, placeholderActors, wasRefusedWith } from "../kernel/port-actors.ts"
import { present } from "../kernel/present.ts"
import type { CheckoutId } from "../orders/order.ts"
import { quoteMinutes } from "../shipping/offer-time.rule.ts"
import type { Checkout, Placed } from "./checkout.ts"
import { detailsProblems, givenIn } from "./details.rule.ts"
import type { DetailsField } from "./details.ts"
import { isOfHolds } from "./holds.rule.ts"
import {
  isOrderable,
  isStillPrevented,
  lossBetween,
  lossByOffers,
  withoutCourierNews,
  withoutRefused
} from "./lost-choice.rule.ts"
import { isOwnOrder, orderedLines, restartedWithRest } from "./order-elsewhere.rule.ts"
import {
  adoptCheckout,
  bankToRenew,
  both,
  choiceIn,
  declinedTotal,
  isOnward,
  isOtherOrder,
  linesLeft,
  ownCourier,
  parcelKey,
  proposedNow,
  reachable,
  restartedOrdering,
  serviceToChoose,
  stepAfter,
  unsentChoices
} from "./ordering.rule.ts"
import type {
  CheckoutContext,
  CheckoutEmitted,
  CheckoutEvent,
  CheckoutInput,
  CheckoutInternal,
  PersistedOrdering
} from "./ordering.ts"
import type { OrderingPort } from "./ordering.usecases.ts"
import { type PlacingOutcome, placingMachine } from "./placing.machine.ts"
import { changeIn, isOfUnitsAlone, isOtherTotalOrPlace, totalChange } from "./total-change.rule.ts"

/** What was not answered is asked again by itself. Own choice. */
export const againMs = 5_000

/** Calls of the checkout itself; placing has a machine of its own. */
export type Asked = Omit<OrderingPort, "claimKey" | "place" | "orderByCheckout">

/** Actions, guards and context of a checkout; its chart holds the flow. */
export const checkoutSetup = setup({
  types: {
    input: {} as CheckoutInput,
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent | CheckoutInternal,
    emitted: {} as CheckoutEmitted,
    children: {} as { placing: "placing" }
  },
  actors: {
    ...placeholderActors<Asked>(
      "open",
      "read",
      "change",
      "shippingOptions",
      "paymentMethods",
      "remember",
      "recall",
      "finish"
    ),
    placing: placingMachine
  },
  guards: {
    isPending: ({ context: { persisted } }) => persisted?.key !== undefined,
    isPersisted: ({ context: { persisted } }) => persisted !== null,
    hasLines: ({ context: { lines } }) => lines.length > 0,
    isPlaced: ({ event }) => "output" in event && (event.output as Checkout).placed !== undefined,
    hasPending: ({ context: { pending } }) => pending !== null,
    isComplete: ({ context: { draft, checkout } }) =>
      Object.keys(detailsProblems(draft, checkout?.ships ?? true)).length === 0,
    isOtherParcel: ({ context: { checkout, offersFor } }) =>
      checkout !== null && parcelKey(checkout) !== null && parcelKey(checkout) !== offersFor,
    hasParcel: ({ context: { checkout } }) => checkout !== null && parcelKey(checkout) !== null,
    /** There is a parcel, and no courier of the last answer takes it: the merchant may have added one meanwhile. D-52. */
    lacksCourier: ({ context: { checkout, offers } }) =>
      checkout !== null && parcelKey(checkout) !== null && !offers?.options.some(({ eligible }) => eligible),
    /** The last answer named no account to pay to. D-56. */
    lacksBank: ({ context: { methods } }) => methods.every(({ banks }) => banks.length === 0),
    // A press is valid until the shop has what it needs: other saves do not undo it.
    isLeaving: ({ context: { leaving, checkout } }) => leaving !== null && reachable(checkout, leaving) === leaving,
    mayPay: ({ context: { checkout } }) => reachable(checkout, "payment") === "payment",
    /** Something of it is still there to be ordered. */
    hasRest: ({ context: { checkout, short } }) => checkout !== null && linesLeft(checkout, short).length > 0,
    holdsNothing: ({ context: { checkout } }) => checkout?.lines.every(({ counted }) => counted === 0) === true,
    isUnaccepted: ({ context }) => changeIn(context) !== undefined,
    /**
     * The press waited for an answer that has another total than the one that was shown. D-25; decision 0073. Nothing is asked if
     * what prevented the order at the press still does: that is said.
     */
    isOtherThanPressed: ({ context: { shownAtPress, checkout } }) =>
      shownAtPress !== null &&
      checkout !== null &&
      !isStillPrevented(shownAtPress, checkout) &&
      isOtherTotalOrPlace(totalChange(shownAtPress, checkout)),
    isPressWaiting: ({ context: { shownAtPress } }) => shownAtPress !== null,
    isNews: ({ context }) => !context.isDeclined && changeIn(context) !== undefined,
    /** A choice that it was shown with is gone: no total without it is offered. Decision 0043. */
    isUnorderable: ({ context: { before, checkout } }) =>
      before !== null && checkout !== null && !isOrderable(before, checkout),
    areMethodsOutdated: ({ context }) => context.areMethodsOutdated,
    hasCode: ({ context: { checkout } }) =>
      checkout?.payment === undefined || checkout.payment.uniqueCode !== undefined,
    isTooFar: ({ context: { checkout, wantedStep } }) => reachable(checkout, wantedStep) !== wantedStep,
    mayPlace: ({ context: { checkout, pending } }) =>
      pending === null && checkout?.requirements.every(isOfHolds) === true,
    isGone: ({ event }) => ["CheckoutExpired", "CheckoutUnknown"].includes(failureOf(event)._tag),
    /** Another tab has a checkout of its own meanwhile: that one is used, so that both make one order. */
    isAnothers: ({ context: { persisted, letGo }, event }) => {
      const other = persistedIn(event)
      return other !== undefined && other.checkout !== persisted?.checkout && other.checkout !== letGo
    },
    isPlacedElsewhere: wasRefusedWith<OrderingPort>("CheckoutPlaced"),
    /** A defect is no lost answer: the same input would meet it again, so it is never sent again by itself. */
    isUnavailable: wasRefusedWith<OrderingPort>("Unavailable"),
    /** Another tab had opened it with other goods than this one shows. */
    isOfOtherTab: ({ context: { lines }, event }) => {
      const outcome = outcomeIn(event)
      return outcome?.kind === "changed" && isOtherOrder(outcome.checkout, lines)
    },
    isOwnOrder: ({ context, event }) => {
      const outcome = outcomeIn(event)
      return outcome?.kind === "placed" && isOwnOrder(context, outcome.placed)
    },
    endedAs: ({ event }, { kind }: { readonly kind: PlacingOutcome["kind"] }) => outcomeIn(event)?.kind === kind
  },
  actions: {
    adopt: assign(({ context, event }) => {
      if (!("output" in event)) return {}
      const now = event.output as Checkout
      return { ...adoptCheckout(context, now), ...(context.checkout && lossBetween(context.checkout, now)) }
    }),
    wantOwnLines: assign(({ context: { checkout, lines, pending } }) =>
      checkout && isOtherOrder(checkout, lines) ? { pending: both({ lines }, pending ?? {}) } : {}
    ),
    sayTakenBack: assign({ problem: "OtherTab" }),
    beginAgain: assign(({ context }) => restartedOrdering(context)),
    takeAnothers: assign(({ context: { pending, saving }, event }) => ({
      isRenewed: false,
      persisted: persistedIn(event) ?? null,
      pending: saving ? both(saving, pending ?? {}) : pending,
      saving: null
    })),
    type: assign(({ context, event }) =>
      event.type === "draft.changed" ? { draft: { ...context.draft, ...event.draft } } : {}
    ),
    keepDraft: emit(({ context }) => ({ type: "draft.stored", draft: context.draft })),
    keepChoices: emit(({ context }) => ({
      type: "choices.stored",
      checkout: idOf(context.persisted),
      choices: unsentChoices(context)
    })),
    keepProposal: emit(({ context: { persisted, proposed } }) => ({
      type: "proposal.stored",
      checkout: idOf(persisted),
      proposed
    })),
    touch: assign(({ context: { touched }, event }) =>
      event.type === "field.left" ? { touched: [...new Set([...touched, event.field])] } : {}
    ),
    touchAll: assign(({ context: { draft, checkout } }) => ({
      touched: Object.keys(detailsProblems(draft, checkout?.ships ?? true)) as ReadonlyArray<DetailsField>
    })),
    wantDetails: assign(({ context: { draft, checkout, pending } }) => {
      const given = givenIn(draft, checkout?.ships ?? true)
      return given
        ? { pending: both(pending, given), leaving: stepAfter(checkout, "details"), problem: null, before: null }
        : {}
    }),
    choose: assign(({ context, event }) => {
      const change = choiceIn(context, event as CheckoutEvent)
      if (change === undefined) return {}
      const news = { pending: both(context.pending, change), problem: null, before: null, shownAtPress: null }
      return change.service === undefined ? news : { ...news, ...ownCourier }
    }),
    chooseService: assign(({ context }) => {
      const change = serviceToChoose(context)
      const proposed = proposedNow(context, change?.service)
      if (change === null) return { proposed }
      const { service, isInstead } = change
      return { proposed, pending: both(context.pending, { service }), ...(isInstead && lossByOffers(context)) }
    }),
    takePending: assign(({ context }) => ({ saving: context.pending, pending: null })),
    forgetParcel: assign({ offersFor: null }),
    noteParcel: assign(({ context: { checkout } }) => ({ offersFor: checkout && parcelKey(checkout) })),
    goOn: assign(({ context: { checkout, leaving, wantedStep, isPressed } }) => {
      const step = reachable(checkout, leaving ?? wantedStep)
      // What the next step needs was not pressed for; a step that the button led back to shows what it lacks.
      return { wantedStep: step, leaving: null, isPressed: isPressed && !isOnward(checkout, wantedStep, step) }
    }),
    leaveDelivery: assign(({ context: { checkout, problem } }) => ({
      leaving: stepAfter(checkout, "delivery"),
      problem: withoutCourierNews(problem)
    })),
    waitForStep: assign(({ context: { wantedStep } }) => ({ leaving: wantedStep })),
    // A choice may still be on its way to the shop: then the step follows after it is saved.
    wantStep: assign(({ context: { checkout }, event }) => {
      if (event.type !== "step.wanted") return {}
      const at = reachable(checkout, event.step)
      return { wantedStep: at, leaving: at === event.step ? null : event.step, shownAtPress: null }
    }),
    emitStep: emit(({ context }) => ({ type: "step.shown", step: context.wantedStep, replace: false })),
    emitStepHere: emit(({ context }) => ({ type: "step.shown", step: context.wantedStep, replace: true })),
    emitSaved: raise({ type: "checkout.saved" }),
    awaitAnswer: assign(({ context: { checkout, saving, pending } }) => {
      if (checkout === null || (saving?.address ?? pending?.address) === undefined) return { shownAtPress: checkout }
      // The address on its way is the shopper's own, as after a no to another one: it is no news to them.
      const { delivery: _, ...shownAtPress } = checkout
      return { shownAtPress }
    }),
    emitPressAnswered: raise({ type: "press.answered" }),
    askAboutPressed: assign(({ context: { shownAtPress } }) => ({ before: shownAtPress, isDeclined: false })),
    forgetPress: assign({ shownAtPress: null }),
    dropRefused: assign(({ context, event }) => withoutRefused(context, failureOf(event)._tag)),
    noteMethodsAsked: assign({ areMethodsOutdated: false }),
    fail: assign(({ event }) => ({ problem: failureOf(event)._tag, saving: null, leaving: null })),
    keepForLater: assign(({ context: { saving, pending } }) => ({
      pending: both(saving, pending ?? {}),
      saving: null
    })),
    startPlacing: assign({ problem: null, placing: "sending", before: null, isPressed: false, isRenewed: false }),
    showMissing: assign({ isPressed: true }),
    noteProgress: assign(({ event }) => (event.type === "placing.moved" ? { placing: event.to } : {})),
    forgetProgress: assign({ placing: null }),
    takeOutcome: assign(({ context: { checkout }, event }) => {
      const outcome = outcomeIn(event)
      if (outcome?.kind === "changed")
        return {
          before: checkout,
          isDeclined: false,
          checkout: outcome.checkout,
          ...(checkout && lossBetween(checkout, outcome.checkout))
        }
      if (outcome?.kind === "short") return { short: outcome.short }
      return outcome?.kind === "refused" ? { problem: outcome.tag, isPressed: outcome.tag === "RequirementsUnmet" } : {}
    }),
    acceptTotal: assign(({ context: { checkout, pending, problem } }) => ({
      before: null,
      problem: withoutCourierNews(problem),
      isDeclined: false,
      isRenewed: false,
      pending: checkout && bankToRenew(checkout) ? both(bankToRenew(checkout) ?? {}, pending ?? {}) : pending
    })),
    declineTotal: assign(({ context }) => declinedTotal(context)),
    wantLess: assign(({ context }) => ({
      pending: both(context.pending, { lines: context.checkout ? linesLeft(context.checkout, context.short) : [] }),
      short: [],
      // A yes to fewer units is one to what they cost: the page shows their total. Decision 0043.
      ...(isOfUnitsAlone(changeIn(context)) && { before: null, isDeclined: false })
    })),
    passOn: sendTo("placing", ({ event }) => ({ type: event.type as "retry.wanted" })),
    beginWithRest: assign(({ context, event }) => restartedWithRest(placedIn(event), context)),
    emitPlaced: emit(({ context: { persisted }, event }) => ({
      type: "placed",
      checkout: idOf(persisted),
      ...orderedLines(placedIn(event))
    })),
    emitPlacedElsewhere: emit(({ context: { persisted }, event }) => ({
      type: "placed.elsewhere",
      checkout: idOf(persisted),
      ...orderedLines(placedIn(event))
    }))
  },
  delays: { again: againMs, offersHold: quoteMinutes * 60_000 }
})

/** Returns the id of the stored checkout; throws if there is none. */
export const idOf = (persisted: CheckoutContext["persisted"]): CheckoutId => present(persisted, "persisted").checkout

const persistedIn = (event: unknown): PersistedOrdering | undefined =>
  typeof event === "object" && event !== null && "output" in event
    ? (event.output as PersistedOrdering | undefined)
    : undefined

/** Returns the destination for which couriers are asked. */
export const wayOf = ({ persisted, checkout }: CheckoutContext): Parameters<OrderingPort["shippingOptions"]>[0] => {
  const to = checkout?.delivery?.address
  if (to === undefined) throw new Error("couriers are asked once there is an address")
  return { id: idOf(persisted), district: to.district.id, ...(to.location && { location: to.location }) }
}

/** Returns the order of placing that has ended with one. */
const placedIn = (event: unknown): Placed => {
  const outcome = outcomeIn(event)
  if (outcome?.kind !== "placed") throw new Error("nothing was placed")
  return outcome.placed
}

const outcomeIn = (event: unknown): PlacingOutcome | undefined =>
  typeof event === "object" && event !== null && "output" in event ? (event.output as PlacingOutcome) : undefined
