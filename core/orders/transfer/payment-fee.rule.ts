import { rupiah } from "../../kernel/money.ts"
import type { Stage } from "../../pricing/quote.rule.ts"
import type { BankAccount } from "./payment.ts"

/** ⑥ What the chosen way to pay costs; nothing if nothing is to be paid. D-26, D-56. */
export const paymentFeeStage =
  (account: Pick<BankAccount, "bank" | "fee"> | undefined): Stage =>
  ({ sum }) =>
    account?.fee === undefined || sum === 0
      ? []
      : [{ rule: "payment-fee", amount: rupiah(account.fee), reason: "payment-fee", values: { bank: account.bank } }]
