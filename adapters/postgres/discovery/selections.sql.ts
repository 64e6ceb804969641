import type { Effect } from "effect"
import { sql } from "kysely"
import type { ProductId } from "#core/catalogue/product.ts"
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
  on.ask(async (at) => {
    const selections = await at.selectFrom("selections").selectAll().orderBy("position").orderBy("id").execute()
    const steps = await at.selectFrom("selection_steps").selectAll().orderBy("selection").orderBy("step").execute()
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

/** Returns which of these products are there, each with its combinations, and all categories. */
export const goodsOfSelections = (on: Session, products: ReadonlyArray<ProductId>) =>
  on.ask(async (at) => {
    const found = await sql<{ id: number; combinations: ReadonlyArray<string> }>`
      select id, array(select combinations.id from combinations where product_id = products.id) as combinations
      from products where id = any(${[...products]}::bigint[]) and not removed`.execute(at)
    const categories = await at.selectFrom("categories").select("id").execute()
    return {
      products: new Map(found.rows.map(({ id, combinations }) => [id, new Set(combinations)])),
      categories: new Set(categories.map(({ id }) => String(id)))
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
