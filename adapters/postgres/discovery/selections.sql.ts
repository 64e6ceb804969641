import type { Effect } from "effect"
import type { WrittenSelection, WrittenSelections, WrittenStep } from "#core/discovery/selections/selection.ts"
import type { SelectionsStore } from "#core/discovery/selections/selections.port.ts"
import type { Unavailable } from "#core/kernel/failure.ts"
import type { Db, Session } from "../engine/db.ts"
import { merchantStaleMs, type Watch, watchOf } from "../engine/watched.ts"
import type { Given } from "../rows.ts"

/** The merchant's selections of the database, held in memory until the merchant changes something. */
export const sqlSelections = (
  db: Db,
  watch: Watch = watchOf(db, ["content"], { staleMs: merchantStaleMs })
): SelectionsStore => ({ written: watch.keep("selections", readSelections(db.replica)) })

/** Returns the merchant's selections with their steps, in the order in which they are shown. */
export const readSelections = (on: Session): Effect.Effect<WrittenSelections, Unavailable> =>
  on.ask(async (sql) => {
    const selections = await sql.selectFrom("selections").selectAll().orderBy("position").orderBy("id").execute()
    const steps = await sql.selectFrom("selection_steps").selectAll().orderBy("selection").orderBy("step").execute()
    return {
      selections: selections.map(({ category_id: category, ...written }) => ({
        ...written,
        ...(category !== null && { category })
      })),
      steps: steps.map(({ product_id: product, combination_id: combination, ...written }) => ({
        ...written,
        product,
        ...(combination !== null && { combination })
      }))
    }
  })

/** Returns the row of a selection. */
export const selectionColumns = ({ category, ...written }: WrittenSelection): Given<"selections"> => ({
  ...written,
  category_id: category ?? null
})

/** Returns the row of a step. */
export const stepColumns = ({ product, combination, ...written }: WrittenStep): Given<"selection_steps"> => ({
  ...written,
  product_id: product,
  combination_id: combination ?? null
})
