import { earnedFor, withoutGiftCards } from "../../points/points.rule.ts"
import type { Order } from "../order.ts"

/** Returns the points that an order earns when it is completed: one for every full Rp50.000 paid for its goods. D-29. */
export const pointsEarned = ({ lines, totals: { afterDiscount } }: Pick<Order, "lines" | "totals">): number =>
  earnedFor(withoutGiftCards(afterDiscount, lines))
