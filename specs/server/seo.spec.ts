import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openSpecShop, type SpecShop } from "../shop.ts"

describe("what search engines find", () => {
  let shop: SpecShop
  beforeAll(async () => {
    shop = await openSpecShop()
  })
  afterAll(() => shop.close())

  const text = async (path: string): Promise<string> => (await shop.ask(path)).text()
  const addresses = (xml: string): ReadonlyArray<string> =>
    [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at]) => at ?? "").filter((at) => !/[?;]lang=en$/.test(at))

  it("robots leave the bag, accounts and calls alone and are given the site maps", async () => {
    const robots = await text("/robots.txt")
    for (const path of ["/order", "/account", "/api/"]) expect(robots).toContain(`Disallow: ${path}`)
    expect(robots).toContain("Sitemap: http://shop.test/sitemap.xml")
  })

  it("every site map that is named is there, and names every shown product once", async () => {
    const maps = addresses(await text("/sitemap.xml"))
    const pages = await Promise.all(maps.map(async (map) => addresses(await text(new URL(map).pathname))))
    const products = pages.flat().filter((address) => address.includes("/product/"))
    expect(new Set(products).size).toBe(products.length)
    const count = (await (await shop.ask("/api/catalogue/v3/search/count")).json()) as { data: { count: number } }
    expect(products.length).toBe(count.data.count)
    expect(pages.flat()).toEqual(expect.arrayContaining(["http://shop.test/", "http://shop.test/category/101/makeup"]))
  })
})
