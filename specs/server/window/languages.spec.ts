import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { ensureBuilt, loadBuilt } from "#adapters/server/build/build.ts"
import type { Server } from "#adapters/server/http/hono.ts"
import { openSpecShop, type SpecShop } from "#specs/shop.ts"
import { routes, rowAt } from "#ui/app/routes.tsx"

const origin = "http://shop.test"
let shop: SpecShop
let app: Server
beforeAll(async () => {
  await ensureBuilt(() => {})
  shop = await openSpecShop()
  app = shop.shop.app(await loadBuilt())
})
afterAll(() => shop.close())

/** A page as a search engine sees it, without cookies. */
const pageAt = async (address: string, headers: Record<string, string> = {}) => {
  const answer = await app.request(new URL(address, origin).href, { headers })
  const html = (await answer.text()).replaceAll("&amp;", "&")
  const href = (text: string) => /href="([^"]*)"/.exec(text)?.[1]
  return {
    status: answer.status,
    language: answer.headers.get("content-language"),
    cookie: answer.headers.get("set-cookie"),
    location: answer.headers.get("location"),
    html,
    canonical: href(/<link rel="canonical"[^>]*>/.exec(html)?.[0] ?? ""),
    alternates: Object.fromEntries(
      [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)"[^>]*>/gi)].map(([link, kind]) => [kind, href(link)])
    )
  }
}

/** One page of every kind that search engines may know. */
const paths = [
  "/",
  "/brands",
  "/brands/S",
  "/brand/101-senandika",
  "/product/lipstick/1001-senandika-delima-satin-lipstick",
  "/product/lipstick/1001-senandika-delima-satin-lipstick/reviews",
  "/product/lipstick/1001-senandika-delima-satin-lipstick/reviews?page=2",
  "/category/101/makeup",
  "/tag/halal",
  "/promo/nyaman-hijab",
  "/our-curated-selections",
  "/our-curated-selection/tiga-langkah",
  "/expert",
  "/expert/users",
  "/stores",
  "/pages/review-rules",
  "/pages/help",
  "/journal"
]
/** Kinds whose address names what the demo shop has. */
const found = ["ReviewDetail", "Reviewer"]

describe("the languages of pages", () => {
  it("are looked at for every kind of page that search engines may know", () => {
    const kinds = new Set([...paths.map((path) => rowAt(path.split("?")[0] ?? "")?.row.name), ...found])
    const known = routes.filter(({ noindex, screen }) => !noindex && screen !== undefined).map(({ name }) => name)
    // A second page of the journal needs more articles than the demo has; an article is looked at below.
    expect(known.filter((name) => !kinds.has(name))).toEqual(["JournalPage", "Article"])
  })

  it("have addresses that name each other, and each itself as canonical", async () => {
    const asked = encodeURIComponent(JSON.stringify({ product: 1001 }))
    const [{ _id }] = (await (await shop.ask(`/api/public/reviews?filter=${asked}`)).json()).data
    const [, reviewer = ""] = /href="(\/users\/[^"?]+)"/.exec((await pageAt("/expert/users")).html) ?? []
    const more = [`/review/${_id}`, reviewer]
    for (const path of [...paths, ...more]) {
      const english = `${origin}${path}${path.includes("?") ? "&" : "?"}lang=en`
      const alternates = { id: origin + path, en: english, "x-default": origin + path }
      const plain = await pageAt(path)
      const other = await pageAt(english)
      expect([path, plain.status, plain.language, plain.canonical]).toEqual([path, 200, "id", origin + path])
      expect([path, other.status, other.language, other.canonical]).toEqual([path, 200, "en", english])
      expect([path, plain.alternates]).toEqual([path, alternates])
      expect([path, other.alternates]).toEqual([path, alternates])
    }
  })

  it("are not named by pages that search engines leave alone, nor by articles of one language", async () => {
    for (const path of ["/order", "/search?q=serum", "/account", "/nowhere"]) {
      const { alternates, canonical } = await pageAt(path)
      expect([path, alternates, canonical]).toEqual([path, {}, undefined])
    }
    const [, path = ""] = /href="(\/journal\/(?!page)[^"?]+)"/.exec((await pageAt("/journal")).html) ?? []
    const plain = await pageAt(path)
    const english = await pageAt(`${path}?lang=en`)
    if (Object.keys(plain.alternates).length > 0) expect(plain.alternates).toEqual(english.alternates)
    else expect(plain.canonical).toBe(english.canonical)
  })

  it("are told by the site maps, for every page and both ways", async () => {
    const text = async (path: string) => (await app.request(origin + path)).text()
    const maps = [...(await text("/sitemap.xml")).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at]) => at ?? "")
    for (const map of maps) {
      const xml = (await text(new URL(map).pathname)).replaceAll("&amp;", "&")
      const urls = [...xml.matchAll(/<url><loc>([^<]+)<\/loc>(.*?)<\/url>/g)].map(([, at = "", rest = ""]) => ({
        at,
        alternates: [...rest.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, kind, href]) => [kind, href])
      }))
      const byAddress = new Map(urls.map(({ at, alternates }) => [at, alternates]))
      for (const { at, alternates } of urls) {
        if (at.includes("/journal/")) continue
        expect(alternates.map(([kind]) => kind)).toEqual(["id", "en", "x-default"])
        expect(alternates.map(([, href]) => href)).toContain(at)
        for (const [, href = ""] of alternates) expect(byAddress.get(href)).toEqual(alternates)
      }
    }
  })

  it("of an English address are chosen by it: it is remembered, and moves keep it", async () => {
    const first = await pageAt("/brands?lang=en")
    expect(first.cookie).toMatch(/^lang=en; Path=\/;/)
    expect((await pageAt("/brands?lang=en", { cookie: "lang=en" })).cookie).toBeNull()
    expect((await pageAt("/brands", { cookie: "lang=en" })).canonical).toBe(`${origin}/brands?lang=en`)
    const back = await pageAt("/brands?lang=id", { cookie: "lang=en" })
    expect([back.status, back.location]).toEqual([302, "/brands"])
    const moved = await pageAt("/product/lipstick/1001-another-name?lang=en")
    expect([moved.status, moved.location]).toEqual([
      301,
      "/product/lipstick/1001-senandika-delima-satin-lipstick?lang=en"
    ])
  })
})
