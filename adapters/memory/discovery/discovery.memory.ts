import { Effect } from "effect"
import type { MemberId } from "#core/account/member.ts"
import type { ProductId } from "#core/catalogue/product.ts"
import type { ProductBookmarkStore } from "#core/discovery/saving/product-bookmarks.port.ts"

/** Bookmarks of products in memory, of these products and of members who are not removed. */
export const memoryProductBookmarks = (products: ReadonlyArray<ProductId>): ProductBookmarkStore => {
  const marked = new Map<MemberId, Set<ProductId>>()
  const of = (member: MemberId): Set<ProductId> => {
    const own = marked.get(member) ?? new Set()
    marked.set(member, own)
    return own
  }
  return {
    mark: (member, { product, on }) =>
      Effect.sync(() => {
        if (!products.includes(product)) return undefined
        const own = of(member)
        const wanted = on ?? !own.has(product)
        if (wanted) own.add(product)
        else own.delete(product)
        return { product, hasBookmarked: wanted }
      }),
    read: (member, asked) =>
      Effect.sync(() =>
        products
          .filter((product) => asked.includes(product))
          .toSorted((one, other) => one - other)
          .map((product) => ({ product, hasBookmarked: of(member).has(product) }))
      )
  }
}
