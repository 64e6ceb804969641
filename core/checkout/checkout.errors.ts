import { Data } from "effect"
import type { Requirement } from "../pricing/requirement.ts"
import type { Checkout } from "./checkout.ts"

/** No checkout has this number. */
export class CheckoutUnknown extends Data.TaggedError("CheckoutUnknown") {}

/** It was left for longer than `checkoutMinutes` and its holds were released; its bag is unchanged. D-56. */
export class CheckoutExpired extends Data.TaggedError("CheckoutExpired") {}

/** It became an order; nothing of it can be changed. */
export class CheckoutPlaced extends Data.TaggedError("CheckoutPlaced") {}

/** The amount is not the one that was shown; here is the new one. D-25. */
export class TotalChanged extends Data.TaggedError("TotalChanged")<{ readonly checkout: Checkout }> {}

/** Something must be corrected first. D-69. */
export class RequirementsUnmet extends Data.TaggedError("RequirementsUnmet")<{
  readonly requirements: ReadonlyArray<Requirement>
}> {}

/** No courier service has this name. */
export class ServiceUnknown extends Data.TaggedError("ServiceUnknown") {}

/** The company has no account there. */
export class BankUnknown extends Data.TaggedError("BankUnknown") {}

/** Every code on every account is taken for this amount. D-56. */
export class CodesUsedUp extends Data.TaggedError("CodesUsedUp") {}

/** This buyer has as many orders that wait for their money as one may have. Decision 0033. */
export class TooManyOpenOrders extends Data.TaggedError("TooManyOpenOrders") {}

/** So much of these goods is not held without payment, for this buyer or their network. Decision 0033. */
export class HoldTooLarge extends Data.TaggedError("HoldTooLarge") {}

/** This checkout has no order (yet). */
export class NotPlaced extends Data.TaggedError("NotPlaced") {}
