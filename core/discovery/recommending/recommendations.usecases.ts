import { Effect } from "effect"
import type { MemberId } from "../../account/member.ts"
import type { CataloguePort, Reader } from "../../catalogue/catalogue.port.ts"
import type { RecommendationsPort, RecommendStore, TasteStore } from "./recommendations.port.ts"

/** Recommendations of one member, over their taste and the goods. */
export const recommendationsOver = (
  { tasteOf }: TasteStore,
  { recommend }: RecommendStore,
  { cards, tags }: Pick<CataloguePort, "cards" | "tags">,
  member: MemberId,
  reader: Reader
): RecommendationsPort => ({
  recommendations: Effect.fnUntraced(function* ({ skip, limit }) {
    const taste = yield* tasteOf(member)
    const found = yield* recommend(taste, reader)
    const page = found.slice(skip, skip + limit)
    const reasons = new Map(page.map(({ id, reason }) => [id, reason]))
    const shown = yield* cards({ ids: page.map(({ id }) => id) })
    const named = taste.answers.length === 0 ? [] : yield* tags({})
    return {
      total: found.length,
      skip,
      items: shown.map((product) => {
        const reason = reasons.get(product.id)
        return { product, ...(reason && { reason }) }
      }),
      answers: taste.answers.flatMap((answer) => named.find(({ id }) => id === answer) ?? [])
    }
  })
})
