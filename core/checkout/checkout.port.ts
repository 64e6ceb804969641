import type { Effect } from "effect"
import type { MemberId } from "../account/member.ts"
import type { LineUnknown, OrderLimit } from "../cart/cart.errors.ts"
import type { LineId, WantedLine } from "../cart/cart.ts"
import type { MemberBagStore } from "../cart/member-bag.port.ts"
import type { StoredMemberCart } from "../cart/member-bag.ts"
import type { Reader } from "../catalogue/catalogue.port.ts"
import type { EgiftTemplatesStore } from "../egift/egift-templates.port.ts"
import type { GiftId } from "../gifts/gift.ts"
import type { GiftsStore } from "../gifts/gifts.port.ts"
import type { Unavailable } from "../kernel/failure.ts"
import type { NoInput } from "../kernel/input.ts"
import type { Instant } from "../kernel/moment.ts"
import type { CheckoutId, OrderId } from "../orders/order.ts"
import type { OrderStores } from "../orders/order-store.port.ts"
import type {
  IdempotencyInProgress,
  IdempotencyMismatch,
  OrderNotThere,
  OrderUnknown
} from "../orders/orders.errors.ts"
import type { OrderAsked } from "../orders/orders.port.ts"
import type { BanksStore } from "../orders/transfer/banks.port.ts"
import type { CodRecord } from "../orders/transfer/cod.rule.ts"
import type { PaymentMethod } from "../orders/transfer/payment.ts"
import type { GoodsStore } from "../pricing/goods.port.ts"
import type { AmountTooLarge, GoodsUnknown, InsufficientStock } from "../pricing/pricing.errors.ts"
import type { QuoteHash } from "../pricing/quote.ts"
import type { Location } from "../regions/address.ts"
import type { DistrictId } from "../regions/region.ts"
import type { AddressRefused, DistrictUnknown } from "../regions/regions.errors.ts"
import type { RegionsStore } from "../regions/regions.port.ts"
import type { CouriersStore, DeliveryDaysPort, OriginsStore } from "../shipping/shipping.port.ts"
import type { ShippingOptions } from "../shipping/shipping.ts"
import type { StoreUnknown } from "../stores/stores.errors.ts"
import type { StoresStore } from "../stores/stores.port.ts"
import type { EgiftsOff, PaperBagsOff, PickupOff, SelfCheckoutOff } from "../toggles/parts.errors.ts"
import type { OffNow } from "../toggles/toggles.port.ts"
import type {
  BankUnknown,
  CheckoutExpired,
  CheckoutPlaced,
  CheckoutUnknown,
  CodesUsedUp,
  HoldTooLarge,
  NotPlaced,
  RequirementsUnmet,
  ServiceUnknown,
  TooManyOpenOrders,
  TotalChanged
} from "./checkout.errors.ts"
import type { Checkout, CheckoutChange, Placed, StoredCheckout } from "./checkout.ts"
import type { Holder, KnownHolder, OpenOrder } from "./holds.rule.ts"

type Answer<A, E = never> = Effect.Effect<A, E | Unavailable>
/** Refusals of lines that cannot be priced at all. */
type Unpriceable = GoodsUnknown | OrderLimit | AmountTooLarge

/** Who orders: a guest or a member. */
export interface Buyer extends Reader {
  readonly member?: MemberId | undefined
  /** Digests of what a guest's call came from, if open orders are limited. Decision 0033. */
  readonly from?: { readonly network: string; readonly browser?: string } | undefined
}

/** Input of a new checkout: lines, or some of a member's own bag, all if none are named. Wire, `POST /checkouts`. */
export type OpenWith =
  | {
      readonly lines: ReadonlyArray<WantedLine>
      readonly declined?: ReadonlyArray<GiftId>
      /** The store in which they were scanned. D-66. */
      readonly selfCheckout?: number
    }
  | { readonly bag: string; readonly lineIds?: ReadonlyArray<LineId> }

/** How people order. Another member's checkout is unknown. Wire, Orders and payments; D-63. */
export interface CheckoutPort extends DeliveryDaysPort {
  readonly open: (input: OpenWith) => Answer<Checkout, StoreUnknown | SelfCheckoutOff | EgiftsOff | Unpriceable>
  readonly read: (input: {
    readonly id: CheckoutId
  }) => Answer<Checkout, CheckoutUnknown | CheckoutExpired | Unpriceable>
  readonly change: (
    input: { readonly id: CheckoutId } & CheckoutChange
  ) => Answer<
    Checkout,
    | CheckoutUnknown
    | CheckoutExpired
    | CheckoutPlaced
    | AddressRefused
    | DistrictUnknown
    | ServiceUnknown
    | BankUnknown
    | StoreUnknown
    | CodesUsedUp
    | PickupOff
    | PaperBagsOff
    | EgiftsOff
    | Unpriceable
  >
  readonly shippingOptions: (input: {
    readonly id: CheckoutId
    readonly district: DistrictId
    readonly location?: Location
  }) => Answer<ShippingOptions, CheckoutUnknown | CheckoutExpired | DistrictUnknown | Unpriceable>
  readonly paymentMethods: (input: NoInput) => Answer<ReadonlyArray<PaymentMethod>>
  /**
   * Makes the order, once for each checkout and each key. Refuses, and takes nothing, if the amount is another one, something is
   * missing, a line has run out, or a line of a member's bag is no longer in it. Security 2; D-25, D-63; decision 0085.
   */
  readonly place: (input: {
    readonly id: CheckoutId
    readonly version: number
    readonly quoteHash: QuoteHash
    readonly idempotencyKey: string
  }) => Answer<
    Placed,
    | CheckoutUnknown
    | CheckoutExpired
    | LineUnknown
    | TotalChanged
    | RequirementsUnmet
    | InsufficientStock
    | TooManyOpenOrders
    | HoldTooLarge
    | CodesUsedUp
    | PickupOff
    | SelfCheckoutOff
    | EgiftsOff
    | IdempotencyMismatch
    | IdempotencyInProgress
    | Unpriceable
  >
  /** The order of a checkout: asked if the answer to `place` was lost. */
  readonly orderByCheckout: (input: { readonly id: CheckoutId }) => Answer<Placed, CheckoutUnknown | NotPlaced>
  /**
   * A new checkout with the lines and choices of an order that ended unpaid. One that still waits for its payment is cancelled
   * first; the vouchers and points that it used are chosen in its member's bag again. D-56; decision 0102.
   */
  readonly payAgain: (
    input: OrderAsked
  ) => Answer<Checkout, OrderUnknown | OrderNotThere | PickupOff | SelfCheckoutOff | EgiftsOff | Unpriceable>
}

/** Stores checkouts. */
export interface CheckoutStore {
  readonly insert: (checkout: StoredCheckout) => Answer<void>
  readonly byId: (id: CheckoutId) => Answer<StoredCheckout | undefined>
  /** Writes it if it still has this version; returns whether it had. */
  readonly save: (checkout: StoredCheckout, expected: number) => Answer<boolean>
  /**
   * Claims it for an order if it still has this version, and raises the version; returns whether it had. Until the transaction
   * ends no change of it is saved, and none that read the version before is saved afterwards.
   */
  readonly claim: (id: CheckoutId, expected: number) => Answer<boolean>
}

/** Orders that wait for their money, by who holds stock with them. Decision 0033. */
export interface HoldStore {
  /** The open orders of a holder; until the transaction ends no other order of theirs is placed. */
  readonly claim: (holder: Holder, now: Instant) => Answer<ReadonlyArray<OpenOrder>>
  /** The open orders of a holder as far as they are known; nothing waits. */
  readonly open: (holder: KnownHolder) => Answer<ReadonlyArray<OpenOrder>>
  /** Stores the origin of a guest's order. */
  readonly note: (order: OrderId, holder: Holder) => Answer<void>
}

/** What is to be known of a member who orders, as it is at one moment. */
interface BuyerFacts {
  /** Whether the registration is half. D-35. */
  readonly isHalf: boolean
  /** What decides whether the member may pay the courier. D-57. */
  readonly codRecord: CodRecord
  /** Points that the member may redeem. D-29. */
  readonly balance: number
  readonly bag: StoredMemberCart
}

/** Reads what is to be known of members who order. */
export interface BuyerStore {
  readonly of: (member: MemberId) => Answer<BuyerFacts>
}

/** Everything that ordering needs. */
export interface CheckoutStores
  extends OrderStores,
    GoodsStore,
    OriginsStore,
    CouriersStore,
    BanksStore,
    GiftsStore,
    Pick<StoresStore, "stores">,
    EgiftTemplatesStore {
  readonly checkouts: CheckoutStore
  readonly memberBags: MemberBagStore
  readonly buyers: BuyerStore
  readonly holds: HoldStore
  readonly regions: RegionsStore
  /** What operations have switched off. Decision 0146. */
  readonly off: OffNow
}
