import { type OrderingPort, orderingOver } from "#core/checkout/ordering.usecases.ts"
import type { ShopPorts } from "#core/shop/ports.ts"
import { browserStores } from "./storage.ts"

/** Ordering in this browser: the shop, and what is kept here of it. */
export const browserOrdering = ({ checkout }: Pick<ShopPorts, "checkout">): OrderingPort =>
  orderingOver(checkout, browserStores.ordering, () => crypto.randomUUID())
