import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { seededRandom } from "#adapters/memory/seeded-random.ts"
import { memorySelling } from "#adapters/memory/selling.memory.ts"
import { regionsOfIndonesia } from "#adapters/regions/regions.ts"
import type { Checkout } from "#core/checkout/checkout.ts"
import { checkoutOver } from "#core/checkout/checkout.usecases.ts"
import { isUnasked, totalChange } from "#core/checkout/total-change.rule.ts"
import { GiftId, type GiftState } from "#core/gifts/gift.ts"
import { rupiah } from "#core/kernel/money.ts"
import { BankId } from "#core/orders/transfer/payment.ts"
import { someNow } from "../arbitraries.ts"
import { preOrder } from "../pricing/some-goods.ts"
import { someOrigins } from "../shipping/some-origins.ts"
import { goodsByName, wantedLine } from "./checkout-fixture.ts"

/** One lipstick in a checkout, as it stands before a bank is chosen and after each choice. */
const withBanks = (...banks: ReadonlyArray<string>): ReadonlyArray<Checkout> =>
  checkoutsOf([wantedLine(goodsByName.red)], ...banks)

const checkoutsOf = (
  lines: ReadonlyArray<ReturnType<typeof wantedLine>>,
  ...banks: ReadonlyArray<string>
): ReadonlyArray<Checkout> => {
  const { stores } = memorySelling([goodsByName.red, goodsByName.plum], someOrigins, regionsOfIndonesia())
  const port = checkoutOver(stores, seededRandom(1), { language: "id", now: someNow })
  const opened = Effect.runSync(port.open({ lines }))
  const chosen = banks.map((bank) => Effect.runSync(port.change({ id: opened.id, bank: BankId(bank) })))
  return [opened, ...chosen]
}

describe("how a total moved", () => {
  it("is nothing for the same checkout", () => {
    for (const checkout of withBanks("bca")) expect(totalChange(checkout, checkout)).toBeUndefined()
  })

  it("names the first unique code, and no bank: none was chosen before", () => {
    const [before, now] = withBanks("bca") as [Checkout, Checkout]
    const change = totalChange(before, now)
    expect(change).toMatchObject({ prices: [], firstCode: now.payment?.uniqueCode })
    expect(change).not.toHaveProperty("bank")
    expect(change).not.toHaveProperty("uniqueCode")
  })

  it("names the goods of which more or fewer are ordered, or none", () => {
    const { red, plum } = goodsByName
    const [before] = checkoutsOf([wantedLine(red, 3), wantedLine(plum)])
    const [now] = checkoutsOf([wantedLine(red, 1)])
    const moves = (one?: Checkout, other?: Checkout) =>
      one && other && totalChange(one, other)?.quantities.map(({ goods, line: _, ...move }) => [goods.name, move])
    expect(moves(before, now)).toEqual([
      [red.name, { before: 3, now: 1 }],
      [plum.name, { before: 1, now: 0 }]
    ])
    expect(moves(now, before)).toEqual([
      [red.name, { before: 1, now: 3 }],
      [plum.name, { before: 0, now: 1 }]
    ])
  })

  it("names the vouchers that take off nothing any more, of the goods and of shipping", () => {
    const [plain] = withBanks()
    if (plain === undefined) throw new Error("no checkout")
    const step = { slot: "voucher", rule: "voucher", amount: rupiah(-20_000), reason: "voucher" } as const
    const with20 = { ...plain, steps: [...plain.steps, { ...step, values: { code: "AMBILPENDAR20" } }] }
    const cheaper = { ...with20, totals: { ...plain.totals, payable: rupiah(plain.totals.payable - 20_000) } }
    expect(totalChange(cheaper, plain)?.lostVouchers).toEqual(["AMBILPENDAR20"])
    expect(totalChange(plain, cheaper)?.lostVouchers).toEqual([])
    const bag = {
      slot: "extra",
      rule: "paper-bag-voucher",
      amount: rupiah(-5_000),
      reason: "paper-bag-voucher"
    } as const
    const free = { ...cheaper, steps: [...plain.steps, { ...bag, values: { code: "TASGRATIS" } }] }
    expect(totalChange(free, plain)?.lostVouchers).toEqual(["TASGRATIS"])
    expect(totalChange(cheaper, cheaper)).toBeUndefined()
  })

  it("names the paper bag, if it costs more or less, beside all other parts", () => {
    const [plain] = withBanks()
    if (plain === undefined) throw new Error("no checkout")
    const bag = { slot: "extra", rule: "paper-bag", amount: rupiah(5_000), reason: "paper-bag", values: {} } as const
    const dearer = { ...plain.totals, payable: rupiah(plain.totals.payable + 5_000) }
    const taken = { ...plain, steps: [...plain.steps, bag], totals: dearer }
    expect(totalChange(plain, taken)).toMatchObject({ paperBag: { before: 0, now: 5_000 } })
    expect(totalChange(taken, plain)).toMatchObject({ paperBag: { before: 5_000, now: 0 } })
    expect(totalChange(plain, taken)).not.toHaveProperty("shipping")
  })

  it("names both banks and both codes if another bank was chosen", () => {
    const [, before, now] = withBanks("bca", "mandiri") as [Checkout, Checkout, Checkout]
    expect(totalChange(before, now)).toMatchObject({
      bank: { before: "BCA", now: "Mandiri" },
      uniqueCode: { before: before.payment?.uniqueCode, now: now.payment?.uniqueCode }
    })
  })

  it("tells two accounts at one bank by their numbers", () => {
    const [, before, other] = withBanks("bca", "mandiri") as [Checkout, Checkout, Checkout]
    if (before.payment === undefined || other.payment === undefined) throw new Error("both banks are chosen")
    const second = { ...before.payment.account, id: BankId("bca-2"), number: "778 0044 556" }
    const now: Checkout = { ...other, payment: { ...other.payment, account: second } }
    expect(totalChange(before, now)).toMatchObject({ bank: { before: "BCA 5260 117 300", now: "BCA 778 0044 556" } })
  })

  it("names no bank if the same one has another code", () => {
    const [, before] = withBanks("bca") as [Checkout, Checkout]
    const code = before.payment?.uniqueCode ?? 0
    const now: Checkout = {
      ...before,
      totals: { ...before.totals, payable: rupiah(before.totals.payable + 1) },
      ...(before.payment && { payment: { ...before.payment, uniqueCode: code + 1 } })
    }
    const change = totalChange(before, now)
    expect(change).toMatchObject({ uniqueCode: { before: code, now: code + 1 } })
    expect(change).not.toHaveProperty("bank")
  })
})

describe("the day of a pre-order", () => {
  const [plain] = withBanks() as [Checkout]
  const from = (inDays: number): Checkout => ({
    ...plain,
    lines: plain.lines.map((line) => ({ ...line, goods: preOrder("1", inDays) }))
  })
  const dayIn = (inDays: number) => preOrder("1", inDays).deliveryDate

  it("is asked about if it is later than it was shown, whatever the total (decision 0141)", () => {
    expect(totalChange(from(28), from(42))).toMatchObject({ release: { before: dayIn(28), now: dayIn(42) } })
    expect(totalChange(plain, from(28))?.release).toEqual({ now: dayIn(28) })
    expect(isUnasked(from(28), from(42), null)).toBe(true)
    expect(isUnasked(from(28), from(42), { bank: BankId("bca") })).toBe(true)
  })

  it("is no question if it is the same, earlier, or today", () => {
    for (const now of [from(42), from(28), plain]) {
      expect(totalChange(from(42), now)).toBeUndefined()
      expect(isUnasked(from(42), now, null)).toBe(false)
    }
  })
})

describe("what goes with an order", () => {
  const [plain] = withBanks() as [Checkout]
  const withGift = (state: GiftState): Checkout => ({
    ...plain,
    gifts: [{ id: GiftId("balm"), gift: goodsByName.plum, state }]
  })
  const bag = { slot: "extra", amount: rupiah(5_000), reason: "", values: {} } as const
  const free: Checkout = {
    ...plain,
    steps: [
      ...plain.steps,
      { ...bag, rule: "paper-bag" },
      { ...bag, rule: "paper-bag-voucher", amount: rupiah(-5_000), values: { code: "TASGRATIS" } }
    ]
  }

  it.each(["sold-out", "by-air", "declined"] as const)(
    "is asked about if a gift is %s now, for the same total",
    (state) => {
      expect(totalChange(withGift("given"), withGift(state))?.lostGifts).toEqual([goodsByName.plum.name])
      expect(isUnasked(withGift("given"), withGift(state), null)).toBe(true)
    }
  )

  it("is no news if a gift comes along", () => {
    expect(totalChange(plain, withGift("given"))).toBeUndefined()
    expect(isUnasked(plain, withGift("given"), null)).toBe(false)
  })

  it("is asked about if a paper bag goes or comes that costs nothing", () => {
    expect(totalChange(free, plain)?.paperBag).toEqual({ before: 5_000, now: 0 })
    expect(totalChange(plain, free)?.paperBag).toEqual({ before: 0, now: 5_000 })
    const paid = { ...free, steps: free.steps.slice(0, -1) }
    const dearer = { ...paid, totals: { ...plain.totals, payable: rupiah(plain.totals.payable + 5_000) } }
    expect(totalChange(free, dearer)).toMatchObject({ lostVouchers: ["TASGRATIS"] })
    expect(totalChange(free, dearer)).not.toHaveProperty("paperBag")
    expect([isUnasked(free, plain, null), isUnasked(plain, free, null)]).toEqual([true, true])
    expect(isUnasked(plain, free, { paperBag: true })).toBe(false)
  })
})
