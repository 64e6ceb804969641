import { Effect } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { catalogueIndexOf } from "#adapters/memory/catalogue-index.ts"
import { noLists } from "#core/catalogue/stored-lists.ts"
import { instant } from "#core/kernel/moment.ts"
import { emptyQuery, type SearchQuery } from "#core/search/query.ts"
import { sorts } from "#core/search/sort.ts"
import { anyCatalogue, anyQuery, runs, someCategories, someNow } from "#specs/arbitraries.ts"
import { anyChange, changedNames } from "./any-changes.ts"
import { everythingIn } from "./everything.ts"

const hour = 3_600_000

/** Lists of a category in an order, and searches for what changes have names of. */
const anyPlainQuery: fc.Arbitrary<SearchQuery> = fc
  .record({
    category: fc.constantFrom(...someCategories.map(({ id }) => id)),
    sort: fc.constantFrom(...sorts),
    q: fc.constantFrom("", "", "", ...changedNames)
  })
  .map(({ category, q, sort }) => ({ ...emptyQuery, size: 16, ...(q === "" ? { category, sort } : { q }) }))

describe("an index that follows changes of everything", () => {
  it("answers as one that is built afresh", () =>
    fc.assert(
      fc.asyncProperty(
        anyCatalogue,
        fc.array(fc.tuple(anyChange, fc.constantFrom(0, 0, 0, 5)), { minLength: 6, maxLength: 12 }),
        fc.array(fc.oneof(anyQuery, anyPlainQuery, anyPlainQuery), { minLength: 8, maxLength: 8 }),
        fc.constantFrom("id", "en"),
        async (catalogue, changes, queries, language) => {
          let shop = { catalogue, lists: noLists }
          let now = someNow
          const index = catalogueIndexOf(catalogue, noLists, now)
          for (const [change, hours] of changes) {
            now = instant(now + hours * hour)
            const some = shop.catalogue.products.slice(0, 4)
            const reader = { language, now } as const
            // So that answers are there to be forgotten: those of the change before are asked for the second time.
            everythingIn(index, shop, queries, some, reader)
            const { shop: after, changes: given } = change(shop)
            await Effect.runPromise(index.apply(given, () => now))
            shop = after
            const fresh = catalogueIndexOf(shop.catalogue, shop.lists, now)
            expect(everythingIn(index, shop, queries, some, reader)).toEqual(
              everythingIn(fresh, shop, queries, some, reader)
            )
          }
        }
      ),
      { ...runs(14, 2_000), endOnFailure: true }
    ))
})
