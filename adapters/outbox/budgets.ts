import type { SecurityMessageKind } from "#core/account/credentials/security-message.ts"
import type { AnyMessage } from "./messages.ts"

/**
 * What a message is counted with, for each receiver. Decisions 0032 and 0048.
 * - `code`: opens an account; its own sends are counted before (D-32).
 * - `asked`: caused by a caller who named the receiver, who has not proven the address.
 * - `own`: about an order or a review of a member, to the address they proved.
 * - `paid`: about money that came in or a parcel of it, or what staff found about a transfer; strangers cannot cause it for
 *   nothing, so it is never held back.
 * - messages about changes of an account: each kind by itself, so that no other message uses it up.
 */
export type BudgetClass = "code" | "asked" | "own" | "paid" | SecurityMessageKind

/**
 * Messages to one receiver on one day (24 hours from the first). Own choice. Strangers cause 5 codes, 4 `asked` and one
 * `account-locked`: 10. A caller within the account causes 10 messages about its changes.
 */
export const mostPerDay = {
  code: 10,
  asked: 4,
  own: 30,
  "account-locked": 1,
  "password-changed": 2,
  "email-changed": 2,
  "email-added": 1,
  "phone-changed": 2,
  "provider-linked": 1,
  "account-removed": 1
} as const satisfies Record<Exclude<BudgetClass, "paid">, number>

/** The class of every kind; `by-payment` is `paid` once its order was, else `asked`. A new kind does not compile without one. */
export const budgetOfKind = {
  code: "code",
  codeShort: "code",
  "reset-password": "code",
  "order-placed": "by-payment",
  "order-on-delivery": "by-payment",
  "order-review": "by-payment",
  "order-closed-review": "by-payment",
  "order-paid": "paid",
  "order-rejected": "paid",
  "order-overpaid": "paid",
  "order-late-money": "paid",
  "order-money-returned": "paid",
  "order-postponed": "by-payment",
  "order-released": "paid",
  "order-shipped": "paid",
  "order-delivered": "paid",
  "order-ready": "paid",
  "order-picked-up": "paid",
  "order-not-fetched": "paid",
  "order-completed": "paid",
  "order-cancelled": "by-payment",
  "order-cancelled-paid": "paid",
  "order-cancelled-review": "by-payment",
  "order-expired": "by-payment",
  "order-review-ended": "by-payment",
  "order-search-ended": "by-payment",
  "order-refunded": "paid",
  "return-claimed": "paid",
  "return-accepted": "paid",
  "return-refused": "paid",
  // Of an order that was paid.
  "egift-received": "paid",
  "egift-sent": "paid",
  // Can be requested again and again, of a paid order, too.
  "order-key": "asked",
  "back-in-stock": "asked",
  // Caused by staff, and only to a proven address.
  "review-published": "own",
  "review-hidden": "own",
  "proposal-accepted": "own",
  "proposal-merged": "own",
  "proposal-refused": "own",
  "account-locked": "account-locked",
  "password-changed": "password-changed",
  "email-changed": "email-changed",
  "email-added": "email-added",
  "phone-changed": "phone-changed",
  "provider-linked": "provider-linked",
  "account-removed": "account-removed"
} as const satisfies Readonly<Record<AnyMessage["kind"], BudgetClass | "by-payment">>

/**
 * Returns the class of a message. What strangers can request for a member's order, as its key, uses nothing of the member's own.
 *
 * @param isOwn it goes to the proven address of the member whose order it is about
 */
export const budgetOf = (message: AnyMessage, isOwn: boolean): BudgetClass => {
  const named = budgetOfKind[message.kind]
  const isPaid = named === "by-payment" && "order" in message && message.order.payment.paidAt !== undefined
  const budget: BudgetClass = named === "by-payment" ? (isPaid ? "paid" : "asked") : named
  return budget === "asked" && named === "by-payment" && isOwn ? "own" : budget
}
