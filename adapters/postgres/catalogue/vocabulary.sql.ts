import { type Kysely, sql } from "kysely"
import { rowsOf } from "../rows.ts"
import type { Tables } from "../tables.ts"

interface Occurrence {
  readonly term: string
}

/** Counts in how many products each word occurs. */
export const countTerms = async (
  on: Kysely<Tables>,
  come: ReadonlyArray<Occurrence>,
  gone: ReadonlyArray<Occurrence>
): Promise<void> => {
  const changes = new Map<string, number>()
  for (const { term } of come) changes.set(term, (changes.get(term) ?? 0) + 1)
  for (const { term } of gone) changes.set(term, (changes.get(term) ?? 0) - 1)
  const rows = [...changes].filter(([, products]) => products !== 0).map(([term, products]) => ({ term, products }))
  if (rows.length === 0) return
  await sql`insert into vocabulary (term, products) select term, 0 from ${rowsOf("vocabulary", rows)}
    on conflict (term) do nothing`.execute(on)
  await sql`update vocabulary set products = vocabulary.products + change.products
    from ${rowsOf("vocabulary", rows)} as change where vocabulary.term = change.term`.execute(on)
  if (gone.length > 0) await on.deleteFrom("vocabulary").where("products", "=", 0).execute()
}
