import { describe, expect, it } from "vitest"
import { rupiah } from "#core/kernel/money.ts"
import { shortAmount } from "#core/wishlist/short-amount.rule.ts"

describe("an amount in few letters", () => {
  it("is rounded down, so that it promises nothing", () => {
    const written = (amount: number) => [shortAmount(rupiah(amount), "id"), shortAmount(rupiah(amount), "en")]
    expect(written(37_000)).toEqual(["37rb", "37K"])
    expect(written(25_350)).toEqual(["25rb", "25K"])
    expect(written(999)).toEqual(["999", "999"])
    expect(written(1_000)).toEqual(["1rb", "1K"])
    expect(written(999_999)).toEqual(["999rb", "999K"])
    expect(written(1_000_000)).toEqual(["1jt", "1M"])
    expect(written(1_290_000)).toEqual(["1,2jt", "1.2M"])
  })
})
