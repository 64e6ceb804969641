import { Effect } from "effect"
import type { BagOwner, WantedLine } from "../cart/cart.ts"
import { goodsFor } from "../cart/cart.usecases.ts"
import { isForOwner } from "../cart/guest.rule.ts"
import { withinLimits } from "../cart/limits.rule.ts"
import { lineIdOf, mergeLines } from "../cart/line-id.rule.ts"
import { heldOf } from "../cart/member-bag.rule.ts"
import type { StoredMemberCart } from "../cart/member-bag.ts"
import { paperBagsIn } from "../extras/paper-bag.rule.ts"
import { giftGoodsOf, giftsWith, offersOf } from "../gifts/gifts.rule.ts"
import { type Instant, instant } from "../kernel/moment.ts"
import type { Rupiah } from "../kernel/money.ts"
import type { RandomSource } from "../kernel/random.ts"
import type { OrderId } from "../orders/order.ts"
import { bankAccountAmong } from "../orders/transfer/banks.ts"
import type { BankAccount } from "../orders/transfer/payment.ts"
import { codeRanges } from "../orders/transfer/unique-code.rule.ts"
import { goodsInStore, offersPickup } from "../pickup/store-offers.rule.ts"
import { pointValue } from "../points/points.ts"
import { addressAt, requireContact } from "../regions/regions.usecases.ts"
import { StoreUnknown } from "../stores/stores.errors.ts"
import { automaticIn, vouchersIn } from "../vouchers/bag-vouchers.usecases.ts"
import { type CheckoutFacts, leftOutOf, ownerOf } from "./assess.rule.ts"
import { BankUnknown, CodesUsedUp, ServiceUnknown } from "./checkout.errors.ts"
import type { Buyer, CheckoutStores } from "./checkout.port.ts"
import { type CheckoutChange, checkoutMinutes, type StoredCheckout } from "./checkout.ts"

/** What a checkout is assessed by, and the bag that some of it comes from; a guest has none at the shop. */
interface BuyersFacts extends CheckoutFacts {
  readonly bag?: StoredMemberCart
}

const none = (): ReadonlyArray<never> => []

/**
 * Everything about a checkout's lines that is read before it is assessed.
 *
 * @param besides an order that does not count as one of the buyer's
 */
export const factsFor = Effect.fnUntraced(function* (
  stores: Pick<
    CheckoutStores,
    | "goods"
    | "gifts"
    | "egiftTemplates"
    | "origins"
    | "couriers"
    | "banks"
    | "buyers"
    | "vouchers"
    | "stores"
    | "storeStock"
    | "off"
  >,
  {
    lines,
    pickup,
    member: owner,
    declined = []
  }: Pick<StoredCheckout, "lines"> & Partial<Pick<StoredCheckout, "member" | "declined" | "pickup">>,
  buyer: Buyer,
  besides?: OrderId
) {
  const rules = yield* stores.gifts
  const known = yield* goodsFor(stores, lines, buyer, giftGoodsOf(rules))
  const named = [...lines, ...giftGoodsOf(rules)].map(({ combination }) => combination)
  const goodsOf =
    pickup === undefined ? known : goodsInStore(known, pickup, yield* stores.storeStock.of([...new Set(named)]))
  const gifts = { offers: offersOf(rules, goodsOf), now: buyer.now }
  const member = owner ?? buyer.member
  // After the goods: a unit that another device has ordered meanwhile is not called sold out. Decision 0085.
  const knownBuyer = member === undefined ? undefined : yield* stores.buyers.of(member)
  const [origins, couriers, banks] = [yield* stores.origins, yield* stores.couriers, yield* stores.banks]
  const off = yield* stores.off
  const [paperBag] = paperBagsIn(buyer.language, off)
  const facts: BuyersFacts = {
    goodsOf,
    vouchersFor: none,
    automaticFor: none,
    giftsFor: giftsWith({ ...gifts, isGuest: true, declined }),
    ...(paperBag && { paperBag: paperBag.price }),
    origins,
    couriers,
    banks,
    stores: yield* stores.stores,
    off,
    now: buyer.now,
    egiftTemplates: (yield* stores.egiftTemplates).map(({ id }) => id),
    isHalfMember: knownBuyer?.isHalf ?? false
  }
  if (member === undefined || knownBuyer === undefined)
    return { ...facts, automaticFor: yield* automaticIn(stores.vouchers, undefined, buyer) }
  const { bag, balance } = knownBuyer
  const points = { balance, value: pointValue, wanted: bag.points }
  const giftsFor = giftsWith({ ...gifts, isGuest: false, declined: bag.declined })
  const vouchersFor = yield* vouchersIn(stores.vouchers, member, bag.vouchers, buyer, besides)
  const automaticFor = yield* automaticIn(stores.vouchers, member, buyer, besides)
  return { ...facts, vouchersFor, automaticFor, giftsFor, points, codRecord: knownBuyer.codRecord, bag }
})

/**
 * Returns the lines of a checkout that its member's bag holds now, or has held before: lines in the bag come from the
 * bag, also if another device removes them later. A guest has no bag at the shop. Decision 0085.
 */
const fromBagOf = Effect.fnUntraced(function* (
  { memberBags }: Pick<CheckoutStores, "memberBags">,
  { member, lines, fromBag = [] }: Pick<StoredCheckout, "lines" | "fromBag"> & Pick<Buyer, "member">
) {
  const known = lines.map(lineIdOf).filter((id) => fromBag.includes(id))
  if (member === undefined || known.length === lines.length) return known
  const held = heldOf(yield* memberBags.load(member), lines)
  return lines.map(lineIdOf).filter((id) => known.includes(id) || held.includes(id))
})

/**
 * Removes the receivers of gifts from lines if the goods are no gift cards, or not for the owner: nothing is stored that is not
 * sent. A guest who logs in on the way names the receivers again with the lines of the bag.
 */
export const withoutStrayGifts = (
  lines: ReadonlyArray<WantedLine>,
  goodsOf: CheckoutFacts["goodsOf"],
  owner: BagOwner
): ReadonlyArray<WantedLine> =>
  mergeLines(
    lines.map((line) => {
      const { egift, ...plain } = line
      const goods = goodsOf(line)
      const isStray = goods !== undefined && !(goods.giftCard && isForOwner(goods, owner))
      return egift !== undefined && isStray ? plain : line
    })
  )

/** Until when a checkout that is changed now can be placed. */
export const placeableUntil = (now: Instant): Instant => instant(now + checkoutMinutes * 60_000)

/** Returns a checkout with other choices. Refuses places, services and banks that do not exist, and what its form would refuse. */
export const applyChange = Effect.fnUntraced(function* (
  stores: CheckoutStores,
  stored: StoredCheckout,
  change: CheckoutChange,
  buyer: Buyer
) {
  const { contact, paperBag, bank, note, declined } = change
  if (bank !== undefined && bankAccountAmong(yield* stores.banks, bank) === undefined) return yield* new BankUnknown()
  if (contact) yield* requireContact(contact)
  const pickup = stored.selfCheckout
    ? yield* scannedIn(stored, change)
    : yield* pickupWith(stores, stored.pickup, change)
  const delivery = yield* deliveryWith(stores, stored.delivery, change)
  // A shopper who logs in on the way goes on with the same checkout, and may order what guests may not. D-24.
  const member = stored.member ?? buyer.member
  const wanted =
    change.lines === undefined && member === stored.member
      ? undefined
      : yield* withinLimits(mergeLines(change.lines ?? stored.lines))
  const goodsOf = wanted && (yield* goodsFor(stores, wanted, buyer))
  const lines = wanted && goodsOf && withoutStrayGifts(wanted, goodsOf, ownerOf({ member }))
  const fromBag = yield* fromBagOf(stores, { ...stored, member, ...(lines && { lines }) })
  const { pickup: _, ...rest } = stored
  const next: StoredCheckout = {
    ...rest,
    ...(pickup !== undefined && { pickup }),
    version: stored.version + 1,
    ...(member !== undefined && { member }),
    ...(lines && goodsOf && { lines, leftOut: leftOutOf(lines, goodsOf, ownerOf({ member })) }),
    ...(fromBag.length > 0 && { fromBag }),
    ...(contact && { contact }),
    ...(delivery && { delivery }),
    ...(paperBag !== undefined && { paperBag }),
    ...(bank !== undefined && { bank }),
    ...(note !== undefined && { note }),
    ...(declined && member === undefined && { declined }),
    expiresAt: placeableUntil(buyer.now)
  }
  return next
})

/** Returns the store in which goods were scanned: their buyer has them already, and they go nowhere else. D-66. */
const scannedIn = (
  { pickup: store }: Pick<StoredCheckout, "pickup">,
  { pickup, address, service, insured }: CheckoutChange
): Effect.Effect<StoredCheckout["pickup"], StoreUnknown | ServiceUnknown> => {
  if (pickup === "none" || [address, service, insured].some((one) => one !== undefined))
    return Effect.fail(new ServiceUnknown())
  return pickup === undefined || pickup === store ? Effect.succeed(store) : Effect.fail(new StoreUnknown())
}

/** Returns the store of a checkout after a change: what names a destination or a courier is sent. D-65. */
const pickupWith = Effect.fnUntraced(function* (
  { stores }: Pick<CheckoutStores, "stores">,
  held: StoredCheckout["pickup"],
  { pickup, address, service, insured }: CheckoutChange
) {
  if (pickup === "none") return undefined
  if (pickup === undefined) return [address, service, insured].some((one) => one !== undefined) ? undefined : held
  const store = (yield* stores).find(({ id }) => id === pickup)
  return store && offersPickup(store) ? pickup : yield* new StoreUnknown()
})

const deliveryWith = Effect.fnUntraced(function* (
  stores: Pick<CheckoutStores, "regions" | "couriers">,
  held: StoredCheckout["delivery"],
  { address, service, insured }: CheckoutChange
) {
  if (service !== undefined && (yield* stores.couriers).every(({ id }) => id !== service))
    return yield* new ServiceUnknown()
  const to = address ? yield* addressAt(stores.regions, address) : held?.address
  // Nothing can be chosen of a way whose end is not known.
  if (to === undefined) return service === undefined ? undefined : yield* new ServiceUnknown()
  const chosen = service ?? held?.service
  return { address: to, ...(chosen !== undefined && { service: chosen }), insured: insured ?? held?.insured ?? false }
})

/**
 * A checkout with the unique code for what it costs now: the one it has or had on this account if it is free, else another,
 * taken by a conditional write. D-56; decisions 0051 and 0052. Ways to pay that the bank reports have none. Refuses if none is
 * left anywhere.
 */
export const withCodeFor = Effect.fnUntraced(function* (
  { codes }: Pick<CheckoutStores, "codes">,
  random: RandomSource,
  { code: _, ...stored }: StoredCheckout,
  base: Rupiah,
  { banks, now }: { readonly banks: ReadonlyArray<BankAccount>; readonly now: Instant }
) {
  // An account that the merchant closed meanwhile counts as not chosen.
  const chosen = bankAccountAmong(banks, stored.bank)
  if (chosen === undefined || chosen.method !== undefined || base === 0) return stored
  const earlier = stored.codes ?? []
  for (const range of codeRanges(chosen.id, banks)) {
    const { bank, from, to } = range
    const held = earlier.find((one) => one.bank === bank && from <= one.code && one.code <= to)
    const start = held?.code ?? from + (yield* random.below(to - from + 1))
    const code = yield* codes.take({ ...range, holder: stored.id, base, start, until: stored.expiresAt, now })
    if (code !== undefined)
      return {
        ...stored,
        code: { bank, base, code },
        codes: [...earlier.filter((one) => one.bank !== bank), { bank, code }]
      }
  }
  return yield* new CodesUsedUp()
})
