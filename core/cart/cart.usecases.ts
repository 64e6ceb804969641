import { Effect } from "effect"
import type { Reader } from "../catalogue/catalogue.port.ts"
import type { GoodsStore } from "../pricing/goods.port.ts"
import type { Goods, GoodsId } from "../pricing/goods.ts"
import { GoodsUnknown } from "../pricing/pricing.errors.ts"
import { isSameGoods } from "../pricing/units.rule.ts"
import { bagOf } from "./bag.rule.ts"
import type { BagsPort } from "./cart.port.ts"
import type { WantedLine } from "./cart.ts"
import { withinLimits } from "./limits.rule.ts"
import { joined } from "./line-id.rule.ts"

/** Bags at the shop's own prices; what a client says they cost is never asked. Wire, `/user/me/carts/validate`. */
export const bagsOver = (store: GoodsStore, reader: Reader): BagsPort => ({
  validate: Effect.fnUntraced(function* ({ lines }) {
    const wanted = yield* withinLimits(joined(lines))
    const goods = yield* goodsFor(store, wanted, reader)
    return yield* bagOf("", wanted, goods, reader.now)
  })
})

/** The goods that lines name, by line. Refuses names of nothing, and combinations of another product. */
export const goodsFor = Effect.fnUntraced(function* (
  store: GoodsStore,
  lines: ReadonlyArray<WantedLine>,
  reader: Reader
) {
  const found = lines.length === 0 ? [] : yield* store.goods(distinct(lines), reader)
  const byCombination = new Map(found.map((goods) => [goods.combination, goods]))
  const goodsOf = (line: GoodsId): Goods | undefined => {
    const goods = byCombination.get(line.combination)
    return goods && isSameGoods(goods, line) ? goods : undefined
  }
  const unknown = distinct(lines.filter((line) => goodsOf(line) === undefined))
  return unknown.length > 0 ? yield* new GoodsUnknown({ goods: unknown }) : goodsOf
})

const distinct = (lines: ReadonlyArray<GoodsId>): ReadonlyArray<GoodsId> => [
  ...new Map(lines.map(({ product, combination }) => [`${product} ${combination}`, { product, combination }])).values()
]
