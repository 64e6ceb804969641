import type { Effect } from "effect"
import type { OrderLimit } from "../cart/cart.errors.ts"
import type { BagsPort } from "../cart/cart.port.ts"
import type { Unavailable } from "../kernel/failure.ts"
import type { Timed } from "../kernel/timed.ts"
import type { AmountTooLarge, GoodsUnknown } from "../pricing/pricing.errors.ts"
import type { EgiftsOff, PickupOff, SelfCheckoutOff } from "../toggles/parts.errors.ts"
import type { OrderedAgain } from "./history/again.rule.ts"
import type { CancelReason, CheckoutId } from "./order.ts"
import type { OrderNotThere, OrderUnknown } from "./orders.errors.ts"
import type { OrderAsked, OrdersPort } from "./orders.port.ts"

/** Calls of the page of an order. */
export interface OrderPagePort
  extends Pick<OrdersPort, "read" | "cancel" | "received" | "keepWaiting">,
    Pick<BagsPort, "validate"> {
  /** Opens a checkout with the lines and choices of an order that is not paid, and cancels it if it still waits. D-56. */
  readonly payAgain: (
    input: OrderAsked
  ) => Effect.Effect<
    { readonly id: CheckoutId },
    | OrderUnknown
    | OrderNotThere
    | PickupOff
    | SelfCheckoutOff
    | EgiftsOff
    | GoodsUnknown
    | OrderLimit
    | AmountTooLarge
    | Unavailable
  >
}

/** Events of the page of an order. */
export type OrderPageEvent = Timed<
  /** What opens it, found in the address or in this browser; empty for its owner; none. */
  | { readonly type: "key.found"; readonly key: string | null }
  | { readonly type: "refresh.wanted" }
  /** Another tab, the network or the reader comes back: it may have moved on. */
  | { readonly type: "page.seen" }
  | { readonly type: "cancel.wanted" }
  | { readonly type: "reason.chosen"; readonly reason: CancelReason }
  | { readonly type: "cancel.confirmed" }
  | { readonly type: "cancel.dropped" }
  | { readonly type: "received.wanted" }
  /** Its buyer waits for the later day of a pre-order. D-22. */
  | { readonly type: "keep.wanted" }
  | { readonly type: "retry.wanted" }
  /** "Pesan lagi". */
  | { readonly type: "again.wanted" }
  /** "Ubah cara bayar". */
  | { readonly type: "otherPayment.wanted" }
  | { readonly type: "otherPayment.confirmed" }
  | { readonly type: "otherPayment.dropped" }
>

/** Lines of the order that can be ordered again: the screen adds them to the bag. */
export interface OrderPageEmitted {
  readonly type: "again.found"
  readonly again: OrderedAgain
  /** The checkout that goes on with them; absent: the bag is shown. */
  readonly checkout?: CheckoutId
}
