import { Effect } from "effect"
import type { MemberId } from "../account/member.ts"
import { LineUnknown } from "../cart/cart.errors.ts"
import { lineIdOf } from "../cart/line-id.rule.ts"
import { changeTries } from "../cart/member-bag.port.ts"
import { heldOf, withoutIdle, withoutOrdered } from "../cart/member-bag.rule.ts"
import type { StoredMemberCart } from "../cart/member-bag.ts"
import { digestOf } from "../kernel/digest.rule.ts"
import { Unavailable } from "../kernel/failure.ts"
import { mailboxOf } from "../kernel/mailbox.rule.ts"
import type { Instant } from "../kernel/moment.ts"
import { e164 } from "../kernel/phone.ts"
import type { RandomSource } from "../kernel/random.ts"
import { dueAt } from "../orders/due.rule.ts"
import { issueEgifts } from "../orders/egift/egift.usecases.ts"
import { type CheckoutId, type Order, OrderId, orderSubject } from "../orders/order.ts"
import { orderCode } from "../orders/order-code.rule.ts"
import { stockFor } from "../orders/order-stock.usecases.ts"
import { newPickupCode } from "../orders/pickup/pickup-code.rule.ts"
import type { Shortage } from "../pricing/goods.port.ts"
import type { GoodsId } from "../pricing/goods.ts"
import { InsufficientStock } from "../pricing/pricing.errors.ts"
import { isSameGoods, unitsOf } from "../pricing/units.rule.ts"
import { type OrderedPart, refusalOfParts } from "../toggles/parts.errors.ts"
import { type Assessment, assess } from "./assess.rule.ts"
import { factsFor } from "./change.usecases.ts"
import { CheckoutExpired, CheckoutUnknown, RequirementsUnmet, TotalChanged } from "./checkout.errors.ts"
import type { Buyer, CheckoutPort, CheckoutStores } from "./checkout.port.ts"
import type { Checkout, Placed, StoredCheckout } from "./checkout.ts"
import { type Holder, type holdProblems, holdRefusal, type KnownHolder, kindsOf, type OpenOrder } from "./holds.rule.ts"
import { orderOf } from "./order-of.rule.ts"
import { tookPoints, tookSpecials, tookVouchers } from "./taken-with-order.usecases.ts"

/** How often a random code is drawn before the shop gives up; two in a row hardly ever clash. */
const codeThrows = 5

/**
 * Makes the order of a checkout, in one transaction: claims the key, prices everything again, claims the checkout as it was
 * read, writes the order unless its checkout has one, takes stock in one order for all callers, keeps the amount, puts a
 * message. A refusal undoes all of it. Security 2; D-25, D-63.
 */
export const placeOver = (stores: CheckoutStores, random: RandomSource, buyer: Buyer): CheckoutPort["place"] =>
  Effect.fnUntraced(function* ({ id, version, quoteHash, idempotencyKey: key }) {
    const { checkouts, idempotency, post, signer } = stores
    const { now, member } = buyer
    const digest = digestOf(`${id} ${version} ${quoteHash}`)
    const { done } = yield* idempotency.claim({ scope: "place", key, digest, now })
    const stored = yield* checkouts.byId(id)
    if (stored === undefined || isOthers(stored, member)) return yield* new CheckoutUnknown()
    if (stored.placed !== undefined || done !== undefined) return yield* known(stores, id, key, member)
    if (stored.expiresAt <= now) return yield* new CheckoutExpired()
    const refusal = refusalOfParts(partsOf(stored), yield* stores.off)
    if (refusal) return yield* refusal
    const facts = yield* factsFor(stores, stored, buyer)
    const assessment = yield* assess(stored, facts)
    const { checkout } = assessment
    // Asked first: a unit that another device has ordered is not called sold out.
    if (member !== undefined && facts.bag && stored.fromBag && !isInBag(facts.bag, stored, checkout))
      return yield* goneMeanwhile(stores, id, key, member)
    const short = shortages(assessment)
    if (short.length > 0) return yield* new InsufficientStock({ short })
    if (checkout.version !== version || checkout.quoteHash !== quoteHash) return yield* new TotalChanged({ checkout })
    if (checkout.requirements.length > 0) return yield* new RequirementsUnmet({ requirements: checkout.requirements })
    const holder = holderOf(buyer, checkout)
    if (holder) yield* heldBack(stores, holder, assessment, now)
    if (!(yield* checkouts.claim(id, stored.version))) return yield* changedMeanwhile(stores, id, key, buyer)
    const order = yield* inserted(stores, random, stored, assessment, buyer)
    if (order === undefined) return yield* known(stores, id, key, member)
    if (holder) yield* stores.holds.note(order.id, holder)
    if (!(yield* tookVouchers(stores, order, assessment, member))) return yield* totalNow(stores, order, stored, buyer)
    if (!(yield* tookPoints(stores, order, assessment, now))) return yield* totalNow(stores, order, stored, buyer)
    if (!(yield* tookSpecials(stores, order, assessment))) return yield* totalNow(stores, order, stored, buyer)
    const units = unitsOf(order.lines.map(({ goods, quantity }) => ({ ...goods, quantity })))
    const stock = stockFor(stores, order.delivery)
    const missing = yield* stock.take(units)
    if (missing.length > 0) {
      const short = missing.flatMap((one): ReadonlyArray<Shortage> => {
        const quantity = boughtUnits(one, assessment)
        return one.left < quantity ? [{ ...one, quantity }] : []
      })
      if (short.length > 0) return yield* new InsufficientStock({ short })
      // Gifts alone have run out: what was bought goes back before it is counted again.
      yield* stock.giveBack(units.filter((one) => missing.every((short) => !isSameGoods(short, one))))
      return yield* totalNow(stores, order, stored, buyer)
    }
    // Another checkout has taken the code in between: the buyer is asked about the new total. Decision 0052.
    if (stored.code && !(yield* stores.codes.keep(id, stored.code)))
      return yield* totalNow(stores, order, withoutCode(stored), buyer)
    if (order.member !== undefined && facts.bag) yield* outOfBag(stores, order.member, facts.bag, stored, assessment)
    if (order.payment.state === "free") yield* issueEgifts(stores, order, now)
    const signature = signer.sign(orderSubject(order))
    const { email: to } = order.contact
    const kind = order.payment.method === "cod" ? "order-on-delivery" : "order-placed"
    yield* post.put({ kind, to, language: order.language, order, key: signature })
    yield* idempotency.finish("place", key, id)
    return { order, key: signature, repeated: false }
  })

/** Returns the parts of the shop that the order of a checkout would use. Without a paper bag it only has another total. */
const partsOf = ({ lines, pickup, selfCheckout }: StoredCheckout): ReadonlyArray<OrderedPart> => [
  ...(pickup === undefined ? [] : ([selfCheckout ? "self_checkout" : "pickup"] as const)),
  ...(lines.some(({ egift }) => egift !== undefined) ? (["egift"] as const) : [])
]

const boughtUnits = (goods: GoodsId, { lines }: Assessment): number =>
  lines.reduce((sum, { line }) => (isSameGoods(line, goods) ? sum + line.quantity : sum), 0)

/** Returns the order of a checkout that another call has placed meanwhile; refuses with the total of one that was changed. */
const changedMeanwhile = Effect.fnUntraced(function* (
  stores: CheckoutStores,
  id: CheckoutId,
  key: string,
  buyer: Buyer
) {
  const current = yield* stores.checkouts.byId(id)
  if (current === undefined) return yield* new CheckoutUnknown()
  if (current.placed !== undefined) return yield* known(stores, id, key, buyer.member)
  const { checkout } = yield* assess(current, yield* factsFor(stores, current, buyer))
  return yield* new TotalChanged({ checkout })
})

/** Returns the order of a checkout if it was that which has just taken its lines out of the bag; else refuses. Decision 0085. */
const goneMeanwhile = Effect.fnUntraced(function* (
  stores: CheckoutStores,
  id: CheckoutId,
  key: string,
  member: MemberId
) {
  const current = yield* stores.checkouts.byId(id)
  if (current?.placed !== undefined) return yield* known(stores, id, key, member)
  return yield* new LineUnknown()
})

const withoutCode = ({ code: _, ...stored }: StoredCheckout): StoredCheckout => stored

/**
 * Refuses with the total of a checkout as it is now: another order has taken its code, its voucher, its points or its special price. Its own order is
 * undone with this refusal: it counts for nothing, and takes nothing.
 */
const totalNow = Effect.fnUntraced(function* (
  stores: CheckoutStores,
  undone: Order,
  stored: StoredCheckout,
  buyer: Buyer
) {
  yield* stores.vouchers.giveBack(undone.id)
  yield* stores.points.release(undone.id, buyer.now)
  yield* stores.specials.giveBack(undone.id)
  const { checkout } = yield* assess(stored, yield* factsFor(stores, stored, buyer, undone.id))
  return yield* new TotalChanged({ checkout })
})

/** Returns the holder that the order counts for; `undefined` if open orders are not limited. Decision 0033. */
const holderOf = ({ member, from }: Buyer, { contact }: Checkout): Holder | undefined => {
  if (from === undefined || contact === undefined) return undefined
  return member === undefined ? { mailbox: mailboxOf(contact.email), phone: e164(contact.phone), ...from } : { member }
}

/** Refuses to hold more without payment than one may. Orders with nothing to pay hold nothing. */
const heldBack = Effect.fnUntraced(function* (
  { holds }: Pick<CheckoutStores, "holds">,
  holder: Holder,
  assessment: Assessment,
  now: Instant
) {
  if (assessment.base === 0) return
  const open = yield* holds.claim(holder, now)
  const refusal = holdRefusal(...heldIn(open, holder, assessment))
  if (refusal) return yield* refusal
})

/** Returns what an order would hold, for `holdProblems`. */
export const heldIn = (
  open: ReadonlyArray<OpenOrder>,
  holder: KnownHolder,
  { checkout, lines }: Assessment
): Parameters<typeof holdProblems> => {
  const units = unitsOf(checkout.lines.map(({ goods, counted }) => ({ ...goods, quantity: counted })))
  const stocks = new Map(lines.map(({ goods }) => [goods.combination, goods.stock]))
  return [open, units, (combination) => stocks.get(combination) ?? 0, kindsOf(holder)]
}

/** Returns the order that this checkout has already, and completes the key of this repeated call. */
const known = Effect.fnUntraced(function* (
  stores: CheckoutStores,
  id: CheckoutId,
  key: string,
  member: MemberId | undefined
) {
  const order = yield* stores.orders.byCheckout(id)
  if (order === undefined || isOthers(order, member)) return yield* new CheckoutUnknown()
  yield* stores.idempotency.finish("place", key, id)
  return repeatedOrder(stores, order)
})

/** Whether something belongs to another member than the caller; a guest's belongs to any caller that knows its id. */
export const isOthers = (
  { member: owner }: { readonly member?: MemberId | undefined },
  asker: MemberId | undefined
): boolean => owner !== undefined && owner !== asker

/**
 * Takes the ordered units out of the member's bag, also while another tab changes it. Refuses if another order has taken them
 * out meanwhile. D-63; decision 0085.
 *
 * @param known the bag as it was read before; it is read again if it was changed since
 */
const outOfBag = Effect.fnUntraced(function* (
  { memberBags }: Pick<CheckoutStores, "memberBags">,
  member: MemberId,
  known: StoredMemberCart,
  stored: StoredCheckout,
  { checkout, uses, points }: Assessment
) {
  const ordered = checkout.lines.map(({ id, counted: quantity }) => ({ id, quantity }))
  for (let tries = changeTries; tries > 0; tries--) {
    const bag = tries === changeTries ? known : yield* memberBags.load(member)
    if (!isInBag(bag, stored, checkout)) return yield* new LineUnknown()
    const isTouched =
      points > 0 ||
      bag.vouchers.some((one) => uses.includes(one)) ||
      bag.lines.some((line) => ordered.some(({ id }) => id === lineIdOf(line)))
    if (!isTouched) return
    const left = withoutOrdered(bag, ordered)
    const without = withoutIdle({
      ...left,
      vouchers: left.vouchers.filter((one) => !uses.includes(one)),
      points: points > 0 ? 0 : left.points
    })
    // The bag of an account that is removed went with it.
    const isSaved = Effect.catchTag(memberBags.save(member, without, bag.version), "Unauthenticated", () =>
      Effect.succeed(true)
    )
    if (yield* isSaved) return
  }
  return yield* new Unavailable()
})

/** Returns whether a bag still holds what a checkout orders of it, with as many units. Decision 0085. */
const isInBag = (
  bag: Pick<StoredMemberCart, "lines">,
  { lines, fromBag = [] }: Pick<StoredCheckout, "lines" | "fromBag">,
  checkout: Checkout
): boolean => {
  const held = heldOf(bag, lines)
  return checkout.lines.every(({ id }) => !fromBag.includes(id) || held.includes(id))
}

/** An order that was there before, with what opens it. */
export const repeatedOrder = ({ signer }: Pick<CheckoutStores, "signer">, order: Order): Placed => ({
  order,
  key: signer.sign(orderSubject(order)),
  repeated: true
})

/** Returns what is not there, by combination: its lines share its stock. D-25b. */
const shortages = ({ lines }: Assessment): ReadonlyArray<Shortage> => {
  const short = lines.filter(({ counted, line }) => counted < line.quantity).map(({ line }) => line.combination)
  return [...new Set(short)].flatMap((combination) => {
    const same = lines.filter(({ line }) => line.combination === combination)
    return same.slice(0, 1).map(({ line: { product } }) => ({
      product,
      combination,
      quantity: same.reduce((sum, { line }) => sum + line.quantity, 0),
      left: same.reduce((sum, { counted }) => sum + counted, 0)
    }))
  })
}

/** Writes the order, with another code if one clashes; nothing if the checkout has an order by now. */
const inserted = Effect.fnUntraced(function* (
  stores: CheckoutStores,
  random: RandomSource,
  stored: StoredCheckout,
  assessment: Assessment,
  { now, member }: Buyer
) {
  const id = OrderId(yield* random.uuid)
  const pickupCode = stored.pickup === undefined ? undefined : yield* newPickupCode(random)
  const owned: StoredCheckout = member === undefined ? stored : { ...stored, member }
  for (let left = codeThrows; left > 0; left--) {
    const order = orderOf(id, yield* orderCode(random, now), owned, assessment, { now, pickupCode })
    if (order === undefined) return yield* new RequirementsUnmet({ requirements: assessment.checkout.requirements })
    const fate = yield* stores.orders.insert(order, dueAt(order))
    if (fate === "inserted") return order
    if (fate === "checkout-taken") return undefined
  }
  return yield* Effect.die(new Error("no order code left today"))
})
