import type { StockStore } from "../pricing/goods.port.ts"
import type { Delivery } from "./order.ts"
import type { OrderStores } from "./order-store.port.ts"

/** Returns the stock that the goods of an order come from: that of its store, or that of the web shop. D-65. */
export const stockFor = (
  { stock, storeStock }: Pick<OrderStores, "stock" | "storeStock">,
  delivery: Delivery
): StockStore => {
  if (delivery.kind !== "pickup") return stock
  const { id } = delivery.store
  return { take: (units) => storeStock.take(id, units), giveBack: (units) => storeStock.giveBack(id, units) }
}
