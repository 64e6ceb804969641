import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { memorySelling } from "#adapters/memory/selling.memory.ts"
import { putVouchers } from "#adapters/postgres/selling/voucher-writer.sql.ts"
import { regionsOfIndonesia } from "#adapters/regions/regions.ts"
import { systemRandom } from "#adapters/server/random.ts"
import { MemberId } from "#core/account/member.ts"
import type { WantedLine } from "#core/cart/cart.ts"
import type { MemberBagPort } from "#core/cart/member-bag.port.ts"
import { memberBagOver } from "#core/cart/member-bag.usecases.ts"
import type { CheckoutPort } from "#core/checkout/checkout.port.ts"
import { checkoutOver } from "#core/checkout/checkout.usecases.ts"
import { instant } from "#core/kernel/moment.ts"
import { rupiah } from "#core/kernel/money.ts"
import type { OrdersPort } from "#core/orders/orders.port.ts"
import { ordersOver } from "#core/orders/orders.usecases.ts"
import { type Voucher, VoucherCode, VoucherId } from "#core/vouchers/voucher.ts"
import { someNow } from "../arbitraries.ts"
import { allChosen, newKey, run, tagOf } from "../contracts/ordering-shop.ts"
import { engines } from "../database.ts"
import { putMembers } from "../orders/members.ts"
import { line, openSellingShop } from "../orders/selling-shop.ts"
import { priceOf, someGoods } from "../pricing/some-goods.ts"
import { someOrigins } from "../shipping/some-origins.ts"
import { someVoucher } from "./some-vouchers.ts"

/** A shop of two goods of Rp50.000, as a member asks it. */
interface Shop {
  readonly as: (member: MemberId) => {
    readonly bag: MemberBagPort
    readonly checkout: CheckoutPort
    readonly orders: OrdersPort
  }
  readonly wish: (name: "a" | "b", quantity: number) => WantedLine
  readonly put: (...vouchers: ReadonlyArray<Voucher>) => Promise<unknown>
  readonly quota: (code: string) => Promise<number>
  readonly close: () => Promise<void>
}

const [rani, sinta] = [MemberId("rani"), MemberId("sinta")]
const members = Array.from({ length: 12 }, (_, at) => MemberId(`pembeli${at}`))

const voucherOf = (number: number, code: string, change: Parameters<typeof someVoucher>[0] = {}): Voucher =>
  someVoucher({
    id: VoucherId(`00000000-0000-4000-8000-${String(number).padStart(12, "0")}`),
    code: VoucherCode(code),
    startsAt: instant(0),
    endsAt: instant(Date.parse("2100-01-01T00:00:00Z")),
    ...change
  })

const inMemory = (): Shop => {
  const goods = {
    a: someGoods("1", { price: priceOf(50_000), stock: 500 }),
    b: someGoods("2", { price: priceOf(50_000), stock: 500 })
  }
  const shop = memorySelling([goods.a, goods.b], someOrigins, regionsOfIndonesia())
  return {
    as: (member) => {
      const reader = { language: "id", now: someNow, member } as const
      const checkout = checkoutOver(shop.stores, systemRandom, reader)
      return {
        bag: memberBagOver(shop.stores, member, reader),
        checkout: { ...checkout, place: (input) => shop.inTransaction(checkout.place(input)) },
        orders: ordersOver(shop.stores, shop.receipts, reader)
      }
    },
    wish: (name, quantity) => ({ product: goods[name].product, combination: goods[name].combination, quantity }),
    put: async (...vouchers) => shop.putVouchers(...vouchers),
    quota: async (code) => [...shop.state().vouchers.values()].find((one) => one.code === code)?.availableQuota ?? -1,
    close: async () => {}
  }
}

const inDatabase = async (engine: (typeof engines)[number]): Promise<Shop> => {
  const shop = await openSellingShop(engine, { a: 500, b: 500 })
  await putMembers(shop.db, rani, sinta, ...members)
  return {
    as: (member) => {
      const { memberBag, checkout, orders } = shop.selling.portsFor({ language: "id", now: shop.clock.now(), member })
      return { bag: memberBag, checkout, orders }
    },
    wish: (name, quantity) => line(name, quantity),
    put: (...vouchers) =>
      run(
        putVouchers(
          shop.db,
          vouchers.map(({ availableQuota: redemptions, ...voucher }) => ({
            ...voucher,
            redemptions,
            isPaused: false,
            info: { header: voucher.info.header, terms: { id: "", en: "" } }
          }))
        )
      ),
    quota: async (code) => {
      const [voucher] = await run(
        shop.db.ask((on) =>
          on.selectFrom("vouchers").select(["redemptions", "taken"]).where("code", "=", VoucherCode(code)).execute()
        )
      )
      return voucher ? voucher.redemptions - voucher.taken : -1
    },
    close: shop.close
  }
}

describe.each(["memory", ...engines] as const)("vouchers of members, over %s", (store) => {
  let shop: Shop
  beforeAll(async () => {
    shop = await (store === "memory" ? inMemory() : inDatabase(store))
  })
  afterAll(() => shop.close())

  /** Everything up to the last button. */
  const atPayment = async (member: MemberId, quantity: number) => {
    const { checkout } = shop.as(member)
    const { id } = await run(checkout.open({ lines: [shop.wish("a", quantity)] }))
    return run(checkout.change({ id, ...allChosen(`${member}@contoh.id`) }))
  }
  const placed = async (member: MemberId, quantity = 1) => {
    const { id, version, quoteHash } = await atPayment(member, quantity)
    return run(shop.as(member).checkout.place({ id, version, quoteHash, idempotencyKey: newKey() }))
  }
  const fill = (member: MemberId, quantity: number) =>
    run(shop.as(member).bag.put({ line: shop.wish("a", quantity), how: "set" }))

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
