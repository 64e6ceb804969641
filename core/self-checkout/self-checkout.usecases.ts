import { Effect } from "effect"
import type { MemberId } from "../account/member.ts"
import { knownGoods } from "../cart/cart.usecases.ts"
import { isForOwner } from "../cart/guest.rule.ts"
import { sameBarcodes } from "../catalogue/barcode.rule.ts"
import type { Reader } from "../catalogue/catalogue.port.ts"
import { goodsInStore, pickupProblemOf, sellsHere } from "../pickup/store-offers.rule.ts"
import type { GoodsStore } from "../pricing/goods.port.ts"
import type { Goods } from "../pricing/goods.ts"
import type { StoreStockStore } from "../stores/store-stock.port.ts"
import { StoreUnknown } from "../stores/stores.errors.ts"
import type { StoresStore } from "../stores/stores.port.ts"
import { BarcodeUnknown, NotForSelfCheckout } from "./self-checkout.errors.ts"
import type { BarcodeStore, SelfCheckoutPort } from "./self-checkout.port.ts"
import type { NotHere } from "./self-checkout.ts"

/** What scanning needs. */
export interface ScanStores extends GoodsStore, BarcodeStore, Pick<StoresStore, "stores"> {
  readonly storeStock: Pick<StoreStockStore, "of">
}

/** Goods of a store by the number on them, at this moment. D-66. */
export const selfCheckoutOver = (
  stores: ScanStores,
  reader: Reader & { readonly member?: MemberId | undefined }
): SelfCheckoutPort => ({
  scanned: Effect.fnUntraced(function* ({ store, barcode }) {
    if (!(yield* stores.stores).some((one) => one.id === store && sellsHere(one))) return yield* new StoreUnknown()
    const named = yield* stores.withBarcode(sameBarcodes(barcode))
    if (named === undefined) return yield* new BarcodeUnknown()
    const found = (yield* knownGoods(stores, [named], reader))(named)
    if (found === undefined || found.sale === "removed") return yield* new BarcodeUnknown()
    const reason = notHere(found, reader.member === undefined ? "guest" : "member")
    if (reason) return yield* new NotForSelfCheckout({ reason })
    const units = yield* stores.storeStock.of([found.combination])
    return goodsInStore(() => found, store, units)(named) ?? found
  })
})

/** Why goods are not sold by self checkout; `undefined` if they are. Dangerous goods are: nothing flies. D-54, D-66. */
export const notHere = (goods: Goods, owner: "guest" | "member"): NotHere | undefined =>
  pickupProblemOf(goods) ?? (goods.sale !== "open" ? "not-sold" : isForOwner(goods, owner) ? undefined : "members")
