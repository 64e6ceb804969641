import { methodOf } from "#core/orders/transfer/banks.ts"
import type { BankAccount } from "#core/orders/transfer/payment.ts"
import type { useWords } from "../../messages/useWords.ts"

/** Returns how a payment into this account is called: `Transfer bank BCA`, `Virtual account BCA`, `QRIS`. D-56. */
export const wayText = (account: Pick<BankAccount, "bank" | "method">, t: ReturnType<typeof useWords>["t"]): string => {
  const way = t(`checkout.payment.way.${methodOf(account)}`)
  return account.method === "qris" ? way : `${way} ${account.bank}`
}
