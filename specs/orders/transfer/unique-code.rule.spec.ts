import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type BankAccount, BankId } from "#core/orders/transfer/payment.ts"
import { codeRanges, uniqueCodeStage } from "#core/orders/transfer/unique-code.rule.ts"
import { runs } from "../../arbitraries.ts"
import { someAccount } from "../some-order.ts"

const accountsOf = (...ids: ReadonlyArray<string>): ReadonlyArray<BankAccount> =>
  ids.map((id) => ({ ...someAccount, id: BankId(id) }))
const written = (...asked: Parameters<typeof codeRanges>): ReadonlyArray<string> =>
  codeRanges(...asked).map(({ source, bank, from, to }) => `${source} ${bank} ${from}-${to}`)

/** D-56; decision 0052. */
describe("a unique code", () => {
  it("is looked for up to 999 everywhere before it is looked for from 1,000 on, and on the chosen account first", () => {
    expect(written(BankId("bni"), accountsOf("bca", "bni"))).toEqual([
      "free bni 1-999",
      "free bca 1-999",
      "unplaced bni 1-999",
      "unplaced bca 1-999",
      "resting bni 1-999",
      "resting bca 1-999",
      "free bni 1000-9999",
      "free bca 1000-9999",
      "unplaced bni 1000-9999",
      "unplaced bca 1000-9999",
      "resting bni 1000-9999",
      "resting bca 1000-9999"
    ])
  })

  it("is looked for on the chosen account even if the merchant has taken it away since", () => {
    expect(written(BankId("old"), accountsOf("bca")).slice(0, 2)).toEqual(["free old 1-999", "free bca 1-999"])
  })

  it("is looked for once in each place: three sources and two ranges of every account", () =>
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom("bca", "bni", "bri", "mandiri"), { minLength: 1 }),
        fc.nat(),
        (ids, at) => {
          const ranges = written(BankId(ids[at % ids.length] ?? ""), accountsOf(...ids))
          expect(new Set(ranges).size).toBe(ranges.length)
          expect(ranges).toHaveLength(6 * ids.length)
        }
      ),
      runs(100)
    ))

  it("is a step of so many rupiah, which says its code", () => {
    expect(uniqueCodeStage(123)([] as never)).toEqual([
      { rule: "unique-code", amount: 123, reason: "unique-code", values: { code: 123 } }
    ])
  })
})
