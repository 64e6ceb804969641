import type { BankAccount, BankId, PaymentMethod } from "./payment.ts"

/** The company's accounts. Specification 9: three of them. */
export const bankAccounts: ReadonlyArray<BankAccount> = [
  { id: "bca" as BankId, bank: "BCA", number: "5260 117 300", holder: "PT Pendar Rona Nusantara" },
  { id: "mandiri" as BankId, bank: "Mandiri", number: "127 00 1173 0044", holder: "PT Pendar Rona Nusantara" },
  { id: "bni" as BankId, bank: "BNI", number: "0117 300 588", holder: "PT Pendar Rona Nusantara" }
]

/** How orders are paid. D-56; virtual accounts and QRIS join with their gateways. */
export const paymentMethods: ReadonlyArray<PaymentMethod> = [{ method: "bank-transfer", banks: bankAccounts }]

/** The company's account at a bank; none where it has none there. */
export const bankAccount = (id: BankId | undefined): BankAccount | undefined =>
  bankAccounts.find((account) => account.id === id)
