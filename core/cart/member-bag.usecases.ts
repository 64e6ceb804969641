import { Effect } from "effect"
import type { MemberId } from "../account/member.ts"
import type { Reader } from "../catalogue/catalogue.port.ts"
import { EgiftRefused } from "../egift/egift.errors.ts"
import { refusedEgiftField } from "../egift/egift-info.rule.ts"
import type { EgiftTemplatesStore } from "../egift/egift-templates.port.ts"
import { paperBagsIn } from "../extras/paper-bag.rule.ts"
import type { GiftsStore } from "../gifts/gifts.port.ts"
import { giftGoodsOf, giftsWith, offersOf } from "../gifts/gifts.rule.ts"
import { Unavailable } from "../kernel/failure.ts"
import type { PointBalances } from "../points/points.port.ts"
import { checkPoints } from "../points/points.rule.ts"
import { pointValue } from "../points/points.ts"
import type { GoodsStore } from "../pricing/goods.port.ts"
import type { GoodsId } from "../pricing/goods.ts"
import { GoodsUnknown } from "../pricing/pricing.errors.ts"
import type { OffNow } from "../toggles/toggles.port.ts"
import type { Extras } from "../vouchers/adviser.rule.ts"
import {
  adviceFor,
  pastFor,
  redeemableVoucher,
  vouchersIn,
  withoutVoucher,
  withVoucher
} from "../vouchers/bag-vouchers.usecases.ts"
import { forPaperBags } from "../vouchers/own-vouchers.rule.ts"
import type { VoucherStore } from "../vouchers/voucher-store.port.ts"
import { bagOf, countedLines } from "./bag.rule.ts"
import { LineUnknown, OrderLimit } from "./cart.errors.ts"
import type { BagRefusal, CartPort, How } from "./cart.port.ts"
import { type LineId, linesPerBag, type PersistedBag, type WantedLine } from "./cart.ts"
import { knownGoods } from "./cart.usecases.ts"
import { lineIdOf } from "./line-id.rule.ts"
import { changeTries, type MemberBagPort, type MemberBagStore } from "./member-bag.port.ts"
import { withGuestBag, withoutIdle, withoutLines, withSaved } from "./member-bag.rule.ts"
import type { BagAndSaved, MemberLine, SavedItem, StoredMemberCart } from "./member-bag.ts"
import { declinedWith } from "./offers/gift-choice.rule.ts"
import { type GoodsKnown, withBefore, withLine } from "./persisted-bag.rule.ts"

/** Lines a guest's bag may be sent with: all it can hold, and room for a client that sends some twice. */
const sentMost = 5 * linesPerBag

/** Goods that were read, by what names them. */
type GoodsRead = Effect.Success<ReturnType<typeof knownGoods>>

/** Stores that a member's bag is read from and written to. */
interface MemberBagStores extends GoodsStore, GiftsStore, EgiftTemplatesStore {
  readonly memberBags: MemberBagStore
  readonly vouchers: VoucherStore
  readonly points: PointBalances
  readonly off: OffNow
}

/** A member's bag, stored by the shop: a change is written if no other came between, else computed again. D-20, D-21. */
export const memberBagOver = (stores: MemberBagStores, member: MemberId, reader: Reader): MemberBagPort => {
  const { memberBags: store, vouchers, points } = stores
  const goodsFor = Effect.fnUntraced(function* (bag: StoredMemberCart, more: ReadonlyArray<GoodsId>) {
    const gifts = giftGoodsOf(yield* stores.gifts)
    return yield* knownGoods(stores, [...bag.lines, ...bag.saved, ...more, ...gifts], reader)
  })

  const shown = (bag: StoredMemberCart, goodsOf: GoodsRead): Effect.Effect<BagAndSaved, Unavailable> =>
    Effect.gen(function* () {
      const vouchersFor = yield* vouchersIn(vouchers, member, bag.vouchers, reader)
      const own = { balance: yield* points.balance(member), value: pointValue, wanted: bag.points }
      const offers = offersOf(yield* stores.gifts, goodsOf)
      const giftsFor = giftsWith({ offers, isGuest: false, declined: bag.declined, now: reader.now })
      const facts = { owner: "member", checkedAt: reader.now, vouchersFor, giftsFor, points: own } as const
      const priced = yield* bagOf(member, bag.lines, goodsOf, facts)
      const agreed = new Map(bag.lines.map((line) => [lineIdOf(line), line.agreed]))
      return { bag: withBefore(priced, (line) => agreed.get(line)), saved: savedItems(bag, goodsOf) }
    }).pipe(
      // No bag within the limits is worth that much.
      Effect.catchTag("AmountTooLarge", () => Effect.fail(new Unavailable()))
    )

  const changed = Effect.fnUntraced(function* <E>(
    more: ReadonlyArray<GoodsId>,
    change: (bag: StoredMemberCart, goodsOf: GoodsRead) => Effect.Effect<StoredMemberCart, E>
  ) {
    for (let left = changeTries; left > 0; left--) {
      const cart = yield* store.load(member)
      const goodsOf = yield* goodsFor(cart, more)
      const next = withoutIdle(yield* change(cart, goodsOf))
      if (next === cart || (yield* store.save(member, next, cart.version)))
        return { cart: next, ...(yield* shown(next, goodsOf)) }
    }
    return yield* new Unavailable()
  })

  const all = Effect.fnUntraced(function* () {
    const cart = yield* store.load(member)
    return yield* shown(cart, yield* goodsFor(cart, []))
  })
  const bagAfter = <E>(more: ReadonlyArray<GoodsId>, change: Parameters<typeof changed<E>>[1]) =>
    Effect.map(changed<E>(more, change), ({ bag }) => bag)
  const bothAfter = <E>(change: Parameters<typeof changed<E>>[1]) =>
    Effect.map(changed<E>([], change), ({ bag, saved }): BagAndSaved => ({ bag, saved }))

  // No bag within the limits is worth that much.
  const counted = (cart: StoredMemberCart, goodsOf: GoodsKnown) =>
    Effect.catchTag(countedLines(cart.lines, goodsOf), "AmountTooLarge", () => Effect.fail(new Unavailable()))

  /** Done twice, it is done once: the new line is not an old one. Decision 0072. */
  const withoutOld = (cart: StoredMemberCart, line: WantedLine): StoredMemberCart =>
    withSaved(
      cart,
      cart.lines.filter((old) => lineIdOf(old) !== lineIdOf(line)),
      reader.now
    )

  /** A line that is there already was checked, and may change its units or go after its day. D-68. */
  const checkRecipient = (
    { lines }: StoredMemberCart,
    line: WantedLine
  ): Effect.Effect<void, EgiftRefused | Unavailable> =>
    Effect.flatMap(stores.egiftTemplates, (templates) => {
      const isKnown = lines.some((held) => lineIdOf(held) === lineIdOf(line))
      const ids = templates.map(({ id }) => id)
      const field = line.egift && !isKnown ? refusedEgiftField(line.egift, ids, reader.now) : undefined
      return field ? Effect.fail(new EgiftRefused({ field })) : Effect.void
    })

  const ownVouchers = Effect.fnUntraced(function* (extras: Extras) {
    const cart = yield* store.load(member)
    const lines = yield* counted(cart, yield* goodsFor(cart, []))
    const advice = yield* adviceFor(vouchers, member, cart.vouchers, lines, extras, reader)
    const listed = [...advice.granted, ...advice.refused].map(({ voucher }) => voucher)
    return { ...advice, past: yield* pastFor(vouchers, member, listed, reader) }
  })

  return {
    read: () => Effect.map(all(), ({ bag }) => bag),
    count: () => Effect.map(all(), ({ bag: { count } }) => ({ count })),
    put: ({ line, how }) =>
      bagAfter([line], (cart, goodsOf) =>
        line.quantity > 0
          ? Effect.andThen(checkRecipient(cart, line), withPut(cart, line, how, goodsOf))
          : Effect.succeed(withoutLines(cart, [lineIdOf(line)]))
      ),
    remove: ({ line }) => bagAfter([], (cart) => Effect.as(lineIn(cart.lines, line), withoutLines(cart, [line]))),
    clear: () => bagAfter([], (cart) => Effect.succeed({ ...cart, lines: [] })),
    replaceWith: ({ line, keepOld }) =>
      bagAfter([line], (cart, goodsOf) =>
        Effect.andThen(
          checkRecipient(cart, line),
          withPut({ ...(keepOld ? withoutOld(cart, line) : cart), lines: [] }, line, "set", goodsOf)
        )
      ),
    merge: Effect.fnUntraced(function* ({ bag, lines, declined = [] }) {
      if (lines.length > sentMost) return yield* new OrderLimit({ limit: linesPerBag, of: "lines" })
      const after = yield* changed(lines, (cart, goodsOf) =>
        Effect.succeed(withGuestBag(cart, { bag, lines, declined }, goodsOf, reader.now))
      )
      const changes = after.cart.joined.find((one) => one.bag === bag)?.changes ?? []
      return { bag: after.bag, saved: after.saved, changes }
    }),
    all,
    saved: () => Effect.map(all(), ({ saved }) => saved),
    saveForLater: ({ line }) =>
      bothAfter((cart) =>
        Effect.map(lineIn(cart.lines, line), (held) => withSaved(withoutLines(cart, [line]), [held], reader.now))
      ),
    moveBack: ({ line }) =>
      bothAfter(
        Effect.fnUntraced(function* (cart, goodsOf) {
          const { savedAt: _, ...held } = yield* lineIn(cart.saved, line)
          return yield* withPut(withoutSaved(cart, line), held, "add", goodsOf)
        })
      ),
    redeemVoucher: ({ code }) =>
      bagAfter(
        [],
        Effect.fnUntraced(function* (cart, goodsOf) {
          const voucher = yield* redeemableVoucher(vouchers, member, code, yield* counted(cart, goodsOf), reader)
          return { ...cart, vouchers: yield* withVoucher(vouchers, cart.vouchers, voucher, reader) }
        })
      ),
    cancelVoucher: ({ voucher }) =>
      bagAfter([], (cart) =>
        cart.vouchers.includes(voucher)
          ? Effect.map(withoutVoucher(vouchers, cart.vouchers, voucher, reader), (left) => ({
              ...cart,
              vouchers: left
            }))
          : Effect.succeed(cart)
      ),
    redeemPoints: ({ points: wanted }) =>
      bagAfter(
        [],
        Effect.fnUntraced(function* (cart, goodsOf) {
          const { bag } = yield* shown(cart, goodsOf)
          yield* checkPoints(wanted, bag.points ?? { most: 0 })
          return cart.points === wanted ? cart : { ...cart, points: wanted }
        })
      ),
    cancelPoints: () => bagAfter([], (cart) => Effect.succeed(cart.points === 0 ? cart : { ...cart, points: 0 })),
    declineGift: (choice) =>
      bagAfter([], (cart) =>
        Effect.map(stores.gifts, (rules) => {
          const declined = declinedWith(cart.declined, choice).filter((id) => rules.some((rule) => rule.id === id))
          return declined.join() === cart.declined.join() ? cart : { ...cart, declined }
        })
      ),
    vouchers: () => ownVouchers({}),
    paperBags: Effect.fnUntraced(function* () {
      const [bag] = paperBagsIn(reader.language, yield* stores.off)
      return forPaperBags(yield* ownVouchers(bag ? { paperBag: bag.price } : {}), bag?.price)
    }),
    removeSaved: ({ line }) => bothAfter((cart) => Effect.as(lineIn(cart.saved, line), withoutSaved(cart, line)))
  }
}

/** A member's bag as a cart holds it: product data stays in the page, the shop uses its own prices. */
export const cartOfMember = (bag: MemberBagPort): CartPort => {
  const {
    read,
    put,
    remove,
    clear,
    replaceWith,
    redeemVoucher,
    cancelVoucher,
    redeemPoints,
    cancelPoints,
    declineGift
  } = bag
  // Without a session there is no bag here. The caller has asked for the session, and for a login. D-36.
  const gone = () => Effect.fail(new Unavailable())
  return {
    read: (input) => Effect.catchTag(read(input), "Unauthenticated", gone),
    put: ({ line, how }) => Effect.catchTag(put({ line, how }), "Unauthenticated", gone),
    remove: (input) => Effect.catchTag(remove(input), "Unauthenticated", gone),
    clear: (input) => Effect.catchTag(clear(input), "Unauthenticated", gone),
    replaceWith: ({ line, keepOld }) => Effect.catchTag(replaceWith({ line, keepOld }), "Unauthenticated", gone),
    redeemVoucher: (input) => Effect.catchTag(redeemVoucher(input), "Unauthenticated", gone),
    cancelVoucher: (input) => Effect.catchTag(cancelVoucher(input), "Unauthenticated", gone),
    redeemPoints: (input) => Effect.catchTag(redeemPoints(input), "Unauthenticated", gone),
    cancelPoints: (input) => Effect.catchTag(cancelPoints(input), "Unauthenticated", gone),
    declineGift: (input) => Effect.catchTag(declineGift(input), "Unauthenticated", gone)
  }
}

const withPut = (
  cart: StoredMemberCart,
  wanted: WantedLine,
  how: How,
  goodsOf: GoodsKnown
): Effect.Effect<StoredMemberCart, BagRefusal> => {
  const held: PersistedBag = {
    id: "",
    lines: cart.lines.flatMap((line) => {
      const seen = goodsOf(line)
      return seen ? [{ ...line, seen }] : []
    })
  }
  const goods = goodsOf(wanted)
  if (goods === undefined) return Effect.fail(new GoodsUnknown({ goods: [wanted] }))
  return Effect.map(
    withLine(held, { line: wanted, goods }, how, goodsOf),
    ({ lines }): StoredMemberCart => ({ ...cart, lines: lines.map(({ seen: _, ...line }): MemberLine => line) })
  )
}

const withoutSaved = (cart: StoredMemberCart, id: LineId): StoredMemberCart => ({
  ...cart,
  saved: cart.saved.filter((line) => lineIdOf(line) !== id)
})

const lineIn = <L extends WantedLine>(lines: ReadonlyArray<L>, id: LineId): Effect.Effect<L, LineUnknown> => {
  const line = lines.find((one) => lineIdOf(one) === id)
  return line ? Effect.succeed(line) : Effect.fail(new LineUnknown())
}

const savedItems = ({ saved }: StoredMemberCart, goodsOf: GoodsKnown): ReadonlyArray<SavedItem> =>
  saved.flatMap((line) => {
    const goods = goodsOf(line)
    if (goods === undefined) return []
    const { quantity, egift, savedAt } = line
    return [{ id: lineIdOf(line), goods, quantity, savedAt, ...(egift && { egift }) }]
  })
