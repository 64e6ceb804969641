import { type BankAccount, type BankId, otherMethods, type PaymentMethod, reportedMethods } from "./payment.ts"

/** Returns how orders can be paid into these accounts, transfers first; empty without any account. D-56. */
export const paymentMethodsWith = (banks: ReadonlyArray<BankAccount>): ReadonlyArray<PaymentMethod> =>
  (["bank-transfer", ...otherMethods] as const)
    .map((method) => ({ method, banks: banks.filter((account) => methodOf(account) === method) }))
    .filter((way) => way.banks.length > 0)

/** Returns how this account is paid into. */
export const methodOf = ({ method }: Pick<BankAccount, "method">): PaymentMethod["method"] => method ?? "bank-transfer"

/** Returns whether the bank reports by itself what is paid into an account. D-56. */
export const isReported = ({ method }: Pick<BankAccount, "method">): boolean =>
  reportedMethods.some((reported) => reported === method)

/** Returns the company's account of that id, or `undefined` if it has none. */
export const bankAccountAmong = (banks: ReadonlyArray<BankAccount>, id: BankId | undefined): BankAccount | undefined =>
  banks.find((account) => account.id === id)
