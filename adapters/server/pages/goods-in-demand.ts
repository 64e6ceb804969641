import { Effect } from "effect"
import type { ProductCard } from "#core/catalogue/product.ts"
import type { ShopPorts } from "#core/shop/ports.ts"

/** Goods on the page of a missing address: one row on a wide screen. */
const shown = 5

/** What is in demand; nothing if that cannot be read, so that a missing page is drawn in any case. */
export const goodsInDemand = ({ catalogue }: ShopPorts): Promise<ReadonlyArray<ProductCard>> =>
  Effect.runPromise(
    catalogue.list({ name: "trending" }).pipe(
      Effect.map(({ products }) => products.slice(0, shown)),
      Effect.orElseSucceed((): ReadonlyArray<ProductCard> => [])
    )
  )
