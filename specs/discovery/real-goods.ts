import type { StoredCatalogue } from "#core/catalogue/stored.ts"
import { sharedRows } from "../shared-data.ts"

interface Row {
  readonly source_id: string
  readonly loves_count: number | null
}

/** The real catalogue with what shoppers have marked in place of what they have bought: it says nothing of sales. */
export const withLoves = (catalogue: StoredCatalogue): StoredCatalogue => {
  const rows = sharedRows("catalogue-real.jsonl.gz") as ReadonlyArray<Row>
  const loves = new Map(rows.map(({ source_id, loves_count }) => [source_id, loves_count ?? 0]))
  return {
    ...catalogue,
    products: catalogue.products.map((product) => ({
      ...product,
      sales90d: Math.round((loves.get(product.sourceId) ?? 0) / 100)
    }))
  }
}
