import type { Kysely } from "kysely"
import { cardOf } from "#core/catalogue/card.rule.ts"
import type { Reader } from "#core/catalogue/catalogue.port.ts"
import type { ProductCard, ProductId } from "#core/catalogue/product.ts"
import { productAt } from "#core/catalogue/release.rule.ts"
import { listPrice } from "#core/pricing/list-price.rule.ts"
import { isShown } from "#core/search/facts.rule.ts"
import type { Tables } from "../tables.ts"
import type { Directories } from "./directories.sql.ts"
import { storedProducts } from "./stored-catalogue.sql.ts"

/** Returns cards of the products that are shown, in the requested order. */
export const readCards = async (
  on: Kysely<Tables>,
  { names }: Pick<Directories, "names">,
  ids: ReadonlyArray<ProductId>,
  { language, now }: Reader
): Promise<ReadonlyArray<ProductCard>> => {
  if (ids.length === 0) return []
  const products = await storedProducts(on, ids)
  const cards = new Map(
    products
      .filter(isShown)
      .map(
        (product) => [product.id, cardOf(productAt(product, now), listPrice(product, now), names[language])] as const
      )
  )
  return ids.flatMap((id) => cards.get(id) ?? [])
}
