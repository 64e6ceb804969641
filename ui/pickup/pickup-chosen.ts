import type { CheckoutChange } from "#core/checkout/checkout.ts"

/** What choosing a store sends to the checkout. */
export type PickupChosen = Pick<CheckoutChange, "lines"> & { readonly pickup: NonNullable<CheckoutChange["pickup"]> }
