import { Effect } from "effect"
import { Unauthenticated } from "../account/account.errors.ts"
import type { Reader } from "../catalogue/catalogue.port.ts"
import { paperBagsIn } from "../extras/paper-bag.rule.ts"
import type { GiftsStore } from "../gifts/gifts.port.ts"
import { giftGoodsOf, giftsWith, offersOf, runsAt } from "../gifts/gifts.rule.ts"
import type { Unavailable } from "../kernel/failure.ts"
import type { GoodsStore } from "../pricing/goods.port.ts"
import type { Goods, GoodsId } from "../pricing/goods.ts"
import { GoodsUnknown } from "../pricing/pricing.errors.ts"
import { isSameGoods } from "../pricing/units.rule.ts"
import type { OffNow } from "../toggles/toggles.port.ts"
import type { VoucherStore } from "../vouchers/voucher-store.port.ts"
import { bagOf } from "./bag.rule.ts"
import type { BagsPort } from "./cart.port.ts"
import type { Bag, BagOwner, WantedLine } from "./cart.ts"
import { withinLimits } from "./limits.rule.ts"
import { mergeLines } from "./line-id.rule.ts"

/**
 * Bags at the shop's own prices; prices sent by a client are ignored. Wire, `/user/me/carts/validate`.
 *
 * @param own reads the bag of the member who asks, which is meant if no lines are named
 */
export const bagsOver = (
  store: GoodsStore & GiftsStore & { readonly vouchers: Pick<VoucherStore, "listed">; readonly off: OffNow },
  reader: Reader,
  owner: BagOwner = "guest",
  own: () => Effect.Effect<Bag, Unauthenticated | Unavailable> = () => Effect.fail(new Unauthenticated())
): BagsPort => ({
  goods: Effect.fnUntraced(function* ({ goods }) {
    const rules = (yield* store.gifts).filter((rule) => rule.forGuests && runsAt(rule, reader.now))
    const goodsOf = yield* knownGoods(store, [...goods, ...giftGoodsOf(rules)], reader)
    return {
      goods: distinct(goods).flatMap((one) => goodsOf(one) ?? []),
      gifts: offersOf(rules, goodsOf),
      checkedAt: reader.now
    }
  }),
  validate: Effect.fnUntraced(function* ({ lines }) {
    if (lines === undefined)
      return yield* Effect.catchTag(own(), "Unauthenticated", () =>
        bagOf("", [], () => undefined, { owner, checkedAt: reader.now })
      )
    const wanted = yield* withinLimits(mergeLines(lines))
    const rules = yield* store.gifts
    const goodsOf = yield* goodsFor(store, wanted, reader, giftGoodsOf(rules))
    const offers = offersOf(rules, goodsOf)
    const giftsFor = giftsWith({ offers, isGuest: owner === "guest", declined: [], now: reader.now })
    return yield* bagOf("", wanted, goodsOf, { owner, checkedAt: reader.now, giftsFor })
  }),
  vouchers: () => store.vouchers.listed(undefined, reader),
  extraBags: () => Effect.map(store.off, (off) => paperBagsIn(reader.language, off))
})

/**
 * The goods that lines name, by line. Refuses names of nothing, and combinations of another product.
 *
 * @param more goods that are read with them, as far as they are there
 */
export const goodsFor = Effect.fnUntraced(function* (
  store: GoodsStore,
  lines: ReadonlyArray<WantedLine>,
  reader: Reader,
  more: ReadonlyArray<GoodsId> = []
) {
  const goodsOf = yield* knownGoods(store, [...lines, ...more], reader)
  const unknown = distinct(lines.filter((line) => goodsOf(line) === undefined))
  return unknown.length > 0 ? yield* new GoodsUnknown({ goods: unknown }) : goodsOf
})

/** Those of the goods that lines name that there are. */
export const knownGoods = Effect.fnUntraced(function* (
  store: GoodsStore,
  lines: ReadonlyArray<GoodsId>,
  reader: Reader
) {
  const wanted = distinct(lines)
  const parts = Array.from({ length: Math.ceil(wanted.length / goodsAtOnce) }, (_, part) =>
    wanted.slice(part * goodsAtOnce, (part + 1) * goodsAtOnce)
  )
  const found = (yield* Effect.forEach(parts, (part) => store.goods(part, reader))).flat()
  const byCombination = new Map(found.map((goods) => [goods.combination, goods]))
  return (line: GoodsId): Goods | undefined => {
    const goods = byCombination.get(line.combination)
    return goods && isSameGoods(goods, line) ? goods : undefined
  }
})

/** As many as a store answers at once. */
const goodsAtOnce = 100

const distinct = (lines: ReadonlyArray<GoodsId>): ReadonlyArray<GoodsId> => [
  ...new Map(lines.map(({ product, combination }) => [`${product} ${combination}`, { product, combination }])).values()
]
