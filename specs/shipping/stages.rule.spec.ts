import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { rupiah } from "#core/kernel/money.ts"
import type { ShippingOption } from "#core/shipping/shipping.ts"
import { ServiceId } from "#core/shipping/shipping.ts"
import { insuranceStage, shippingStage } from "#core/shipping/stages.rule.ts"

const option = (change: Partial<ShippingOption> = {}): ShippingOption => ({
  id: ServiceId("jne.reg"),
  courier: "jne",
  courierName: "JNE",
  service: "REG",
  kind: "regular",
  byAir: false,
  fee: rupiah(18_000),
  freed: rupiah(0),
  insurance: { required: false, premium: rupiah(5_400) },
  cashOnDelivery: false,
  needsLocation: false,
  eligible: true,
  recommended: true,
  ...change
})
const amounts = (steps: ReturnType<ReturnType<typeof shippingStage>>) =>
  steps.map(({ rule, amount }) => [rule, amount + 0] as const)
const none = undefined as never

describe("what delivery adds to a total", () => {
  it("is the fee, and what free shipping takes off it (D-26, D-28)", () =>
    expect(amounts(shippingStage(option({ freed: rupiah(18_000) }))(none))).toEqual([
      ["shipping", 18_000],
      ["free-shipping", -18_000]
    ]))

  it("is never less than nothing, however much is freed", () =>
    fc.assert(
      fc.property(fc.nat(500_000), fc.nat(500_000), (fee, freed) => {
        const steps = shippingStage(option({ fee: rupiah(fee), freed: rupiah(freed) }))(none)
        const sum = steps.reduce((total, { amount }) => total + amount, 0)
        expect(sum).toBe(Math.max(0, fee - freed))
      })
    ))

  it.each([
    ["neither required nor wished", false, false, []],
    ["wished", false, true, [["insurance-wished", 5_400]]],
    ["required, whatever is wished (D-55)", true, false, [["insurance-required", 5_400]]],
    ["required and wished", true, true, [["insurance-required", 5_400]]]
  ] as const)("has cover where it is %s", (_, required, wished, expected) => {
    const steps = insuranceStage(option({ insurance: { required, premium: rupiah(5_400) } }), wished)(none)
    expect(steps.map(({ reason, amount }) => [reason, amount])).toEqual(expected)
  })
})
