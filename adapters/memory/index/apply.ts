import type { StoredPlaces, StoredProduct } from "#core/catalogue/stored.ts"
import type { StoredLists } from "#core/catalogue/stored-lists.ts"
import type { Standing } from "../index-snapshot.ts"
import {
  type QuotaChange,
  type RatingChange,
  type SalesChange,
  type StockChange,
  withQuotaSold,
  withStock
} from "./deltas.ts"
import { concernedBy } from "./places-change.ts"

/** What has changed; what is not given is as it was. */
export interface IndexChanges {
  /** Version of the catalogue with these changes. */
  readonly version?: number
  /** Products that are new or different, whole, those that are hidden or removed now as well. */
  readonly products?: ReadonlyArray<StoredProduct>
  /** Countries, categories, brands, tags and synonyms, all of them. */
  readonly places?: StoredPlaces
  readonly lists?: StoredLists
  readonly stock?: ReadonlyArray<StockChange>
  readonly ratings?: ReadonlyArray<RatingChange>
  readonly quotas?: ReadonlyArray<QuotaChange>
  readonly sales?: ReadonlyArray<SalesChange>
}

/** Products after which the orders are put right: many at once would take the next question too long. */
const settleAfter = 300

/** Products from which on all cached answers are forgotten at once, rather than each looked at for each product. */
const manyProducts = 100

/** Makes the changes in the index, product by product; between two steps it answers as it stands. */
export function* applied(standing: Standing, changes: IndexChanges): Generator<undefined, void> {
  const { productOf } = standing
  const { products = [], places, lists, stock = [], ratings = [], quotas = [], sales = [] } = changes
  if (products.length + stock.length + ratings.length + quotas.length + sales.length > manyProducts)
    standing.answers.clear()
  let put = 0
  function* next(product: StoredProduct | undefined): Generator<undefined, void> {
    if (product === undefined) return
    standing.put(product)
    if (++put % settleAfter === 0) yield* standing.orders.settle()
    yield
  }
  if (places !== undefined)
    for (const product of yield* followed(standing, places)) yield* next(productOf.get(product.id))
  for (const product of products) yield* next(product)
  if (lists !== undefined) standing.list(lists)
  for (const { product: id, combination, stock: units } of stock) {
    const held = productOf.get(id)
    yield* next(held && withStock(held, combination, units))
  }
  for (const { product: id, ...rating } of ratings) {
    const held = productOf.get(id)
    yield* next(held && { ...held, ...rating })
  }
  for (const sale of quotas) {
    const held = productOf.get(sale.product)
    yield* next(held && withQuotaSold(held, sale))
  }
  for (const { product: id, sales90d } of sales) {
    const held = productOf.get(id)
    yield* next(held && { ...held, sales90d })
  }
}

/** Goes on with other places; returns the products that must be put again. */
function* followed(standing: Standing, places: StoredPlaces): Generator<undefined, ReadonlyArray<StoredProduct>> {
  const isConcerned = concernedBy(standing.places, places)
  const concerned: Array<StoredProduct> = []
  if (isConcerned !== undefined)
    for (const product of standing.productOf.values()) {
      if (isConcerned(product)) concerned.push(product)
      yield
    }
  standing.follow(places, concerned)
  return concerned
}
