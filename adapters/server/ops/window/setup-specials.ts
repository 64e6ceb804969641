import { Effect } from "effect"
import type { SpecialRow } from "#adapters/merchant/special.part.ts"
import type { Session } from "#adapters/postgres/engine/db.ts"
import { normalPrices } from "#adapters/postgres/window/specials.sql.ts"
import type { Plan, SetupProblem } from "../setup/setup-plan.ts"

/** Returns what is wrong with special prices beyond their cells: their goods are there, and they are below the normal price. */
export const specialProblems = Effect.fnUntraced(function* (tx: Session, { given }: Plan<SpecialRow>) {
  const prices = yield* normalPrices(
    tx,
    given.map(({ product }) => product)
  )
  return given.flatMap(({ product, combination, price }, row): ReadonlyArray<SetupProblem> => {
    const normal = prices.get(`${product}\n${combination}`)
    const problem = (column: string, message: string) => [{ part: "specials" as const, row, column, message }]
    if (normal === undefined) return problem("combination", `product ${product} has no "${combination}"`)
    return price < normal ? [] : problem("price", `must be below the normal price, ${normal}`)
  })
})
