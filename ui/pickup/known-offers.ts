import type { WantedLine } from "#core/cart/cart.ts"
import type { PickupStore } from "#core/pickup/pickup.ts"

/** What this page has fetched last: a step of the checkout that is shown again does not ask again. K9. */
let known: { readonly lines: string; readonly offers: ReadonlyArray<PickupStore> } | undefined

/** Returns what the stores have of these lines if this page has fetched it. */
export const knownOffers = (lines: ReadonlyArray<WantedLine>): ReadonlyArray<PickupStore> | undefined =>
  known?.lines === JSON.stringify(lines) ? known.offers : undefined

/** Notes what the stores have of these lines. */
export const noteOffers = (lines: ReadonlyArray<WantedLine>, offers: ReadonlyArray<PickupStore>): void => {
  known = { lines: JSON.stringify(lines), offers }
}
