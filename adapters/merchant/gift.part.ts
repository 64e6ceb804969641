import { Effect } from "effect"
import { CombinationId } from "#core/catalogue/combination.ts"
import { ProductId } from "#core/catalogue/product.ts"
import { GiftId, giftIdPattern, type WrittenGift } from "#core/gifts/gift.ts"
import { dayMs, instant, jakartaDay } from "#core/kernel/moment.ts"
import { rupiah } from "#core/kernel/money.ts"
import { mostPrice } from "#core/pricing/price.ts"
import { idsNamed } from "#core/vouchers/read-voucher.rule.ts"
import type { GoodsNamed } from "#core/vouchers/voucher-fields.ts"
import { day, pattern, rowReader, whole, yesNo, yesOrNo } from "./cells.ts"
import type { Part } from "./part.ts"

const mostUnits = 1_000
const nothingKnown: GoodsNamed = { products: new Map(), brands: new Map(), categories: new Map() }

/**
 * Gifts with purchase, one rule a row: a bag with `min_amount` rupiah and `min_units` units of some goods gets one unit of
 * `combination` for nothing. Days are those of Jakarta and count whole. Lists are those of vouchers: numbers of products, slugs or
 * numbers of brands, slugs or ids of categories; empty lists: all goods but gift cards. A gift may be goods that are not for sale. A paused rule gives nothing. D-67.
 */
export const giftPart: Part<WrittenGift> = {
  name: "gifts",
  columns: [
    ...["id", "product", "combination", "min_amount", "min_units", "products", "brands", "categories"],
    ...["guests", "from", "until", "paused"]
  ],
  keyOf: ({ id = "" }) => id,
  complete: (given, stored) => {
    const meant = stored.get(given["id"] ?? "")
    return { min_amount: "0", min_units: "0", guests: "no", ...meant, ...given }
  },
  read: (cells, { gifts: known = nothingKnown }) =>
    Effect.sync(() => {
      const { at, maybe, note, problems } = rowReader(cells)
      const listOf = <A>(column: keyof GoodsNamed, among: ReadonlyMap<string, A>, noun: string): ReadonlyArray<A> => {
        const { ids, problems: wrong } = idsNamed(cells[column] ?? "", among, noun)
        for (const message of wrong) note(column, message)
        return ids
      }
      const id = at("id", pattern(giftIdPattern, "2 to 40 small letters, digits and hyphens")) ?? ""
      const product = at("product", whole(1, 999_999_999))
      const combination = at("combination", pattern(/^[\w.:-]{1,64}$/, "the id of a combination"))
      const minAmount = at("min_amount", whole(0, mostPrice))
      const minUnits = at("min_units", whole(0, mostUnits))
      const goods = {
        products: listOf("products", known.products, "product"),
        brands: listOf("brands", known.brands, "brand"),
        categories: listOf("categories", known.categories, "category")
      }
      const forGuests = at("guests", yesOrNo) ?? false
      const from = at("from", day)
      const until = at("until", day)
      const isPaused = maybe("paused", yesOrNo) ?? false
      if (minAmount === 0 && minUnits === 0)
        note("min_amount", "a gift needs an amount or a number of units to be earned")
      if (from !== undefined && until !== undefined && until < from) note("until", "must not be before from")
      if (product === undefined || combination === undefined || minAmount === undefined) return { problems }
      if (minUnits === undefined || from === undefined || until === undefined || problems.length > 0)
        return { problems }
      const row: WrittenGift = {
        id: GiftId(id),
        gift: { product: ProductId(product), combination: CombinationId(combination) },
        minAmount: rupiah(minAmount),
        minUnits,
        goods,
        forGuests,
        startsAt: from,
        endsAt: instant(until + dayMs),
        isPaused
      }
      return { row }
    }),
  write: ({ gift, goods, ...rule }) => ({
    id: rule.id,
    product: String(gift.product),
    combination: gift.combination,
    min_amount: String(rule.minAmount),
    min_units: String(rule.minUnits),
    products: goods.products.join(" "),
    brands: goods.brands.join(" "),
    categories: goods.categories.join(" "),
    guests: yesNo(rule.forGuests),
    from: jakartaDay(rule.startsAt),
    until: jakartaDay(instant(rule.endsAt - 1)),
    paused: yesNo(rule.isPaused)
  })
}
