import { Effect } from "effect"
import type { CartStore } from "#core/cart/cart.port.ts"
import type { PersistedBag } from "#core/cart/cart.ts"

/** A bag in memory that several carts may share, as tabs share a browser's storage. */
export const heldBag = (id = "bag-1"): CartStore & { readonly now: () => PersistedBag } => {
  let held: PersistedBag = { id, lines: [] }
  return {
    load: Effect.sync(() => held),
    change: (change) =>
      Effect.suspend(() =>
        Effect.map(change(held), (next) => {
          held = next
          return next
        })
      ),
    now: () => held
  }
}
