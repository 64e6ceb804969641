import { Effect } from "effect"
import type { MemberId } from "../account/member.ts"
import { type WantedLine, wantedLine } from "../cart/cart.ts"
import { withinLimits } from "../cart/limits.rule.ts"
import { lineIdOf, mergeLines } from "../cart/line-id.rule.ts"
import { changeTries } from "../cart/member-bag.port.ts"
import { heldOf } from "../cart/member-bag.rule.ts"
import { hasPaperBag } from "../extras/paper-bag.rule.ts"
import { Unavailable } from "../kernel/failure.ts"
import type { RandomSource } from "../kernel/random.ts"
import { boughtLines, CheckoutId } from "../orders/order.ts"
import { paymentMethodsWith } from "../orders/transfer/banks.ts"
import { sellsHere } from "../pickup/store-offers.rule.ts"
import { DistrictUnknown } from "../regions/regions.errors.ts"
import { validUntil } from "../shipping/offer-time.rule.ts"
import { optionsFor } from "../shipping/options.rule.ts"
import { chargeableKg, parcelGram } from "../shipping/weight.rule.ts"
import { StoreUnknown } from "../stores/stores.errors.ts"
import { type Assessment, assess, leftOutOf, ownerOf } from "./assess.rule.ts"
import { applyChange, factsFor, placeableUntil, withCodeFor, withoutStrayGifts } from "./change.usecases.ts"
import { CheckoutExpired, CheckoutPlaced, CheckoutUnknown, NotPlaced } from "./checkout.errors.ts"
import type { Buyer, CheckoutPort, CheckoutStores, OpenWith } from "./checkout.port.ts"
import type { StoredCheckout } from "./checkout.ts"
import { deliveryDaysOver } from "./delivery-days.usecases.ts"
import { holdProblems, holdRequirements, type KnownHolder } from "./holds.rule.ts"
import { letGoForOtherPayment } from "./pay-again.usecases.ts"
import { heldIn, isOthers, placeOver, repeatedOrder } from "./place.usecases.ts"

/** Ordering, for guests and members. One call is one transaction; a refusal undoes all of it. D-63; house 7. */
export const checkoutOver = (stores: CheckoutStores, random: RandomSource, buyer: Buyer): CheckoutPort => {
  const { checkouts, orders, regions } = stores
  const { now, language, member } = buyer

  const known = Effect.fnUntraced(function* (id: CheckoutId) {
    const stored = yield* checkouts.byId(id)
    if (stored === undefined || isOthers(stored, member)) return yield* new CheckoutUnknown()
    return stored.placed === undefined && stored.expiresAt <= now ? yield* new CheckoutExpired() : stored
  })

  /** Adds to a checkout what prevents this buyer from holding its goods, as far as known. Decision 0033. */
  const withHolds = Effect.fnUntraced(function* (assessment: Assessment) {
    const { checkout, base } = assessment
    const holder = knownHolder(buyer)
    if (holder === undefined || base === 0 || checkout.placed !== undefined) return checkout
    const problems = holdProblems(...heldIn(yield* stores.holds.open(holder), holder, assessment))
    if (problems.length === 0) return checkout
    return { ...checkout, requirements: [...checkout.requirements, ...holdRequirements(problems, checkout.lines)] }
  })

  const shown = Effect.fnUntraced(function* (stored: StoredCheckout) {
    return yield* withHolds(yield* assess(stored, yield* factsFor(stores, stored, buyer)))
  })

  const opened = Effect.fnUntraced(function* (begun: Pick<StoredCheckout, "lines"> & Partial<StoredCheckout>) {
    const facts = yield* factsFor(stores, begun, buyer)
    const lines = withoutStrayGifts(begun.lines, facts.goodsOf, ownerOf(buyer))
    const fromBag = facts.bag ? heldOf(facts.bag, lines) : []
    const stored: StoredCheckout = {
      ...begun,
      lines,
      ...(member !== undefined && { member }),
      id: CheckoutId(yield* random.uuid),
      version: 1,
      language,
      leftOut: leftOutOf(lines, facts.goodsOf, ownerOf(buyer)),
      ...(fromBag.length > 0 && { fromBag }),
      openedAt: now,
      expiresAt: placeableUntil(now)
    }
    const checkout = yield* withHolds(yield* assess(stored, facts))
    yield* checkouts.insert(stored)
    return checkout
  })

  return {
    open: Effect.fnUntraced(function* (input) {
      const lines = "lines" in input ? input.lines : yield* bagLines(stores, member, input)
      const declined = "lines" in input && member === undefined ? input.declined : undefined
      const store = "lines" in input ? input.selfCheckout : undefined
      if (store !== undefined && !(yield* stores.stores).some((one) => one.id === store && sellsHere(one)))
        return yield* new StoreUnknown()
      return yield* opened({
        lines: yield* withinLimits(mergeLines(lines)),
        ...(declined && { declined }),
        ...(store !== undefined && { pickup: store, selfCheckout: true })
      })
    }),
    read: ({ id }) => Effect.flatMap(known(id), shown),
    change: Effect.fnUntraced(function* ({ id, ...change }) {
      for (let left = changeTries; left > 0; left--) {
        const stored = yield* known(id)
        if (stored.placed !== undefined) return yield* new CheckoutPlaced()
        const next = yield* applyChange(stores, stored, change, buyer)
        const facts = yield* factsFor(stores, next, buyer)
        const assessment = yield* assess(next, facts)
        const priced: StoredCheckout = yield* withCodeFor(stores, random, next, assessment.base, facts)
        if (yield* checkouts.save(priced, stored.version))
          return yield* withHolds(priced.code === next.code ? assessment : yield* assess(priced, facts))
      }
      return yield* new Unavailable()
    }),
    shippingOptions: Effect.fnUntraced(function* ({ id, district, location }) {
      const stored = yield* known(id)
      const place = yield* regions.district(district)
      if (place === undefined) return yield* new DistrictUnknown()
      const facts = yield* factsFor(stores, stored, buyer)
      const { parcel } = yield* assess(stored, facts)
      const to = { city: place.city.id, province: place.province.id, location }
      return {
        district,
        weightKg: chargeableKg(parcelGram([...parcel.lines, ...(parcel.gifts ?? [])])),
        options: optionsFor(parcel, to, facts, now),
        validUntil: validUntil(now)
      }
    }),
    deliveryDays: deliveryDaysOver(stores, buyer),
    paymentMethods: () => Effect.map(stores.banks, paymentMethodsWith),
    place: placeOver(stores, random, buyer),
    orderByCheckout: Effect.fnUntraced(function* ({ id }) {
      const order = yield* orders.byCheckout(id)
      if (order && isOthers(order, member)) return yield* new CheckoutUnknown()
      if (order) return repeatedOrder(stores, order)
      return yield* (yield* checkouts.byId(id)) === undefined ? new CheckoutUnknown() : new NotPlaced()
    }),
    payAgain: Effect.fnUntraced(function* (asked) {
      const order = yield* letGoForOtherPayment(stores, asked, buyer)
      const before = yield* checkouts.byId(order.checkout)
      return yield* opened({
        lines: boughtLines(order).map((line) => wantedLine(line, line.quantity)),
        contact: order.contact,
        ...(order.delivery.kind === "ship" && {
          delivery: {
            address: order.delivery.address,
            service: order.delivery.service,
            insured: order.delivery.insured
          }
        }),
        ...(order.delivery.kind === "pickup" && {
          pickup: order.delivery.store.id,
          ...(order.delivery.selfCheckout && { selfCheckout: true })
        }),
        ...(hasPaperBag(order.steps) && { paperBag: true }),
        ...(order.note !== undefined && { note: order.note }),
        ...(before?.declined && { declined: before.declined })
      })
    })
  }
}

/**
 * Identifies a buyer for certain; `undefined` if open orders are not limited. A guest's contact is not proven: counted
 * before the order, it would tell a stranger what its owner has ordered. Placing counts it. Decision 0033.
 */
const knownHolder = ({ member, from }: Buyer): KnownHolder | undefined => {
  if (from === undefined) return undefined
  return member === undefined ? from : { member }
}

/** Lines of the buyer's own bag, some of them or all; of others' there are none. */
const bagLines = Effect.fnUntraced(function* (
  { memberBags }: Pick<CheckoutStores, "memberBags">,
  member: MemberId | undefined,
  { bag, lineIds }: Extract<OpenWith, { readonly bag: string }>
) {
  if (member === undefined || bag !== member) return []
  const { lines } = yield* memberBags.load(member)
  return lines
    .filter((line) => lineIds === undefined || lineIds.includes(lineIdOf(line)))
    .map(({ agreed: _, ...line }): WantedLine => line)
})
