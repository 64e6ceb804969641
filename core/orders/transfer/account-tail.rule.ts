import { digitsOf } from "./account-number.rule.ts"
import type { BankAccount } from "./payment.ts"

/** Digits of an account's number that name it beside another one of the same bank, if they differ there. Own choice. */
const tailDigits = 4

/**
 * Returns the last digits of an account's number by which a buyer tells it from the others at its bank: four, or more if those are
 * the same; `undefined` for the only account at its bank. D-56.
 *
 * @param accounts all that can be chosen from, this one among them or not
 */
export const accountTail = (account: BankAccount, accounts: ReadonlyArray<BankAccount>): string | undefined => {
  const others = accounts.filter(({ id, bank }) => id !== account.id && bankName(bank) === bankName(account.bank))
  if (others.length === 0) return undefined
  const own = digitsOf(account.number)
  for (let length = tailDigits; length < own.length; length++)
    if (!others.some((other) => digitsOf(other.number).endsWith(own.slice(-length)))) return own.slice(-length)
  return own
}

const bankName = (bank: string): string => bank.trim().toLowerCase()
