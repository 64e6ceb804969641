import type { BankAccount, BankId, PaymentMethod } from "./payment.ts"

/**
 * Returns how orders can be paid into these accounts; empty without any account. D-56; virtual accounts and QRIS are
 * added with their gateways.
 */
export const paymentMethodsWith = (banks: ReadonlyArray<BankAccount>): ReadonlyArray<PaymentMethod> =>
  banks.length === 0 ? [] : [{ method: "bank-transfer", banks }]

/** Returns the company's account of that id, or `undefined` if it has none. */
export const bankAccountAmong = (banks: ReadonlyArray<BankAccount>, id: BankId | undefined): BankAccount | undefined =>
  banks.find((account) => account.id === id)
