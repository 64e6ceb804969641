import { type Instant, jakartaDay } from "../kernel/moment.ts"
import { rupiah } from "../kernel/money.ts"
import { oneLine } from "../kernel/text.ts"
import type { ReceiptId, TransferConfirmation } from "./payment.ts"

/** A confirmation as it is typed. */
export interface ConfirmForm {
  readonly bank: string
  readonly sender: string
  /** Digits, with or without dots and `Rp`. */
  readonly amount: string
  /** Jakarta day. */
  readonly day: string
}

export type ConfirmProblem = "required" | "too-long" | "amount" | "day"

/** Longest name of a bank or a sender. Own choice. */
export const transferWordLength = 80

/** What is wrong with each field; nothing: it may be sent. D-56. */
export const confirmProblems = (
  { bank, sender, amount, day }: ConfirmForm,
  now: Instant
): Partial<Readonly<Record<keyof ConfirmForm, ConfirmProblem>>> => ({
  ...wordProblem("bank", bank),
  ...wordProblem("sender", sender),
  ...(amountIn(amount) === undefined && { amount: "amount" as const }),
  ...(isDay(day) && day <= jakartaDay(now) ? {} : { day: "day" as const })
})

/** Whether a text is a calendar day of this century, `2026-11-20`. */
const isDay = (day: string): boolean =>
  /^20\d\d-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day)

const wordProblem = (field: "bank" | "sender", text: string) => {
  const typed = oneLine(text)
  if (typed === "") return { [field]: "required" as const }
  return typed.length > transferWordLength ? { [field]: "too-long" as const } : {}
}

/** `Rp264.450`, `264,450` or `264450` as whole rupiah. */
const amountIn = (text: string): number | undefined => {
  const digits = text.replace(/^\s*rp\.?\s*/i, "").replace(/[.,\s]/g, "")
  const amount = /^\d{1,15}$/.test(digits) ? Number(digits) : 0
  return amount > 0 ? amount : undefined
}

/** What the shop is told; only of a form without problems. */
export const transferOf = (form: ConfirmForm, receipt: ReceiptId | null): TransferConfirmation => ({
  bank: oneLine(form.bank),
  sender: oneLine(form.sender),
  amount: rupiah(amountIn(form.amount) ?? 0),
  day: form.day,
  ...(receipt !== null && { receipt })
})
