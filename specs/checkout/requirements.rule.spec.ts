import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { assessLines } from "#core/cart/lines.rule.ts"
import { firstOpenStep, requirementsOf } from "#core/checkout/requirements.rule.ts"
import { rupiah } from "#core/kernel/money.ts"
import type { RequirementCode } from "#core/pricing/requirement.ts"
import { ServiceId, type ShippingOption } from "#core/shipping/shipping.ts"
import { runs, someNow } from "../arbitraries.ts"
import { someAddress, someContact } from "../orders/some-order.ts"
import { giftCard, preOrder, someGoods } from "../pricing/some-goods.ts"
import { factsWith, lineFor, someStored } from "./some-checkout.ts"

type Facts = Parameters<typeof requirementsOf>[0]

const red = someGoods("1")
const reg = ServiceId("jne.reg")
const option = (change: Partial<ShippingOption> = {}): ShippingOption => ({
  id: reg,
  courier: "jne",
  courierName: "JNE",
  service: "REG",
  kind: "regular",
  byAir: false,
  fee: rupiah(10_000),
  freed: rupiah(0),
  insurance: { required: false, premium: rupiah(5_200) },
  cashOnDelivery: false,
  needsLocation: false,
  eligible: true,
  recommended: true,
  ...change
})
const linesOf = (...goods: ReadonlyArray<typeof red>) =>
  assessLines(
    goods.map((one) => lineFor(one)),
    factsWith(goods).goodsOf
  )
/** Nothing is missing. */
const complete: Facts = {
  stored: someStored([lineFor(red)]),
  lines: linesOf(red),
  ships: true,
  option: option(),
  isPaymentChosen: true,
  codProblem: undefined,
  isHalfMember: false,
  egiftTemplates: ["birthday"],
  now: someNow
}
const found = (change: Partial<Facts>) => requirementsOf({ ...complete, ...change })
const codes = (change: Partial<Facts>) => found(change).map(({ code }) => code)

const { contact: _, delivery: __, ...bare } = complete.stored
const atAddress = (service: ServiceId | undefined, change = {}) => ({
  ...complete.stored,
  delivery: { address: { ...someAddress, ...change }, insured: false, ...(service && { service }) }
})

describe("what keeps a checkout from being placed", () => {
  it("is nothing if everything is chosen", () => expect(found({})).toEqual([]))

  it("is everything at the beginning, in the order of the steps, each with its cure", () => {
    expect(found({ stored: bare, option: undefined, isPaymentChosen: false, isHalfMember: true })).toEqual([
      { code: "PROFILE_INCOMPLETE", values: {}, fix: "complete-profile" },
      { code: "CONTACT_MISSING", values: {}, fix: "fill-contact" },
      { code: "ADDRESS_MISSING", values: {}, fix: "fill-address" },
      { code: "PAYMENT_MISSING", values: {}, fix: "choose-payment" }
    ])
  })

  it("is that it is empty, and then nothing else of its lines", () => {
    expect(codes({ lines: [] })).toEqual(["EMPTY"])
  })

  it.each([
    ["a gift card beside goods", [red, giftCard("2")], ["EGIFT_MIX", "EGIFT_RECIPIENT"]],
    ["a pre-order beside goods", [red, preOrder("2", 5)], ["PREORDER_MIX"]],
    ["pre-orders of two days", [preOrder("1", 5), preOrder("2", 6)], ["PREORDER_DATE"]],
    ["goods that are sold out", [red, someGoods("2", { stock: 0 })], ["SOLD_OUT"]],
    ["goods that are not sold", [someGoods("2", { sale: "removed" })], ["NOT_SOLD"]]
  ])("is %s", (_, goods, expected) => expect(codes({ lines: linesOf(...goods) })).toEqual(expected))

  it("is a gift card without a receiver, by its line and its name", () => {
    expect(found({ lines: linesOf(giftCard("5")) })).toEqual([
      { code: "EGIFT_RECIPIENT", line: "5", values: { name: "Lipstik 5" }, fix: "fill-recipient" }
    ])
  })

  it("is a courier that is not chosen, not offered any more or cannot carry the parcel, with the reason", () => {
    expect(found({ stored: atAddress(undefined), option: undefined })).toEqual([
      { code: "COURIER_MISSING", values: {}, fix: "choose-courier" }
    ])
    expect(found({ option: undefined })).toEqual([
      { code: "COURIER_UNAVAILABLE", values: { reason: "NOT_THERE" }, fix: "choose-courier" }
    ])
    expect(found({ option: option({ eligible: false, reason: "DANGEROUS", line: "1" }) })).toEqual([
      { code: "COURIER_UNAVAILABLE", line: "1", values: { reason: "DANGEROUS" }, fix: "choose-courier" }
    ])
  })

  it("is a location for riders only, until it is given", () => {
    const ride = option({ needsLocation: true })
    expect(codes({ option: ride })).toEqual(["LOCATION_MISSING"])
    const location = { latitude: -6.24, longitude: 106.8 }
    expect(codes({ option: ride, stored: atAddress(reg, { location }) })).toEqual([])
  })

  it("is no address and no courier if nothing is shipped; and the payment until it is chosen", () => {
    const stored = { ...bare, contact: someContact }
    expect(codes({ stored, ships: false, option: undefined })).toEqual([])
    expect(codes({ isPaymentChosen: false })).toEqual(["PAYMENT_MISSING"])
  })
})

describe("the step of a checkout", () => {
  const order: ReadonlyArray<RequirementCode> = [
    "EMPTY",
    "PROFILE_INCOMPLETE",
    "CONTACT_MISSING",
    "ADDRESS_MISSING",
    "COURIER_MISSING",
    "COURIER_UNAVAILABLE",
    "LOCATION_MISSING",
    "PAYMENT_MISSING"
  ]

  it("is the first that is not complete; whatever is missing comes in the order of the steps", () =>
    fc.assert(
      fc.property(
        fc.record({
          stored: fc.constantFrom(
            complete.stored,
            bare,
            { ...bare, contact: someContact },
            atAddress(undefined),
            atAddress(reg)
          ),
          lines: fc.constantFrom(complete.lines, []),
          option: fc.constantFrom(undefined, option(), option({ eligible: false }), option({ needsLocation: true })),
          ships: fc.boolean(),
          code: fc.constantFrom(undefined, 123),
          isHalfMember: fc.boolean()
        }),
        (change) => {
          const requirements = found(change)
          const places = requirements.map(({ code }) => order.indexOf(code))
          expect(places).toEqual(places.toSorted((one, other) => one - other))
          const has = (...some: ReadonlyArray<RequirementCode>) => requirements.some(({ code }) => some.includes(code))
          const step = firstOpenStep(requirements)
          if (has("CONTACT_MISSING", "ADDRESS_MISSING")) expect(step).toBe("details")
          else if (has("COURIER_MISSING", "COURIER_UNAVAILABLE", "LOCATION_MISSING")) expect(step).toBe("delivery")
          else expect(step).toBe("payment")
        }
      ),
      runs(200)
    ))
})
