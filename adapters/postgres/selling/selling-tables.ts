import type { Generated, GeneratedAlways } from "kysely"
import type { MemberId } from "#core/account/member.ts"
import type { StoredCheckout } from "#core/checkout/checkout.ts"
import type { EgiftInfo } from "#core/egift/egift-info.ts"
import type { GiftId } from "#core/gifts/gift.ts"
import type { Language } from "#core/kernel/text.ts"
import type { Actor, Delivery, OrderStatus } from "#core/orders/order.ts"
import type { ClaimState, RefundTarget, ReturnedLine, ReturnReason } from "#core/orders/returns/claim.ts"
import type { BankAccount, Payment, PaymentState, ReceiptId, TransferFate } from "#core/orders/transfer/payment.ts"
import type { Goods } from "#core/pricing/goods.ts"
import type { Step, Totals } from "#core/pricing/quote.ts"
import type { Contact } from "#core/regions/address.ts"
import type { VoucherCode } from "#core/vouchers/voucher.ts"
import type { Json, Moment, Of } from "../columns.ts"

/** The tables of `0008_orders.sql` and `0042_returns.sql`: checkouts, orders, their money and returns, and wishes to be notified. */
export interface SellingTables {
  checkouts: { id: string; version: number; choices: Json<Omit<StoredCheckout, "id" | "version">>; expires_at: Moment }
  transfer_codes: {
    bank: string
    amount: number
    code: number
    holder: string
    until: Moment | null
    placed: Generated<boolean>
    taken_at: Moment
  }
  orders: {
    id: string
    code: string
    checkout_id: string
    status: OrderStatus
    language: Language
    member_id: Of<MemberId | null, string | null>
    email: string
    phone: string
    contact: Json<Contact>
    delivery: Json<Delivery>
    tracking: string | null
    steps: Json<ReadonlyArray<Step>>
    totals: Json<Totals>
    note: string | null
    payment_method: Payment["method"]
    payment_state: PaymentState
    payable: number
    bank: string | null
    account: Of<BankAccount | null, string | null>
    unique_code: number | null
    pay_until: Moment | null
    paid_at: Moment | null
    placed_at: Moment
    due_at: Moment | null
    network: string | null
    browser: string | null
    mailbox: string | null
    phone_digest: string | null
  }
  order_lines: {
    order_id: string
    position: number
    id: string
    product_id: number
    combination_id: string
    quantity: number
    total: number
    paid: number | null
    goods: Json<Goods>
    egift: Json<EgiftInfo> | null
    gift: Of<GiftId | null, string | null>
  }
  order_events: {
    order_id: string
    position: GeneratedAlways<number>
    at: Moment
    type: string
    from_status: OrderStatus
    to_status: OrderStatus
    /** The last is the staff's name from before migration 0032. */
    actor: Actor["kind"] | "hands"
    actor_name: string | null
    note: string | null
    amount: number | null
  }
  transfer_confirmations: {
    order_id: string
    at: Moment
    bank: string
    sender: string
    amount: number
    day: string
    receipt: Of<ReceiptId | null, string | null>
  }
  order_returns: {
    order_id: string
    at: Moment
    reason: ReturnReason
    lines: Json<ReadonlyArray<ReturnedLine>>
    note: string | null
    photos: Of<ReadonlyArray<ReceiptId>, ReadonlyArray<string>>
    refund: Json<RefundTarget>
    state: ClaimState
    answered_at: Moment | null
    amount: number | null
    voucher: Of<VoucherCode | null, string | null>
    words: string | null
  }
  receipts: { id: string; order_id: string; created_at: Moment }
  transfers: {
    id: GeneratedAlways<number>
    is_first: Generated<boolean>
    is_undated: Generated<boolean>
    reference: string
    bank: string
    amount: number
    at: Moment
    fate: TransferFate | null
    order_id: string | null
  }
  notify_wishes: {
    combination_id: string
    email: string
    product_id: number
    language: Language
    at: Moment
    closed_at: Moment | null
    member_id: string | null
  }
}
