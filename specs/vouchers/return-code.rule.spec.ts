import { describe, expect, it } from "vitest"
import { isReturnVoucher } from "#core/vouchers/return-code.rule.ts"

describe("the code of a return's voucher", () => {
  it.each([
    ["RETUR-PDR-261120-ABCDE", true],
    ["RETURAN", false],
    ["HARBOLNAS", false]
  ])("is known by how it begins: %s", (code, isOne) => expect(isReturnVoucher(code)).toBe(isOne))
})
