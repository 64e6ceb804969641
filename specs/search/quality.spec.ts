import { Effect } from "effect"
import { beforeAll, describe, expect, it } from "vitest"
import { catalogueIndexOf } from "#adapters/memory/catalogue-index.ts"
import { noLists } from "#core/catalogue/stored-lists.ts"
import { emptyQuery } from "#core/search/query.ts"
import { searchOver } from "#core/search/search.usecases.ts"
import { someNow } from "#specs/arbitraries.ts"
import { hasSharedData, sharedRows } from "#specs/shared-data.ts"
import { realCatalogue } from "./real-catalogue.ts"

interface Asked {
  readonly query: string
  readonly kind: string
  readonly typo?: string
  readonly expect_source_ids?: ReadonlyArray<string>
  readonly expect_brand?: string
  readonly expect_category_any?: ReadonlyArray<string>
}

/** Shares of searches that must find what was meant among the first 10. */
const wanted = { clean: 0.95, misspelt: 0.85 } as const

describe.skipIf(!hasSharedData)("searching a real catalogue", () => {
  const asked = hasSharedData ? (sharedRows("search-queries.jsonl") as ReadonlyArray<Asked>) : []
  const missed: Array<string> = []
  const byKind = new Map<string, { found: number; of: number }>()
  const shares = { clean: { found: 0, of: 0 }, misspelt: { found: 0, of: 0 } }
  let find: (q: string) => ReadonlyArray<{ readonly sourceId: string; readonly brand: string; readonly path: string }>

  beforeAll(() => {
    const catalogue = realCatalogue()
    const stored = new Map(catalogue.products.map((product) => [product.id, product]))
    const categories = new Map(catalogue.categories.map((category) => [category.id, category]))
    const pathOf = (id: string | undefined): string => {
      const category = id === undefined ? undefined : categories.get(id as never)
      if (category === undefined) return ""
      return category.parent === undefined ? category.name.en : `${pathOf(category.parent)} > ${category.name.en}`
    }
    const search = searchOver(catalogueIndexOf(catalogue, noLists, someNow).search as never, {
      language: "id",
      now: someNow
    })
    find = (q) =>
      Effect.runSync(search.find({ ...emptyQuery, q }))
        .products.slice(0, 10)
        .map(({ id, brand }) => ({
          sourceId: stored.get(id)?.sourceId ?? "",
          brand: brand.name,
          path: pathOf(stored.get(id)?.category)
        }))
    for (const one of asked) {
      if (one.kind === "odd input") continue
      const hit = find(one.query).some(
        ({ sourceId, brand, path }) =>
          one.expect_source_ids?.includes(sourceId) ||
          one.expect_brand === brand ||
          one.expect_category_any?.includes(path)
      )
      const kind = byKind.get(one.kind) ?? { found: 0, of: 0 }
      byKind.set(one.kind, { found: kind.found + Number(hit), of: kind.of + 1 })
      const share = one.kind.includes("typo") ? shares.misspelt : shares.clean
      share.found += Number(hit)
      share.of++
      if (!hit) missed.push(`${one.kind}: ${one.query}`)
    }
    for (const [kind, { found, of }] of byKind) console.info(`${kind}: ${found} of ${of}`)
    if (missed.length > 0) console.info(`missed:\n  ${missed.join("\n  ")}`)
  })

  it("finds what was written as it is called", () => {
    expect(shares.clean.found / shares.clean.of).toBeGreaterThanOrEqual(wanted.clean)
  })

  it("finds what was misspelt", () => {
    expect(shares.misspelt.found / shares.misspelt.of).toBeGreaterThanOrEqual(wanted.misspelt)
  })

  it("answers odd input without stumbling", () => {
    for (const { query } of asked.filter(({ kind }) => kind === "odd input")) expect(find(query)).toBeInstanceOf(Array)
    expect(find("kulkas dua pintu")).toEqual([])
    expect(find("asdfghjkl")).toEqual([])
    expect(find("lip\u200bstik")).toEqual(find("lipstik"))
    expect(find("LANCOME")).toEqual(find("lancôme"))
  })
})
