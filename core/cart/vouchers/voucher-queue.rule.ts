import { Effect } from "effect"
import { decide } from "../../kernel/decide.ts"
import { failureOf } from "../../kernel/port-actors.ts"
import { readVoucherCode } from "../../vouchers/voucher-code.rule.ts"
import { unanswered } from "../blocker.rule.ts"
import type { CartContext, CartEvent, RedeemProblem } from "../cart.types.ts"
import type { Command } from "../commands.rule.ts"
import { withCommands } from "../queue.rule.ts"

/** Returns whether a change is about a voucher. */
export const isOfVoucher = (command: Command | null | undefined): boolean =>
  command?.op === "redeem" || command?.op === "cancel-voucher"

/** The queue with a code to redeem or a voucher to cancel; an empty code is refused here. Machines 3, K8. */
export const withVoucherChange = (
  context: CartContext,
  event: CartEvent | { readonly type: "bag.synced" }
): Partial<CartContext> => {
  if (event.type === "voucher.cancelled")
    return { ...withCommands(context, { op: "cancel-voucher", voucher: event.voucher }), voucherProblem: null }
  if (event.type !== "voucher.redeemed") return {}
  return decide(
    Effect.map(
      readVoucherCode(event.code),
      (code): Partial<CartContext> => ({ ...withCommands(context, { op: "redeem", code }), voucherProblem: null })
    ),
    (problem): Partial<CartContext> => ({ voucherProblem: problem })
  )
}

/** Returns what to show of a change that the shop did not answer, and that the bag has nothing of. */
export const unansweredOf = (
  command: Command | null
): Pick<CartContext, "voucherProblem"> | Pick<CartContext, "problem"> =>
  command?.op === "redeem" ? { voucherProblem: { _tag: "VoucherFailed" } } : { problem: unanswered }

/** Returns the problem of a code that was refused. */
export const redeemProblemOf = (event: unknown): RedeemProblem => {
  const failure = failureOf(event)
  return failure._tag.startsWith("Voucher") ? (failure as RedeemProblem) : { _tag: "VoucherFailed" }
}
