import { Effect } from "effect"
import type { Reader } from "#core/catalogue/catalogue.port.ts"
import { type Leaders, leadersOf } from "#core/discovery/recommending/leaders.rule.ts"
import { recommend } from "#core/discovery/recommending/recommend.rule.ts"
import type { RecommendStore } from "#core/discovery/recommending/recommendations.port.ts"
import { type Instant, jakartaDay } from "#core/kernel/moment.ts"
import type { Standing } from "../index-snapshot.ts"

/** Best sellers may be this old: what is sold out meanwhile is left out all the same. Own choice. */
const leadersMs = 60_000

/** @param standing the index as a reader sees it */
export const indexedRecommend = (standing: (reader: Reader) => Standing): RecommendStore => {
  const held = new WeakMap<Standing, { readonly at: Instant; readonly leaders: Leaders }>()
  const leadersIn = (index: Standing, now: Instant): Leaders => {
    const before = held.get(index)
    if (before !== undefined && Math.abs(now - before.at) < leadersMs) return before.leaders
    const leaders = leadersOf(index.assortment.inOrder)
    held.set(index, { at: now, leaders })
    return leaders
  }
  return {
    recommend: (taste, reader) =>
      Effect.sync(() => {
        const index = standing(reader)
        return recommend(taste, leadersIn(index, reader.now), index.assortment.factsOf, jakartaDay(reader.now))
      })
  }
}
