import { Effect } from "effect"
import type { CataloguePort, Reader } from "../../catalogue/catalogue.port.ts"
import type { ProductCard, ProductId } from "../../catalogue/product.ts"
import type { Unavailable } from "../../kernel/failure.ts"
import { ageBucketOf } from "../../profile/age-bucket.rule.ts"
import { badgesOf } from "../../profile/badges.rule.ts"
import { fieldsOf, pageOf, quoteOf } from "./experts.rule.ts"
import type { Expert } from "./reviewer.ts"
import { ReviewerUnknown } from "./reviewers.errors.ts"
import type { ReviewersPort, ReviewersStore, StoredExpert } from "./reviewers.port.ts"

type Cards = ReadonlyMap<ProductId, ProductCard>

/** Reading about reviewers as one shopper; their products come as the catalogue's cards. */
export const reviewersOver = (
  store: ReviewersStore,
  { cards }: Pick<CataloguePort, "cards">,
  reader: Reader
): ReviewersPort => {
  const cardsOf = (ids: ReadonlyArray<ProductId>): Effect.Effect<Cards, Unavailable> =>
    Effect.map(cards({ ids: [...new Set(ids)] }), (found) => new Map(found.map((card) => [card.id, card])))

  return {
    reviewer: Effect.fnUntraced(function* ({ userName }) {
      const stored = yield* store.reviewer(userName, reader)
      if (stored === undefined) return yield* new ReviewerUnknown()
      const { reviewer, dateOfBirth, badgeFacts, ...rest } = stored
      const ageBucket = ageBucketOf(dateOfBirth, reader.now)
      return {
        ...reviewer,
        ...rest,
        ...(ageBucket !== undefined && { ageBucket }),
        joinedAt: badgeFacts.joinedAt,
        badges: badgesOf(badgeFacts, reader.now).filter(({ earnedAt }) => earnedAt !== undefined)
      }
    }),
    reviews: Effect.fnUntraced(function* (query) {
      const { items, ...counts } = yield* store.reviews(query, reader)
      const byId = yield* cardsOf(items.map(({ review }) => review.productId))
      return {
        ...counts,
        items: items.map((one) => {
          const product = byId.get(one.review.productId)
          return { ...one, ...(product && { product }) }
        })
      }
    }),
    experts: Effect.fnUntraced(function* (query) {
      const all = yield* store.experts(reader)
      const { shown, total } = pageOf(all, query)
      const byId = yield* cardsOf(shown.flatMap(({ best }) => best.map(({ product }) => product)))
      const groups = fieldsOf(
        all.map(({ title }) => title),
        reader.language
      )
      return { items: shown.map((stored) => expertOf(stored, byId)), total, groups }
    })
  }
}

const expertOf = ({ title: _, best, ...stored }: StoredExpert, cards: Cards): Expert => {
  const [first] = best
  return {
    ...stored,
    ...(first && { quote: quoteOf(first.details) }),
    best: best.map(({ id, product, productName, rating }) => {
      const picture = cards.get(product)?.picture
      return { id, productName, rating, ...(picture && { picture }) }
    })
  }
}
