import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { rupiah } from "#core/kernel/money.ts"
import { OrderCode } from "#core/orders/order.ts"
import { orderAccount } from "#core/orders/transfer/order-account.rule.ts"
import { isQris } from "#core/orders/transfer/qris.rule.ts"
import { runs } from "../../arbitraries.ts"
import { someAccount } from "../some-order.ts"

const code = OrderCode("PDR-261120-7K3QX")
const virtual = { ...someAccount, number: "39117", method: "virtual-account" } as const
const numberOf = (of: string): string => orderAccount(virtual, OrderCode(of), rupiah(1)).number

/** D-56; decision 0102. */
describe("the account of an order", () => {
  it("is that of the company if its buyer transfers", () =>
    expect(orderAccount(someAccount, code, rupiah(148_000))).toBe(someAccount))

  it("is a number of sixteen digits below that of the company", () => {
    // 20 November 2026 is day 20,777; 7K3QX is 5, 17, 1, 22, 29 of 32 letters.
    const letters = (((5 * 32 + 17) * 32 + 1) * 32 + 22) * 32 + 29
    expect(numberOf(code)).toBe(`39117777${String(letters).padStart(8, "0")}`)
  })

  it("is another number for each code of 1,000 days", () => {
    const day = fc.date({ min: new Date("2026-11-20"), max: new Date("2029-08-15"), noInvalidDate: true })
    const some = fc
      .tuple(day, fc.stringMatching(/^[2-9A-HJ-NP-Z]{5}$/))
      .map(([at, letters]) => `PDR-${at.toISOString().slice(2, 10).replaceAll("-", "")}-${letters}`)
    fc.assert(
      fc.property(some, some, (one, other) => {
        expect(numberOf(one)).toMatch(/^39117\d{11}$/)
        expect(numberOf(one) === numberOf(other)).toBe(one === other)
      }),
      runs(300)
    )
  })

  it("is a QRIS code with its amount and its code", () => {
    const number =
      "00020101021151440014ID.CO.QRIS.WWW0215ID10261100001170303UME5204597753033605802ID5906PENDAR6007JAKARTA61051295062070703A01630429CD"
    const own = orderAccount({ ...someAccount, number, method: "qris" }, code, rupiah(148_000)).number
    expect(isQris(own)).toBe(true)
    expect(own).toContain("5406148000")
    expect(own).toContain("PDR-261120-7K3QX")
  })
})
