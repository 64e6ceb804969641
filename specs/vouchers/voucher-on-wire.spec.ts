import { describe, expect, it } from "vitest"
import { voucher, voucherRefusals } from "#adapters/wire/selling/voucher-forms.wire.ts"
import { otherMember, someMember, someVoucher } from "./some-vouchers.ts"

describe("a voucher on the wire", () => {
  it("does not say which members it names: each of them would read the others", () => {
    const named = someVoucher({ rules: { users: [someMember, otherMember] } })
    expect(JSON.stringify(voucher.to(named))).not.toContain(otherMember)
    expect(voucher.from(voucher.to(named))).toEqual(someVoucher())
  })

  it("has a code of its own for each reason that it takes nothing off", () => {
    const codes = Object.values(voucherRefusals).map(({ code }) => code)
    expect(new Set(codes).size).toBe(11)
    for (const code of codes) expect(code).toMatch(/^VOUCHER_/)
  })
})
