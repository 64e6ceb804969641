import { Effect } from "effect"
import { sql } from "kysely"
import type { Session } from "#adapters/postgres/engine/db.ts"
import { selectionsMost, type WrittenSelection, type WrittenStep } from "#core/discovery/selections/selection.ts"
import { type Plan, type SetupProblem, withProblems } from "./setup-plan.ts"

/** What a setup changes of selections. */
interface SelectionPlans {
  readonly selections: Plan<WrittenSelection> | undefined
  readonly steps: Plan<WrittenStep> | undefined
}

/**
 * Returns the plans with what is wrong beyond their cells: categories, products and combinations that are not there, steps of a selection
 * that is not there, and more selections than a page shows.
 */
export const judgedSelections = Effect.fnUntraced(function* (
  tx: Session,
  { selections, steps }: SelectionPlans,
  stored: ReadonlyArray<WrittenSelection>
) {
  const known = yield* tx.ask(async (on) => {
    const numbers = (steps?.given ?? []).flatMap(({ product, instead }) => [product, ...instead])
    const products = await sql<{ id: number; combinations: ReadonlyArray<string> }>`
      select id, array(select combinations.id from combinations where product_id = products.id) as combinations
      from products where id = any(${numbers}::bigint[]) and not removed`.execute(on)
    const categories = selections ? await on.selectFrom("categories").select("id").execute() : []
    return {
      products: new Map(products.rows.map(({ id, combinations }) => [id, new Set(combinations)])),
      categories: new Set(categories.map(({ id }) => String(id)))
    }
  })
  const ids = new Set((selections?.rows ?? stored).map(({ id }) => id))
  const ofSelections = (selections?.given ?? []).flatMap(
    ({ category }, row): ReadonlyArray<SetupProblem> =>
      category === undefined || known.categories.has(category)
        ? []
        : [{ part: "selections", row, column: "category", message: `there is no category "${category}"` }]
  )
  const ofSteps = (steps?.given ?? []).flatMap((step, row): ReadonlyArray<SetupProblem> => {
    const problem = (column: string, message: string) => ({ part: "steps" as const, row, column, message })
    const missing = [step.product, ...step.instead].find((id) => !known.products.has(id))
    return [
      ...(ids.has(step.selection) ? [] : [problem("selection", `there is no selection "${step.selection}"`)]),
      ...(missing === undefined
        ? []
        : [problem(missing === step.product ? "product" : "instead", `there is no product ${missing}`)]),
      ...(step.combination === undefined || (known.products.get(step.product)?.has(step.combination) ?? true)
        ? []
        : [problem("combination", `product ${step.product} has no "${step.combination}"`)])
    ]
  })
  const most = `there are at most ${selectionsMost} selections`
  const many: ReadonlyArray<SetupProblem> =
    (selections?.rows.length ?? 0) > selectionsMost ? [{ part: "selections", row: 0, column: "id", message: most }] : []
  return {
    selections: selections && withProblems(selections, [...ofSelections, ...many]),
    steps: steps && withProblems(steps, ofSteps)
  }
})
