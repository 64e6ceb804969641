import { createElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { describe, expect, it, vi } from "vitest"
import { type BankAccount, BankId } from "#core/orders/transfer/payment.ts"
import { Bank } from "#ui/checkout/steps/Bank.tsx"
import { i18nOf } from "#ui/messages/i18n.ts"
import { TextsProvider } from "#ui/messages/TextsContext.ts"
import { wordsIn } from "./all-texts.ts"

// Styles are made by the build.
vi.mock("#ui/checkout/steps/Bank.css.ts", () => ({ mark: {} }))
vi.mock("#ui/kit/form/Options.tsx", () => ({ Option: (option: object) => Object.values(pick(option)).join(" | ") }))
const pick = vi.hoisted(() => (option: { title?: string; text?: string }) => ({ a: option.title, b: option.text }))

const account = (id: string, bank: string, number: string): BankAccount => ({
  id: BankId(id),
  bank,
  number,
  holder: "CV Melati Jaya"
})
const [first, second, bni] = [
  account("bca", "BCA", "7780099123"),
  account("bca-2", "BCA", "7780044556"),
  account("bni", "BNI", "0099887766")
]
const radio = (one: BankAccount, banks: ReadonlyArray<BankAccount>, language: "id" | "en" = "id"): string => {
  const i18n = i18nOf(language, wordsIn(language), "Melati Kosmetik")
  const bank = createElement(Bank, { account: one, banks, chosen: false, onChoose: () => {} })
  return renderToStaticMarkup(createElement(TextsProvider, { value: i18n }, bank))
}

describe("an account to transfer to (D-56)", () => {
  it("is named by its bank and holder", () => {
    expect(radio(first, [first, bni])).toBe("Transfer bank BCA | a.n. CV Melati Jaya")
  })

  it("is told from another one at the same bank by its last four digits", () => {
    const banks = [first, second, bni]
    expect(banks.map((one) => radio(one, banks))).toEqual([
      "Transfer bank BCA | Rekening berakhiran 9123 a.n. CV Melati Jaya",
      "Transfer bank BCA | Rekening berakhiran 4556 a.n. CV Melati Jaya",
      "Transfer bank BNI | a.n. CV Melati Jaya"
    ])
    expect(radio(second, banks, "en")).toContain("Account ending in 4556, CV Melati Jaya")
  })
})
