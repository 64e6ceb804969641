import type { SnapshotFrom } from "xstate"
import type { ProductCard } from "../catalogue/product.ts"
import type { listBesideMachine } from "./list-beside.machine.ts"

/** Most products beside a bag or an order: one row on wide screens, two rows of two on a telephone. */
export const besideMost = 4

/** View of products beside a bag or an order; nothing if they could not be read. */
export interface ListBesideView {
  readonly isAwaited: boolean
  readonly products: ReadonlyArray<ProductCard>
}

/** Returns at most four products of the list, without those that the screen shows already or that may not join what it is about. */
export const viewListBeside = (snapshot: SnapshotFrom<typeof listBesideMachine>): ListBesideView => {
  const { products, without = [], isOrdinary = false } = snapshot.context
  return {
    isAwaited: snapshot.matches("loading"),
    products: products
      .filter(({ id, preOrder }) => !(without.includes(id) || (isOrdinary && preOrder)))
      .slice(0, besideMost)
  }
}
