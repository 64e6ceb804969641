import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { amountIn } from "#core/orders/transfer/confirm-transfer.rule.ts"
import { typedAmount } from "#core/orders/transfer/typed-amount.rule.ts"

/** `12|3` as a text with its caret, and back. */
const at = (marked: string) => ({ text: marked.replace("|", ""), caret: marked.indexOf("|") })
const marked = ({ text, caret }: { readonly text: string; readonly caret: number }): string =>
  `${text.slice(0, caret)}|${text.slice(caret)}`

const typed = (text: string) => marked(typedAmount(at(text), { isTyped: true }))
const pasted = (text: string) => marked(typedAmount(at(text)))

describe("a sum in its field (decision 0062)", () => {
  it.each([
    ["1|", "1|"],
    ["1289|", "1.289|"],
    ["128.9890|", "1.289.890|"],
    ["128.98|", "12.898|"],
    ["15|.234", "15|.234"],
    ["1.52|34.567", "15.2|34.567"],
    ["|", "|"],
    ["007|", "7|"]
  ])("typed as %s is grouped, and its caret does not jump", (text, shown) => expect(typed(text)).toBe(shown))

  it("keeps the caret between the same digits, and the digits themselves", () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 ** 14 }), fc.nat(20), (amount, place) => {
        const digits = String(amount)
        const caret = Math.min(place, digits.length)
        const shown = typedAmount({ text: digits, caret }, { isTyped: true })
        expect(shown.text.replaceAll(".", "")).toBe(digits)
        expect(shown.text.slice(0, shown.caret).replaceAll(".", "")).toBe(digits.slice(0, caret))
        expect(shown.text).toMatch(/^\d{1,3}(?:\.\d{3})*$/)
        expect(amountIn(shown.text)).toBe(amount)
      })
    ))

  it("loses no digit when one before two zeros is deleted", () => expect(typed("128.|00")).toBe("12.8|00"))

  it("lets both keys that delete pass over a dot", () => {
    expect(typed("1|234")).toBe("1|.234")
    expect(marked(typedAmount(at("1|234"), { isTyped: true, isForward: true }))).toBe("1.|234")
  })

  it.each([
    ["Rp 128.989,00|", "128.989|"],
    ["128989|", "128.989|"],
    ["Rp128.989,-|", "128.989|"],
    ["128,989|", "128.989|"]
  ])("pasted as %s is understood", (text, shown) => expect(pasted(text)).toBe(shown))

  it.each(["lunas|", "254.800,50|", "254800.50|", "2,5|"])("stays %s, which is no sum", (text) =>
    expect(pasted(text)).toBe(text)
  )
})
