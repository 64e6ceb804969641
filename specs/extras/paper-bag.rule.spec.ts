import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { hasPaperBag, paperBagAt, paperBagStage, paperBagsIn, takesPaperBag } from "#core/extras/paper-bag.rule.ts"
import { instant } from "#core/kernel/moment.ts"
import { rupiah } from "#core/kernel/money.ts"
import type { BagPoints } from "#core/points/points.ts"
import type { Running } from "#core/pricing/quote.rule.ts"
import { type ServiceId, servicePatterns } from "#core/shipping/shipping.ts"
import { inBag } from "#core/vouchers/judge.rule.ts"
import { isOffered, VoucherCode, VoucherId, voucherDiscounts } from "#core/vouchers/voucher.ts"
import { runs, someNow } from "../arbitraries.ts"
import { assessedWith, factsWith, lineFor, someStored } from "../checkout/some-checkout.ts"
import { someAddress } from "../orders/some-order.ts"
import { giftCard, lineOf, priceOf, someGoods } from "../pricing/some-goods.ts"
import { anyBagFor, anyVouchers, bagWith, someMember, someVoucher } from "../vouchers/some-vouchers.ts"
import { naiveBag } from "./naive-bag.ts"

const none: Running = { lines: [], goods: rupiah(0), sum: rupiah(0) }
const price = rupiah(5_000)
const ride = { eligible: true, needsLocation: true }
const free = someVoucher({ id: VoucherId("tas"), code: VoucherCode("TASGRATIS"), discount: "paper_bag", value: 0 })
const redeemed = { voucher: free, discount: rupiah(0) }

describe("paper bags of the shop", () => {
  it("are one of Rp5.000, for deliveries within a city (D-29e)", () => {
    expect(paperBagsIn("id", [])).toEqual([
      { id: "paper-bag", name: "Paper bag", price: 5_000, deliveries: ["local", "self-checkout"] }
    ])
  })

  it("are none while they are switched off, and no vouchers for them", () => {
    expect(paperBagsIn("en", ["paper_bag"])).toEqual([])
    expect(voucherDiscounts.filter((kind) => isOffered(kind, ["paper_bag"]))).toEqual([
      "amount",
      "percentage",
      "free_shipping"
    ])
    expect(isOffered("paper_bag", ["pickup"])).toBe(true)
  })
})

describe("the paper bag of a checkout", () => {
  it.each([
    ["a ride", ride, true],
    ["a ride that cannot be had", { eligible: false, needsLocation: true }, false],
    ["a courier that does not ride", { eligible: true, needsLocation: false }, false],
    ["no courier", undefined, false]
  ] as const)("with %s is taken: %s", (_, option, taken) => {
    expect(takesPaperBag(option)).toBe(taken)
    expect(paperBagAt(price, true, option, [])).toEqual({ price: 5_000, wanted: true, counts: taken })
    expect(paperBagAt(price, false, option, [])).toEqual({ price: 5_000, wanted: false, counts: false })
  })

  it("names the voucher that makes it free, also before it is wanted", () => {
    expect(paperBagAt(price, false, ride, [redeemed])).toMatchObject({ counts: false, freedBy: "TASGRATIS" })
    const idle = inBag(free, bagWith([]))
    expect(idle.problem).toBeDefined()
    expect(paperBagAt(price, true, ride, [idle])).not.toHaveProperty("freedBy")
  })

  it("adds its price, and what the voucher takes off: all of it", () => {
    const stage = (vouchers: Parameters<typeof paperBagAt>[3]) =>
      paperBagStage(paperBagAt(price, true, ride, vouchers))(none)
    const bought = { rule: "paper-bag", amount: 5_000, reason: "paper-bag", values: {} }
    expect(stage([])).toEqual([bought])
    expect(stage([redeemed])).toEqual([
      bought,
      { rule: "paper-bag-voucher", amount: -5_000, reason: "paper-bag-voucher", values: { code: "TASGRATIS" } }
    ])
    expect(paperBagStage(undefined)(none)).toEqual([])
  })
})

describe("a total with a paper bag", () => {
  const red = someGoods("1")
  const stored = (service: string, paperBag?: boolean) =>
    someStored([lineFor(red)], {
      member: someMember,
      delivery: { address: someAddress, service: service as ServiceId, insured: false },
      ...(paperBag !== undefined && { paperBag })
    })
  const at = (service: string, paperBag?: boolean, change: Parameters<typeof factsWith>[1] = {}) =>
    assessedWith(stored(service, paperBag), factsWith([red], { paperBag: price, ...change }))

  it("is Rp5.000 more with a ride, and the same with another courier or without a wish", () => {
    expect(servicePatterns.both.test("grab.instant")).toBe(true)
    expect(at("grab.instant").base).toBe(138_000)
    expect(at("grab.instant", false).base).toBe(138_000)
    expect(at("grab.instant", true).base).toBe(143_000)
    expect(at("jne.reg", true).base).toBe(110_000)
    expect(at("jne.reg", true).checkout.paperBag).toEqual({ price: 5_000, wanted: true, counts: false })
  })

  it("is the one without it when the rides of the day have ended", () => {
    const evening = instant(Date.parse("2026-11-20T12:00:00Z"))
    const { checkout } = at("grab.instant", true, { now: evening })
    expect(checkout.paperBag).toMatchObject({ wanted: true, counts: false })
    expect(hasPaperBag(checkout.steps)).toBe(false)
  })

  it("promises another hash, as other totals do; a wish that does not count changes nothing", () => {
    const hash = (...asked: Parameters<typeof at>) => at(...asked).checkout.quoteHash
    expect(hash("grab.instant", true)).not.toBe(hash("grab.instant", false))
    expect(hash("jne.reg", true)).toBe(hash("jne.reg", false))
  })

  it("has none if nothing is shipped, or while the shop sells none", () => {
    const card = giftCard("5")
    const cards = assessedWith(
      someStored([lineFor(card)], { member: someMember, paperBag: true }),
      factsWith([card], { paperBag: price })
    )
    expect(cards.checkout).not.toHaveProperty("paperBag")
    expect(cards.checkout.totals.extraCharge).toBe(0)
    const off = assessedWith(stored("grab.instant", true), factsWith([red]))
    expect(off.checkout).not.toHaveProperty("paperBag")
    expect(off.base).toBe(138_000)
  })

  it("uses the voucher only with a bag that is bought", () => {
    const vouchersFor = () => [redeemed]
    const taken = at("grab.instant", true, { vouchersFor })
    expect([taken.base, taken.uses]).toEqual([138_000, ["tas"]])
    expect(at("grab.instant", false, { vouchersFor }).uses).toEqual([])
    expect(at("jne.reg", true, { vouchersFor }).uses).toEqual([])
  })

  it("comes behind the insurance and before the unique code, and points see neither", () => {
    const whole = { ...stored("grab.instant", true), delivery: { ...stored("grab.instant").delivery, insured: true } }
    const points = { balance: 100, value: rupiah(1_000), wanted: 100 }
    const facts = factsWith([red], { paperBag: price, vouchersFor: () => [redeemed], points })
    const { base } = assessedWith(whole as never, facts)
    const coded = { ...whole, code: { bank: "bca", base, code: 321 } }
    const { checkout } = assessedWith(coded as never, facts)
    expect(checkout.steps.filter(({ slot }) => slot === "extra").map(({ rule }) => rule)).toEqual([
      "insurance",
      "paper-bag",
      "paper-bag-voucher",
      "unique-code"
    ])
    // Half of the goods of Rp100.000, whatever a bag costs.
    const counted: BagPoints["counted"] | undefined = checkout.points?.counted
    expect(counted).toBe(50)
  })

  it("is what a second calculator says, for any vouchers, couriers, hours and wishes", () =>
    fc.assert(
      fc.property(
        anyVouchers(4).chain((vouchers) => fc.tuple(fc.constant(vouchers), anyBagFor(vouchers))),
        fc.constantFrom("grab.instant", "gosend.same-day", "jne.reg", "jne.yes", "pos.reguler"),
        fc.integer({ min: 0, max: 23 }),
        fc.boolean(),
        fc.integer({ min: 1, max: 5 }),
        ([vouchers, bag], service, hour, wanted, quantity) => {
          const goods = someGoods("1", { price: priceOf(60_000) })
          const now = instant(Date.parse("2026-11-19T17:00:00Z") + hour * 3_600_000)
          const own = vouchers.map((one) => inBag(one, { ...bag, lines: [lineOf(goods, quantity)], now: someNow }))
          const asked = (paperBag: boolean) =>
            assessedWith(
              someStored([lineFor(goods, quantity)], {
                member: someMember,
                delivery: { address: someAddress, service: service as ServiceId, insured: false },
                paperBag
              }),
              factsWith([goods], { paperBag: price, vouchersFor: () => own, now })
            )
          const [plain, total] = [asked(false), asked(wanted)]
          // GoSend Same Day until 13.00, GrabExpress from 8.00 to 17.00. D-53.
          const rides = service === "grab.instant" || service === "gosend.same-day"
          const eligible =
            service === "grab.instant" ? hour >= 8 && hour < 17 : service !== "gosend.same-day" || hour < 13
          const { charge, off } = naiveBag({ wanted, rides, eligible, vouchers: own })
          expect(total.base).toBe(plain.base + charge - off)
          const used = own.filter(({ voucher }) => voucher.discount === "paper_bag" && total.uses.includes(voucher.id))
          expect(used).toHaveLength(off > 0 ? 1 : 0)
          expect(hasPaperBag(total.checkout.steps)).toBe(charge > 0)
          expect(total.checkout.steps.reduce((sum, { amount }) => sum + amount, 0)).toBe(total.checkout.totals.payable)
        }
      ),
      runs(60)
    ))
})
