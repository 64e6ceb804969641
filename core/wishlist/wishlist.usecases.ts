import { Effect } from "effect"
import type { MemberId } from "../account/member.ts"
import { ProductUnknown } from "../catalogue/catalogue.errors.ts"
import type { CataloguePort, Reader } from "../catalogue/catalogue.port.ts"
import type { CombinationId } from "../catalogue/combination.ts"
import type { ProductId } from "../catalogue/product.ts"
import { instant } from "../kernel/moment.ts"
import type { GoodsStore } from "../pricing/goods.port.ts"
import { countsOf, isLeftBy, isShown, sortEntries } from "./listed.rule.ts"
import { NotForWishlist, WishlistFull } from "./wishlist.errors.ts"
import type { WishlistPort, WishlistStore } from "./wishlist.port.ts"
import { entriesMost, entryIdOf, type Heart, type ListedEntry, restoredMs, type WishlistEntry } from "./wishlist.ts"

/** Goods that are read at once. `GoodsStore`. */
const goodsAtOnce = 100

const heartOf = ({ id, product, combination }: WishlistEntry): Heart => ({ id, product, combination })

/** What one member does with their wishlist. D-46; decision 0117. */
export const wishlistOver = (
  store: WishlistStore & GoodsStore,
  catalogue: Pick<CataloguePort, "product" | "cards">,
  member: MemberId,
  reader: Reader
): WishlistPort => {
  const saved = Effect.fnUntraced(function* () {
    const entries = yield* store.entries(member)
    const parts = Array.from({ length: Math.ceil(entries.length / goodsAtOnce) }, (_, part) =>
      entries.slice(part * goodsAtOnce, (part + 1) * goodsAtOnce)
    )
    const goods = new Map(
      (yield* Effect.forEach(parts, (part) => store.goods(part, reader))).flat().map((one) => [one.combination, one])
    )
    return entries.flatMap((entry): ReadonlyArray<ListedEntry> => {
      const found = goods.get(entry.combination)
      return found === undefined ? [] : [{ ...entry, goods: found }]
    })
  })
  const add = Effect.fnUntraced(function* ({
    product: id,
    combination
  }: {
    readonly product: ProductId
    readonly combination?: CombinationId
  }) {
    const product = yield* catalogue
      .product({ id })
      .pipe(Effect.catchTag("ProductRemoved", () => Effect.fail(new ProductUnknown())))
    if (product.soldAs === undefined) return yield* new NotForWishlist()
    const chosen =
      combination === undefined
        ? (product.combinations.find(({ isDefault }) => isDefault) ?? product.combinations[0])
        : product.combinations.find((one) => one.id === combination)
    if (chosen === undefined) return yield* new ProductUnknown()
    const entry = yield* store.put(
      member,
      {
        id: entryIdOf(chosen.id),
        product: id,
        combination: chosen.id,
        at: reader.now,
        price: chosen.priceAfterDiscount,
        restoredSince: instant(reader.now - restoredMs)
      },
      entriesMost
    )
    return entry === "full" ? yield* new WishlistFull({ limit: entriesMost }) : heartOf(entry)
  })
  return {
    add,
    addSold: Effect.fnUntraced(function* ({ soldAs, ...rest }) {
      const product = yield* store.productSoldAs(soldAs)
      return product === undefined ? yield* new ProductUnknown() : yield* add({ product, ...rest })
    }),
    remove: ({ id }) => Effect.as(store.remove(member, id, reader.now), true as const),
    hearts: () => Effect.map(store.entries(member), (entries) => entries.map(heartOf)),
    list: Effect.fnUntraced(function* ({ filter, sort, skip, limit }) {
      const shown = (yield* saved()).filter(isShown)
      const left = shown.filter((entry) => isLeftBy(filter, entry))
      const page = sortEntries(left, sort).slice(skip, skip + limit)
      const cards = yield* catalogue.cards({ ids: [...new Set(page.map(({ product }) => product))] })
      const items = page.flatMap((entry) => {
        const card = cards.find(({ id }) => id === entry.product)
        return card === undefined ? [] : [{ ...entry, card }]
      })
      return { items, total: left.length, skip, counts: countsOf(shown) }
    })
  }
}
