import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { MemberId } from "#core/account/member.ts"
import { ServiceId } from "#core/shipping/shipping.ts"
import { someNow } from "../arbitraries.ts"
import { allChosen, newKey, run } from "../contracts/ordering-shop.ts"
import { type Engine, shopEngines } from "../database.ts"
import { buyingIn, inDatabase, inMemory, rani, sinta, type VoucherShop, voucherOf } from "../vouchers/voucher-shop.ts"

const ride = ServiceId("grab.instant")
const location = { latitude: -6.24, longitude: 106.79 }
const free = voucherOf(1, "TASGRATIS", { discount: "paper_bag", value: 0, perUserLimit: 2, availableQuota: 10 })

/** At 10.00 in Jakarta: rides run from 8.00 to 17.00. D-53. */
const openedAt10 = async (store: "memory" | Engine): Promise<VoucherShop> => {
  if (store === "memory") return inMemory()
  const shop = await inDatabase(store)
  shop.clock.set(someNow)
  return shop
}

describe.each(["memory", ...shopEngines] as const)("a paper bag of a member, over %s", (store) => {
  let shop: VoucherShop
  beforeAll(async () => {
    shop = await openedAt10(store)
    await shop.put(free)
  })
  afterAll(() => shop.close())
  const { fill } = buyingIn(() => shop)

  /** Everything up to the last button, with a ride. */
  const riding = async (member: MemberId, paperBag: boolean) => {
    const { checkout } = shop.as(member)
    const chosen = allChosen(`${member}@contoh.id`)
    const { id } = await run(checkout.open({ lines: [shop.wish("a", 1)] }))
    const address = chosen.address && { ...chosen.address, location }
    return run(checkout.change({ id, ...chosen, ...(address && { address }), service: ride, paperBag }))
  }

  it("is free with a voucher, which is used with the order that has a bag and comes back if that is called off", async () => {
    const { bag, checkout, orders } = shop.as(rani)
    await fill(rani, 1)
    expect(await run(bag.redeemVoucher({ code: "tas gratis" }))).toMatchObject({
      vouchers: [{ voucher: { code: "TASGRATIS" }, discount: 0 }],
      totals: { payable: 50_000 }
    })
    const { id, version, quoteHash, paperBag } = await riding(rani, true)
    expect(paperBag).toEqual({ price: 5_000, wanted: true, counts: true, freedBy: "TASGRATIS" })
    const { order, key } = await run(checkout.place({ id, version, quoteHash, idempotencyKey: newKey() }))
    const extra = order.steps.filter(({ slot }) => slot === "extra").map(({ reason, amount }) => [reason, amount])
    expect(extra.slice(0, 2)).toEqual([
      ["paper-bag", 5_000],
      ["paper-bag-voucher", -5_000]
    ])
    expect(await shop.quota("TASGRATIS")).toBe(9)
    expect(await run(bag.read({}))).toMatchObject({ vouchers: [] })
    await run(orders.cancel({ code: order.code, key, reason: "changed-mind" }))
    expect(await shop.quota("TASGRATIS")).toBe(10)
    // Bought again, it has its bag, and no voucher before one is redeemed.
    expect(await run(checkout.payAgain({ code: order.code, key }))).toMatchObject({
      paperBag: { price: 5_000, wanted: true, counts: true }
    })
  })

  it("is bought without a voucher, which an order without a bag leaves in the member's bag", async () => {
    const { bag, checkout } = shop.as(sinta)
    await fill(sinta, 1)
    const dear = await riding(sinta, true)
    expect(dear.steps).toContainEqual(
      expect.objectContaining({ slot: "extra", rule: "paper-bag", amount: 5_000, reason: "paper-bag" })
    )
    await run(bag.redeemVoucher({ code: "TASGRATIS" }))
    const { id, version, quoteHash, totals } = await riding(sinta, false)
    expect(totals.payable).toBeLessThan(dear.totals.payable)
    await run(checkout.place({ id, version, quoteHash, idempotencyKey: newKey() }))
    expect(await shop.quota("TASGRATIS")).toBe(10)
    expect(await run(bag.read({}))).toMatchObject({ vouchers: [{ voucher: { code: "TASGRATIS" } }] })
  })

  it("has vouchers of its own among the member's, with what they save of one", async () => {
    await shop.put(voucherOf(2, "DUAPULUH"))
    const { bag } = shop.as(rani)
    await fill(rani, 1)
    const own = await run(bag.paperBags({}))
    expect(own).toMatchObject({ vouchers: [{ code: "TASGRATIS" }], saving: 5_000, refused: [] })
    expect(own.granted.map(({ voucher: { code } }) => code)).toEqual(["TASGRATIS"])
    // The list of all of them knows no delivery, so it advises none for a bag.
    const all = await run(bag.vouchers({}))
    expect(all.granted.map(({ voucher: { code } }) => code).toSorted()).toEqual(["DUAPULUH", "TASGRATIS"])
    expect(all.vouchers.map(({ code }) => code)).toEqual(["DUAPULUH"])
  })
})
