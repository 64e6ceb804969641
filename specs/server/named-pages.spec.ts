import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { ensureBuilt, loadBuilt } from "#adapters/server/build/build.ts"
import type { Server } from "#adapters/server/http/hono.ts"
import { routes } from "#ui/app/routes.tsx"
import shopWords from "#ui/messages/id/shop.json" with { type: "json" }
import { openSpecShop, type SpecShop } from "../shop.ts"

// Addresses and layout rules of specification 2, as the server draws the pages.
const product = "/product/lipstick/1001-senandika-delima-satin-lipstick"
let shop: SpecShop
let app: Server
beforeAll(async () => {
  await ensureBuilt(() => {})
  shop = await openSpecShop()
  app = shop.shop.app(await loadBuilt())
})
afterAll(() => shop.close())

const pageAt = async (path: string) => {
  const answer = await app.request(`http://shop.test${path}`)
  return { status: answer.status, location: answer.headers.get("location"), html: await answer.text() }
}
/** Header and footer of a page, as far as it has them. */
const frameOf = (html: string): ReadonlyArray<string> =>
  ["header", "footer"].filter((part) => html.includes(`<${part} `) || html.includes(`<${part}>`))

describe("the addresses of specification 2", () => {
  it.each([
    "/",
    "/brands",
    "/brands/S",
    "/brand/101-senandika",
    product,
    "/category/101/makeup",
    "/search",
    "/search?q=serum",
    "/tag/halal",
    "/promo/nyaman-hijab",
    "/our-curated-selections",
    "/our-curated-selection/tiga-langkah",
    "/our-curated-selection/104",
    "/recommendation",
    "/set-new-password",
    "/beauty-profile",
    "/register-detail",
    "/profile-completion",
    "/order"
  ])("answers with 200: %s", async (path) => {
    const { status, html } = await pageAt(path)
    expect(status).toBe(200)
    expect(html).toMatch(/<main[ >]/)
  })

  it("shows a review with its product", async () => {
    const asked = encodeURIComponent(JSON.stringify({ product: 1001 }))
    const [{ _id }] = (await (await shop.ask(`/api/public/reviews?filter=${asked}`)).json()).data
    const { status, html } = await pageAt(`/review/${_id}`)
    expect(status).toBe(200)
    expect(html).toContain("Delima Satin Lipstick")
    expect(html).toContain(`href="${product}`)
  })

  it.each([
    ["/brand/102/tirta-lab", "/brand/102-tirta-lab"],
    ["/102_tirta-lab", "/brand/102-tirta-lab"],
    ["/tirta-lab", "/brand/102-tirta-lab"],
    ["/101-makeup", "/category/101/makeup"],
    ["/makeup", "/category/101/makeup"],
    ["/lipstick/senandika-delima-satin-lipstick", product],
    ["/lipstick/1001-senandika-delima-satin-lipstick.html", product],
    [`${product}?combination=100103&stars=5,4&sort=newest`, `${product}/reviews?stars=5,4&sort=newest`],
    ["/product/makeup/1001-x/reviews?stars=5", `${product}/reviews?stars=5`]
  ])("leads %s to %s, for good", async (from, to) => {
    const { status, location } = await pageAt(from)
    expect([status, location]).toEqual([301, to])
  })

  it("shows all reviews of a product below its address, each page its own for search engines", async () => {
    const reviews = `${product}/reviews`
    const first = await pageAt(reviews)
    expect(first.status).toBe(200)
    expect(first.html).toMatch(/<h1[^>]*>Semua review</)
    expect(first.html).toContain("<title>Semua review Senandika Delima Satin Lipstick · Pendar</title>")
    for (const [asked, canonical] of [
      ["", ""],
      ["?stars=5&photo=1", ""],
      ["?page=2", "?page=2"],
      ["?stars=4&page=2", "?page=2"]
    ] as const)
      expect((await pageAt(reviews + asked)).html).toContain(
        `<link rel="canonical" href="http://shop.test${reviews}${canonical}"`
      )
    expect((await pageAt(`${reviews}?page=99`)).html).toContain('<meta name="robots" content="noindex"')
    expect((await pageAt("/product/lipstick/999999-x/reviews")).status).toBe(404)
  })

  it("shows no more of an address than a filter can hold", async () => {
    const traits = Array.from({ length: 1_500 }, (_, place) => `t${place};;`).join(",")
    const { status, html } = await pageAt(`${product}/reviews?traits=${traits}`)
    expect(status).toBe(200)
    expect(html.length).toBeLessThan(200_000)
    const { location } = await pageAt(`${product}?traits=${traits}`)
    expect(location?.length).toBeGreaterThan(0)
    expect(location?.length).toBeLessThan(1_000)
  })

  it("names no reviews of a product that has none to search engines", async () => {
    const { data } = await (await shop.ask("/api/catalogue/v3/products/1123")).json()
    expect(data.review_stats.total_reviews).toBe(0)
    const { status, html } = await pageAt("/product/lipstick/1123-nyala-merah-encore-lipstick/reviews")
    expect(status).toBe(200)
    expect(html).toContain('<meta name="robots" content="noindex"')
    expect(html).toContain("Belum ada review")
  })

  it("says that nothing is there, under a header and without a footer", async () => {
    const { status, html } = await pageAt("/nothing/here/at-all")
    expect(status).toBe(404)
    expect(html).toContain(shopWords.missing.title)
    expect(frameOf(html)).toEqual(["header"])
  })
})

describe("the layout rules of specification 2: a page", () => {
  it.each(["/set-new-password"])("has neither header nor footer: %s", async (path) => {
    expect(frameOf((await pageAt(path)).html)).toEqual([])
  })

  it.each([product, "/beauty-profile", "/register-detail", "/recommendation"])(
    "has a header and no footer: %s",
    async (path) => {
      expect(frameOf((await pageAt(path)).html)).toEqual(["header"])
    }
  )

  it("has a footer on narrow screens only on home", async () => {
    expect(routes.filter(({ footer }) => footer === "everywhere").map(({ path }) => path)).toEqual(["/"])
    for (const path of ["/", "/brands", "/search"])
      expect([path, frameOf((await pageAt(path)).html)]).toEqual([path, ["header", "footer"]])
  })

  it("shows the announcements above everything else, and an emergency of some regions to nobody from elsewhere", async () => {
    const { data } = await (await shop.ask("/api/banners/all-home-banner/all")).json()
    const [emergency] = data.emergency_announcement
    expect(emergency.regions).toEqual(["13"])
    for (const path of ["/", "/brands", product]) {
      const { html } = await pageAt(path)
      // What stands in the data for the script is no part of the page.
      const page = html.slice(0, html.indexOf('id="arrival"'))
      for (const { title } of data.promo_text_banner) {
        expect(page.indexOf(title)).toBeGreaterThan(0)
        expect(page.indexOf(title)).toBeLessThan(page.indexOf("<main"))
      }
      expect(page).not.toContain(emergency.title)
    }
  })
})
