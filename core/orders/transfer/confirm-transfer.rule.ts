import { isCalendarDay } from "../../kernel/calendar.ts"
import { type Instant, jakartaDay } from "../../kernel/moment.ts"
import { type Rupiah, rupiah } from "../../kernel/money.ts"
import { oneLine } from "../../kernel/text.ts"
import type { Order } from "../order.ts"
import type { ReceiptId, TransferConfirmation } from "./payment.ts"
import { transferWordLength } from "./transfer-word.ts"

/** A confirmation as it is typed. */
export interface ConfirmForm {
  readonly bank: string
  readonly sender: string
  /** Digits, with or without dots and `Rp`. */
  readonly amount: string
  /** Jakarta day. */
  readonly day: string
}

/** What is wrong with a field of the confirmation. */
export type ConfirmProblem = "required" | "too-long" | "amount" | "day" | "before-order"

/** When a confirmation is given, and of an order of when. */
export interface ConfirmTimes extends Pick<Order, "placedAt"> {
  readonly now: Instant
}

/** Returns what is wrong with each field; nothing: it may be sent. D-56. */
export const confirmProblems = (
  { bank, sender, amount, day }: ConfirmForm,
  times: ConfirmTimes
): Partial<Readonly<Record<keyof ConfirmForm, ConfirmProblem>>> => ({
  ...wordProblem("bank", bank),
  ...wordProblem("sender", sender),
  ...(amountIn(amount) === undefined && { amount: "amount" as const }),
  ...dayProblem(day, times)
})

/** Returns the field of a confirmation that cannot be true; `undefined` if the shop takes it. The server asks it too. D-56. */
export const refusedField = (
  { amount, day }: Pick<TransferConfirmation, "amount" | "day">,
  times: ConfirmTimes
): "amount" | "day" | undefined => {
  if (amount <= 0) return "amount"
  return dayProblem(day, times).day && "day"
}

/** The money for an order leaves on its day in Jakarta or later, and has left. */
const dayProblem = (day: string, { placedAt, now }: ConfirmTimes): { readonly day?: "day" | "before-order" } => {
  if (!isDay(day) || day > jakartaDay(now)) return { day: "day" }
  return day < jakartaDay(placedAt) ? { day: "before-order" } : {}
}

/** Returns whether a text is a calendar day of this century, `2026-11-20`. */
const isDay = (day: string): boolean => day.startsWith("20") && isCalendarDay(day)

const wordProblem = (field: "bank" | "sender", text: string) => {
  const typed = oneLine(text)
  if (typed === "") return { [field]: "required" as const }
  return typed.length > transferWordLength ? { [field]: "too-long" as const } : {}
}

/** Returns whether a typed sum is another than the order's: the form shows that, and accepts it. Decision 0062. */
export const isOtherSum = (text: string, asked: Rupiah): boolean => {
  const amount = amountIn(text)
  return amount !== undefined && amount !== asked
}

/** Returns `Rp264.450`, `Rp 264.450,-`, `264.450,00`, `264,450` or `264450` as whole rupiah; `undefined` if a text is no sum. */
export const amountIn = (text: string): number | undefined => {
  const plain = text.trim().replace(/^rp\.?\s*/i, "")
  // Nothing below a rupiah: `,-` and `,00` are how people end an amount.
  const whole = plain.replace(/[.,](?:-{1,2}|00)$/, "")
  if (!/^(?:\d{1,15}|\d{1,3}(?:[.,\s]\d{3}){1,4})$/.test(whole)) return undefined
  const amount = Number(whole.replace(/\D/g, ""))
  return amount > 0 ? amount : undefined
}

/** What is sent; only of a form without problems. */
export const transferOf = (form: ConfirmForm, receipt: ReceiptId | null): TransferConfirmation => ({
  bank: oneLine(form.bank),
  sender: oneLine(form.sender),
  amount: rupiah(amountIn(form.amount) ?? 0),
  day: form.day,
  ...(receipt !== null && { receipt })
})
