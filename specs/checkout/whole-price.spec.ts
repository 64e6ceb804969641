import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { CheckoutFacts } from "#core/checkout/assess.rule.ts"
import { paperBagPrice } from "#core/extras/paper-bag.ts"
import { giftsWith } from "#core/gifts/gifts.rule.ts"
import { instant } from "#core/kernel/moment.ts"
import { rupiah } from "#core/kernel/money.ts"
import type { Goods } from "#core/pricing/goods.ts"
import { ServiceId } from "#core/shipping/shipping.ts"
import { inBag } from "#core/vouchers/judge.rule.ts"
import { slotOf, type Voucher, VoucherCode, VoucherId } from "#core/vouchers/voucher.ts"
import { runs } from "../arbitraries.ts"
import { someOffer } from "../gifts/some-gifts.ts"
import { someAddress } from "../orders/some-order.ts"
import { anyGoods, lineOf, someGoods } from "../pricing/some-goods.ts"
import { naiveCounts, naiveDiscount, naiveFreed } from "../vouchers/naive-calculator.ts"
import { anyVoucherLines, anyVouchers, bagWith } from "../vouchers/some-vouchers.ts"
import { assessedWith, factsWith, lineFor, someStored } from "./some-checkout.ts"

/** A Friday morning at ten: rides run. */
const morning = instant(Date.parse("2026-11-20T10:00:00+07:00"))
const somewhere = { ...someAddress, location: { latitude: -6.2293, longitude: 106.8079 } }

/** A checkout of a member with everything that can change its total. */
const anyCase = fc
  .record({
    // One line of each combination: what is there of them is counted apart.
    lines: anyVoucherLines.map((lines) =>
      lines.map(({ goods, quantity }, at) => ({
        goods: { ...goods, combination: `${goods.combination}-${at}` as Goods["combination"] },
        quantity
      }))
    ),
    vouchers: anyVouchers(4),
    bySelf: anyVouchers(2).map((vouchers) =>
      vouchers.map((one) => ({
        ...one,
        id: VoucherId(`otomatis-${one.code}`),
        code: VoucherCode(`OTOMATIS${one.code}`),
        discount: "free_shipping" as const,
        value: 0,
        type: "auto" as const
      }))
    ),
    balance: fc.integer({ min: -5, max: 500 }),
    wanted: fc.integer({ min: 0, max: 500 }),
    gifts: fc.array(anyGoods, { maxLength: 4 }),
    minAmount: fc.integer({ min: 0, max: 400_000 }),
    service: fc.constantFrom("jne.reg", "jne.yes", "grab.instant", "gosend.same-day").map(ServiceId),
    insured: fc.boolean(),
    paperBag: fc.boolean()
  })
  .map(({ vouchers, ...rest }) => ({
    ...rest,
    // The bag holds one for each slot.
    vouchers: vouchers.filter((one, at) => vouchers.slice(0, at).every((held) => slotOf(held) !== slotOf(one)))
  }))
type Case = typeof anyCase extends fc.Arbitrary<infer A> ? A : never

const assessed = ({ lines, vouchers, bySelf, balance, wanted, gifts, minAmount, service, insured, paperBag }: Case) => {
  const goods = lines.map((line) => line.goods)
  const offers = gifts.map((gift, at) =>
    someOffer({ ...gift, combination: `gift-${at}` as Goods["combination"] }, { minAmount: rupiah(minAmount) })
  )
  const facts: Partial<CheckoutFacts> = {
    vouchersFor: (counted) => vouchers.map((voucher) => inBag(voucher, bagWith(counted, { now: morning }))),
    automaticFor: (counted) => bySelf.filter((one) => naiveCounts(one, bagWith(counted, { now: morning }))),
    giftsFor: giftsWith({ offers, isGuest: false, declined: [], now: morning }),
    points: { balance, value: rupiah(1_000), wanted },
    paperBag: paperBagPrice,
    now: morning
  }
  const stored = someStored(
    lines.map((line) => lineFor(line.goods, line.quantity)),
    { delivery: { address: somewhere, service, insured }, paperBag }
  )
  const { code: _, ...uncoded } = stored
  return assessedWith(uncoded, factsWith(goods, facts))
}

const isThere = ({ goods, quantity }: Case["lines"][number]): number => Math.min(goods.stock, quantity)
const countedOf = ({ lines }: Case) =>
  lines.filter((line) => isThere(line) > 0).map((line) => lineOf(line.goods, isThere(line)))
const inSlot = (vouchers: ReadonlyArray<Voucher>, slot: ReturnType<typeof slotOf>) =>
  vouchers.find((one) => slotOf(one) === slot)

/** The total again, from the requirements alone: D-26 to D-29e, one line of arithmetic for each sentence. */
const naiveTotal = (so: Case, option: ReturnType<typeof assessed>["checkout"]["delivery"]): number => {
  const bag = bagWith(countedOf(so), { now: morning })
  const goods = bag.lines.reduce((sum, { total }) => sum + total, 0)
  const onGoods = inSlot(so.vouchers, "goods")
  const afterVoucher = goods - (onGoods ? naiveDiscount(onGoods, bag) : 0)
  const cards = bag.lines.reduce((sum, { goods: one, total }) => (one.giftCard ? sum + total : sum), 0)
  const points = Math.max(0, Math.min(so.wanted, so.balance, Math.floor(Math.max(0, afterVoucher - cards) / 2 / 1_000)))
  const courier = option?.option
  if (!courier?.eligible) return afterVoucher - points * 1_000
  const { fee, kind, insurance, needsLocation } = courier
  const onShipping = inSlot(so.vouchers, "shipping")
  const freed = Math.max(
    ...[undefined, onShipping, ...so.bySelf].map((source) => naiveFreed(source, bag, { fee, kind }))
  )
  const cover = insurance.required || so.insured ? insurance.premium : 0
  const forBag = inSlot(so.vouchers, "paper-bag")
  const paperBag = so.paperBag && needsLocation && !(forBag && naiveCounts(forBag, bag)) ? 5_000 : 0
  return afterVoucher - points * 1_000 + fee - freed + cover + paperBag
}

describe("the whole price of any checkout", () => {
  it("is that of a second calculator, to the rupiah", () => {
    fc.assert(
      fc.property(anyCase, (so) => {
        const { checkout, uses } = assessed(so)
        expect(checkout.totals.payable).toBe(naiveTotal(so, checkout.delivery))
        // Only what takes something off is used, and one source frees the parcel.
        const taking = checkout.steps.flatMap(({ rule, values: { code } }) =>
          rule !== "unique-code" && typeof code === "string" ? [code] : []
        )
        const codes = new Map([...so.vouchers, ...so.bySelf].map(({ id, code }) => [id, code]))
        expect(uses.map((id) => codes.get(id)).toSorted()).toEqual(taking.toSorted())
      }),
      runs(250)
    )
  })

  it("is never below 0, and its steps add up to it in the order of D-26", () => {
    fc.assert(
      fc.property(anyCase, (so) => {
        const { steps, totals } = assessed(so).checkout
        const sumOf = (...slots: ReadonlyArray<string>) =>
          steps.reduce((sum, { slot, amount }) => (slots.includes(slot) ? sum + amount : sum), 0)
        expect(steps.reduce((sum, { amount }) => sum + amount, 0)).toBe(totals.payable)
        expect([sumOf("items"), sumOf("gifts"), sumOf("shipping", "extra")]).toEqual([
          totals.goods,
          0,
          totals.extraCharge
        ])
        expect(totals.afterDiscount).toBe(totals.payable - totals.extraCharge)
        for (const total of Object.values(totals)) expect(total).toBeGreaterThanOrEqual(0)
        const order = ["items", "gifts", "voucher", "points", "shipping", "extra"]
        expect(steps.map(({ slot }) => order.indexOf(slot))).toEqual(
          steps.map(({ slot }) => order.indexOf(slot)).toSorted((one, other) => one - other)
        )
        for (const rule of ["voucher", "points", "free-shipping", "paper-bag-voucher"])
          expect(steps.filter((step) => step.rule === rule).length).toBeLessThanOrEqual(1)
      }),
      runs(250)
    )
  })

  it("loses no free shipping and no gift by a voucher or by points", () => {
    fc.assert(
      fc.property(anyCase, (so) => {
        const shipping = so.vouchers.filter((one) => slotOf(one) === "shipping")
        const [full, plain] = [assessed(so), assessed({ ...so, vouchers: shipping, wanted: 0 })].map(
          ({ checkout }) => ({
            shipping: checkout.steps.filter(({ slot }) => slot === "shipping"),
            gifts: checkout.gifts
          })
        )
        expect(full).toEqual(plain)
      }),
      runs(150)
    )
  })

  it("takes no less off by a voucher or by free shipping with more goods in the bag", () => {
    fc.assert(
      fc.property(anyCase, fc.integer({ min: 1, max: 10 }), (so, quantity) => {
        const more = { goods: someGoods("990", { weightGram: 1, stock: 99 }), quantity }
        const [few, many] = [so, { ...so, lines: [...so.lines, more] }].map((one) => {
          const { steps, delivery } = assessed(one).checkout
          // A gram may be the one that a ride does not carry any more.
          fc.pre(delivery?.option?.eligible === true)
          return (rule: string) => steps.reduce((sum, step) => (step.rule === rule ? sum - step.amount : sum), 0)
        })
        expect(many?.("voucher")).toBeGreaterThanOrEqual(few?.("voucher") ?? 0)
        expect(many?.("free-shipping")).toBeGreaterThanOrEqual(few?.("free-shipping") ?? 0)
      }),
      runs(150)
    )
  })
})
