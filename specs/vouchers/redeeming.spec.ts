import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { rupiah } from "#core/kernel/money.ts"
import { newKey, run, tagOf } from "../contracts/ordering-shop.ts"
import { shopEngines } from "../database.ts"
import { buyingIn, members, rani, sinta, type VoucherShop, voucherOf, voucherShop } from "./voucher-shop.ts"

describe.each(["memory", ...shopEngines] as const)("vouchers of members, over %s", (store) => {
  let shop: VoucherShop
  beforeAll(async () => {
    shop = await voucherShop(store)
  })
  afterAll(() => shop.close())

  const { atPayment, placed, fill } = buyingIn(() => shop)

  it("are redeemed in any case and with spaces, taken off the goods, and cancelled", async () => {
    await shop.put(voucherOf(1, "AMBILPENDAR20"))
    const { bag } = shop.as(rani)
    await fill(rani, 3)
    const redeemed = await run(bag.redeemVoucher({ code: " ambil Pendar 20 " }))
    expect(redeemed).toMatchObject({
      vouchers: [{ voucher: { code: "AMBILPENDAR20" }, discount: 20_000 }],
      totals: { goods: 150_000, afterDiscount: 130_000, payable: 130_000 }
    })
    expect(redeemed.steps.at(-1)).toEqual({
      slot: "voucher",
      rule: "voucher",
      amount: -20_000,
      reason: "voucher",
      values: { code: "AMBILPENDAR20" }
    })
    expect(await run(bag.cancelVoucher({ voucher: voucherOf(1, "").id }))).toMatchObject({
      vouchers: [],
      totals: { payable: 150_000 }
    })
    expect(await run(bag.cancelVoucher({ voucher: voucherOf(1, "").id }))).toMatchObject({ vouchers: [] })
  })

  it("become inactive with the reason if the bag changes, and count again if it comes back", async () => {
    await shop.put(voucherOf(2, "MINIMAL100", { rules: { minAmount: rupiah(100_000) } }))
    const { bag } = shop.as(rani)
    await fill(rani, 2)
    await run(bag.redeemVoucher({ code: "MINIMAL100" }))
    const fewer = await fill(rani, 1)
    expect(fewer).toMatchObject({
      vouchers: [{ discount: 0, problem: { _tag: "VoucherMinAmount", shortBy: 50_000 } }],
      totals: { payable: 50_000 }
    })
    expect(await fill(rani, 2)).toMatchObject({ vouchers: [{ discount: 20_000 }], totals: { payable: 80_000 } })
  })

  it("are replaced by a better code, and stay if the new one does not count", async () => {
    await shop.put(
      voucherOf(3, "LEBIH", { value: 30_000 }),
      voucherOf(4, "JAUH", { rules: { minAmount: rupiah(900_000) } })
    )
    const { bag } = shop.as(rani)
    expect(await tagOf(bag.redeemVoucher({ code: "JAUH" }))).toBe("VoucherMinAmount")
    expect(await run(bag.read({}))).toMatchObject({ vouchers: [{ voucher: { code: "MINIMAL100" } }] })
    expect(await run(bag.redeemVoucher({ code: "LEBIH" }))).toMatchObject({
      vouchers: [{ voucher: { code: "LEBIH" }, discount: 30_000 }]
    })
    expect(await tagOf(bag.redeemVoucher({ code: "  " }))).toBe("VoucherCodeMissing")
    expect(await tagOf(bag.redeemVoucher({ code: "TIDAKADA" }))).toBe("VoucherNotFound")
  })

  it("take a redemption with the order, leave the bag with it, and come back once if it is called off", async () => {
    await shop.put(voucherOf(5, "SEKALI", { availableQuota: 3 }))
    const { bag, orders } = shop.as(sinta)
    await fill(sinta, 2)
    await run(bag.redeemVoucher({ code: "SEKALI" }))
    const { order, key } = await placed(sinta, 2)
    expect(order.totals).toMatchObject({ goods: 100_000, afterDiscount: 80_000 })
    expect(await shop.quota("SEKALI")).toBe(2)
    expect(await run(bag.read({}))).toMatchObject({ vouchers: [], count: 0 })
    await fill(sinta, 1)
    expect(await tagOf(bag.redeemVoucher({ code: "SEKALI" }))).toBe("VoucherAlreadyUsed")
    await run(orders.cancel({ code: order.code, key, reason: "changed-mind" }))
    expect(await shop.quota("SEKALI")).toBe(3)
    expect(await tagOf(orders.cancel({ code: order.code, key, reason: "changed-mind" }))).toBe("OrderNotThere")
    expect(await shop.quota("SEKALI")).toBe(3)
    expect(await run(bag.redeemVoucher({ code: "SEKALI" }))).toMatchObject({ vouchers: [{ discount: 20_000 }] })
  })

  it("with one redemption left are one order's, whoever presses in the same moment; the others see their new total", async () => {
    await shop.put(voucherOf(6, "TERAKHIR", { availableQuota: 1 }))
    const ready = []
    for (const member of members) {
      await fill(member, 1)
      await run(shop.as(member).bag.redeemVoucher({ code: "TERAKHIR" }))
      ready.push({ member, checkout: await atPayment(member, 1) })
    }
    const answers = await Promise.all(
      ready.map(({ member, checkout: { id, version, quoteHash } }) =>
        tagOf(shop.as(member).checkout.place({ id, version, quoteHash, idempotencyKey: newKey() }))
      )
    )
    expect(answers.filter((tag) => tag === "done")).toHaveLength(1)
    expect(new Set(answers.filter((tag) => tag !== "done"))).toEqual(new Set(["TotalChanged"]))
    expect(await shop.quota("TERAKHIR")).toBe(0)
  })

  it("for one use of a member are one order's, from however many tabs", async () => {
    await shop.put(voucherOf(7, "SATUKALI", { availableQuota: 100 }))
    const { bag, checkout } = shop.as(rani)
    await fill(rani, 5)
    await run(bag.redeemVoucher({ code: "SATUKALI" }))
    const tabs = []
    for (let tab = 0; tab < 5; tab++) tabs.push(await atPayment(rani, 1))
    const answers = await Promise.all(
      tabs.map(({ id, version, quoteHash }) =>
        tagOf(checkout.place({ id, version, quoteHash, idempotencyKey: newKey() }))
      )
    )
    expect(answers.filter((tag) => tag === "done")).toHaveLength(1)
    expect(await shop.quota("SATUKALI")).toBe(99)
  })
})
