import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { MemberId } from "#core/account/member.ts"
import { bagsOver } from "#core/cart/cart.usecases.ts"
import { guestVouchersOver } from "#core/cart/vouchers/guest-vouchers.usecases.ts"
import { Unavailable } from "#core/kernel/failure.ts"
import { rupiah } from "#core/kernel/money.ts"
import { homeFacts } from "#core/shop/home.usecases.ts"
import type { ShopPorts } from "#core/shop/ports.ts"
import { type Voucher, welcomeHeader } from "#core/vouchers/voucher.ts"
import { welcomeOffer } from "#core/vouchers/welcome.rule.ts"
import { someNow } from "../arbitraries.ts"
import { run } from "../contracts/ordering-shop.ts"
import { shopEngines } from "../database.ts"
import { buyingIn, rani, sinta, type VoucherShop, voucherOf, voucherShop } from "./voucher-shop.ts"

/** Rp20.000 off from Rp100.000 on. */
const welcome = voucherOf(1, "KENALAN", {
  rules: { minAmount: rupiah(100_000) },
  info: { header: welcomeHeader, terms: "" }
})

describe.each(["memory", ...shopEngines] as const)("the voucher for new members, over %s", (store) => {
  let shop: VoucherShop
  beforeAll(async () => {
    shop = await voucherShop(store)
    await shop.put(welcome, voucherOf(2, "LAIN"))
  })
  afterAll(() => shop.close())
  const { placed, fill } = buyingIn(() => shop)

  const offerTo = async (member: MemberId) => {
    const { bag } = shop.as(member)
    return welcomeOffer(await run(bag.vouchers({})), (await run(bag.read({}))).vouchers)
  }

  it("is offered to a member until it is redeemed, and with the first order no more, unless that is cancelled", async () => {
    await fill(rani, 1)
    expect(await offerTo(rani)).toMatchObject({ voucher: { code: "KENALAN" }, missing: { shortBy: 50_000 } })
    await fill(rani, 2)
    expect(await offerTo(rani)).toMatchObject({ voucher: { code: "KENALAN" } })
    expect((await offerTo(rani))?.missing).toBeUndefined()
    await run(shop.as(rani).bag.redeemVoucher({ code: "KENALAN" }))
    expect(await offerTo(rani)).toBeUndefined()
    const { order, key } = await placed(rani, 2)
    await fill(rani, 2)
    expect(await offerTo(rani)).toBeUndefined()
    await run(shop.as(rani).orders.cancel({ code: order.code, key, reason: "changed-mind" }))
    expect(await offerTo(rani)).toMatchObject({ voucher: { code: "KENALAN" } })
  })

  it("is not offered after an order without it", async () => {
    await fill(sinta, 2)
    expect(await offerTo(sinta)).toMatchObject({ voucher: { code: "KENALAN" } })
    await placed(sinta)
    expect(await offerTo(sinta)).toBeUndefined()
  })
})

describe("the voucher for new members, shown to guests", () => {
  const bagsWith = (vouchers: ReadonlyArray<Voucher>) =>
    bagsOver(
      {
        goods: () => Effect.succeed([]),
        gifts: Effect.succeed([]),
        vouchers: { listed: () => Effect.succeed(vouchers) },
        off: Effect.succeed([])
      },
      { language: "id", now: someNow }
    )

  it("needs a log-in, and is the only one of their list", async () => {
    const list = guestVouchersOver(bagsWith([voucherOf(2, "LAIN"), welcome]), () => someNow)
    const own = await run(list.vouchers({}))
    expect(own.refused).toMatchObject([{ voucher: { code: "KENALAN" }, problem: { _tag: "VoucherLoginRequired" } }])
    expect([own.vouchers, own.granted, own.past]).toEqual([[], [], []])
    expect(welcomeOffer(own, [])).toMatchObject({ missing: { _tag: "VoucherLoginRequired" } })
    const none = guestVouchersOver(bagsWith([voucherOf(2, "LAIN")]), () => someNow)
    expect((await run(none.vouchers({}))).refused).toEqual([])
  })

  const noList = { title: "", products: [] }
  const homeWith = (bags: Pick<ShopPorts["bags"], "vouchers">) =>
    run(
      homeFacts(
        {
          bags,
          banners: { all: () => Effect.succeed({}) },
          catalogue: {
            popularCategories: () => Effect.succeed([]),
            list: () => Effect.succeed(noList),
            brands: () => Effect.succeed([])
          },
          reviews: { popular: () => Effect.succeed([]) }
        } as unknown as ShopPorts,
        { path: "/", params: {}, search: [], now: someNow }
      )
    )

  it("comes with home if it runs, and home does without if vouchers cannot be read", async () => {
    expect(await homeWith(bagsWith([voucherOf(2, "LAIN"), welcome]))).toMatchObject({ welcome: { code: "KENALAN" } })
    expect(await homeWith(bagsWith([voucherOf(2, "LAIN")]))).not.toHaveProperty("welcome")
    expect(await homeWith(bagsWith([{ ...welcome, availableQuota: 0 }]))).not.toHaveProperty("welcome")
    expect(await homeWith({ vouchers: () => Effect.fail(new Unavailable()) })).not.toHaveProperty("welcome")
  })
})
