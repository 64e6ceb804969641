import type { CartContext, CartEvent } from "../cart.types.ts"
import { withCommands } from "../queue.rule.ts"
import { withVoucherChange } from "../vouchers/voucher-queue.rule.ts"

/** The queue with a change of what lines earn or what is redeemed for them: vouchers, points, gifts. Machines 3. */
export const withOfferChange = (
  context: CartContext,
  event: CartEvent | { readonly type: "bag.synced" }
): Partial<CartContext> => {
  switch (event.type) {
    case "points.chosen":
      return { ...withCommands(context, { op: "points", points: event.points }), problem: null }
    case "gift.chosen":
      return {
        ...withCommands(context, { op: "gift", gift: event.gift, isDeclined: event.isDeclined }),
        problem: null
      }
    default:
      return withVoucherChange(context, event)
  }
}
