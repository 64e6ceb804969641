import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { memorySelling } from "#adapters/memory/selling.memory.ts"
import { adjustPoints } from "#adapters/postgres/selling/points.sql.ts"
import { regionsOfIndonesia } from "#adapters/regions/regions.ts"
import { systemRandom } from "#adapters/server/random.ts"
import { MemberId } from "#core/account/member.ts"
import type { WantedLine } from "#core/cart/cart.ts"
import type { MemberBagPort } from "#core/cart/member-bag.port.ts"
import { memberBagOver } from "#core/cart/member-bag.usecases.ts"
import type { CheckoutPort } from "#core/checkout/checkout.port.ts"
import { checkoutOver } from "#core/checkout/checkout.usecases.ts"
import type { OpsMove, OpsPort } from "#core/orders/ops.port.ts"
import { opsOver } from "#core/orders/ops.usecases.ts"
import type { OrderCode } from "#core/orders/order.ts"
import type { OrdersPort } from "#core/orders/orders.port.ts"
import { ordersOver } from "#core/orders/orders.usecases.ts"
import type { PointsPort } from "#core/orders/points/ledger.port.ts"
import { pointsOver } from "#core/orders/points/points.usecases.ts"
import { someNow } from "../arbitraries.ts"
import { allChosen, newKey, run, tagOf } from "../contracts/ordering-shop.ts"
import { type Engine, shopEngines } from "../database.ts"
import { putMembers } from "../orders/members.ts"
import { line, openSellingShop } from "../orders/selling-shop.ts"
import { priceOf, someGoods } from "../pricing/some-goods.ts"
import { someOrigins } from "../shipping/some-origins.ts"

/** A shop of goods of Rp50.000, as a member asks it. */
interface Shop {
  readonly as: (member: MemberId) => {
    readonly bag: MemberBagPort
    readonly checkout: CheckoutPort
    readonly orders: OrdersPort
    readonly points: PointsPort
  }
  readonly ops: OpsPort
  readonly wish: (quantity: number) => WantedLine
  readonly give: (member: MemberId, points: number) => Promise<unknown>
  readonly close: () => Promise<void>
}

const inMemory = (): Shop => {
  const goods = someGoods("1", { price: priceOf(50_000), stock: 500 })
  const shop = memorySelling([goods], someOrigins, regionsOfIndonesia())
  return {
    as: (member) => {
      const reader = { language: "id", now: someNow, member } as const
      const checkout = checkoutOver(shop.stores, systemRandom, reader)
      const bag = memberBagOver(shop.stores, member, reader)
      return {
        bag,
        checkout: { ...checkout, place: (input) => shop.inTransaction(checkout.place(input)) },
        orders: ordersOver(shop.stores, shop.receipts, reader),
        points: pointsOver(shop.stores.points, bag, member)
      }
    },
    ops: opsOver(shop.stores, someNow),
    wish: (quantity) => ({ product: goods.product, combination: goods.combination, quantity }),
    give: async (member, points) => shop.putPoints(member, points, someNow),
    close: async () => {}
  }
}

const inDatabase = async (engine: Engine): Promise<Shop> => {
  const shop = await openSellingShop(engine, { a: 500 })
  await putMembers(shop.db, ...members)
  return {
    as: (member) => {
      const ports = shop.selling.portsFor({ language: "id", now: shop.clock.now(), member })
      const { memberBag: bag, checkout, orders, points } = ports
      return { bag, checkout, orders, points }
    },
    ops: shop.selling.ops,
    wish: (quantity) => line("a", quantity),
    give: (member, points) =>
      run(adjustPoints(shop.db, { member, points, note: `gift ${++gifts}`, now: shop.clock.now() })),
    close: shop.close
  }
}

let gifts = 0
const names = ["rani", "sinta", "putri", "dewi", "ayu", "lia", "lina"] as const
const members = names.map(MemberId)
const [rani, sinta, putri, dewi, ayu, lia, lina] = names.map(MemberId) as [
  MemberId,
  MemberId,
  MemberId,
  MemberId,
  MemberId,
  MemberId,
  MemberId
]

describe.each(["memory", ...shopEngines] as const)("points of members, over %s", (store) => {
  let shop: Shop
  beforeAll(async () => {
    shop = await (store === "memory" ? inMemory() : inDatabase(store))
  })
  afterAll(() => shop.close())

  const fill = (member: MemberId, quantity: number) =>
    run(shop.as(member).bag.put({ line: shop.wish(quantity), how: "set" }))
  const atPayment = async (member: MemberId, quantity: number) => {
    const { checkout } = shop.as(member)
    const { id } = await run(checkout.open({ lines: [shop.wish(quantity)] }))
    return run(checkout.change({ id, ...allChosen(`${member}@contoh.id`) }))
  }
  const placed = async (member: MemberId, quantity: number) => {
    const { id, version, quoteHash } = await atPayment(member, quantity)
    return run(shop.as(member).checkout.place({ id, version, quoteHash, idempotencyKey: newKey() }))
  }
  const move = (code: OrderCode, ...moves: ReadonlyArray<OpsMove>) =>
    Effect.runPromise(
      Effect.forEach(moves, (one) => shop.ops.move({ code, move: one, name: "ibu toko", note: "spec", tracking: "R1" }))
    )
  const history = (member: MemberId) => run(shop.as(member).points.history({}))
  /** What each entry says, newest first. */
  const said = async (member: MemberId) =>
    (await history(member)).entries.map(({ kind, points, after, isHeld }) => `${kind} ${points} ${after} ${isHeld}`)

  it("are redeemed for the bag up to half of its goods, changed and cancelled", async () => {
    await shop.give(rani, 120)
    const { bag, points } = shop.as(rani)
    await fill(rani, 2)
    expect(await run(points.limit({}))).toEqual({ balance: 120, most: 50, value: 1_000, mostPaid: 50_000 })
    expect(await tagOf(bag.redeemPoints({ points: 51 }))).toBe("PointsLimit")
    expect(await tagOf(bag.redeemPoints({ points: 0 }))).toBe("PointsMissing")
    expect(await run(bag.redeemPoints({ points: 30 }))).toMatchObject({
      points: { wanted: 30, counted: 30, most: 50, balance: 120 },
      totals: { goods: 100_000, afterDiscount: 70_000, payable: 70_000 },
      freeShipping: { missing: 100_000 }
    })
    expect((await run(bag.redeemPoints({ points: 50 }))).totals.payable).toBe(50_000)
    expect(await run(bag.cancelPoints({}))).toMatchObject({ points: { wanted: 0 }, totals: { payable: 100_000 } })
    expect((await run(bag.cancelPoints({}))).totals.payable).toBe(100_000)
  })

  it("count for what the bag is worth now, and again when it is worth more", async () => {
    await shop.give(sinta, 500)
    const { bag } = shop.as(sinta)
    await fill(sinta, 4)
    await run(bag.redeemPoints({ points: 100 }))
    expect(await fill(sinta, 1)).toMatchObject({ points: { wanted: 100, counted: 25 }, totals: { payable: 25_000 } })
    expect(await fill(sinta, 4)).toMatchObject({ points: { wanted: 100, counted: 100 }, totals: { payable: 100_000 } })
  })

  it("leave the balance and the bag with the order, and come back once if it is called off", async () => {
    await shop.give(putri, 80)
    const { bag, orders } = shop.as(putri)
    await fill(putri, 2)
    await run(bag.redeemPoints({ points: 40 }))
    const { order, key } = await placed(putri, 2)
    expect(order.steps).toContainEqual({
      slot: "points",
      rule: "points",
      amount: -40_000,
      reason: "points",
      values: { points: 40 }
    })
    expect(await history(putri)).toMatchObject({ balance: 40, held: 40 })
    expect(await run(bag.read({}))).toMatchObject({ points: { balance: 40, wanted: 0 }, count: 0 })
    await run(orders.cancel({ code: order.code, key, reason: "changed-mind" }))
    expect(await history(putri)).toMatchObject({ balance: 80, held: 0 })
    expect(await tagOf(orders.cancel({ code: order.code, key, reason: "changed-mind" }))).toBe("OrderNotThere")
    expect(await said(putri)).toEqual(["release 40 80 false", "redeem_hold -40 40 true", "adjust 80 80 false"])
  })

  it("are redeemed again for an order that is paid in another way", async () => {
    await shop.give(lina, 60)
    const { bag, checkout } = shop.as(lina)
    await fill(lina, 2)
    await run(bag.redeemPoints({ points: 25 }))
    const { order, key } = await placed(lina, 2)
    expect(await history(lina)).toMatchObject({ balance: 35, held: 25 })
    const again = await run(checkout.payAgain({ code: order.code, key }))
    expect(await history(lina)).toMatchObject({ balance: 60, held: 0 })
    expect(again.points).toMatchObject({ wanted: 25, counted: 25 })
    expect(again.totals.afterDiscount).toBe(order.totals.afterDiscount)
  })

  it("are used with the payment, earned with the completion, and both go back with a refund: a loop leaves nothing", async () => {
    await shop.give(dewi, 100)
    const { bag } = shop.as(dewi)
    await fill(dewi, 4)
    await run(bag.redeemPoints({ points: 50 }))
    const { order } = await placed(dewi, 4)
    expect((await said(dewi))[0]).toBe("redeem_hold -50 50 true")
    await move(order.code, "accept-transfer")
    expect(await history(dewi)).toMatchObject({ balance: 50, held: 0 })
    expect((await said(dewi))[0]).toBe("redeem_hold -50 50 false")
    await move(order.code, "pack", "ship", "deliver", "complete")
    // Rp200.000 of goods less Rp50.000 of points: three times Rp50.000.
    expect((await said(dewi))[0]).toBe("earn 3 53 false")
    await move(order.code, "refund")
    expect(await said(dewi)).toEqual([
      "reverse -3 100 false",
      "release 50 103 false",
      "earn 3 53 false",
      "redeem_hold -50 50 false",
      "adjust 100 100 false"
    ])
  })

  it("that were spent before their order was refunded leave a balance below zero, and none can be redeemed", async () => {
    const first = await placed(ayu, 4)
    await move(first.order.code, "accept-transfer", "pack", "ship", "deliver", "complete")
    await fill(ayu, 2)
    await run(shop.as(ayu).bag.redeemPoints({ points: 4 }))
    await placed(ayu, 2)
    await move(first.order.code, "refund")
    expect(await history(ayu)).toMatchObject({ balance: -4, held: 4 })
    await fill(ayu, 2)
    expect(await tagOf(shop.as(ayu).bag.redeemPoints({ points: 1 }))).toBe("PointsLimit")
    expect(await run(shop.as(ayu).points.limit({}))).toMatchObject({ balance: -4, most: 0 })
  })

  it("of one bag are one order's, from however many tabs; the others see their new total", async () => {
    await shop.give(lia, 40)
    await fill(lia, 6)
    await run(shop.as(lia).bag.redeemPoints({ points: 20 }))
    const tabs = []
    for (let tab = 0; tab < 4; tab++) tabs.push(await atPayment(lia, 1))
    const answers = await Promise.all(
      tabs.map(({ id, version, quoteHash }) =>
        tagOf(shop.as(lia).checkout.place({ id, version, quoteHash, idempotencyKey: newKey() }))
      )
    )
    expect(answers.filter((tag) => tag === "done")).toHaveLength(1)
    expect(new Set(answers.filter((tag) => tag !== "done"))).toEqual(new Set(["TotalChanged"]))
    expect(await history(lia)).toMatchObject({ balance: 20, held: 20 })
  })

  it("are read a page at a time, each entry once", async () => {
    const member = MemberId("rani")
    for (let at = 0; at < 25; at++) await shop.give(member, 1)
    const { points } = shop.as(member)
    const first = await run(points.history({}))
    expect(first).toMatchObject({ balance: 145, value: 1_000, hasMore: true })
    expect(first.entries).toHaveLength(20)
    const rest = await run(points.history({ before: first.entries.at(-1)?.id ?? 0 }))
    expect(rest.hasMore).toBe(false)
    const all = [...first.entries, ...rest.entries]
    expect(new Set(all.map(({ id }) => id)).size).toBe(26)
    expect(all.map(({ after }) => after)).toEqual(Array.from({ length: 26 }, (_, at) => 145 - at))
  })
})
