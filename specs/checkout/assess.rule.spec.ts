import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { MemberId } from "#core/account/member.ts"
import { LineId } from "#core/cart/cart.ts"
import { assess, leftOutOf } from "#core/checkout/assess.rule.ts"
import { decide } from "#core/kernel/decide.ts"
import { rupiah } from "#core/kernel/money.ts"
import { BankId } from "#core/orders/transfer/payment.ts"
import { runs } from "../arbitraries.ts"
import { someAccount, someAddress } from "../orders/some-order.ts"
import { someStore } from "../pickup/some-stores.ts"
import { anyGoods, giftCard, priceOf, someGoods } from "../pricing/some-goods.ts"
import { someVoucher } from "../vouchers/some-vouchers.ts"
import { assessedWith, factsWith, lineFor, someStored } from "./some-checkout.ts"

const red = someGoods("1")
const plum = someGoods("2")
const own = someGoods("4", { availableForGuest: false })
const gone = someGoods("3", { stock: 0 })

const codesOf = (...asked: Parameters<typeof assessedWith>) =>
  assessedWith(...asked).checkout.requirements.map(({ code }) => code)

describe("a checkout with everything chosen", () => {
  it("costs its goods, the courier's fee and its unique code, and may be placed", () => {
    const { checkout, base } = assessedWith(someStored([lineFor(red)]), factsWith([red]))
    expect(checkout.requirements).toEqual([])
    expect(checkout.step).toBe("payment")
    expect(base).toBe(110_000)
    expect(checkout.totals).toEqual({ goods: 100_000, afterDiscount: 100_000, extraCharge: 10_123, payable: 110_123 })
    expect(checkout.payment).toEqual({ account: someAccount, uniqueCode: 123 })
  })

  it("has no fee for JNE REG from Rp200.000 of goods on, and one below it", () => {
    const extra = (price: number) => {
      const goods = someGoods("1", { price: priceOf(price) })
      return assessedWith(someStored([lineFor(goods)]), factsWith([goods])).base - price
    }
    expect([extra(199_999), extra(200_000)]).toEqual([10_000, 0])
  })

  it("adds the premium of Rp5.000 and 0.2 % if cover is wished for, or if the parcel is worth more than a million", () => {
    const delivery = { address: someAddress, service: "jne.reg" as never }
    const base = (price: number, insured: boolean) => {
      const goods = someGoods("1", { price: priceOf(price) })
      return assessedWith(someStored([lineFor(goods)], { delivery: { ...delivery, insured } }), factsWith([goods])).base
    }
    expect(base(100_000, true)).toBe(115_200)
    expect(base(1_000_000, false)).toBe(1_000_000)
    expect(base(1_000_001, false)).toBeGreaterThanOrEqual(1_007_001)
  })

  it.each([
    ["another amount", { code: { bank: BankId("bca"), base: rupiah(109_999), code: 123 } }, [someAccount]],
    ["an account that the shop no longer has", {}, []]
  ] as const)("counts no code that was taken for %s, and asks for the bank again", (_, change, banks) => {
    const { checkout } = assessedWith(someStored([lineFor(red)], change), factsWith([red], { banks }))
    expect(checkout.totals.payable).toBe(110_000)
    expect(checkout.requirements).toEqual([{ code: "PAYMENT_MISSING", values: {}, fix: "choose-payment" }])
    expect(checkout.payment).toEqual(banks.length === 0 ? undefined : { account: someAccount })
  })

  it("may not be placed by a half registration (D-35)", () => {
    expect(codesOf(someStored([lineFor(red)]), factsWith([red], { isHalfMember: true }))).toEqual([
      "PROFILE_INCOMPLETE"
    ])
  })

  it("uses up no free-shipping voucher if it is picked up, and the same one if it is sent. D-65", () => {
    const store = { ...someStore(5), services: ["pickup"] }
    const free = { voucher: someVoucher({ discount: "free_shipping" }), discount: rupiah(0) }
    const facts = factsWith([red], { stores: [store], vouchersFor: () => [free] })
    const sent = assessedWith(someStored([lineFor(red)]), facts)
    expect(sent.uses).toEqual([free.voucher.id])
    expect(sent.base).toBeLessThan(110_000)
    const fetched = assessedWith(someStored([lineFor(red)], { pickup: 5 }), facts)
    expect(fetched.uses).toEqual([])
    expect(fetched.base).toBe(100_000)
    expect(fetched.checkout.steps.map(({ rule }) => rule)).not.toContain("shipping")
  })

  it("needs no courier for gift cards, and counts none that was chosen before", () => {
    const card = giftCard("5")
    const { checkout, base } = assessedWith(someStored([lineFor(card)]), factsWith([card]))
    expect(checkout).toMatchObject({ ships: false, totals: { extraCharge: 0 } })
    expect(checkout.delivery).not.toHaveProperty("option")
    expect(base).toBe(100_000)
  })

  it("is refused beyond what whole rupiah hold exactly", () => {
    const dear = someGoods("1", { price: priceOf(Number.MAX_SAFE_INTEGER) })
    expect(decide(assess(someStored([lineFor(dear, 2)]), factsWith([dear])), ({ _tag }) => _tag)).toBe("AmountTooLarge")
  })
})

describe("the lines of a checkout", () => {
  it("that ran out since it was opened stay, count as nothing and are to be put right", () => {
    const { checkout } = assessedWith(someStored([lineFor(red), lineFor(gone, 2)]), factsWith([red, gone]))
    expect(checkout.lines.map(({ id, quantity, counted, total }) => [id, quantity, counted, total])).toEqual([
      ["1", 1, 1, 100_000],
      ["3", 2, 0, 0]
    ])
    expect(checkout.totals.payable).toBe(110_123)
    expect(checkout.requirements).toMatchObject([{ code: "SOLD_OUT", line: "3", fix: "remove" }])
  })

  it("for members only are left out of a guest's, and ordered by a member", () => {
    const facts = factsWith([red, own])
    const lines = [lineFor(red), lineFor(own)]
    const guest = assessedWith(someStored(lines), facts).checkout
    expect(guest.lines.map(({ id }) => id)).toEqual(["1"])
    expect(guest.leftOut).toMatchObject([{ line: "4", quantity: 1, reason: "NOT_FOR_GUESTS" }])
    const member = assessedWith(someStored(lines, { member: MemberId("m1") }), facts).checkout
    expect(member.lines.map(({ id }) => id)).toEqual(["1", "4"])
    expect(member.leftOut).toEqual([])
  })

  it("that were left out at its opening stay in the bag, even if they are there again", () => {
    const stored = someStored([lineFor(red), lineFor(plum)], { leftOut: [LineId("2")] })
    const { checkout } = assessedWith(stored, factsWith([red, plum]))
    expect(checkout.leftOut).toMatchObject([{ line: "2", reason: "SOLD_OUT" }])
    expect(checkout.totals.goods).toBe(100_000)
  })

  it("are left out at its opening if they are sold out, no longer sold or not for guests", () => {
    const ended = someGoods("6", { sale: "inactive" })
    const all = [red, gone, own, ended]
    const of = (owner: "guest" | "member") =>
      leftOutOf(
        all.map((goods) => lineFor(goods)),
        factsWith(all).goodsOf,
        owner
      )
    expect(of("guest")).toEqual(["3", "4", "6"])
    expect(of("member")).toEqual(["3", "6"])
  })

  it("are each ordered or left out, and its steps add up to what is paid: all but the code without it", () =>
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.tuple(anyGoods, fc.integer({ min: 1, max: 20 }), fc.boolean(), fc.boolean()), {
          maxLength: 6,
          selector: ([{ combination }]) => combination
        }),
        fc.boolean(),
        (some, insured) => {
          const all = some.map(([goods, , isForGuests]) => ({ ...goods, availableForGuest: isForGuests }))
          const lines = all.map((goods, at) => lineFor(goods, some[at]?.[1]))
          const leftOut = all.flatMap(({ combination }, at) => (some[at]?.[3] ? [LineId(combination)] : []))
          const stored = someStored(lines, {
            leftOut,
            delivery: { address: someAddress, service: "jne.reg" as never, insured }
          })
          const { base } = assessedWith(stored, factsWith(all))
          const coded = { ...stored, code: { bank: BankId("bca"), base, code: 999 } }
          const { checkout } = assessedWith(coded, factsWith(all))
          const ids = [...checkout.lines.map(({ id }) => id), ...checkout.leftOut.map(({ line }) => line)]
          expect(ids.toSorted()).toEqual(all.map(({ combination }) => combination as string).toSorted())
          expect(checkout.steps.reduce((sum, { amount }) => sum + amount, 0)).toBe(checkout.totals.payable)
          expect(checkout.totals.payable).toBe(base + 999)
          expect(checkout.lines.reduce((sum, { total }) => sum + total, 0)).toBe(checkout.totals.goods)
        }
      ),
      runs(40)
    ))
})
