import { instant } from "../../kernel/moment.ts"
import type { Rupiah } from "../../kernel/money.ts"
import { isCalledOff } from "../ended.rule.ts"
import type { Order, OrderCode, OrderStatus } from "../order.ts"
import { awaitsItsTransfer } from "./accepted.rule.ts"
import type { BankId, IncomingTransfer } from "./payment.ts"
import { transferMs } from "./payment-state.rule.ts"
import { amountRestMs, isUnpaid } from "./transfer-target.rule.ts"

/** An order that a transfer of another amount may be meant for. */
export interface Candidate {
  readonly code: OrderCode
  readonly status: OrderStatus
  /** What the order asks for. */
  readonly amount: Rupiah
  /** The account that it waits on, if the transfer came in on another one of the shop's. */
  readonly otherBank?: BankId
}

/** Largest difference between a transfer and the amount of a candidate: unique codes end at 9,999 (D-56). Own choice. */
export const candidateRupiah = 10_000
/** How long before the transfer a candidate was placed at most: its deadline, and as much again. Own choice. */
export const candidateMs = 2 * transferMs
/** Most candidates named for one transfer. Own choice. */
export const candidatesAtMost = 5

/** States in which an order still waits for its money, or ended without it; others are asked about by `awaitsItsTransfer`. */
export const candidateStatuses = ["awaiting_bank_wire_payment", "payment_review", "expired", "cancelled"] as const

/**
 * Bounds of the orders that a transfer may be for, for staff to decide: same account, about the same amount and time.
 * For exactly the amount also those whose amount rests: the money may be for two orders; and those that wait for it on another
 * account, which buyers confuse if two are at one bank. D-56; decisions 0050, 0051.
 */
export const candidateBounds = ({ bank, amount, at }: Pick<IncomingTransfer, "bank" | "amount" | "at">) => ({
  bank,
  exactly: amount,
  from: amount - candidateRupiah,
  to: amount + candidateRupiah,
  since: instant(at - candidateMs),
  exactSince: instant(at - candidateMs - amountRestMs),
  until: at
})

/** Returns whether a transfer that matched no order may be meant for this one, as `candidateBounds` says. */
export const mayBeFor = (
  order: Pick<Order, "placedAt" | "payment" | "status" | "events">,
  transfer: Pick<IncomingTransfer, "bank" | "amount" | "at">
): boolean => {
  const { bank, exactly, from, to, since, exactSince, until } = candidateBounds(transfer)
  const { placedAt, payment } = order
  const { account, amount } = payment
  if (account === undefined || amount < from || amount > to || placedAt > until) return false
  if (account.id !== bank && !(amount === exactly && (isUnpaid(order) || awaitsItsTransfer(order)))) return false
  return placedAt >= (amount === exactly ? exactSince : since)
}

/** Orders candidates: those that still wait first, then the nearest amount, then the account of the transfer, then the code. */
export const likelier =
  (amount: Rupiah) =>
  (one: Candidate, other: Candidate): number =>
    Number(isCalledOff(one.status)) - Number(isCalledOff(other.status)) ||
    Math.abs(one.amount - amount) - Math.abs(other.amount - amount) ||
    Number(one.otherBank !== undefined) - Number(other.otherBank !== undefined) ||
    (one.code < other.code ? -1 : 1)
