import { rupiah } from "../../kernel/money.ts"
import type { Stage } from "../../pricing/quote.rule.ts"
import { codFeeOf } from "./cod.rule.ts"
import type { BankAccount } from "./payment.ts"

/** ⑥ What the chosen way to pay costs; nothing if nothing is to be paid. D-26, D-56, D-57. */
export const paymentFeeStage =
  (account: Pick<BankAccount, "bank" | "method" | "fee"> | undefined): Stage =>
  ({ sum }) => {
    const fee = account?.method === "cod" ? codFeeOf(rupiah(sum)) : account?.fee
    if (account === undefined || fee === undefined || sum === 0) return []
    const { method, bank } = account
    return method === "cod"
      ? [{ rule: "payment-fee", amount: fee, reason: "cod-fee", values: {} }]
      : [{ rule: "payment-fee", amount: fee, reason: "payment-fee", values: { bank } }]
  }
