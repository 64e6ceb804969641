import type { Effect } from "effect"
import type { MemberId } from "../account/member.ts"
import type { Unavailable } from "../kernel/failure.ts"
import type { Mailer } from "../kernel/message.ts"
import type { Instant } from "../kernel/moment.ts"
import type { Rupiah } from "../kernel/money.ts"
import type { Signer } from "../kernel/signer.ts"
import type { PickupCode } from "../pickup/pickup.ts"
import type { StockStore } from "../pricing/goods.port.ts"
import type { QuotaUnits } from "../pricing/quota.rule.ts"
import type { StoreStockStore } from "../stores/store-stock.port.ts"
import type { VoucherId } from "../vouchers/voucher.ts"
import type { VoucherStore } from "../vouchers/voucher-store.port.ts"
import type { EgiftStore } from "./egift/egift-store.port.ts"
import type { OrderMessage } from "./message.ts"
import type { CheckoutId, Order, OrderCode, OrderEvent, OrderId } from "./order.ts"
import type { IdempotencyInProgress, IdempotencyMismatch, PictureRefused, ReceiptLimit } from "./orders.errors.ts"
import type { PointsStore, PointUses } from "./points/ledger.port.ts"
import type { ReturnStore } from "./returns/return-store.port.ts"
import type {
  BankId,
  IncomingTransfer,
  PaymentState,
  ReceiptId,
  StoredConfirmation,
  TransferFate,
  TransferId,
  UniqueCode
} from "./transfer/payment.ts"

type Stored<A, E = never> = Effect.Effect<A, E | Unavailable>

/** What changes of an order when it moves; what is not named stays. */
export interface OrderMove {
  readonly event: OrderEvent
  readonly payment?: PaymentState
  readonly paidAt?: Instant
  /** A new deadline of its payment. */
  readonly expiresAt?: Instant
  /** When the clock moves it next; absent if it never does. */
  readonly dueAt?: Instant
  readonly tracking?: string
}

/** Stores orders. Every call of the use cases is one transaction; a refusal undoes it whole. House 7. */
export interface OrderStore {
  /** Writes an order with its lines, or returns what is taken: its checkout has one (D-63), or another has its code. */
  readonly insert: (order: Order, dueAt?: Instant) => Stored<"inserted" | "checkout-taken" | "code-taken">
  readonly byCode: (code: OrderCode) => Stored<Order | undefined>
  /**
   * The same for a call that moves the order: others that do wait until this one's transaction ends. A move that leaves the status
   * as it is, such as money that comes in, is decided from the log that is there then.
   */
  readonly lock: (code: OrderCode) => Stored<Order | undefined>
  /** Orders that are picked up with this code, in whatever state: one, hardly ever more. D-65. */
  readonly byPickupCode: (code: PickupCode) => Stored<ReadonlyArray<Order>>
  readonly byCheckout: (checkout: CheckoutId) => Stored<Order | undefined>
  /** Orders of exactly this amount on this account: one that waits first, then the newest; at most 20. D-56. */
  readonly byAmount: (bank: BankId, amount: Rupiah) => Stored<ReadonlyArray<Order>>
  /**
   * Moves an order if it still is in the event's `from`, and logs the event; false if it is not, or if it has a
   * `transfer.linked` and the event is another. D-62; decision 0064.
   */
  readonly move: (id: OrderId, move: OrderMove) => Stored<boolean>
  /** Adds a confirmation to an order that was moved in the same call; false if it has `most` already. Decision 0066. */
  readonly confirm: (id: OrderId, confirmation: StoredConfirmation, most: number) => Stored<boolean>
  /** Returns whether a picture was stored for this order. */
  readonly hasReceipt: (id: OrderId, receipt: ReceiptId) => Stored<boolean>
  /** Orders whose `dueAt` has come, the longest due first. */
  readonly due: (now: Instant, limit: number) => Stored<ReadonlyArray<OrderCode>>
  /** Stores another `dueAt`; without one the clock does not ask for the order again. */
  readonly setDue: (id: OrderId, dueAt: Instant | undefined) => Stored<void>
}

/** Who reports that a transfer went back, how, and when. */
export interface GivenBack {
  readonly name: string
  readonly note: string
  readonly now: Instant
}

/** A transfer that waits for a person. D-56, D-64. */
export interface HeldTransfer extends Pick<IncomingTransfer, "reference" | "bank" | "amount" | "at"> {
  readonly id: TransferId
  /** Order that it came in for beside its payment; absent if none is known. */
  readonly order?: OrderCode
}

/** Money as it comes in. */
export interface TransferStore {
  /**
   * Stores it once. `known`: the account has this reference with the same amount and day, as `isSameTransfer` says; a day that
   * was not stated before is stored. `conflicting`: it has the reference with another amount or day; both are stored.
   */
  readonly keep: (
    transfer: IncomingTransfer
  ) => Stored<{ readonly id: TransferId; readonly is: "new" | "conflicting" } | { readonly is: "known" }>
  readonly settle: (id: TransferId, fate: TransferFate, order: OrderId | undefined) => Stored<void>
  /** Transfers with this reference and one of these fates. */
  readonly heldWith: (reference: string, fates: ReadonlyArray<TransferFate>) => Stored<ReadonlyArray<HeldTransfer>>
  /** Transfers of about this amount on this account, or of exactly it on another, that wait for a staff member to name their order. */
  readonly heldAbout: (wanted: {
    readonly bank: BankId
    readonly exactly: number
    readonly from: number
    readonly to: number
  }) => Stored<ReadonlyArray<HeldTransfer>>
  /** Assigns a waiting transfer to an order; false if it does not wait any more. */
  readonly assign: (id: TransferId, fate: TransferFate, order: OrderId) => Stored<boolean>
  /**
   * Notes that a held transfer went back to its sender, and who says so; false if it does not wait any more, or was assigned to an
   * order since it was read.
   */
  readonly giveBack: (transfer: Pick<HeldTransfer, "id" | "order">, by: GivenBack) => Stored<boolean>
  /**
   * Notes that these transfers, which came in after the order had ended, went back; another one of the order stays held. Returns
   * how many of them were held until now.
   */
  readonly giveBackAfterEnd: (order: OrderId, references: ReadonlyArray<string>) => Stored<number>
}

/** Which amounts a code may be taken from. Decision 0052. */
export type CodeSource = "free" | "unplaced" | "resting"

/** Amounts that open orders and checkouts wait for: no two on one account. D-56. */
export interface CodeStore {
  /**
   * Takes one code from `from` to `to` that makes `base` an amount no order waits for on this account; none if all are taken.
   * Frees what the holder had before. Source:
   * - `free`: no order, no checkout and no rest; the first one at or after `start`, else from the beginning.
   * - `unplaced`: that of the checkout which has its own longest; it loses it.
   * - `resting`: that of the order which ended longest ago.
   */
  readonly take: (wanted: {
    readonly source: CodeSource
    readonly holder: CheckoutId
    readonly bank: BankId
    readonly base: Rupiah
    readonly from: number
    readonly to: number
    readonly start: number
    /** Free again afterwards, unless an order holds it. */
    readonly until: Instant
    readonly now: Instant
  }) => Stored<number | undefined>
  /** Assigns the code to the holder's order until that ends; `false` if the holder does not have this amount. */
  readonly keep: (holder: CheckoutId, code: UniqueCode) => Stored<boolean>
  /** Reserves the amount of an order that ended until then: no other order gets it. Decision 0051. */
  readonly rest: (holder: CheckoutId, until: Instant) => Stored<void>
}

/** Makes a repeated call answer what the first one did. Stored for 24 hours, in the transaction of what it did. Security 2. */
export interface IdempotencyStore {
  /**
   * Claims a key for a call with this body. Returns the subject of the first call if there was one.
   *
   * @param scope the call and its caller
   * @param digest of what was asked
   */
  readonly claim: (wanted: {
    readonly scope: string
    readonly key: string
    readonly digest: string
    readonly now: Instant
  }) => Stored<{ readonly done: string | undefined }, IdempotencyMismatch | IdempotencyInProgress>
  readonly finish: (scope: string, key: string, subject: string) => Stored<void>
}

/** Most pictures of receipts that one order may have: a transfer has one, a mistake some more. Security 4, Uploads. */
export const receiptsPerOrder = 5

/**
 * Stores pictures of receipts, and of goods that go back: re-encoded, under a name of the shop's own. Refuses with `ReceiptLimit`
 * if the order has `most` of them, with `Unavailable` if there is no room for pictures. Security 4, Uploads.
 */
export interface ReceiptStore {
  readonly keep: (order: OrderId, picture: Uint8Array, most: number) => Stored<ReceiptId, PictureRefused | ReceiptLimit>
}

/** Stores which orders use which vouchers. D-27. */
export interface VoucherUses {
  /**
   * Stores the verified number of an order's member with it, in its transaction. Until that ends, other orders of this member and
   * of this number wait here: what they take is judged by what this one took.
   */
  readonly claim: (order: OrderId, member: MemberId) => Stored<void>
  /**
   * Takes one redemption for an order that has claimed its member, in its transaction; false if none is left, if the member has
   * used the voucher as often as they may, or if it is for new members and there is another order. A guest's order takes one only
   * of a voucher for guests, without a claim. Conditional: of two at once for the last one, one gets it.
   */
  readonly take: (use: {
    readonly voucher: VoucherId
    readonly order: OrderId
    readonly member?: MemberId | undefined
    /** What it takes off the order's goods: so much leaves a voucher whose value runs down, if it has as much. */
    readonly amount: Rupiah
  }) => Stored<boolean>
  /** Returns the redemptions of an order that was called off, each once. */
  readonly giveBack: (order: OrderId) => Stored<void>
}

/** Stores which orders use how many units of which special prices. Decision 0135. */
export interface SpecialUses {
  /**
   * Takes units of a quota for an order, in its transaction; false if fewer are left, or if the special price is no longer there.
   * Conditional: of two at once for the last unit, one gets it.
   */
  readonly take: (order: OrderId, units: QuotaUnits) => Stored<boolean>
  /** Returns the units of an order that was called off, each once. */
  readonly giveBack: (order: OrderId) => Stored<void>
}

/** Everything that carrying on an order needs. */
export interface OrderStores {
  readonly orders: OrderStore
  readonly transfers: TransferStore
  readonly codes: CodeStore
  readonly stock: StockStore
  readonly storeStock: StoreStockStore
  readonly vouchers: VoucherStore & VoucherUses
  readonly specials: SpecialUses
  readonly points: PointsStore & PointUses
  readonly returns: ReturnStore
  readonly egifts: EgiftStore
  readonly idempotency: IdempotencyStore
  readonly post: Mailer<OrderMessage>
  readonly signer: Signer
}
