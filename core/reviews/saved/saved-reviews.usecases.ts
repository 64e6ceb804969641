import { Effect } from "effect"
import type { MemberId } from "../../account/member.ts"
import type { CataloguePort, Reader } from "../../catalogue/catalogue.port.ts"
import type { SavedReviewsPort, SavedReviewsStore } from "./saved-reviews.port.ts"

/** What one member has bookmarked, each review with its product if that is still in the shop. D-8; specification 3, Review. */
export const savedReviewsOver = (
  store: SavedReviewsStore,
  { cards }: Pick<CataloguePort, "cards">,
  member: MemberId,
  reader: Reader
): SavedReviewsPort => ({
  saved: Effect.fnUntraced(function* (asked) {
    const { items, total } = yield* store.saved(member, asked, reader)
    const ids = [...new Set(items.map(({ review }) => review.productId))]
    const found = yield* cards({ ids })
    return {
      total,
      skip: asked.skip,
      items: items.map((one) => {
        const product = found.find(({ id }) => id === one.review.productId)
        return { ...one, ...(product && { product }) }
      })
    }
  })
})
