import type { Requirement } from "../pricing/requirement.ts"
import type { Checkout, CheckoutChange } from "./checkout.ts"
import { isOfHolds } from "./holds.rule.ts"
import { bankToRenew, parcelKey } from "./ordering.rule.ts"
import type { CheckoutContext } from "./ordering.ts"

/**
 * Returns what follows if the shop has taken back a choice between two states of a checkout: a courier that cannot carry the
 * same parcel any more, a bank without an account. The reason is `problem`, its list is to be asked again, and the total
 * counts as not accepted. Nothing if no choice was lost. D-25, decision 0043.
 */
export const lossBetween = (before: Checkout, now: Checkout): Partial<CheckoutContext> => {
  const isCourierLost =
    before.delivery?.option?.eligible === true &&
    parcelKey(before) === parcelKey(now) &&
    now.requirements.some(({ code }) => code === "COURIER_UNAVAILABLE")
  const isBankLost =
    before.payment !== undefined &&
    now.payment === undefined &&
    now.requirements.some(({ code }) => code === "PAYMENT_MISSING")
  return { ...(isBankLost && lostBank), ...(isCourierLost && lostCourier) }
}

/**
 * What follows if the chosen courier could carry the parcel by the last answer, and is not among those offered now: another
 * one is chosen, so the total that was shown is asked about before anything is ordered.
 */
export const lossByOffers = ({ checkout, before }: CheckoutContext): Partial<CheckoutContext> =>
  checkout?.delivery?.option?.eligible === true
    ? { problem: lostCourier.problem, isDeclined: true, before: before ?? checkout }
    : {}

/**
 * What follows if the shop refuses a change: the rest of it is sent without what was refused. That is the courier or the bank
 * that is gone, else the lines, the contact and the address, whose fields show the problem. Decision 0043.
 */
export const withoutRefused = (
  { saving, pending }: Pick<CheckoutContext, "saving" | "pending">,
  tag: string
): Partial<CheckoutContext> => {
  const change = saving ?? {}
  const { service: _service, ...withoutCourier } = change
  const { bank: _bank, ...withoutBank } = change
  const { lines: _lines, contact: _contact, address: _address, ...choices } = change
  const isOfForm = Object.keys(choices).length < Object.keys(change).length
  const rest =
    tag === "ServiceUnknown"
      ? withoutCourier
      : tag === "BankUnknown"
        ? withoutBank
        : (withoutPart(change, tag) ?? (isOfForm ? choices : {}))
  const left = { ...rest, ...pending }
  return {
    ...(tag === "ServiceUnknown" && lostCourier),
    ...(tag === "BankUnknown" && lostBank),
    pending: Object.keys(left).length > 0 ? left : null
  }
}

/** Returns a change without what uses a part that is switched off; `undefined` if another refusal has this tag. Decision 0146. */
const withoutPart = (change: CheckoutChange, tag: string): CheckoutChange | undefined => {
  const { pickup: _pickup, ...sent } = change
  const { paperBag: _paperBag, ...withoutBag } = change
  if (tag === "PickupOff") return sent
  return tag === "PaperBagsOff" ? withoutBag : undefined
}

/**
 * The problem to show after the shopper went on from the couriers, or accepted a total: that a courier is gone is old news
 * by then. Decision 0043.
 */
export const withoutCourierNews = (problem: CheckoutContext["problem"]): CheckoutContext["problem"] =>
  problem === lostCourier.problem ? null : problem

/** Whether a total can be asked about: it misses nothing that the order did not miss when it was shown. Decision 0043. */
export const isOrderable = (before: Checkout, now: Checkout): boolean => {
  const missed = new Set(missing(before).map(({ code }) => code))
  return missing(now).every(({ code }) => missed.has(code))
}

/** Returns whether something that the order missed when it was shown is missing still, such as a complete profile. */
export const isStillPrevented = (before: Checkout, now: Checkout): boolean => {
  const missed = new Set(missing(before).map(({ code }) => code))
  return missing(now).some(({ code }) => missed.has(code))
}

/** Requirements that only the shopper can fix: another code for the same bank is taken automatically. D-56. */
const missing = (checkout: Checkout): ReadonlyArray<Requirement> =>
  checkout.requirements.filter(
    (one) => !(isOfHolds(one) || (one.code === "PAYMENT_MISSING" && bankToRenew(checkout) !== null))
  )

const lostCourier = { problem: "ServiceUnknown", isDeclined: true, offers: null, offersFor: null } as const
const lostBank = { problem: "BankUnknown", isDeclined: true, methods: [], areMethodsOutdated: true } as const
