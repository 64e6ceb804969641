import { readFileSync } from "node:fs"
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { dirname, join, relative, sep } from "node:path"
import { Effect } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { drawnSearch, listParameters, reviewParameters } from "#adapters/server/pages/page-search.ts"
import type { Screens } from "#adapters/server/pages/pages.ts"
import { ProductId } from "#core/catalogue/product.ts"
import { parseReviewQuery, printReviewQuery } from "#core/reviews/review-address.rule.ts"
import { entriesOf, parseQuery } from "#core/search/address.rule.ts"
import { noFacts } from "#core/shop/pages.usecases.ts"
import { Missing } from "#core/shop/prepare.ts"
import { runs } from "#specs/arbitraries.ts"
import { routes } from "#ui/app/routes.tsx"
import { screenSources } from "#ui/app/screen-sources.ts"
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
        const query = parseReviewQuery(ProductId(1), reviews)
        for (const [name] of printReviewQuery(query)) expect(reviewParameters).toContain(name)
      }),
      runs(200)
    )
  })

  it.each([
    ["Dashboard", "?fbclid=1&utm_source=x&q=a", ""],
    ["Search", "?utm_source=x&q=serum+a&page=2", "?q=serum+a&page=2"],
    ["productDetail", "?stars=5&fbclid=1", "?stars=5"],
    ["ProductReviews", "?combination=1&stars=5&page=2", "?stars=5&page=2"],
    ["Order", "?a=1", ""],
    ["AccountReviews", "?saved&a=1", "?saved="],
    ["Stores", "?city=jakarta&a=1", "?city=jakarta"],
    ["NotFound", "?a=1", "?a=1"],
    ["ResetLink", "?origin=review&code=secret&uid=m1", ""]
  ])("of %s, %s, are drawn as %j", (route, search, drawn) => {
    expect(drawnSearch(route, search)).toBe(drawn)
  })
})

/** A file of the ui with those of its area that it imports, and so on. */
const withImports = (path: string, seen = new Set<string>()): ReadonlySet<string> => {
  if (seen.has(path)) return seen
  seen.add(path)
  for (const [, from = ""] of readFileSync(path, "utf8").matchAll(/from "(\.[^"]+\.tsx?)"/g)) {
    const imported = join(dirname(path), from)
    if (areaOf(imported) === areaOf(path)) withImports(imported, seen)
  }
  return seen
}
const ui = join(import.meta.dirname, "../../ui")
const areaOf = (path: string): string | undefined => relative(ui, path).split(sep)[0]

describe("parameters that a screen reads", () => {
  // A link of a reset is drawn without its secrets, which must not stay in a cache.
  const secret = ["ResetLink"]
  const read = routes
    .filter(({ name, screen }) => screen !== undefined && !secret.includes(name))
    .flatMap(({ name }) => {
      const text = [...withImports(join(ui, screenSources[name] ?? ""))]
        .map((path) => readFileSync(path, "utf8"))
        .join("")
      const found = new Set([...text.matchAll(/asked\.get\("(\w+)"\)/g)].map(([, parameter = ""]) => parameter))
      return [...found].map((parameter) => ({ name, parameter }))
    })

  it("are there", () => {
    expect(read).toContainEqual({ name: "BeautyProfile", parameter: "step" })
    expect(read.length).toBeGreaterThanOrEqual(4)
  })

  it.each(read)("are drawn by the server as well: $name, $parameter", ({ name, parameter }) => {
    expect(drawnSearch(name, `?${parameter}=1&fbclid=2`)).toBe(`?${parameter}=1`)
  })
})

/** A shop whose pages only say for which address they were drawn. */
const drawingShop = async (prepareAt: (path: string) => ReturnType<Screens["match"]>) => {
  const shop = await openServedShop("pglite", { a: 1 })
  const drawn: Array<string> = []
  const screens: Screens = {
    firstScript: "",
    match: prepareAt,
    render: async ({ url }) => {
      drawn.push(url.pathname + url.search)
      return ["<html></html>"]
    }
  }
  const folder = await mkdtemp(join(tmpdir(), "pendar-pages-"))
  for (const file of ["favicon.svg", "sw.js"]) await writeFile(join(folder, file), "")
  const app = shop.shop.app({
    bundle: screens,
    assets: { styles: [], font: undefined, ahead: [], scripts: {} },
    folder
  })
  const close = async () => {
    await shop.close()
    await rm(folder, { recursive: true })
  }
  return { app, drawn, close, shop }
}

describe("a page that is asked for with parameters it does not know", () => {
  it("is drawn once, however they differ, and pushes no other out", async () => {
    const row = (name: string) => ({ name, path: "/", prepare: async () => noFacts })
    const { app, drawn, close } = await drawingShop((path) => ({
      row: row(path === "/search" ? "Search" : "Dashboard"),
      params: {}
    }))
    for (let click = 0; click < 200; click++)
      expect((await app.request(`/?fbclid=${click}&utm_campaign=c${click}&x${click}=1`)).status).toBe(200)
    for (let click = 0; click < 20; click++) await app.request(`/search?gclid=${click}&q=serum`)
    await app.request("/search?q=toner")
    expect(drawn).toEqual(["/", "/search?q=serum", "/search?q=toner"])
    await close()
  })
})

describe("pages that are asked for at once", () => {
  const home = () => ({ row: { name: "Search", path: "/search", prepare: async () => noFacts }, params: {} })
  const from = (remoteAddress: string, destroyed = false) => ({ incoming: { socket: { remoteAddress, destroyed } } })

  it("are drawn once for all who ask", async () => {
    const { app, drawn, close } = await drawingShop(home)
    await Promise.all(Array.from({ length: 40 }, () => app.request("/search?q=serum")))
    expect(drawn).toEqual(["/search?q=serum"])
    await close()
  })

  it("are drawn for one network after the other, and for readers who are still there", async () => {
    const { app, drawn, close } = await drawingShop(home)
    const many = Array.from({ length: 30 }, (_, at) => app.request(`/search?q=a${at}`, {}, from("198.51.100.7")))
    const gone = app.request("/search?q=gone", {}, from("198.51.100.8", true))
    const other = app.request("/search?q=other", {}, from("198.51.100.9"))
    await Promise.all([...many, gone, other])
    expect(drawn).toHaveLength(31)
    // Four are drawn at once; then each network has its turn.
    expect(drawn.indexOf("/search?q=other")).toBeLessThan(7)
    await close()
  })
})

it("readers of a page that is being made hold no place of another page", async () => {
  let know = () => {}
  const facts = new Promise<void>((done) => {
    know = done
  })
  const slow = async () => {
    await facts
    return noFacts
  }
  const { app, drawn, close } = await drawingShop((path) => ({
    row: { name: "Search", path, prepare: path === "/slow" ? slow : async () => noFacts },
    params: {}
  }))
  const waiting = Array.from({ length: 8 }, () => app.request("/slow"))
  expect((await app.request("/quick")).status).toBe(200)
  know()
  for (const answer of await Promise.all(waiting)) expect(answer.status).toBe(200)
  expect(drawn).toEqual(["/quick", "/slow"])
  await close()
})

describe("addresses that lead nowhere", () => {
  it("share one drawn page a route and language, however many there are", async () => {
    const missing = (gone: boolean) => async () => () => Effect.fail(new Missing({ gone }))
    const { app, drawn, close } = await drawingShop((path) => {
      if (path.startsWith("/review/"))
        return { row: { name: "Review", path: "/review/:review", prepare: missing(true) }, params: {} }
      return { row: { name: "NotFound", path: "/*", prepare: missing(false) }, params: {} }
    })
    for (let time = 0; time < 100; time++) {
      expect((await app.request(`/nowhere-${time}?x=${time}`)).status).toBe(404)
      expect((await app.request(`/review/r${time}`)).status).toBe(410)
    }
    await app.request("/nowhere", { headers: { cookie: "lang=en" } })
    expect(drawn).toEqual(["/*", "/review/:review", "/*"])
    await close()
  })
})

describe("a page while the database is away", () => {
  const home = () => ({ row: { name: "Dashboard", path: "/", prepare: async () => noFacts }, params: {} })

  it("is drawn with the frame of the last page", async () => {
    const { app, close, shop } = await drawingShop(home)
    expect((await app.request("/")).status).toBe(200)
    await shop.shop.db.close()
    shop.clock.advance(600_000)
    const answer = await app.request("/brands")
    expect([answer.status, await answer.text()]).toEqual([200, "<html></html>"])
    await close()
  })

  it("says so in words, as HTML, before any page was drawn", async () => {
    const { app, close, shop } = await drawingShop(home)
    await shop.shop.db.close()
    for (const [language, words] of [
      ["id", "Toko sebentar tidak bisa dibuka"],
      ["en", "The shop cannot be opened right now"]
    ] as const) {
      const answer = await app.request("/", { headers: { cookie: `lang=${language}` } })
      expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"])
      expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8")
      expect(await answer.text()).toContain(`<h1>${words}</h1>`)
    }
    await close()
  })
})
