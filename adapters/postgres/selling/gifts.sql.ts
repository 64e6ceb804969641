import type { Effect } from "effect"
import { sql as raw } from "kysely"
import type { GiftRule, WrittenGift } from "#core/gifts/gift.ts"
import type { Unavailable } from "#core/kernel/failure.ts"
import type { Session } from "../engine/db.ts"
import type { Given } from "../rows.ts"
import { moment } from "../tables.ts"

/** Returns all rules of gifts as the merchant writes them, by their names. To be asked before a transaction, not in it. */
export const readGifts = (on: Session): Effect.Effect<ReadonlyArray<WrittenGift>, Unavailable> =>
  on.ask(async (sql) => {
    const rows = await sql.selectFrom("gifts").selectAll().orderBy("id").execute()
    return rows.map((row) => ({
      id: row.id,
      gift: { product: row.product_id, combination: row.combination_id },
      minAmount: row.min_amount,
      minUnits: row.min_units,
      goods: { products: row.products, brands: row.brands, categories: row.categories },
      forGuests: row.for_guests,
      startsAt: row.starts_at,
      endsAt: row.ends_at,
      isPaused: row.paused
    }))
  })

/** Returns the combinations that these rules give, as far as they are there. */
export const goodsGiven = (on: Session, gifts: ReadonlyArray<Pick<WrittenGift, "gift">>) =>
  on.ask((sql) =>
    sql
      .selectFrom("combinations")
      .innerJoin("products", "products.id", "combinations.product_id")
      .select(["combinations.id", "combinations.product_id", "combinations.pre_order", "products.gift_card"])
      .select(raw<boolean>`combinations.active and products.active and not products.removed`.as("is_there"))
      .where(raw<boolean>`combinations.id = any(${gifts.map(({ gift }) => gift.combination)}::text[])`)
      .execute()
  )

/** Returns the rules that shoppers may see. */
export const shownGifts = (gifts: ReadonlyArray<WrittenGift>): ReadonlyArray<GiftRule> =>
  gifts.filter(({ isPaused }) => !isPaused).map(({ isPaused: _, ...rule }) => rule)

/** Returns the row of a rule. */
export const giftColumns = ({ gift, goods, ...rule }: WrittenGift): Given<"gifts"> => ({
  id: rule.id,
  product_id: gift.product,
  combination_id: gift.combination,
  min_amount: rule.minAmount,
  min_units: rule.minUnits,
  products: goods.products,
  brands: goods.brands,
  categories: goods.categories,
  for_guests: rule.forGuests,
  starts_at: moment(rule.startsAt),
  ends_at: moment(rule.endsAt),
  paused: rule.isPaused
})
