import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { inRupiah, type Money, readPrice } from "#adapters/feeds/price.ts"
import { runs } from "../arbitraries.ts"

const rupiah: Money = { currency: "IDR", rates: new Map(), decimalComma: false }
const dollars: Money = { currency: "USD", rates: new Map([["USD", "15500"]]), decimalComma: false }
const commas: Money = { ...dollars, decimalComma: true }

const amountOf = (text: string, money: Money): number | string => {
  const price = readPrice(text, money)
  if (typeof price === "string") return price
  const converted = inRupiah(price, money)
  return typeof converted === "string" ? converted : converted.rupiah
}

const grouped = (amount: number, separator: string): string => String(amount).replace(/\B(?=(\d{3})+$)/g, separator)
const anyAmount = fc.integer({ min: 1, max: 1_000_000_000 })

describe("prices of feeds", () => {
  it("mean the same rupiah however they are written", () =>
    fc.assert(
      fc.property(anyAmount, (amount) => {
        for (const text of [
          String(amount),
          `${amount} IDR`,
          `IDR ${amount}`,
          `${amount}.00 IDR`,
          `Rp ${grouped(amount, ".")}`,
          `Rp${grouped(amount, ".")},-`,
          `Rp. ${grouped(amount, ".")},00`,
          `${grouped(amount, ".")},00`,
          `${grouped(amount, ",")}.00`,
          grouped(amount, ".")
        ])
          expect([text, amountOf(text, rupiah)]).toEqual([text, amount])
      }),
      runs(200)
    ))

  it("are never a hundred or a thousand times wrong in another currency", () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500_000 }), fc.integer({ min: 0, max: 99 }), (whole, cents) => {
        const exact = (whole * 100 + cents) * 155
        fc.pre(exact <= 100_000_000)
        const decimals = String(cents).padStart(2, "0")
        expect(amountOf(`${whole}.${decimals}`, dollars)).toBe(exact)
        expect(amountOf(`${whole}.${decimals} USD`, dollars)).toBe(exact)
        expect(amountOf(`${grouped(whole, ",")}.${decimals}`, dollars)).toBe(exact)
        expect(amountOf(`${whole},${decimals}`, commas)).toBe(exact)
        expect(amountOf(`${grouped(whole, ".")},${decimals}`, commas)).toBe(exact)
      }),
      runs(200)
    ))

  it.each([
    ["", "missing"],
    ["0.00", "zero"],
    ["-5", "negative"],
    ["Rp -5.000", "negative"],
    ["NaN", "not-a-price"],
    ["seratus ribu", "not-a-price"],
    ["1.2.3", "not-a-price"],
    ["12,34,56", "not-a-price"],
    ["USD 5 IDR", "not-a-price"]
  ])("refuse %j as %s", (text, problem) => {
    expect(amountOf(text, rupiah)).toBe(problem)
  })

  it("refuse one separator before three digits where it could be either", () => {
    expect(amountOf("1.299", dollars)).toBe("ambiguous")
    expect(amountOf("1,299", commas)).toBe("ambiguous")
    expect(amountOf("1,299", dollars)).toBe(1299 * 15_500)
    expect(amountOf("0.125", dollars)).toBe(1938)
  })

  it("refuse another currency than the feed's, one without a rate, and what cannot be", () => {
    expect(amountOf("12.50 USD", rupiah)).toBe("other-currency")
    expect(amountOf("12.50 EUR", dollars)).toBe("other-currency")
    expect(amountOf("12.50", { ...dollars, rates: new Map() })).toBe("no-rate")
    expect(amountOf("1000000001", rupiah)).toBe("absurd")
    expect(amountOf("0.4", rupiah)).toBe("absurd")
  })

  it("round half a rupiah up, and convert nothing that is rupiah already", () => {
    expect(amountOf("19.5", rupiah)).toBe(20)
    expect(amountOf("19.9999", dollars)).toBe(309_998)
    expect(amountOf("Rp 125.000", dollars)).toBe(125_000)
    expect(amountOf("125.000,00", dollars)).toBe(125_000)
  })
})
