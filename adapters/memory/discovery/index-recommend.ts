import { Effect } from "effect"
import type { Reader } from "#core/catalogue/catalogue.port.ts"
import { type Leaders, leadersOf } from "#core/discovery/recommending/leaders.rule.ts"
import { recommend } from "#core/discovery/recommending/recommend.rule.ts"
import type { Recommended } from "#core/discovery/recommending/recommendation.ts"
import type { RecommendStore } from "#core/discovery/recommending/recommendations.port.ts"
import { type Instant, jakartaDay } from "#core/kernel/moment.ts"
import type { Facts } from "#core/search/facts.rule.ts"
import { isRecommendable } from "#core/search/recommend.rule.ts"
import type { Standing } from "../index-snapshot.ts"

/** Best sellers may be this old: what is sold out meanwhile is left out all the same. Own choice. */
const leadersMs = 60_000

/** Tastes whose recommendations are held at most; a member who reads on asks for the same again. Own choice. */
const tastesMost = 2_000

interface Held {
  readonly at: Instant
  readonly leaders: Leaders
  /** Recommendations by day and taste, as old as the best sellers at most. */
  readonly lists: Map<string, ReadonlyArray<Recommended>>
}

/** @param standing the index as a reader sees it */
export const indexedRecommend = (standing: (reader: Reader) => Standing): RecommendStore => {
  const held = new WeakMap<Standing, Held>()
  const heldIn = (index: Standing, now: Instant): Held => {
    const before = held.get(index)
    if (before !== undefined && Math.abs(now - before.at) < leadersMs) return before
    const next = { at: now, leaders: leadersOf(index.assortment.inOrder), lists: new Map() }
    held.set(index, next)
    return next
  }
  return {
    recommend: (taste, reader) =>
      Effect.sync(() => {
        const index = standing(reader)
        const { leaders, lists } = heldIn(index, reader.now)
        const { factsOf } = index.assortment
        const day = jakartaDay(reader.now)
        const key = `${day} ${JSON.stringify(taste)}`
        const before = lists.get(key)
        // What is sold out meanwhile makes room for something else at once.
        if (before?.every(({ id }) => isStillThere(factsOf(id)))) return before
        const list = recommend(taste, leaders, factsOf, day)
        if (lists.size >= tastesMost) lists.clear()
        lists.set(key, list)
        return list
      })
  }
}

const isStillThere = (facts: Facts | undefined): boolean => facts !== undefined && isRecommendable(facts)
