import { type WantedLine, wantedLine } from "../cart/cart.ts"
import { lineIdOf } from "../cart/line-id.rule.ts"
import type { Shortage } from "../pricing/goods.port.ts"
import type { Address, AddressGiven } from "../regions/address.ts"
import type { ServiceId } from "../shipping/shipping.ts"
import { type Checkout, type CheckoutChange, type CheckoutStep, checkoutSteps } from "./checkout.ts"
import { draftWith } from "./details.rule.ts"
import type { CheckoutContext, CheckoutEvent, Choices } from "./ordering.ts"
import { isDearerThanOffered, isUnasked, totalChange } from "./total-change.rule.ts"

/** Steps of this checkout: what needs no parcel needs no courier. */
export const stepsOf = (checkout: Checkout | null): ReadonlyArray<CheckoutStep> =>
  checkout === null || checkout.ships ? checkoutSteps : checkoutSteps.filter((step) => step !== "delivery")

/** The step that can be shown: the one wanted, but none beyond the first that is not complete. */
export const reachable = (checkout: Checkout | null, wanted: CheckoutStep): CheckoutStep => {
  const steps = stepsOf(checkout)
  const far = checkout === null ? 0 : Math.max(0, steps.indexOf(checkout.step))
  const at = steps.indexOf(wanted)
  return steps[Math.min(at < 0 ? far : at, far)] ?? "details"
}

/** Returns whether one step comes behind another one. */
export const isOnward = (checkout: Checkout | null, from: CheckoutStep, to: CheckoutStep): boolean => {
  const steps = stepsOf(checkout)
  return steps.indexOf(to) > steps.indexOf(from)
}

/** What holds of a courier that the buyer chose: nothing is proposed, and a press that was refused for another one is over. */
export const ownCourier = { proposed: null, leaving: null, isPressed: false } as const

/** The step behind this one. */
export const stepAfter = (checkout: Checkout | null, step: CheckoutStep): CheckoutStep => {
  const steps = stepsOf(checkout)
  return steps[steps.indexOf(step) + 1] ?? step
}

/** Two changes as one: the later counts. */
export const both = (one: CheckoutChange | null, other: CheckoutChange): CheckoutChange => ({ ...one, ...other })

/** A checkout as the shop answered it, with what follows from it. */
export const adoptCheckout = (context: CheckoutContext, checkout: Checkout): Partial<CheckoutContext> => {
  const renewed = bankToRenew(checkout)
  const shown = context.checkout
  const offers = context.offers?.options ?? []
  const isNews =
    shown !== null && (isUnasked(shown, checkout, context.saving, offers) || isOtherProposal(context, shown, checkout))
  const before = context.before ?? (isNews ? shown : null)
  return {
    checkout,
    before,
    // What was declined before was another total.
    isDeclined: context.isDeclined && context.before !== null,
    lines: context.saving?.lines ?? context.lines,
    draft: context.checkout === null ? draftWith(context.draft, checkout) : context.draft,
    pending: renewed ? both(renewed, context.pending ?? {}) : context.pending,
    saving: null,
    // The offer of this courier in the list is outdated: it is asked for again.
    offersFor: isDearerThanOffered(checkout, offers) ? null : context.offersFor,
    persisted: context.persisted ?? { checkout: checkout.id, bought: context.since }
  }
}

/** Returns whether the shop has proposed another courier after the buyer went on past the couriers: they have not seen it. */
const isOtherProposal = (
  { saving, proposed, wantedStep }: Pick<CheckoutContext, "saving" | "proposed" | "wantedStep">,
  shown: Checkout,
  now: Checkout
): boolean =>
  saving?.service !== undefined &&
  saving.service === proposed?.service &&
  reachable(shown, wantedStep) === "payment" &&
  totalChange(shown, now)?.courier !== undefined

/** A changed total that is not accepted: a destination that another tab has chosen gives way to the one that was shown. */
export const declinedTotal = ({ before, checkout, pending }: CheckoutContext): Partial<CheckoutContext> => {
  const { address } = (before && checkout && totalChange(before, checkout)) ?? {}
  return { isDeclined: true, ...(address && { pending: both({ address: givenAgain(address.before) }, pending ?? {}) }) }
}

/** A checkout that has ended, opened again with everything that was chosen; it expired if it is still the one of this tab. */
export const restartedOrdering = ({
  checkout,
  persisted,
  pending,
  saving,
  lines,
  before,
  letGo
}: Pick<
  CheckoutContext,
  "checkout" | "persisted" | "pending" | "saving" | "lines" | "before" | "letGo"
>): Partial<CheckoutContext> => ({
  pending: { ...(checkout && choicesOf(checkout)), ...saving, ...pending },
  lines: checkout ? linesOf(checkout) : lines,
  checkout: null,
  persisted: null,
  letGo: persisted?.checkout ?? letGo,
  before: before ?? checkout,
  isDeclined: false,
  isRenewed: persisted !== null,
  saving: null,
  offers: null,
  offersFor: null
})

/** Returns whether a resumed checkout holds other lines than those that are wanted now. */
export const isOtherOrder = (checkout: Checkout, lines: ReadonlyArray<WantedLine>): boolean =>
  lines.length > 0 && textOf(linesOf(checkout)) !== textOf(lines)

const textOf = (lines: ReadonlyArray<WantedLine>): string =>
  lines
    .map((line) => `${line.product} ${lineIdOf(line)} ${line.quantity}`)
    .toSorted()
    .join(", ")

/** Returns what was chosen with one press and is not at the shop yet. */
export const unsentChoices = ({ saving, pending }: CheckoutContext): Choices | undefined => {
  const { service, insured, pickup, paperBag, bank, note } = { ...saving, ...pending }
  const choices = {
    ...(service !== undefined && { service }),
    ...(insured !== undefined && { insured }),
    ...(pickup !== undefined && { pickup }),
    ...(paperBag !== undefined && { paperBag }),
    ...(bank !== undefined && { bank }),
    ...(note !== undefined && { note })
  }
  return Object.keys(choices).length > 0 ? choices : undefined
}

/** Returns whether a checkout has these lines, and no others are on their way to it: the bag has followed it. */
const isAlready = (
  { checkout, saving, pending }: Pick<CheckoutContext, "checkout" | "saving" | "pending">,
  lines: ReadonlyArray<WantedLine>
): boolean =>
  checkout !== null &&
  saving?.lines === undefined &&
  pending?.lines === undefined &&
  textOf(linesOf(checkout)) === textOf(lines)

/** Returns what an event chooses, if anything. */
export const choiceIn = (
  { checkout, saving, pending }: Pick<CheckoutContext, "checkout" | "saving" | "pending">,
  event: CheckoutEvent
): CheckoutChange | undefined => {
  switch (event.type) {
    case "service.chosen":
      return { service: event.service }
    case "insurance.chosen":
      return { insured: event.insured }
    case "pickup.chosen":
      return { pickup: event.pickup, ...(event.lines && { lines: event.lines }) }
    case "paperBag.chosen":
      return { paperBag: event.paperBag }
    case "bank.chosen":
      return { bank: event.bank }
    case "note.changed":
      return { note: event.note.trim() }
    case "lines.changed":
      return isAlready({ checkout, saving, pending }, event.lines) ? undefined : { lines: event.lines }
    case "discounts.changed":
      return checkout ? { lines: linesOf(checkout), ...(pending?.lines && { lines: pending.lines }) } : undefined
    case "location.given":
      return checkout?.delivery && { address: { ...givenAgain(checkout.delivery.address), location: event.location } }
    default:
      return undefined
  }
}

/**
 * The courier to begin with: if none is chosen, if the chosen one cannot be had, or if it was proposed for another parcel and
 * a cheaper one is proposed for this. A choice on its way counts. D-25, D-52.
 */
export const serviceToChoose = ({
  checkout,
  saving,
  pending,
  offers,
  proposed
}: Pick<CheckoutContext, "checkout" | "saving" | "pending" | "offers" | "proposed">): {
  readonly service: ServiceId
  /** None was chosen, or the one before cannot be had any more. */
  readonly isInstead: boolean
} | null => {
  const { service = checkout?.delivery?.service } = { ...saving, ...pending }
  const offered = offers?.options.find(({ id, eligible }) => id === service && eligible)
  const best = offers?.options.find(({ recommended }) => recommended)
  if (best === undefined) return null
  if (offered === undefined) return { service: best.id, isInstead: true }
  const wasProposed = proposed?.service === service && checkout !== null && proposed?.parcel !== parcelKey(checkout)
  // Never to a dearer one: the buyer may have agreed to what the order costs.
  const isCheaper = best.fee - best.freed < offered.fee - offered.freed
  return wasProposed && isCheaper ? { service: best.id, isInstead: false } : null
}

/** Returns what the shop proposes now: a choice of the buyer is none, and one that it proposed before is it for this parcel, too. */
export const proposedNow = (
  { checkout, saving, pending, proposed }: Pick<CheckoutContext, "checkout" | "saving" | "pending" | "proposed">,
  service: ServiceId | undefined
): CheckoutContext["proposed"] => {
  const parcel = checkout && parcelKey(checkout)
  const { service: current = checkout?.delivery?.service } = { ...saving, ...pending }
  const own = service ?? (proposed?.service === current ? proposed?.service : undefined)
  return own === undefined || parcel === null ? proposed : { service: own, parcel }
}

/** What of a checkout is still there, line by line: what is left of a combination goes to its lines in their order. */
export const linesLeft = (checkout: Checkout, short: ReadonlyArray<Shortage>): ReadonlyArray<WantedLine> => {
  const left = new Map(short.map((one) => [one.combination, one.left]))
  return checkout.lines.flatMap((line) => {
    const { combination } = line.goods
    const room = left.get(combination) ?? line.counted
    const quantity = Math.min(line.quantity, room)
    if (left.has(combination)) left.set(combination, room - quantity)
    return quantity > 0 ? [wantedLine(line, quantity)] : []
  })
}

const linesOf = (checkout: Checkout): ReadonlyArray<WantedLine> =>
  checkout.lines.map((line) => wantedLine(line, line.quantity))

/** Identifies a parcel by its destination and its contents: couriers are asked again for another one. */
export const parcelKey = ({ delivery, lines, ships }: Checkout): string | null =>
  ships && delivery
    ? JSON.stringify([
        delivery.address.district.id,
        delivery.address.location,
        lines.map(({ id, counted }) => [id, counted])
      ])
    : null

/** The bank to choose once more: an amount that changed needs another code. D-56. */
export const bankToRenew = ({ payment, requirements }: Checkout): CheckoutChange | null =>
  payment && payment.uniqueCode === undefined && requirements.some(({ code }) => code === "PAYMENT_MISSING")
    ? { bank: payment.account.id }
    : null

/** Everything that was chosen of a checkout. */
const choicesOf = ({ contact, delivery, pickup, paperBag, payment, note }: Checkout): CheckoutChange => ({
  ...(contact && { contact }),
  ...(delivery && { address: givenAgain(delivery.address), insured: delivery.insured }),
  ...(delivery?.service !== undefined && { service: delivery.service }),
  ...(pickup?.store && { pickup: pickup.store.id }),
  ...(paperBag?.wanted && { paperBag: true }),
  ...(payment && { bank: payment.account.id }),
  ...(note !== undefined && { note })
})

/** An address as it is sent again: its names are the map's. */
const givenAgain = ({ province: _province, city: _city, district, ...given }: Address): AddressGiven => ({
  ...given,
  district: district.id
})
