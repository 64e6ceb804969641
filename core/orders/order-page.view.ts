import type { SnapshotFrom } from "xstate"
import type { Instant } from "../kernel/moment.ts"
import { type Rupiah, rupiah } from "../kernel/money.ts"
import { isCalledOff, isFinal } from "./ended.rule.ts"
import { boughtGoods } from "./history/bought-goods.rule.ts"
import type { CancelReason, Order, OrderStatus } from "./order.ts"
import type { orderPageMachine } from "./order-page.machine.ts"
import { promisedAt } from "./preorder/release.rule.ts"
import { isOwed } from "./transfer/cod.rule.ts"
import { mayBeConfirmed } from "./transfer/confirmations.rule.ts"
import { type MoneyNews, moneyNews } from "./transfer/money-news.rule.ts"
import { paidSum } from "./transfer/paid-sum.rule.ts"
import { newsSum } from "./transfer/received.rule.ts"

/** View of the page of an order, and what may be done there. */
export interface OrderPageView {
  readonly step: "opening" | "unknown" | "unreachable" | "shown"
  readonly order: Order | null
  /** What opens it. */
  readonly key: string
  readonly busy: "looking" | "cancelling" | "keeping" | "marking" | "gathering" | "reopening" | null
  readonly tone: "warn" | "busy" | "ok" | "bad"
  readonly mayPay: boolean
  readonly mayConfirm: boolean
  /** It can be paid in another way. D-56. */
  readonly mayPayOtherwise: boolean
  readonly mayCancel: boolean
  /** Its goods can be reviewed as bought: it is a member's, and they have arrived. D-42. */
  readonly mayReview: boolean
  readonly mayReceive: boolean
  /** Its pre-order comes later, and its buyer has not said whether to wait. D-22. */
  readonly mayKeep: boolean
  /** The day from which its pre-order is sent, until it is packed. D-22. */
  readonly releasedAt: Instant | undefined
  /** Its parcel has not arrived, and may still: what holds up deliveries concerns it. */
  readonly awaitsParcel: boolean
  /** There will be news of it, which a member's devices can be notified of: it has not ended, and no key opened it. D-59. */
  readonly hasNews: boolean
  /** Its payment is awaited or reviewed: it can be read again for news. */
  readonly mayCheck: boolean
  /** It was paid: a receipt may be printed. Rule 53. */
  readonly hasReceipt: boolean
  /** The sum that paid it, if that is another than its own. Decision 0062. */
  readonly paidOtherwise: Rupiah | undefined
  /** What its buyer has to know about the money beside the status. D-56, D-64. */
  readonly news: MoneyNews | undefined
  /** Whether the page says in words what the status means: not of an order that waits, nor beside a notice that replaces the words. */
  readonly explainsStatus: boolean
  /** A transfer that was confirmed was not found: the page does not begin with how to pay. */
  readonly isRejected: boolean
  /** Its buyer confirmed a transfer, maybe before it was made: the account is shown on request. */
  readonly mayPayLater: boolean
  /** The sum that the notice names, and that a cancellation returns. */
  readonly newsSum: Rupiah
  readonly returned: Rupiah
  /** It has ended, well or not: what it held can be ordered once more, as a new order. Mails of undone ones lead here for that. */
  readonly mayOrderAgain: boolean
  /** The question why it is called off, and the answer so far. */
  readonly asking: boolean
  /** The question whether to pay in another way. */
  readonly askingOther: boolean
  readonly reason: CancelReason | null
  /** A press without a reason: the page shows that one is needed. Rule 35. */
  readonly isReasonMissing: boolean
  readonly refusal: "cancel" | "press" | "refresh" | "off" | null
  /** When its buyer last asked whether the payment came in, if it had not; until the order moves on. */
  readonly unpaidAt: Instant | null
}

/** Returns what the page of an order shows in this state of its machine. */
export const viewOrderPage = (snapshot: SnapshotFrom<typeof orderPageMachine>): OrderPageView => {
  const { order, key, reason, isReasonMissing, refusal, sameAt } = snapshot.context
  const status = order?.status
  const news = order === null ? undefined : moneyNews(order)
  const waits = status === "awaiting_bank_wire_payment"
  const isRejected = news === "rejected" || news === "exhausted"
  return {
    step: snapshot.matches("shown")
      ? "shown"
      : snapshot.matches("unknown")
        ? "unknown"
        : snapshot.matches("unreachable")
          ? "unreachable"
          : "opening",
    order,
    key,
    busy: busyOf(snapshot),
    tone: order === null ? "busy" : viewTone(order),
    mayPay: waits,
    mayConfirm: order !== null && mayBeConfirmed(order),
    mayPayOtherwise: waits && !isRejected,
    mayCancel: status !== undefined && cancellable.has(status),
    mayReview: order !== null && key === "" && mayReview(order),
    mayKeep: status === "waiting_release" && order?.postponed?.isConfirmed === false,
    releasedAt: order === null || !awaitsRelease.has(order.status) ? undefined : shownRelease(order),
    mayReceive:
      (status === "delivered" && order?.delivery.kind !== "message") ||
      (status === "shipped" && order !== null && !isOwed(order)),
    awaitsParcel: status === "shipped" || status === "processing" || (status !== undefined && cancellable.has(status)),
    hasNews: status !== undefined && key === "" && !isFinal(status),
    mayCheck: waits || status === "payment_review",
    hasReceipt: order?.payment.state === "paid" || order?.payment.state === "free",
    paidOtherwise: order === null ? undefined : otherSum(order),
    news,
    explainsStatus: status !== undefined && explainsStatus(status, news),
    isRejected,
    mayPayLater: status === "payment_review" || isRejected,
    newsSum: order === null || news === undefined ? rupiah(0) : newsSum(order, news),
    returned: order === null ? rupiah(0) : newsSum(order, "refund"),
    mayOrderAgain: status !== undefined && isFinal(status),
    askingOther: snapshot.matches({ shown: "askingOther" }) || snapshot.matches({ shown: "reopening" }),
    asking: snapshot.matches({ shown: "askingWhy" }) || snapshot.matches({ shown: "cancelling" }),
    reason,
    isReasonMissing,
    refusal,
    unpaidAt: waits || status === "payment_review" ? sameAt : null
  }
}

/** Whether the goods of an order have arrived: from then on they can be reviewed as bought. D-42. */
const mayReview = ({ status, lines }: Order): boolean =>
  (status === "delivered" || status === "picked_up" || status === "completed") && boughtGoods(lines).length > 0

const awaitsRelease: ReadonlySet<OrderStatus> = new Set([
  "awaiting_bank_wire_payment",
  "payment_review",
  "waiting_release"
])

const shownRelease = (order: Order): Instant | undefined => order.postponed?.to ?? promisedAt(order)

/** Words of an order that was called off say what to do if its buyer paid; a notice says that more precisely. */
const explainsStatus = (status: OrderStatus, news: MoneyNews | undefined): boolean =>
  status !== "awaiting_bank_wire_payment" && (news === undefined || !isCalledOff(status))

const otherSum = (order: Order): Rupiah | undefined => {
  const sum = paidSum(order)
  return sum === order.payment.amount ? undefined : sum
}

/** Returns the appearance of a status. */
export const viewTone = ({ status }: Pick<Order, "status">): OrderPageView["tone"] => tones[status]

const busyOf = (snapshot: SnapshotFrom<typeof orderPageMachine>): OrderPageView["busy"] => {
  for (const busy of ["looking", "cancelling", "keeping", "marking", "gathering", "reopening"] as const)
    if (snapshot.matches({ shown: busy })) return busy
  return null
}

/** Until the parcel is being packed. D-62. */
const cancellable: ReadonlySet<OrderStatus> = new Set([
  "awaiting_bank_wire_payment",
  "payment_review",
  "pay_on_delivery",
  "paid",
  "waiting_release"
])

const tones: Readonly<Record<OrderStatus, OrderPageView["tone"]>> = {
  awaiting_bank_wire_payment: "warn",
  payment_review: "busy",
  pay_on_delivery: "ok",
  paid: "ok",
  waiting_release: "ok",
  processing: "ok",
  shipped: "ok",
  delivered: "ok",
  ready_for_pickup: "ok",
  picked_up: "ok",
  completed: "ok",
  expired: "bad",
  cancelled: "bad",
  refunded: "bad"
}
