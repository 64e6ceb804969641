import { Effect } from "effect"
import type { Session } from "#adapters/postgres/engine/db.ts"
import { regionsOfIndonesia } from "#adapters/regions/regions.ts"
import { checkoutStores, sellingContext } from "#adapters/server/ports/selling-stores.ts"
import { systemRandom } from "#adapters/server/random.ts"
import type { CheckoutPort, CheckoutStores } from "#core/checkout/checkout.port.ts"
import { checkoutOver } from "#core/checkout/checkout.usecases.ts"
import type { SellingShop } from "./selling-shop.ts"

/** Places in a transaction of its own, over other stores than the shop's own. */
export const placeOver = (
  { db, clock }: SellingShop,
  change: (stores: CheckoutStores, session: Session) => CheckoutStores
): CheckoutPort["place"] => {
  const signer = { sign: () => "key", fits: () => true }
  const post = { put: () => Effect.void }
  const regions = regionsOfIndonesia()
  return (input) =>
    Effect.flatMap(sellingContext(db, Effect.succeed([])), (known) =>
      db.inTransaction((tx) => {
        const stores = change(checkoutStores(tx, known, { post, signer, regions }), tx)
        return checkoutOver(stores, systemRandom, { language: "id", now: clock.now() }).place(input)
      })
    )
}
