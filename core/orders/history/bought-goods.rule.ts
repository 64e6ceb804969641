import type { Goods } from "../../pricing/goods.ts"
import type { OrderLine } from "../order.ts"

/** Returns the goods of an order that its buyer may review as bought, each product once: e-gifts and gifts aside. D-42. */
export const boughtGoods = (lines: ReadonlyArray<Pick<OrderLine, "goods" | "egift" | "gift">>): ReadonlyArray<Goods> =>
  lines
    .filter(({ egift, gift }) => egift === undefined && gift === undefined)
    .map(({ goods }) => goods)
    .filter(({ product }, at, all) => all.findIndex((one) => one.product === product) === at)
