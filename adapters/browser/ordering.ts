import { type OrderingPort, orderingOver } from "#core/checkout/ordering.usecases.ts"
import type { ShopPorts } from "#core/shop/ports.ts"
import { browserStores } from "./storage.ts"

/** Ordering in this browser: the calls of the server, and what is stored here of an order. */
export const browserOrdering = ({ checkout }: Pick<ShopPorts, "checkout">): OrderingPort =>
  orderingOver(checkout, browserStores.ordering, () => crypto.randomUUID())
