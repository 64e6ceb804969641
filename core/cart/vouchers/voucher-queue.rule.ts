import { Effect } from "effect"
import { decide } from "../../kernel/decide.ts"
import { failureOf } from "../../kernel/port-actors.ts"
import { readVoucherCode } from "../../vouchers/voucher-code.rule.ts"
import { unanswered } from "../blocker.rule.ts"
import type { Bag } from "../cart.ts"
import type { CartContext, CartEvent, RedeemProblem } from "../cart.types.ts"
import type { Command } from "../commands.rule.ts"
import { withCommands } from "../queue.rule.ts"

/**
 * The queue with a code to redeem or a voucher to cancel; an empty code is refused here. A press that asks for what the last one
 * asked for is that one. Machines 3, K8.
 */
export const withVoucherChange = (
  context: CartContext,
  event: CartEvent | { readonly type: "bag.synced" }
): Partial<CartContext> => {
  if (event.type === "voucher.cancelled") return withChange(context, { op: "cancel-voucher", voucher: event.voucher })
  if (event.type === "voucher-problem.dismissed") return { voucherProblem: null }
  if (event.type !== "voucher.redeemed") return {}
  return decide(
    Effect.map(readVoucherCode(event.code), (code) => withChange(context, { op: "redeem", code })),
    (problem): Partial<CartContext> => ({ voucherProblem: problem })
  )
}

const withChange = (context: CartContext, command: VoucherCommand): Partial<CartContext> => {
  const last = context.queue.at(-1) ?? context.inFlight
  const isSame = last !== null && nameOf(last) === nameOf(command)
  return { ...(isSame ? {} : withCommands(context, command)), voucherProblem: null }
}

type VoucherCommand = Extract<Command, { readonly op: "redeem" | "cancel-voucher" }>

const nameOf = (command: Command): string =>
  command.op === "redeem" ? `+${command.code}` : command.op === "cancel-voucher" ? `-${command.voucher}` : ""

/** Returns what to show of a change that the shop did not answer, with the bag as it was read after it: it may have been done. */
export const unansweredOf = (
  command: Command | null,
  bag?: Bag
): Pick<CartContext, "voucherProblem"> | Pick<CartContext, "problem"> => {
  if (command?.op !== "redeem") return { problem: unanswered }
  const isDone = bag?.vouchers.some(({ voucher }) => voucher.code === command.code) ?? false
  return { voucherProblem: isDone ? null : { _tag: "VoucherFailed" } }
}

/** Returns the problem of a code that was refused. */
export const redeemProblemOf = (event: unknown): RedeemProblem => {
  const failure = failureOf(event)
  return failure._tag.startsWith("Voucher") ? (failure as RedeemProblem) : { _tag: "VoucherFailed" }
}
