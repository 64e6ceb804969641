import { readFileSync } from "node:fs"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { drawnSearch, listParameters, reviewParameters } from "#adapters/server/page-search.ts"
import type { Screens } from "#adapters/server/pages.ts"
import type { ProductId } from "#core/catalogue/product.ts"
import { parseReviewQuery, printReviewQuery } from "#core/reviews/review-address.rule.ts"
import { entriesOf, parseQuery } from "#core/search/address.rule.ts"
import { noFacts } from "#core/shop/pages.usecases.ts"
import { runs } from "#specs/arbitraries.ts"
import { routes } from "#ui/app/routes.tsx"
import { openServedShop } from "../orders/served-shop.ts"

const pairs = (names: ReadonlyArray<string>) =>
  fc.array(fc.tuple(fc.constantFrom(...names), fc.constantFrom("1", "4,5", "a", "newest", "cheapest", "id", "")), {
    maxLength: 8
  })

describe("the parameters of a page", () => {
  it("are known as far as lists and reviews write them", () => {
    fc.assert(
      fc.property(pairs([...listParameters, "x"]), pairs([...reviewParameters, "x"]), (list, reviews) => {
        for (const [name] of entriesOf(parseQuery(list))) expect(listParameters).toContain(name)
        const query = parseReviewQuery(1 as ProductId, reviews)
        for (const [name] of printReviewQuery(query)) expect(reviewParameters).toContain(name)
      }),
      runs(200)
    )
  })

  it.each([
    ["Dashboard", "?fbclid=1&utm_source=x&q=a", ""],
    ["Search", "?utm_source=x&q=serum+a&page=2", "?q=serum+a&page=2"],
    ["productDetail", "?stars=5&fbclid=1", "?stars=5"],
    ["Order", "?a=1", ""],
    ["NotFound", "?a=1", "?a=1"]
  ])("of %s, %s, are drawn as %j", (route, search, drawn) => {
    expect(drawnSearch(route, search)).toBe(drawn)
  })
})

describe("parameters that a screen reads", () => {
  // A link of a reset is drawn without its secrets, which must not stay in a cache.
  const secret = ["ResetLink"]
  const read = routes
    .filter(({ name, screen }) => screen !== undefined && !secret.includes(name))
    .flatMap(({ name, screen }) => {
      const text = readFileSync(join(import.meta.dirname, "../../ui", screen?.source ?? ""), "utf8")
      return [...text.matchAll(/asked\.get\("(\w+)"\)/g)].map(([, parameter = ""]) => ({ name, parameter }))
    })

  it("are there", () => expect(read.length).toBeGreaterThanOrEqual(4))

  it.each(read)("are drawn by the server as well: $name, $parameter", ({ name, parameter }) => {
    expect(drawnSearch(name, `?${parameter}=1&fbclid=2`)).toBe(`?${parameter}=1`)
  })
})

describe("a page that is asked for with parameters it does not know", () => {
  it("is drawn once, however they differ, and pushes no other out", async () => {
    const shop = await openServedShop("pglite", { a: 1 })
    const drawn: Array<string> = []
    const row = (name: string) => ({ name, prepare: async () => noFacts })
    const screens: Screens = {
      firstScript: "",
      match: (path) => ({ row: row(path === "/search" ? "Search" : "Dashboard"), params: {} }),
      render: async ({ url }) => {
        drawn.push(url.pathname + url.search)
        return ["<html></html>"]
      }
    }
    const folder = await mkdtemp(join(tmpdir(), "pendar-pages-"))
    const assets = { styles: [], font: undefined, ahead: [], scripts: {} }
    const app = shop.shop.app({ bundle: screens, assets, folder })
    for (let click = 0; click < 200; click++)
      expect((await app.request(`/?fbclid=${click}&utm_campaign=c${click}&x${click}=1`)).status).toBe(200)
    for (let click = 0; click < 20; click++) await app.request(`/search?gclid=${click}&q=serum`)
    await app.request("/search?q=toner")
    expect(drawn).toEqual(["/", "/search?q=serum", "/search?q=toner"])
    await shop.close()
    await rm(folder, { recursive: true })
  })
})
