import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { memorySelling } from "#adapters/memory/selling.memory.ts"
import { regionsOfIndonesia } from "#adapters/regions/regions.ts"
import { systemRandom } from "#adapters/server/random.ts"
import { MemberId } from "#core/account/member.ts"
import { memberBagOver } from "#core/cart/member-bag.usecases.ts"
import type { CheckoutStores } from "#core/checkout/checkout.port.ts"
import { checkoutOver } from "#core/checkout/checkout.usecases.ts"
import { ordersOver } from "#core/orders/orders.usecases.ts"
import { someNow } from "../arbitraries.ts"
import { allChosen, newKey } from "../contracts/ordering-shop.ts"
import { priceOf, someGoods } from "../pricing/some-goods.ts"
import { someOrigins } from "../shipping/some-origins.ts"
import { someVoucher } from "../vouchers/some-vouchers.ts"

const rani = MemberId("rani")
const goods = someGoods("1", { price: priceOf(100_000), stock: 9 })

describe("what several orders want", () => {
  it("is locked in one order, by those that are placed and by those that end: vouchers, points, stock", () => {
    const shop = memorySelling([goods], someOrigins, regionsOfIndonesia())
    shop.putVouchers(someVoucher())
    shop.putPoints(rani, 50, someNow)
    const locked: Array<string> = []
    const noted =
      <I extends ReadonlyArray<unknown>, A>(name: string, call: (...input: I) => A) =>
      (...input: I): A => {
        locked.push(name)
        return call(...input)
      }
    const { vouchers, points, stock } = shop.stores
    const stores: CheckoutStores = {
      ...shop.stores,
      vouchers: {
        ...vouchers,
        take: noted("vouchers", vouchers.take),
        giveBack: noted("vouchers", vouchers.giveBack)
      },
      points: { ...points, hold: noted("points", points.hold), release: noted("points", points.release) },
      stock: { take: noted("stock", stock.take), giveBack: noted("stock", stock.giveBack) }
    }
    const reader = { language: "id", now: someNow, member: rani } as const
    const bag = memberBagOver(stores, rani, reader)
    const checkout = checkoutOver(stores, systemRandom, reader)
    const line = { product: goods.product, combination: goods.combination, quantity: 2 }
    const placed = Effect.runSync(
      Effect.gen(function* () {
        yield* bag.put({ line, how: "set" })
        yield* bag.redeemVoucher({ code: "AMBILPENDAR20" })
        yield* bag.redeemPoints({ points: 50 })
        const { id } = yield* checkout.open({ lines: [line] })
        const { version, quoteHash } = yield* checkout.change({ id, ...allChosen("rani@contoh.id") })
        return yield* checkout.place({ id, version, quoteHash, idempotencyKey: newKey() })
      })
    )
    expect(locked).toEqual(["vouchers", "points", "stock"])
    locked.length = 0
    const { order, key } = placed
    Effect.runSync(ordersOver(stores, shop.receipts, reader).cancel({ code: order.code, key, reason: "changed-mind" }))
    expect(locked).toEqual(["vouchers", "points", "stock"])
  })
})
