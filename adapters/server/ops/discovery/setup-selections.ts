import { Effect } from "effect"
import { goodsOfSelections } from "#adapters/postgres/discovery/selections.sql.ts"
import type { Session } from "#adapters/postgres/engine/db.ts"
import { selectionsMost, type WrittenSelection, type WrittenStep } from "#core/discovery/selections/selection.ts"
import { type Plan, type SetupProblem, withProblems } from "../setup/setup-plan.ts"

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
  const numbers = (steps?.given ?? []).flatMap(({ product, instead }) => [product, ...instead])
  const known = yield* goodsOfSelections(tx, numbers)
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
