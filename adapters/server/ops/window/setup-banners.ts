import { Effect } from "effect"
import type { Cells } from "#adapters/merchant/cells.ts"
import { picturesAt } from "#adapters/postgres/banners.sql.ts"
import type { Session } from "#adapters/postgres/engine/db.ts"
import type { PlacedBanner } from "#core/banners/stored-banner.ts"
import type { Plan, SetupProblem } from "../setup/setup-plan.ts"

/** Returns the pictures that some rows of banners name. */
export const picturesOf = (tx: Session, rows: ReadonlyArray<Cells>) =>
  picturesAt(
    tx,
    rows.flatMap(({ wide = "", narrow = "" }) => [wide.trim(), narrow.trim()]).filter((address) => address !== "")
  )

/** Returns what is wrong with banners beyond their cells: their products are in the catalogue. */
export const bannerProblems = Effect.fnUntraced(function* (tx: Session, { given }: Plan<PlacedBanner>) {
  const named = [...new Set(given.flatMap(({ products }) => products))]
  if (named.length === 0) return []
  const rows = yield* tx.ask((on) => on.selectFrom("products").select("id").where("id", "in", named).execute())
  const known = new Set(rows.map(({ id }) => id))
  return given.flatMap(({ products }, row): ReadonlyArray<SetupProblem> => {
    const missing = products.filter((id) => !known.has(id))
    return missing.length === 0
      ? []
      : [{ part: "banners", row, column: "products", message: `there is no product ${missing.join(", ")}` }]
  })
})
