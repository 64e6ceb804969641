import type { Kysely } from "kysely"
import type { Instant } from "#core/kernel/moment.ts"
import type { Assortment } from "#core/search/lists.rule.ts"
import { orderOf } from "#core/search/order.rule.ts"
import type { Tables } from "../tables.ts"
import type { Directories } from "./directories.sql.ts"
import { readFacts } from "./facts.sql.ts"

/** The shown products, as lists choose from them. */
export const readAssortment = async (
  on: Kysely<Tables>,
  { origins }: Directories,
  now: Instant
): Promise<Assortment> => {
  const all = await readFacts(on, origins, now)
  const byId = new Map(all.map((facts) => [facts.id, facts]))
  return {
    factsOf: (id) => byId.get(id),
    inOrder: (sort) => all.toSorted(orderOf(sort)),
    all
  }
}
