import type { Fate, Notes } from "./findings.ts"
import type { Reading } from "./product.ts"
import type { Seen } from "./seen.ts"
import type { ShopifyColumn, ShopifyColumns } from "./shopify-columns.ts"

/** A row of a product: what its cells contain, and where to note what is wrong with it. */
export interface ShopifyRow {
  readonly record: number
  readonly cell: (column: ShopifyColumn) => string
  readonly notes: Notes
}

/** The rows of one product, which are consecutive; the first one says what it is. */
export interface ShopifyGroup {
  readonly record: number
  /** The handle as written in the file. */
  readonly key: string
  readonly rows: ReadonlyArray<ShopifyRow>
  readonly fate: Fate
}

/** What a file of Shopify is read with. */
export interface ShopifyReading extends Reading {
  readonly columns: ShopifyColumns
  readonly seen: Seen
}
