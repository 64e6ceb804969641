import type { Effect } from "effect"
import type { CombinationId } from "#core/catalogue/combination.ts"
import type { ProductId } from "#core/catalogue/product.ts"
import type { SpecialPrice } from "#core/catalogue/stored.ts"
import type { StoredLists } from "#core/catalogue/stored-lists.ts"
import type { Unavailable } from "#core/kernel/failure.ts"
import { fold } from "#core/kernel/text.ts"
import type { Db } from "../engine/db.ts"
import { putRows, putWhole } from "../rows.ts"
import { specialPriceColumns } from "./catalogue-rows.ts"
import { markProducts } from "./product-writer.sql.ts"
import { changingCatalogue } from "./versions.sql.ts"

/** The merchant's own lists, as a whole. The index is built from them, so the catalogue's version rises. */
export const putLists = (db: Db, lists: StoredLists): Effect.Effect<void, Unavailable> =>
  changingCatalogue(db, async (on) => {
    const { popularCategories, brandLists, promotions, trendingSearches } = lists
    const rows =
      (await putWhole(
        on,
        "product_lists",
        lists.lists.map(({ name, title }) => ({ name, title })),
        ["name"]
      )) +
      (await putWhole(
        on,
        "product_list_products",
        lists.lists.flatMap(({ name, products }) =>
          products.map((product, position) => ({ list: name, position, product_id: product }))
        ),
        ["list", "position"]
      )) +
      (await putWhole(
        on,
        "popular_categories",
        popularCategories.map((category, position) => ({ category_id: category, position })),
        ["category_id"]
      )) +
      (await putWhole(
        on,
        "brand_lists",
        brandLists.flatMap(({ name, brands }) =>
          brands.map((brand, position) => ({ list: name, position, brand_id: brand }))
        ),
        ["list", "position"]
      )) +
      (await putWhole(
        on,
        "promotions",
        promotions.map(({ slug, title, text }, position) => ({ slug, title, text, position })),
        ["slug"]
      )) +
      (await putWhole(
        on,
        "promotion_products",
        promotions.flatMap(({ slug, products }) =>
          products.map((product, position) => ({ promotion: slug, position, product_id: product }))
        ),
        ["promotion", "position"]
      )) +
      (await putRows(
        on,
        "trending_searches",
        trendingSearches.map(({ keyword, searches }) => ({ folded: fold(keyword), keyword, searches })),
        ["folded"]
      ))
    return { answer: undefined, changed: rows > 0 ? ["lists"] : [] }
  })

/** A special price and what it is for. */
export interface Offer {
  readonly product: ProductId
  readonly combination: CombinationId
  readonly special: SpecialPrice & { readonly campaign: string }
}

/** Makes these the special prices of their campaigns, instead of those the campaigns had. */
export const putCampaigns = (
  db: Db,
  campaigns: ReadonlyArray<string>,
  offers: ReadonlyArray<Offer>
): Effect.Effect<void, Unavailable> =>
  changingCatalogue(db, async (on, version) => {
    const gone = await on
      .deleteFrom("special_prices")
      .where("campaign", "in", campaigns)
      .returning("product_id")
      .execute()
    const rows = offers.map(({ product, combination, special }) => specialPriceColumns(product, combination, special))
    await putRows(on, "special_prices", rows, ["product_id", "combination_id", "starts_at"])
    const changed = [...offers.map(({ product }) => product), ...gone.map((row) => row.product_id)]
    await markProducts(on, changed, version)
    return { answer: undefined, changed: changed.length > 0 ? ["products"] : [] }
  })
