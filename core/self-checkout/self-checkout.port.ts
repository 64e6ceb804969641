import type { Effect } from "effect"
import type { Unavailable } from "../kernel/failure.ts"
import type { Goods, GoodsId } from "../pricing/goods.ts"
import type { StoreUnknown } from "../stores/stores.errors.ts"
import type { SelfCheckoutOff } from "../toggles/parts.errors.ts"
import type { BarcodeUnknown, NotForSelfCheckout } from "./self-checkout.errors.ts"

type Answer<A, E = never> = Effect.Effect<A, E | Unavailable>

/** What a shopper asks with a scanner in a store. D-66. */
export interface SelfCheckoutPort {
  /** Goods by the number on them, with the stock of this store in place of that of the web shop. */
  readonly scanned: (input: {
    readonly store: number
    /** Digits with a check digit that fits. */
    readonly barcode: string
  }) => Answer<Goods, StoreUnknown | BarcodeUnknown | NotForSelfCheckout | SelfCheckoutOff>
}

/** Finds combinations by the number on them. */
export interface BarcodeStore {
  /** The one that has any of these numbers; `undefined` if none has. */
  readonly withBarcode: (barcodes: ReadonlyArray<string>) => Answer<GoodsId | undefined>
}
