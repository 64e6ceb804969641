import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { decide } from "#core/kernel/decide.ts"
import { instant } from "#core/kernel/moment.ts"
import { rupiah } from "#core/kernel/money.ts"
import { adviseVouchers } from "#core/vouchers/adviser.rule.ts"
import { inBag, type VoucherBag } from "#core/vouchers/judge.rule.ts"
import { slotOf, type Voucher, VoucherId, welcomeHeader } from "#core/vouchers/voucher.ts"
import { welcomeOffer, welcomeOfGuests } from "#core/vouchers/welcome.rule.ts"
import { someNow } from "../arbitraries.ts"
import { lineOf, priceOf, someGoods } from "../pricing/some-goods.ts"
import { anyBagFor, anyVouchers, bagWith, someMember, someVoucher } from "./some-vouchers.ts"

const adviceOf = (vouchers: ReadonlyArray<Voucher>, bag: VoucherBag) =>
  decide(adviseVouchers(vouchers, bag, {}), (never): never => never)

/** Rp25.000 off from Rp100.000 on, for new members. */
const welcome = someVoucher({
  value: 25_000,
  rules: { minAmount: rupiah(100_000) },
  info: { header: welcomeHeader, terms: "" }
})
const worth = (price: number) => bagWith([lineOf(someGoods("1", { price: priceOf(price) }), 1)])
const offerFor = (bag: VoucherBag, redeemed: ReadonlyArray<Voucher> = [], vouchers = [welcome]) =>
  welcomeOffer(
    adviceOf([...vouchers, ...redeemed], bag),
    redeemed.map((one) => inBag(one, bag))
  )

describe("the voucher for new members", () => {
  it("is offered if a press redeems it, else with what is missing: goods, or a log-in", () => {
    expect(offerFor(worth(100_000))).toEqual({ voucher: welcome })
    expect(offerFor(worth(99_999))).toMatchObject({ missing: { _tag: "VoucherMinAmount", shortBy: 1 } })
    expect(offerFor(bagWith([]))).toMatchObject({ missing: { _tag: "VoucherOtherGoods" } })
    expect(offerFor({ lines: [], now: someNow })).toMatchObject({ missing: { _tag: "VoucherLoginRequired" } })
  })

  it.each([
    { of: "a member with an order", member: { id: someMember, isNew: false, used: new Map() } },
    { of: "a member who has used it", member: { id: someMember, isNew: true, used: new Map([[welcome.id, 1]]) } }
  ])("is not offered to $of", ({ member }) => expect(offerFor({ ...worth(100_000), member })).toBeUndefined())

  it("is not offered once it is redeemed, nor in place of one that counts; one that waits for goods does not count", () => {
    const other = (minAmount: number) =>
      someVoucher({ id: VoucherId("other"), discount: "amount", value: 1, rules: { minAmount: rupiah(minAmount) } })
    expect(offerFor(worth(100_000), [welcome], [])).toBeUndefined()
    expect(offerFor(worth(99_999), [welcome], [])).toBeUndefined()
    expect(offerFor(worth(100_000), [other(0)])).toBeUndefined()
    expect(offerFor(worth(100_000), [other(100_001)])).toEqual({ voucher: welcome })
  })

  it("is none if it is another voucher, has ended, has not begun or is used up", () => {
    for (const change of [
      { info: { header: "", terms: "" } },
      { endsAt: someNow },
      { startsAt: instant(someNow + 1) },
      { availableQuota: 0 }
    ]) {
      expect(offerFor(worth(100_000), [], [{ ...welcome, ...change }])).toBeUndefined()
      expect(welcomeOfGuests([{ ...welcome, ...change }], someNow)).toBeUndefined()
    }
  })

  it("is offered only to a reader for whom it counts once there are goods, or who may be new", () =>
    fc.assert(
      fc.property(
        anyVouchers(6).chain((vouchers) =>
          fc.tuple(fc.constant(vouchers), anyBagFor(vouchers), fc.subarray([...vouchers]))
        ),
        ([vouchers, bag, redeemed]) => {
          const held = redeemed.map((one) => inBag(one, bag))
          const offer = welcomeOffer(adviceOf(vouchers, bag), held)
          if (offer === undefined) return
          const { voucher, missing } = offer
          expect(voucher.info.header).toBe(welcomeHeader)
          expect(bag.member?.isNew ?? true).toBe(true)
          expect(inBag(voucher, bag).problem?._tag).toBe(missing?._tag)
          expect(missing?._tag === "VoucherLoginRequired").toBe(bag.member === undefined)
          expect(held.some((one) => !one.problem && slotOf(one.voucher) === slotOf(voucher))).toBe(false)
        }
      )
    ))

  it("of guests is the one that a guest is refused for want of a log-in alone", () =>
    fc.assert(
      fc.property(anyVouchers(6), (all) => {
        const vouchers = all.filter(({ rules }) => rules.users.length === 0)
        const bag = { lines: [], now: someNow }
        const closed = vouchers.filter(
          (one) => one.info.header === welcomeHeader && inBag(one, bag).problem?._tag === "VoucherLoginRequired"
        )
        expect(welcomeOfGuests(vouchers, someNow)).toEqual(closed[0])
      })
    ))
})
