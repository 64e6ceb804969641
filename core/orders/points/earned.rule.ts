import { earnedFor } from "../../points/points.rule.ts"
import type { Order } from "../order.ts"

/** Returns the points that an order earns when it is completed: one for every full Rp50.000 paid for its goods. D-29. */
export const pointsEarned = ({ lines, totals: { afterDiscount } }: Pick<Order, "lines" | "totals">): number => {
  const giftCards = lines.filter(({ goods }) => goods.giftCard).reduce((sum, { total }) => sum + total, 0)
  return earnedFor(afterDiscount - giftCards)
}
