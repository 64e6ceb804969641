import { Effect } from "effect"
import type { MemberId } from "#core/account/member.ts"
import type { StoredMemberCart } from "#core/cart/member-bag.ts"
import type { CombinationId } from "#core/catalogue/combination.ts"
import type { NotifyWish } from "#core/catalogue/notify/notify-me.ts"
import type { StoredCheckout } from "#core/checkout/checkout.ts"
import type { StoredEgiftTemplate } from "#core/egift/egift-info.ts"
import type { GiftRule } from "#core/gifts/gift.ts"
import type { Message } from "#core/kernel/message.ts"
import type { Instant } from "#core/kernel/moment.ts"
import type { Egift, EgiftId } from "#core/orders/egift/egift.ts"
import type { CheckoutId, Order, OrderId } from "#core/orders/order.ts"
import type { PointKind } from "#core/orders/points/ledger.ts"
import type { BankId, IncomingTransfer, ReceiptId, TransferFate } from "#core/orders/transfer/payment.ts"
import type { Goods } from "#core/pricing/goods.ts"
import type { QuotaUnits } from "#core/pricing/quota.rule.ts"
import type { PartName } from "#core/toggles/features.ts"
import type { Voucher, VoucherId } from "#core/vouchers/voucher.ts"

interface TakenCode {
  readonly bank: BankId
  readonly amount: number
  readonly code: number
  /** Absent for an open order. */
  readonly until?: Instant
  readonly takenAt: Instant
  readonly placed: boolean
}

/** A transfer as it is stored; its place in the list is its number. */
export type StoredTransfer = IncomingTransfer & { readonly fate?: TransferFate; readonly order?: OrderId }

/** An entry of the ledger of points. */
export interface StoredPoints {
  readonly id: number
  readonly member: MemberId
  readonly order?: OrderId
  readonly kind: PointKind
  readonly points: number
  readonly at: Instant
}

/** Units of a quota that an order has. */
interface SpecialUse extends QuotaUnits {
  readonly order: OrderId
  readonly isGivenBack: boolean
}

/** All stored data of selling, at one moment. */
export interface SellingState {
  readonly goods: ReadonlyMap<CombinationId, Goods>
  readonly checkouts: ReadonlyMap<CheckoutId, StoredCheckout>
  readonly orders: ReadonlyMap<OrderId, Order>
  readonly due: ReadonlyMap<OrderId, Instant | undefined>
  readonly codes: ReadonlyMap<CheckoutId, TakenCode>
  readonly keys: ReadonlyMap<string, { readonly digest: string; readonly subject: string | undefined }>
  readonly transfers: ReadonlyArray<StoredTransfer>
  readonly receipts: ReadonlyMap<ReceiptId, OrderId>
  readonly wishes: ReadonlyArray<NotifyWish>
  readonly messages: ReadonlyArray<Message>
  /** Units by store and combination. */
  readonly storeStock: ReadonlyMap<string, number>
  readonly bags: ReadonlyMap<MemberId, StoredMemberCart>
  readonly vouchers: ReadonlyMap<VoucherId, Voucher>
  readonly gifts: ReadonlyArray<GiftRule>
  readonly egifts: ReadonlyMap<EgiftId, Egift & { readonly digest: string }>
  readonly egiftTemplates: ReadonlyArray<StoredEgiftTemplate>
  readonly voucherUses: ReadonlyArray<{
    readonly order: OrderId
    readonly voucher: VoucherId
    /** None: a guest's. */
    readonly member?: MemberId
    readonly isGivenBack: boolean
    /** Taken off the value of a voucher that runs down. */
    readonly amount?: number
  }>
  readonly specialUses: ReadonlyArray<SpecialUse>
  readonly points: ReadonlyArray<StoredPoints>
  /** What operations have switched off. */
  readonly off: ReadonlyArray<PartName>
}

/** Holds the state of now; what is written is another state. */
export interface Cell {
  readonly state: () => SellingState
  readonly write: (change: Partial<SellingState>) => void
}

/** A shop with these goods that has sold nothing yet. */
export const cellOf = (goods: ReadonlyArray<Goods>): Cell => {
  let state: SellingState = {
    goods: new Map(goods.map((one) => [one.combination, one])),
    checkouts: new Map(),
    orders: new Map(),
    due: new Map(),
    codes: new Map(),
    keys: new Map(),
    transfers: [],
    receipts: new Map(),
    wishes: [],
    messages: [],
    storeStock: new Map(),
    bags: new Map(),
    vouchers: new Map(),
    gifts: [],
    egifts: new Map(),
    egiftTemplates: [],
    voucherUses: [],
    specialUses: [],
    points: [],
    off: []
  }
  return {
    state: () => state,
    write: (change) => {
      state = { ...state, ...change }
    }
  }
}

/** A step of a store: nothing can come in between. */
export const now = <A>(step: () => A): Effect.Effect<A> => Effect.sync(step)

/** Returns the map with one entry more, or another. */
export const withEntry = <K, V>(map: ReadonlyMap<K, V>, key: K, value: V): ReadonlyMap<K, V> =>
  new Map(map).set(key, value)
/** Returns the map without an entry. */
export const withoutEntry = <K, V>(map: ReadonlyMap<K, V>, key: K): ReadonlyMap<K, V> =>
  new Map([...map].filter(([held]) => held !== key))
