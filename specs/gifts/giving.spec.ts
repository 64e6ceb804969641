import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { memorySelling } from "#adapters/memory/selling.memory.ts"
import { putContent } from "#adapters/postgres/catalogue/content-writer.sql.ts"
import { regionsOfIndonesia } from "#adapters/regions/regions.ts"
import { systemRandom } from "#adapters/server/random.ts"
import { MemberId } from "#core/account/member.ts"
import type { WantedLine } from "#core/cart/cart.ts"
import type { MemberBagPort } from "#core/cart/member-bag.port.ts"
import { memberBagOver } from "#core/cart/member-bag.usecases.ts"
import type { CheckoutPort } from "#core/checkout/checkout.port.ts"
import { checkoutOver } from "#core/checkout/checkout.usecases.ts"
import { type BagGift, GiftId, type GiftRule } from "#core/gifts/gift.ts"
import { instant } from "#core/kernel/moment.ts"
import { rupiah } from "#core/kernel/money.ts"
import type { OrdersPort } from "#core/orders/orders.port.ts"
import { ordersOver } from "#core/orders/orders.usecases.ts"
import { DistrictId } from "#core/regions/region.ts"
import { ServiceId } from "#core/shipping/shipping.ts"
import { someNow } from "../arbitraries.ts"
import { allChosen, kebayoranBaru, newKey, run, tagOf } from "../contracts/ordering-shop.ts"
import { type Engine, shopEngines } from "../database.ts"
import { putMembers } from "../orders/members.ts"
import { line, openSellingShop } from "../orders/selling-shop.ts"
import { priceOf, someGoods } from "../pricing/some-goods.ts"
import { someOrigins } from "../shipping/some-origins.ts"
import { someGift } from "./some-gifts.ts"

type Name = "lipstick" | "balm" | "polish" | "last"

/** A shop that sells lipsticks of Rp100.000, and gives a balm, a nail polish that may not fly, and the last of a cream. */
interface Shop {
  readonly as: (member?: MemberId) => {
    readonly bag: MemberBagPort
    readonly checkout: CheckoutPort
    readonly orders: OrdersPort
  }
  readonly wish: (name: Name, quantity: number) => WantedLine
  readonly give: (...gifts: ReadonlyArray<GiftRule>) => Promise<unknown>
  readonly stock: (name: Name) => Promise<number>
  readonly close: () => Promise<void>
}

const names = ["rani", "sinta", "putri", "dewi", "ayu", "lia", "maya", "nisa"] as const
const members = names.map(MemberId)
const memberNamed = (name: (typeof names)[number]): MemberId => MemberId(name)

const stocks = { lipstick: 500, balm: 500, polish: 500, last: 1 }

const inMemory = (): Shop => {
  const goods = {
    lipstick: someGoods("1", { price: priceOf(100_000), stock: stocks.lipstick, weightGram: 60 }),
    balm: someGoods("2", { price: priceOf(35_000), stock: stocks.balm, weightGram: 60 }),
    polish: someGoods("3", { price: priceOf(45_000), stock: stocks.polish, weightGram: 60, dangerous: true }),
    last: someGoods("4", { price: priceOf(90_000), stock: stocks.last, weightGram: 60 })
  }
  const shop = memorySelling(Object.values(goods), someOrigins, regionsOfIndonesia())
  return {
    as: (member) => {
      const reader = { language: "id", now: someNow, ...(member !== undefined && { member }) } as const
      const checkout = checkoutOver(shop.stores, systemRandom, reader)
      return {
        bag: memberBagOver(shop.stores, member ?? MemberId(""), reader),
        checkout: { ...checkout, place: (input) => shop.inTransaction(checkout.place(input)) },
        orders: ordersOver(shop.stores, shop.receipts, reader)
      }
    },
    wish: (name, quantity) => ({ product: goods[name].product, combination: goods[name].combination, quantity }),
    give: async (...gifts) => shop.putGifts(...gifts),
    stock: async (name) => shop.state().goods.get(goods[name].combination)?.stock ?? -1,
    close: async () => {}
  }
}

const inDatabase = async (engine: Engine): Promise<Shop> => {
  const shop = await openSellingShop(engine, {
    lipstick: { units: stocks.lipstick, price: 100_000 },
    balm: { units: stocks.balm, price: 35_000 },
    polish: { units: stocks.polish, price: 45_000, dangerous: true },
    last: { units: stocks.last, price: 90_000 }
  })
  await putMembers(shop.db, ...members)
  return {
    as: (member) => {
      const asked = { language: "id", now: shop.clock.now(), ...(member !== undefined && { member }) } as const
      const { memberBag: bag, checkout, orders } = shop.selling.portsFor(asked)
      return { bag, checkout, orders }
    },
    wish: (name, quantity) => line(name, quantity),
    give: (...gifts) => run(putContent(shop.db, { gifts: gifts.map((gift) => ({ ...gift, isPaused: false })) })),
    stock: async (name) => (await shop.stocks())[name] ?? -1,
    close: shop.close
  }
}

const said = ({ gifts }: { readonly gifts: ReadonlyArray<BagGift> }) => gifts.map(({ id, state }) => `${id} ${state}`)

describe.each(["memory", ...shopEngines] as const)("gifts with purchase, over %s", (store) => {
  let shop: Shop
  beforeAll(async () => {
    shop = await (store === "memory" ? inMemory() : inDatabase(store))
    await shop.give(
      someGift(shop.wish("balm", 1), { id: GiftId("balm") }),
      someGift(shop.wish("polish", 1), { id: GiftId("polish"), minAmount: rupiah(400_000) }),
      someGift(shop.wish("last", 1), { id: GiftId("last"), minAmount: rupiah(900_000) }),
      someGift(shop.wish("balm", 1), { id: GiftId("for-all"), minAmount: rupiah(700_000), forGuests: true })
    )
  })
  afterAll(() => shop.close())

  const fill = (member: MemberId, quantity: number) =>
    run(shop.as(member).bag.put({ line: shop.wish("lipstick", quantity), how: "set" }))
  const decline = (member: MemberId, gift: string, isDeclined = true) =>
    run(shop.as(member).bag.declineGift({ gift: GiftId(gift), isDeclined }))
  const atPayment = async (member: MemberId, quantity: number) => {
    const { checkout } = shop.as(member)
    const { id } = await run(checkout.open({ lines: [shop.wish("lipstick", quantity)] }))
    return run(checkout.change({ id, ...allChosen(`${member}@contoh.id`) }))
  }
  const placing = (member: MemberId, { id, version, quoteHash }: Awaited<ReturnType<typeof atPayment>>) =>
    shop.as(member).checkout.place({ id, version, quoteHash, idempotencyKey: newKey() })

  it("come into the bag from Rp200.000 on, and can be declined and taken back", async () => {
    const rani = memberNamed("rani")
    expect(said(await fill(rani, 1))).toEqual([])
    expect(said(await fill(rani, 2))).toEqual(["balm given"])
    expect(said(await decline(rani, "balm"))).toEqual(["balm declined"])
    expect(said(await decline(rani, "balm"))).toEqual(["balm declined"])
    expect(said(await run(shop.as(rani).bag.read({})))).toEqual(["balm declined"])
    expect(said(await atPayment(rani, 2))).toEqual(["balm declined"])
    expect(said(await decline(rani, "balm", false))).toEqual(["balm given"])
    expect((await run(shop.as(rani).bag.read({}))).totals.payable).toBe(200_000)
  })

  it("are lines of the order that cost nothing, take stock with it, and give it back once", async () => {
    const sinta = memberNamed("sinta")
    const before = await shop.stock("balm")
    await fill(sinta, 2)
    const checkout = await atPayment(sinta, 2)
    const { order, key } = await run(placing(sinta, checkout))
    expect(order.lines.map(({ goods, quantity, total, gift }) => [goods.combination, quantity, total, gift])).toEqual([
      [shop.wish("lipstick", 1).combination, 2, 200_000, undefined],
      [shop.wish("balm", 1).combination, 1, 0, "balm"]
    ])
    expect(order.totals).toEqual(checkout.totals)
    expect(order.steps.filter(({ rule }) => rule === "gift").map(({ amount }) => amount)).toEqual([0])
    expect(await shop.stock("balm")).toBe(before - 1)
    const { orders } = shop.as(sinta)
    expect((await run(orders.read({ code: order.code, key }))).lines).toEqual(order.lines)
    await run(orders.cancel({ code: order.code, key, reason: "changed-mind" }))
    expect(await shop.stock("balm")).toBe(before)
  })

  it("that were declined are not sent, and the next bag begins with all", async () => {
    const putri = memberNamed("putri")
    await fill(putri, 2)
    await decline(putri, "balm")
    const { order } = await run(placing(putri, await atPayment(putri, 2)))
    expect(order.lines).toHaveLength(1)
    expect(said(await fill(putri, 2))).toEqual(["balm given"])
  })

  it("that may not fly stay behind with a courier that does, and come with one that does not (D-54)", async () => {
    const dewi = memberNamed("dewi")
    const { checkout } = shop.as(dewi)
    const { id } = await run(checkout.open({ lines: [shop.wish("lipstick", 4)] }))
    const inJayapura = { ...kebayoranBaru, district: DistrictId("91.71.03"), village: { name: "Gurabesi" } }
    const flown = { ...allChosen("dewi@contoh.id"), address: inJayapura, service: ServiceId("jne.reg") }
    const byAir = await run(checkout.change({ id, ...flown }))
    expect([byAir.delivery?.option?.byAir, ...said(byAir)]).toEqual([true, "polish by-air", "balm given"])
    const options = await run(checkout.shippingOptions({ id, district: inJayapura.district }))
    expect(options.options.filter(({ reason }) => reason === "DANGEROUS")).toEqual([])
    const byLand = await run(checkout.change({ id, service: ServiceId("pos.reguler") }))
    expect([byLand.delivery?.option?.byAir, ...said(byLand)]).toEqual([false, "polish given", "balm given"])
    expect(byLand.quoteHash).not.toBe(byAir.quoteHash)
    const back = await run(checkout.change({ id, service: ServiceId("jne.reg") }))
    const { order } = await run(placing(dewi, back))
    expect(order.lines.map(({ gift }) => gift)).toEqual([undefined, "balm"])
  })

  it("that run out are refused with the total of now, and take nothing; the next press orders without them", async () => {
    const [ayu, lia] = [memberNamed("ayu"), memberNamed("lia")]
    const mine = await atPayment(ayu, 9)
    const theirs = await atPayment(lia, 9)
    expect(said(mine)).toEqual(["last given", "polish given", "balm given"])
    const lipsticks = await shop.stock("lipstick")
    await run(placing(lia, theirs))
    expect(await tagOf(placing(ayu, mine))).toBe("TotalChanged")
    expect([await shop.stock("lipstick"), await shop.stock("last")]).toEqual([lipsticks - 9, 0])
    const again = await run(shop.as(ayu).checkout.read({ id: mine.id }))
    expect(said(again)).toEqual(["last sold-out", "polish given", "balm given"])
    const { order } = await run(placing(ayu, again))
    expect(order.lines.map(({ gift }) => gift)).toEqual([undefined, "polish", "balm"])
  })

  it("of a guest are those that the merchant gives to everybody, and a declined one is not sent", async () => {
    const { checkout } = shop.as()
    const lines = [shop.wish("lipstick", 7)]
    expect(said(await run(checkout.open({ lines })))).toEqual(["for-all given"])
    expect(said(await run(checkout.open({ lines: [shop.wish("lipstick", 6)] })))).toEqual([])
    const without = await run(checkout.open({ lines, declined: [GiftId("for-all")] }))
    expect(said(without)).toEqual(["for-all declined"])
    expect(said(await run(checkout.change({ id: without.id, declined: [] })))).toEqual(["for-all given"])
    expect(said(await run(checkout.change({ id: without.id, note: "titip satpam" })))).toEqual(["for-all given"])
  })

  it("that a guest declined stay declined in the member's bag, and for an order that is paid again (D-67)", async () => {
    const maya = memberNamed("maya")
    const bag = "0f8fad5b-d9cb-469f-a165-70867728950e"
    const lines = [shop.wish("lipstick", 7)]
    const merged = await run(shop.as(maya).bag.merge({ bag, lines, declined: [GiftId("for-all"), GiftId("balm")] }))
    expect(said(merged.bag)).toEqual(["polish given", "balm declined"])
    const { checkout, orders } = shop.as()
    const { id } = await run(checkout.open({ lines, declined: [GiftId("for-all")] }))
    const chosen = await run(checkout.change({ id, ...allChosen("tamu@contoh.id") }))
    const { version, quoteHash } = chosen
    const { order, key } = await run(checkout.place({ id, version, quoteHash, idempotencyKey: newKey() }))
    expect(order.lines).toHaveLength(1)
    await run(orders.cancel({ code: order.code, key, reason: "changed-mind" }))
    const again = await run(checkout.payAgain({ code: order.code, key }))
    expect([said(again), again.lines.length]).toEqual([["for-all declined"], 1])
  })

  it("of an order are not bought when it is paid again", async () => {
    const nisa = memberNamed("nisa")
    const { order, key } = await run(placing(nisa, await atPayment(nisa, 2)))
    const { checkout, orders } = shop.as(nisa)
    await run(orders.cancel({ code: order.code, key, reason: "changed-mind" }))
    const again = await run(checkout.payAgain({ code: order.code, key }))
    expect(again.lines.map(({ quantity, total }) => [quantity, total])).toEqual([[2, 200_000]])
    expect(again.totals.goods).toBe(200_000)
  })

  it("that no rule gives are not remembered as declined", async () => {
    const rani = memberNamed("rani")
    await decline(rani, "balm")
    for (const id of ["constructor", "no-such-rule"]) await decline(rani, id)
    await decline(rani, "balm", false)
    expect(said(await run(shop.as(rani).bag.read({})))).toEqual(["balm given"])
  })
})

describe.each(shopEngines)("the rules of gifts, over %s", (engine) => {
  it("go to guests while they run, and are not there while they are paused", async () => {
    const shop = await openSellingShop(engine, { lipstick: 9, balm: 9 })
    const gift = (id: string, change: Parameters<typeof someGift>[1] & { readonly isPaused?: boolean } = {}) => ({
      ...someGift(line("balm"), { id: GiftId(id), forGuests: true, ...change }),
      isPaused: change.isPaused ?? false
    })
    const now = shop.clock.now()
    await run(
      putContent(shop.db, {
        gifts: [
          gift("running"),
          gift("paused", { isPaused: true }),
          gift("for-members", { forGuests: false }),
          gift("to-come", { startsAt: instant(now + 3_600_000) }),
          gift("over", { endsAt: instant(now - 1) })
        ]
      })
    )
    const { bags } = shop.selling.portsFor({ language: "id", now })
    expect((await run(bags.goods({ goods: [] }))).gifts.map(({ id }) => id)).toEqual(["running"])
    const [{ combination, product }] = [line("lipstick")]
    const priced = await run(bags.validate({ lines: [{ combination, product, quantity: 4 }] }))
    expect(said(priced)).toEqual(["running given"])
    await shop.close()
  })
})

describe.each(shopEngines)("the last gift, over %s", (engine) => {
  it("goes to one of eight orders of one moment, and seven are asked", async () => {
    const shop = await inDatabase(engine)
    await shop.give(someGift(shop.wish("last", 1), { id: GiftId("last") }))
    const checkouts = await Promise.all(
      members.map(async (member) => {
        const { checkout } = shop.as(member)
        const { id } = await run(checkout.open({ lines: [shop.wish("lipstick", 2)] }))
        return { member, checkout, ...(await run(checkout.change({ id, ...allChosen(`${member}@contoh.id`) }))) }
      })
    )
    const tags = await Promise.all(
      checkouts.map(({ checkout, id, version, quoteHash }) =>
        tagOf(checkout.place({ id, version, quoteHash, idempotencyKey: newKey() }))
      )
    )
    expect(tags.toSorted()).toEqual([...Array(7).fill("TotalChanged"), "done"])
    expect([await shop.stock("last"), await shop.stock("lipstick")]).toEqual([0, 498])
    await shop.close()
  })
})
