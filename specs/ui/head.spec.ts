import { createElement } from "react"
import { renderToString } from "react-dom/server"
import { StaticRouter } from "react-router-dom"
import { describe, expect, it } from "vitest"
import { Head, type HeadProps } from "#ui/shop/Head.tsx"
import { type Shop, ShopProvider } from "#ui/shop/shop.tsx"

/** The head of a page at an address, in a shop called Pendar. */
const headAt = (location: string, props: HeadProps): string => {
  const frame = { name: "Pendar", sign: "pendar", help: {}, isSample: false, pages: [], stores: 0 }
  const shop: Pick<Shop, "origin" | "language" | "chrome"> = {
    origin: "http://shop.test",
    language: "id",
    chrome: { shop: frame, categories: [], banners: {} as never }
  }
  return renderToString(
    createElement(
      StaticRouter,
      { location },
      createElement(ShopProvider, { value: shop as Shop }, createElement(Head, props))
    )
  )
}
const titleAt = (location: string, props: HeadProps) => /<title>(.*)<\/title>/.exec(headAt(location, props))?.[1]

describe("the title of a page", () => {
  it("is the shop's own on home alone, so that a brand of the same name differs from it", () => {
    expect(titleAt("/", { title: "Pendar", canonical: "/" })).toBe("Pendar")
    expect(titleAt("/brand/152-pendar", { title: "Pendar" })).toBe("Pendar · Pendar")
    expect(titleAt("/brand/102-tirta-lab", { title: "Tirta Lab" })).toBe("Tirta Lab · Pendar")
  })

  it("names no address on a page that is drawn for many", () => {
    expect(headAt("/*", { title: "Tidak ada", noindex: true })).not.toContain("/*")
    expect(headAt("/a", { title: "Ada" })).toContain('property="og:url" content="http://shop.test/a"')
  })
})
