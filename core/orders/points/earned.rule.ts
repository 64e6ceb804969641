import { rupiah } from "../../kernel/money.ts"
import { earnedFor, withoutGiftCards } from "../../points/points.rule.ts"
import type { Order } from "../order.ts"

/**
 * Returns the points that an order earns when it is completed: one for every full Rp50.000 paid for its goods, without what a return
 * has given back. D-29, D-62b.
 */
export const pointsEarned = ({
  lines,
  totals: { afterDiscount },
  claim
}: Pick<Order, "lines" | "totals" | "claim">): number =>
  earnedFor(rupiah(Math.max(0, withoutGiftCards(afterDiscount, lines) - (claim?.amount ?? 0))))
