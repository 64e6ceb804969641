import type { OrderedUnits, WantedLine } from "../cart/cart.ts"
import type { Timed } from "../kernel/timed.ts"
import type { CheckoutId, OrderCode } from "../orders/order.ts"
import type { BankId, PaymentMethod } from "../orders/transfer/payment.ts"
import type { Shortage } from "../pricing/goods.port.ts"
import type { Location } from "../regions/address.ts"
import type { ServiceId, ShippingOptions } from "../shipping/shipping.ts"
import type { Checkout, CheckoutChange, CheckoutStep, PlacingMoved, PlacingProgress } from "./checkout.ts"
import type { DetailsDraft, DetailsField } from "./details.ts"

/** Stored state of an order in the making, one for all tabs of a browser: two tabs make one order. D-63. */
export interface PersistedOrdering {
  readonly checkout: CheckoutId
  /** Stored before placing; while it is here, the answer may have been lost. Machines 4. */
  readonly key?: string
  /** The shop has answered that the key made no order so far. A call that is still under way may make one. */
  readonly isAnswered?: boolean
  /** An order was made of it. */
  readonly over?: boolean
  /** Orders made in this browser so far: a checkout started before the last of them holds lines that are bought. */
  readonly bought: number
}

/** Choices of one press each; the screen stores them until the shop has them. Machines 15. */
export type Choices = Pick<CheckoutChange, "service" | "insured" | "pickup" | "paperBag" | "bank" | "note">

/** A courier that the shop has chosen, not the buyer, and the parcel it was proposed for. */
export interface ProposedCourier {
  readonly service: ServiceId
  readonly parcel: string
}

/** Input of a checkout. */
export interface CheckoutInput {
  /** What is to be ordered: the bag's orderable lines, or the one of "Beli sekarang". */
  readonly lines: ReadonlyArray<WantedLine>
  /** This browser's stored state of an order in the making. */
  readonly persisted: PersistedOrdering | undefined
  readonly draft: DetailsDraft
  /** What was chosen at the stored checkout and may not have reached the shop. */
  readonly choices: Choices | undefined
  /** The courier that was proposed at the stored checkout: after a reload it is no choice of the buyer. */
  readonly proposed: ProposedCourier | undefined
  /** `?step=` of the address. */
  readonly step: CheckoutStep
}

/** Context of a checkout. */
export interface CheckoutContext {
  readonly lines: ReadonlyArray<WantedLine>
  readonly checkout: Checkout | null
  readonly persisted: PersistedOrdering | null
  /** Orders made in this browser when this visit began. */
  readonly since: number
  /** The checkout that was dropped before this one. */
  readonly letGo: CheckoutId | null
  readonly draft: DetailsDraft
  /** Fields that were left, or sent: only these show their problems. Rule 42. */
  readonly touched: ReadonlyArray<DetailsField>
  readonly wantedStep: CheckoutStep
  /** The step to go on to as soon as what was sent is saved. */
  readonly leaving: CheckoutStep | null
  /** Choices under way, and those made meanwhile. */
  readonly saving: CheckoutChange | null
  readonly pending: CheckoutChange | null
  readonly offers: ShippingOptions | null
  /** The parcel of the last request to couriers. */
  readonly offersFor: string | null
  /** The courier that the shop proposed last; `null` if the buyer chose one. */
  readonly proposed: ProposedCourier | null
  readonly methods: ReadonlyArray<PaymentMethod>
  /** The chosen bank is gone: the list is read again. */
  readonly areMethodsOutdated: boolean
  /** How far placing is, while it is under way. */
  readonly placing: PlacingProgress | null
  /** What was shown before the amount changed, until the new amount is accepted. D-25. */
  readonly before: Checkout | null
  /** The new amount was seen and not accepted: the next press asks again. D-25. */
  readonly isDeclined: boolean
  /** The checkout expired and was opened again: the page shows that. D-56. */
  readonly isRenewed: boolean
  /** A press of a last button found something missing: the page shows what. Rule 35. */
  readonly isPressed: boolean
  /** What was shown when the last button was pressed while something was being saved: the press waits for the answer. 0073. */
  readonly shownAtPress: Checkout | null
  readonly short: ReadonlyArray<Shortage>
  /** Tag of what was refused last, for the words `failure.<tag>`. */
  readonly problem: string | null
  /** The order of other goods that another tab made of the checkout before this one. */
  readonly elsewhere: OrderedLines | null
}

/** Events of a checkout. */
export type CheckoutEvent = Timed<
  | { readonly type: "draft.changed"; readonly draft: Partial<DetailsDraft> }
  | { readonly type: "field.left"; readonly field: DetailsField }
  /** "Lanjut" below the details. */
  | { readonly type: "details.sent" }
  /** Exact point, for riders only. D-53. */
  | { readonly type: "location.given"; readonly location: Location }
  | { readonly type: "service.chosen"; readonly service: ServiceId }
  | { readonly type: "insurance.chosen"; readonly insured: boolean }
  /** It is picked up in this store, or sent. D-65. */
  | {
      readonly type: "pickup.chosen"
      readonly pickup: NonNullable<CheckoutChange["pickup"]>
      /** Less than the bag: what the store has. */
      readonly lines?: ReadonlyArray<WantedLine>
    }
  /** A paper bag is taken or not. D-29e. */
  | { readonly type: "paperBag.chosen"; readonly paperBag: boolean }
  | { readonly type: "bank.chosen"; readonly bank: BankId }
  | { readonly type: "note.changed"; readonly note: string }
  /** "Lanjut" below the couriers. */
  | { readonly type: "delivery.sent" }
  /** The address names another step. */
  | { readonly type: "step.wanted"; readonly step: CheckoutStep }
  | { readonly type: "lines.changed"; readonly lines: ReadonlyArray<WantedLine> }
  /** Vouchers or points of the bag are others: the same lines are priced again, and nothing is asked about what they take off. */
  | { readonly type: "discounts.changed" }
  | { readonly type: "place.wanted" }
  | { readonly type: "total.accepted" }
  /** The question was closed without an answer: no consent. D-25. */
  | { readonly type: "total.declined" }
  | { readonly type: "shortage.accepted" }
  | { readonly type: "shortage.declined" }
  | { readonly type: "retry.wanted" }
  | { readonly type: "connection.returned" }
  /** The tab is looked at again: another one may have placed it. */
  | { readonly type: "page.seen" }
>

/** Events between its parts. */
export type CheckoutInternal =
  | { readonly type: "checkout.saved" }
  /** The call that the press of the last button waited for is answered. */
  | { readonly type: "press.answered" }
  | PlacingMoved

/** An order that was made: its code, the key that opens it for a guest, and the units of the bag that it contains. */
export interface OrderedLines {
  readonly code: OrderCode
  readonly key: string
  readonly lines: ReadonlyArray<OrderedUnits>
}

/** What a checkout emits to its screen. */
export type CheckoutEmitted =
  | { readonly type: "step.shown"; readonly step: CheckoutStep; readonly replace: boolean }
  | { readonly type: "draft.stored"; readonly draft: DetailsDraft }
  | { readonly type: "choices.stored"; readonly checkout: CheckoutId; readonly choices: Choices | undefined }
  | { readonly type: "proposal.stored"; readonly checkout: CheckoutId; readonly proposed: ProposedCourier | null }
  | (OrderedLines & { readonly type: "placed"; readonly checkout: CheckoutId })
  /** Another tab has ordered other goods with this checkout: this tab goes on with its own. Decision 0043. */
  | (OrderedLines & { readonly type: "placed.elsewhere"; readonly checkout: CheckoutId })
