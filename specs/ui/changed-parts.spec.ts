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

const said = (before: number, now: number, hasPaperBag: boolean): string =>
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
      },
      hasPaperBag
    })
  )

describe("the paper bag among what moved (D-25, D-29e)", () => {
  it("is said to be gone, not to be free", () => {
    expect(said(5_000, 0, false)).toContain("changed.paperBagGone ")
  })

  it("is said to come along, with its price", () => {
    expect(said(0, 5_000, true)).toContain("changed.paperBagCame Rp0 Rp5.000")
  })

  it("is free with a voucher: the amounts say so", () => {
    expect(said(5_000, 0, true)).toContain("changed.paperBag Rp5.000 Rp0")
  })
})
