import { describe, expect, it } from "vitest"
import { secretOf, signerOf } from "#adapters/server/secret.ts"
import { MemberId } from "#core/account/member.ts"
import { instant } from "#core/kernel/moment.ts"
import { rupiah } from "#core/kernel/money.ts"
import { EgiftId } from "#core/orders/egift/egift.ts"
import { egiftCode } from "#core/orders/egift/egift-code.rule.ts"
import { egiftVoucher, egiftVoucherCode } from "#core/orders/egift/egift-voucher.rule.ts"
import { isReturnVoucher, wasMoney } from "#core/vouchers/return-code.rule.ts"

const signer = signerOf(secretOf("a secret of thirty-two characters"))
const id = EgiftId("order.0.0")

describe("the voucher of an e-gift", () => {
  it("is its member's alone, without a minimum, and runs down until the e-gift's own end", () => {
    const code = egiftVoucherCode(signer, id)
    const made = egiftVoucher({ value: rupiah(250_000), sender: "Rani" }, code, MemberId("teman"), {
      now: instant(1),
      endsAt: instant(2)
    })
    expect(made).toMatchObject({
      code,
      discount: "amount",
      value: 250_000,
      runsDown: true,
      forGuests: false,
      startsAt: 1,
      endsAt: 2,
      rules: { minAmount: 0, users: ["teman"], products: [], brands: [], categories: [] }
    })
  })

  it("has a code of its own, which says that it was money and nothing of the e-gift's code", () => {
    const code = egiftVoucherCode(signer, id)
    expect(code).toMatch(/^EGIFT-[2-9A-HJ-NP-Z]{10}$/)
    expect(egiftCode(signer, id).replaceAll("-", "")).not.toContain(code.slice("EGIFT-".length))
    expect(wasMoney(code)).toBe(true)
    expect(wasMoney("RETUR-PDR-261120-7K3QX")).toBe(true)
    expect(wasMoney("AMBILPENDAR20")).toBe(false)
    expect(isReturnVoucher(code)).toBe(false)
  })
})
