import { Data } from "effect"
import type { NotHere } from "./self-checkout.ts"

/** Nothing in the shop has this number. */
export class BarcodeUnknown extends Data.TaggedError("BarcodeUnknown") {}

/** It is not sold by self checkout. D-66: normal goods only. */
export class NotForSelfCheckout extends Data.TaggedError("NotForSelfCheckout")<{ readonly reason: NotHere }> {}
