import type { SnapshotFrom } from "xstate"
import type { ProductCard } from "../../catalogue/product.ts"
import { type curatedMachine, lastPageWithMore } from "./curated.machine.ts"

/** View of the curated trending products. */
export interface CuratedView {
  readonly products: ReadonlyArray<ProductCard>
  readonly page: number
  readonly hasMore: boolean
  readonly more: "none" | "offered" | "coming" | "failed"
}

/** Returns what the curated trending products show in this state of their machine. */
export const viewCurated = ({
  value,
  context: { products, page, hasMore }
}: SnapshotFrom<typeof curatedMachine>): CuratedView => ({
  products,
  page,
  hasMore,
  more:
    value === "readingMore"
      ? "coming"
      : value === "stuck"
        ? "failed"
        : hasMore && page <= lastPageWithMore
          ? "offered"
          : "none"
})
