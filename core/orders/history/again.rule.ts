import type { Offered } from "../../cart/cart.port.ts"
import { type Bag, type WantedLine, wantedLine } from "../../cart/cart.ts"
import type { Goods } from "../../pricing/goods.ts"
import { isSameGoods } from "../../pricing/units.rule.ts"
import { boughtLines, type Order } from "../order.ts"

/** What of an order can be ordered once more, at today's prices. */
export interface OrderedAgain {
  /** Lines to add to the bag: as many units as there are, at most as many as before. */
  readonly wanted: ReadonlyArray<Offered>
  /** Lines of which fewer units are left than were ordered; `left` is 0 if it is sold out or no longer sold. */
  readonly short: ReadonlyArray<{ readonly goods: Goods; readonly quantity: number; readonly left: number }>
}

/** Returns the lines of an order as a bag names them. */
export const linesAgain = (order: Pick<Order, "lines">): ReadonlyArray<WantedLine> =>
  boughtLines(order).map((line) => wantedLine(line, line.quantity))

/**
 * Returns what of an order can be ordered once more. Own choice: what is left of a line is better than nothing.
 *
 * @param now the same lines as the shop sees them now; lines it no longer knows are missing
 */
export const orderedAgain = (order: Pick<Order, "lines">, now: Pick<Bag, "items">): OrderedAgain => {
  const found = boughtLines(order).map((line) => {
    const item = now.items.find(({ goods }) => isSameGoods(goods, line.goods))
    return { line, goods: item?.goods ?? line.goods, left: Math.min(line.quantity, item?.counted ?? 0) }
  })
  return {
    wanted: found.flatMap(({ line, goods, left }) => (left === 0 ? [] : [{ line: wantedLine(line, left), goods }])),
    short: found.flatMap(({ line: { quantity }, goods, left }) => (left < quantity ? [{ goods, quantity, left }] : []))
  }
}
