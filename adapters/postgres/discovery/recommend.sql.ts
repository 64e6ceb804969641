import { leadersOf } from "#core/discovery/recommending/leaders.rule.ts"
import { recommend } from "#core/discovery/recommending/recommend.rule.ts"
import type { RecommendStore } from "#core/discovery/recommending/recommendations.port.ts"
import { jakartaDay } from "#core/kernel/moment.ts"
import { readAssortment } from "../catalogue/assortment.sql.ts"
import { directoriesReader } from "../catalogue/directories.sql.ts"
import type { Db } from "../engine/db.ts"

/** Recommendations chosen from the database: the truth that an index repeats. House 15. */
export const sqlRecommend = (db: Db): RecommendStore => {
  const directories = directoriesReader()
  return {
    recommend: (taste, { now }) =>
      db.replica.ask(async (on) => {
        const { inOrder, factsOf } = await readAssortment(on, await directories(on), now)
        return recommend(taste, leadersOf(inOrder), factsOf, jakartaDay(now))
      })
  }
}
