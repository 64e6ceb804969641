import { LineId } from "#core/cart/cart.ts"
import { CombinationId } from "#core/catalogue/combination.ts"
import { ProductId } from "#core/catalogue/product.ts"
import { mailboxOf } from "#core/kernel/mailbox.rule.ts"
import { type Instant, instant } from "#core/kernel/moment.ts"
import { rupiah } from "#core/kernel/money.ts"
import { e164 } from "#core/kernel/phone.ts"
import {
  CheckoutId,
  type Delivery,
  type Order,
  OrderCode,
  type OrderEvent,
  OrderId,
  type OrderLine
} from "#core/orders/order.ts"
import type { ReturnClaim } from "#core/orders/returns/claim.ts"
import type { Payment, StoredConfirmation } from "#core/orders/transfer/payment.ts"
import { present } from "../present.ts"
import type { Given } from "../rows.ts"
import { moment, type Row } from "../tables.ts"

/** An instant in JSON of the database. */
type JsonMoment = string

/** An order with everything that belongs to it, each list as JSON. */
export type OrderRow = Row<"orders"> & {
  readonly lines: ReadonlyArray<Row<"order_lines">> | null
  readonly events: ReadonlyArray<Omit<Row<"order_events">, "at"> & { readonly at: JsonMoment }> | null
  readonly confirmations: ReadonlyArray<Omit<Row<"transfer_confirmations">, "at"> & { readonly at: JsonMoment }> | null
  readonly claim:
    | (Omit<Row<"order_returns">, "at" | "answered_at"> & {
        readonly at: JsonMoment
        readonly answered_at: JsonMoment | null
      })
    | null
}

/** Returns the row of an order. */
export const orderColumns = (order: Order, dueAt: Instant | undefined): Given<"orders"> => {
  const { payment, delivery } = order
  return {
    id: order.id,
    code: order.code,
    checkout_id: order.checkout,
    status: order.status,
    language: order.language,
    member_id: order.member ?? null,
    email: order.contact.email,
    mailbox: mailboxOf(order.contact.email),
    phone: e164(order.contact.phone),
    contact: order.contact,
    delivery,
    tracking: delivery.kind === "ship" ? (delivery.tracking ?? null) : null,
    steps: order.steps,
    totals: order.totals,
    note: order.note ?? null,
    payment_method: payment.method,
    payment_state: payment.state,
    payable: payment.amount,
    bank: payment.account?.id ?? null,
    account: payment.account ?? null,
    unique_code: payment.uniqueCode ?? null,
    pay_until: payment.expiresAt === undefined ? null : moment(payment.expiresAt),
    paid_at: payment.paidAt === undefined ? null : moment(payment.paidAt),
    placed_at: moment(order.placedAt),
    due_at: dueAt === undefined ? null : moment(dueAt),
    network: null,
    browser: null
  }
}

/** Returns the row of an order's line. */
export const lineColumns = (order: OrderId, line: OrderLine, position: number): Given<"order_lines"> => ({
  order_id: order,
  position,
  id: line.id,
  product_id: line.goods.product,
  combination_id: line.goods.combination,
  quantity: line.quantity,
  total: line.total,
  paid: line.paid ?? null,
  goods: line.goods,
  egift: line.egift ?? null,
  gift: line.gift ?? null
})

/** Returns the row of an order's event. */
export const eventColumns = (order: OrderId, { at, actor, type, from, to, note, amount }: OrderEvent) => ({
  order_id: order,
  at: moment(at),
  type,
  from_status: from,
  to_status: to,
  actor: actor.kind,
  actor_name: actor.name ?? null,
  note: note ?? null,
  amount: amount ?? null
})

/** Returns an order from its row, its lines and its events. */
export const orderOf = (row: OrderRow): Order => ({
  id: OrderId(row.id),
  code: OrderCode(row.code),
  checkout: CheckoutId(row.checkout_id),
  status: row.status,
  placedAt: row.placed_at,
  language: row.language,
  contact: row.contact,
  delivery: deliveryOf(row),
  lines: (row.lines ?? []).map(lineOf),
  steps: row.steps,
  totals: row.totals,
  payment: paymentOf(row),
  events: (row.events ?? []).map(eventOf),
  ...present({ note: row.note, member: row.member_id, claim: row.claim && claimOf(row.claim) })
})

const claimOf = ({
  order_id: _,
  at,
  answered_at,
  amount,
  note,
  voucher,
  words,
  ...claim
}: NonNullable<OrderRow["claim"]>): ReturnClaim => ({
  ...claim,
  at: instantIn(at),
  ...present({
    note,
    voucher,
    words,
    answeredAt: answered_at === null ? null : instantIn(answered_at),
    amount: amount === null ? null : rupiah(amount)
  })
})

const deliveryOf = ({ delivery, tracking }: OrderRow): Delivery =>
  delivery.kind === "ship" && tracking !== null ? { ...delivery, tracking } : delivery

const paymentOf = (row: OrderRow): Payment => ({
  method: row.payment_method,
  state: row.payment_state,
  amount: rupiah(row.payable),
  confirmations: (row.confirmations ?? []).map(
    ({ at, bank, sender, amount, day, receipt }): StoredConfirmation => ({
      at: instantIn(at),
      bank,
      sender,
      amount: rupiah(amount),
      day,
      ...present({ receipt })
    })
  ),
  ...present({
    account: row.account,
    uniqueCode: row.unique_code,
    expiresAt: row.pay_until,
    paidAt: row.paid_at
  })
})

const lineOf = (row: Row<"order_lines">): OrderLine => ({
  id: LineId(row.id),
  goods: { ...row.goods, product: ProductId(row.product_id), combination: CombinationId(row.combination_id) },
  quantity: row.quantity,
  total: rupiah(row.total),
  ...present({ paid: row.paid === null ? null : rupiah(row.paid), egift: row.egift, gift: row.gift })
})

const eventOf = (row: NonNullable<OrderRow["events"]>[number]): OrderEvent => ({
  at: instantIn(row.at),
  actor: { kind: row.actor === "hands" ? "staff" : row.actor, ...present({ name: row.actor_name }) },
  type: row.type,
  from: row.from_status,
  to: row.to_status,
  ...present({ note: row.note, amount: row.amount === null ? null : rupiah(row.amount) })
})

/** Sessions use UTC, see `openDb`: `2026-11-20T09:30:00.123+00:00`. */
const instantIn = (text: JsonMoment): Instant => instant(Date.parse(text))
