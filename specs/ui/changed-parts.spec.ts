import { createElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { describe, expect, it, vi } from "vitest"
import { rupiah } from "#core/kernel/money.ts"
import { ChangedParts } from "#ui/checkout/ChangedParts.tsx"

// Styles are made by the build, words come from the app around a page.
vi.mock("#ui/cart/GoodsLine.css.ts", () => ({ lines: "lines", warn: "warn" }))
vi.mock("#ui/cart/GoodsLine.tsx", () => ({ GoodsLine: () => null }))
vi.mock("#ui/kit/text/Text.css.ts", () => ({ text: {}, tone: {}, prose: "prose" }))
vi.mock("#ui/messages/useWords.ts", () => ({
  useWords: () => ({ t: (key: string, values = {}) => [key, ...Object.values(values)].join(" ") })
}))

const said = (before: number, now: number): string =>
  renderToStaticMarkup(
    createElement(ChangedParts, {
      change: {
        before: rupiah(127_150),
        now: rupiah(122_150),
        prices: [],
        quantities: [],
        lostVouchers: [],
        lostGifts: [],
        paperBag: { before: rupiah(before), now: rupiah(now) }
      }
    })
  )

describe("the paper bag among what moved (D-25, D-29e)", () => {
  it("is said to be gone, not to be free", () => {
    expect(said(5_000, 0)).toMatch(/changed\.paperBagGone</)
  })

  it("is said to come along, with its price", () => {
    expect(said(0, 5_000)).toContain("changed.paperBagCame Rp5.000")
  })
})
