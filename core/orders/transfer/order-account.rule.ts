import { dayMs } from "../../kernel/moment.ts"
import type { Rupiah } from "../../kernel/money.ts"
import type { OrderCode } from "../order.ts"
import { orderCodeParts } from "../order-code.rule.ts"
import type { BankAccount } from "./payment.ts"
import { qrisFor } from "./qris.rule.ts"

/**
 * Returns the account that this order alone is paid into: its own virtual account or QRIS code, or the account of the company if
 * the buyer transfers. Decision 0102.
 */
export const orderAccount = (account: BankAccount, code: OrderCode, amount: Rupiah): BankAccount => {
  if (account.method === "virtual-account") return { ...account, number: `${account.number}${orderNumber(code)}` }
  if (account.method === "qris") return { ...account, number: qrisFor(account.number, amount, code) }
  return account
}

const dayCycle = 1000
const { letters: alphabet } = orderCodeParts
const daysOf = (yymmdd: string): number =>
  Date.UTC(2000 + Number(yymmdd.slice(0, 2)), Number(yymmdd.slice(2, 4)) - 1, Number(yymmdd.slice(4, 6))) / dayMs

/** Returns an order's code as eleven digits: three of its day, which come again after 1,000 days, and eight of its letters. */
const orderNumber = (code: OrderCode): string => {
  const [, day = "", letters = ""] = code.split("-")
  const number = [...letters].reduce((sum, letter) => sum * alphabet.length + alphabet.indexOf(letter), 0)
  return `${String(daysOf(day) % dayCycle).padStart(3, "0")}${String(number).padStart(8, "0")}`
}
