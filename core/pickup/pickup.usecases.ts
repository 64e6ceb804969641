import { Effect } from "effect"
import { Unauthenticated } from "../account/account.errors.ts"
import type { MemberId } from "../account/member.ts"
import type { WantedLine } from "../cart/cart.ts"
import { goodsFor } from "../cart/cart.usecases.ts"
import { withinLimits } from "../cart/limits.rule.ts"
import { mergeLines } from "../cart/line-id.rule.ts"
import type { MemberBagStore } from "../cart/member-bag.port.ts"
import type { Reader } from "../catalogue/catalogue.port.ts"
import type { GoodsStore } from "../pricing/goods.port.ts"
import type { Location } from "../regions/address.ts"
import type { StockListStore, StoreStockStore } from "../stores/store-stock.port.ts"
import { StoreUnknown } from "../stores/stores.errors.ts"
import type { StoresStore } from "../stores/stores.port.ts"
import type { PickupPort } from "./pickup.port.ts"
import { storeOffers } from "./store-offers.rule.ts"

/** What the stores of a shop are asked by. */
export interface PickupStores extends GoodsStore, Pick<StoresStore, "stores"> {
  readonly memberBags: Pick<MemberBagStore, "load">
  readonly storeStock: Pick<StoreStockStore, "of"> & StockListStore
}

/** Most combinations of one answer. Wire conventions, Filters. */
const listedMost = 100

/** Which store has what, at this moment. D-65. */
export const pickupOver = (
  stores: PickupStores,
  reader: Reader & { readonly member?: MemberId | undefined }
): PickupPort => {
  const offersFor = Effect.fnUntraced(function* (lines: ReadonlyArray<WantedLine>, location: Location | undefined) {
    const goodsOf = yield* goodsFor(stores, lines, reader)
    const units = yield* stores.storeStock.of([...new Set(lines.map(({ combination }) => combination))])
    return storeOffers({ stores: yield* stores.stores, lines, goodsOf, units, location, now: reader.now })
  })
  return {
    forBag: Effect.fnUntraced(function* ({ location }) {
      if (reader.member === undefined) return yield* new Unauthenticated()
      const { lines } = yield* stores.memberBags.load(reader.member)
      return yield* offersFor(
        lines.map(({ agreed: _, ...line }) => line),
        location
      )
    }),
    forLines: Effect.fnUntraced(function* ({ lines, location }) {
      return yield* offersFor(yield* withinLimits(mergeLines(lines)), location)
    }),
    stockOf: Effect.fnUntraced(function* ({ id, product, skip = 0, limit = listedMost }) {
      if ((yield* stores.stores).every((store) => store.id !== id)) return yield* new StoreUnknown()
      return yield* stores.storeStock.listed({ store: id, product, skip, limit })
    })
  }
}
