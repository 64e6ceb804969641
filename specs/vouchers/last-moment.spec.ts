import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Checkout } from "#core/checkout/checkout.ts"
import { rupiah } from "#core/kernel/money.ts"
import { welcomeHeader } from "#core/vouchers/voucher.ts"
import { bca, newKey, run } from "../contracts/ordering-shop.ts"
import { shopEngines } from "../database.ts"
import { buyingIn, members, rani, sinta, type VoucherShop, voucherOf, voucherShop } from "./voucher-shop.ts"

const welcome = { info: { header: welcomeHeader, terms: "" } }

describe.each(["memory", ...shopEngines] as const)(
  "an order that loses a voucher in its last moment, over %s",
  (store) => {
    let shop: VoucherShop
    beforeAll(async () => {
      shop = await voucherShop(store)
    })
    afterAll(() => shop.close())
    const { atPayment, fill } = buyingIn(() => shop)

    /** Presses the last button: the order, or the checkout that is asked about. */
    const press = (member: (typeof members)[number], { id, version, quoteHash }: Checkout) =>
      run(
        shop
          .as(member)
          .checkout.place({ id, version, quoteHash, idempotencyKey: newKey() })
          .pipe(
            Effect.map(({ order }) => ({ order, asked: undefined })),
            Effect.catchTag("TotalChanged", ({ checkout }) => Effect.succeed({ order: undefined, asked: checkout }))
          )
      )

    it("is asked about the total with the vouchers that are left, and is placed with the next press", async () => {
      await shop.put(
        voucherOf(2, "HABIS", { availableQuota: 1 }),
        voucherOf(1, "ONGKIR", { discount: "free_shipping", value: 0 })
      )
      const ready = []
      for (const member of [rani, sinta]) {
        await fill(member, 2)
        await run(shop.as(member).bag.redeemVoucher({ code: "HABIS" }))
        await run(shop.as(member).bag.redeemVoucher({ code: "ONGKIR" }))
        ready.push({ member, checkout: await atPayment(member, 2) })
      }
      const answers = await Promise.all(
        ready.map(async ({ member, checkout }) => ({ member, ...(await press(member, checkout)) }))
      )
      const lost = answers.find(({ asked }) => asked)
      if (lost?.asked === undefined) throw new Error("both were placed")
      // Rp100.000 of goods; the voucher for shipping is still theirs.
      expect(lost.asked.totals).toMatchObject({ goods: 100_000, afterDiscount: 100_000 })
      expect(lost.asked.steps.find(({ rule }) => rule === "free-shipping")).toMatchObject({
        reason: "free-shipping-voucher"
      })
      expect(lost.asked.vouchers).toMatchObject([
        { problem: { _tag: "VoucherUsedUp" } },
        { voucher: { code: "ONGKIR" } }
      ])
      const { id } = lost.asked
      const now = await run(shop.as(lost.member).checkout.change({ id, bank: bca }))
      expect((await press(lost.member, now)).order?.totals.afterDiscount).toBe(100_000)
      expect(await shop.quota("HABIS")).toBe(0)
    })

    it("is not the second one with a voucher of welcome, though it is another voucher", async () => {
      await shop.put(
        voucherOf(3, "KENALAN", { ...welcome, rules: { minAmount: rupiah(200_000) } }),
        voucherOf(4, "ONGKIRBARU", { ...welcome, discount: "free_shipping", value: 0 })
      )
      const [member] = members
      if (member === undefined) throw new Error("no member")
      await fill(member, 4)
      await fill(member, 1, "b")
      await run(shop.as(member).bag.redeemVoucher({ code: "KENALAN" }))
      await run(shop.as(member).bag.redeemVoucher({ code: "ONGKIRBARU" }))
      // From Rp200.000 on shipping is free without a voucher; below that the first one does not count.
      const ready = [await atPayment(member, 4), await atPayment(member, 1, "b")]
      const answers = await Promise.all(ready.map((checkout) => press(member, checkout)))
      expect(answers.filter(({ order }) => order)).toHaveLength(1)
      const problems = answers.flatMap(({ asked }) => asked?.vouchers.map(({ problem }) => problem?._tag) ?? [])
      expect(problems).toContain("VoucherForNewMembers")
      expect((await shop.quota("KENALAN")) + (await shop.quota("ONGKIRBARU"))).toBe(199)
    })

    it("has its vouchers again if it is paid in another way", async () => {
      await shop.put(
        voucherOf(5, "SEKALI", { availableQuota: 1 }),
        voucherOf(6, "ONGKIRLAGI", { discount: "free_shipping", value: 0 })
      )
      await fill(rani, 2)
      for (const code of ["SEKALI", "ONGKIRLAGI"]) await run(shop.as(rani).bag.redeemVoucher({ code }))
      const { order } = await press(rani, await atPayment(rani, 2))
      if (order === undefined) throw new Error("it was not placed")
      expect(order.totals.afterDiscount).toBeLessThan(100_000)
      expect(await shop.quota("SEKALI")).toBe(0)
      const opened = await run(shop.as(rani).checkout.payAgain({ code: order.code }))
      const again = await run(shop.as(rani).checkout.change({ id: opened.id, bank: bca }))
      expect(again.vouchers.map(({ voucher, problem }) => [voucher.code, problem])).toEqual([
        ["SEKALI", undefined],
        ["ONGKIRLAGI", undefined]
      ])
      expect(again.totals.afterDiscount).toBe(order.totals.afterDiscount)
      expect((await press(rani, again)).order?.totals.afterDiscount).toBe(order.totals.afterDiscount)
      expect(await shop.quota("SEKALI")).toBe(0)
    })
  }
)
