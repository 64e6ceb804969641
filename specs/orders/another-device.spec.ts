import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { memorySelling } from "#adapters/memory/selling.memory.ts"
import { regionsOfIndonesia } from "#adapters/regions/regions.ts"
import { systemRandom } from "#adapters/server/random.ts"
import { MemberId } from "#core/account/member.ts"
import type { WantedLine } from "#core/cart/cart.ts"
import type { MemberBagPort } from "#core/cart/member-bag.port.ts"
import { memberBagOver } from "#core/cart/member-bag.usecases.ts"
import type { CheckoutPort, CheckoutStores } from "#core/checkout/checkout.port.ts"
import type { Checkout } from "#core/checkout/checkout.ts"
import { checkoutOver } from "#core/checkout/checkout.usecases.ts"
import { someNow } from "../arbitraries.ts"
import { allChosen, newKey, run, tagOf } from "../contracts/ordering-shop.ts"
import { type Engine, engines } from "../database.ts"
import { someGoods } from "../pricing/some-goods.ts"
import { someOrigins } from "../shipping/some-origins.ts"
import { putMembers } from "./members.ts"
import { line, openSellingShop } from "./selling-shop.ts"

/** A member with a bag, and what two devices of theirs call. */
interface Devices {
  readonly bag: MemberBagPort
  readonly checkout: CheckoutPort
  /** The same goods each time. */
  readonly some: (quantity: number) => WantedLine
  readonly stock: () => Promise<number>
  readonly orders: () => Promise<number>
  readonly close: () => Promise<void>
}

const rani = MemberId("rani")
const units = 20

const inMemory = (
  change: (stores: CheckoutStores) => CheckoutStores = (stores) => stores
): Devices & {
  /** Placing without a transaction of its own. */
  readonly placeInside: CheckoutPort["place"]
} => {
  const goods = someGoods("1", { stock: units })
  const shop = memorySelling([goods], someOrigins, regionsOfIndonesia())
  const reader = { language: "id", now: someNow, member: rani } as const
  const port = checkoutOver(change(shop.stores), systemRandom, reader)
  return {
    bag: memberBagOver(shop.stores, rani, reader),
    checkout: { ...port, place: (input) => shop.inTransaction(port.place(input)) },
    some: (quantity) => ({ product: goods.product, combination: goods.combination, quantity }),
    stock: async () => shop.state().goods.get(goods.combination)?.stock ?? 0,
    orders: async () => shop.state().orders.size,
    close: async () => {},
    placeInside: port.place
  }
}

const inDatabase = async (engine: Engine): Promise<Devices> => {
  const shop = await openSellingShop(engine, { a: units })
  await putMembers(shop.db, rani)
  const { memberBag, checkout } = shop.selling.portsFor({ language: "id", now: shop.clock.now(), member: rani })
  return {
    bag: memberBag,
    checkout,
    some: (quantity) => line("a", quantity),
    stock: async () => (await shop.stocks())["a"] ?? 0,
    orders: () => shop.count("orders"),
    close: shop.close
  }
}

/** A checkout at its last button, as one device shows it. */
const atPayment = async ({ checkout, some }: Devices, quantity = 1): Promise<Checkout> => {
  const { id } = await run(checkout.open({ lines: [some(quantity)] }))
  return run(checkout.change({ id, ...allChosen("rani@contoh.id") }))
}
const placing = ({ id, version, quoteHash }: Checkout, idempotencyKey = newKey()) => ({
  id,
  version,
  quoteHash,
  idempotencyKey
})

describe.each(["memory", ...engines] as const)("a member's bag at payment on two devices, over %s", (store) => {
  let shop: Devices
  beforeAll(async () => {
    shop = await (store === "memory" ? inMemory() : inDatabase(store))
  })
  afterAll(() => shop.close())

  const hold = async (quantity: number) => {
    await run(shop.bag.clear({}))
    if (quantity > 0) await run(shop.bag.put({ line: shop.some(quantity), how: "set" }))
  }
  const counted = async () => [await shop.orders(), await shop.stock()]

  it("is ordered once: the second press is refused, takes nothing, and a repeated first one returns its order", async () => {
    await hold(1)
    const [phone, laptop] = [await atPayment(shop), await atPayment(shop)]
    const asked = placing(phone)
    const { order } = await run(shop.checkout.place(asked))
    const before = await counted()
    expect(await tagOf(shop.checkout.place(placing(laptop)))).toBe("LineUnknown")
    expect(await counted()).toEqual(before)
    expect(await tagOf(shop.checkout.orderByCheckout({ id: laptop.id }))).toBe("NotPlaced")
    for (const again of [asked, placing(phone)])
      expect(await run(shop.checkout.place(again))).toMatchObject({ repeated: true, order: { code: order.code } })
  })

  it("is ordered once if both press in the same moment", async () => {
    await hold(1)
    const both = [await atPayment(shop), await atPayment(shop)]
    const [orders = 0, stock = 0] = await counted()
    const fates = await Promise.all(both.map((one) => tagOf(shop.checkout.place(placing(one)))))
    expect(fates.toSorted()).toEqual(["LineUnknown", "done"])
    expect(await counted()).toEqual([orders + 1, stock - 1])
  })

  it("can be ordered from the second device again once it is in the bag again", async () => {
    await hold(1)
    const [phone, laptop] = [await atPayment(shop), await atPayment(shop)]
    await run(shop.checkout.place(placing(phone)))
    await hold(1)
    expect(await tagOf(shop.checkout.place(placing(laptop)))).toBe("done")
  })

  it.each([
    [0, "LineUnknown", []],
    [1, "LineUnknown", [1]],
    [2, "done", []],
    [3, "done", [1]]
  ] as const)("of 2 units at payment, with %i in the bag by now, ends as %s and leaves %j", async (now, fate, left) => {
    await hold(2)
    const checkout = await atPayment(shop, 2)
    await hold(now)
    expect(await tagOf(shop.checkout.place(placing(checkout)))).toBe(fate)
    const { items } = await run(shop.bag.read({}))
    expect(items.map(({ quantity }) => quantity)).toEqual(left)
  })

  it("orders fewer units if the checkout is changed to what the bag holds", async () => {
    await hold(2)
    const { id } = await atPayment(shop, 2)
    await hold(1)
    const fewer = await run(shop.checkout.change({ id, lines: [shop.some(1)], ...allChosen("rani@contoh.id") }))
    expect(await tagOf(shop.checkout.place(placing(fewer)))).toBe("done")
  })

  it("counts a line that came into the bag after the checkout was opened, once anything is chosen", async () => {
    await hold(0)
    const { id } = await run(shop.checkout.open({ lines: [shop.some(1)] }))
    await hold(1)
    const checkout = await run(shop.checkout.change({ id, ...allChosen("rani@contoh.id") }))
    await hold(0)
    expect(await tagOf(shop.checkout.place(placing(checkout)))).toBe("LineUnknown")
  })

  it("says nothing of lines that were never in the bag", async () => {
    await hold(0)
    expect(await tagOf(shop.checkout.place(placing(await atPayment(shop))))).toBe("done")
  })
})

describe("a bag that another device empties while its order is being placed", () => {
  it("is not ordered, though the order had been written", async () => {
    let isOnPhone = false
    const shop: Devices = inMemory((stores) => ({
      ...stores,
      memberBags: {
        ...stores.memberBags,
        save: (member, bag, expected) => {
          const save = stores.memberBags.save(member, bag, expected)
          if (!isOnPhone) return save
          isOnPhone = false
          return Effect.flatMap(stores.memberBags.load(member), (now) =>
            Effect.andThen(
              stores.memberBags.save(member, { ...now, version: now.version + 1, lines: [] }, now.version),
              save
            )
          )
        }
      }
    }))
    await run(shop.bag.put({ line: shop.some(1), how: "set" }))
    const checkout = await atPayment(shop)
    isOnPhone = true
    expect(await tagOf(shop.checkout.place(placing(checkout)))).toBe("LineUnknown")
    expect([isOnPhone, await shop.orders(), await shop.stock()]).toEqual([false, 0, units])
  })

  it("is no refusal if it was the order of this very checkout, placed by another call in the same moment", async () => {
    let other: Effect.Effect<unknown, unknown> = Effect.void
    const shop = inMemory((stores) => ({
      ...stores,
      buyers: {
        of: (member) => {
          const first = other
          other = Effect.void
          return Effect.andThen(Effect.ignore(first), stores.buyers.of(member))
        }
      }
    }))
    await run(shop.bag.put({ line: shop.some(1), how: "set" }))
    const checkout = await atPayment(shop)
    other = shop.placeInside(placing(checkout))
    expect(await run(shop.checkout.place(placing(checkout)))).toMatchObject({ repeated: true })
    expect([await shop.orders(), await shop.stock()]).toEqual([1, units - 1])
  })

  it("is said to be ordered, not sold out, if its last unit went with the first order", async () => {
    const shop = inMemory()
    await run(shop.bag.put({ line: shop.some(units), how: "set" }))
    const [phone, laptop] = [await atPayment(shop, units), await atPayment(shop, units)]
    await run(shop.checkout.place(placing(phone)))
    expect([await shop.stock(), await tagOf(shop.checkout.place(placing(laptop)))]).toEqual([0, "LineUnknown"])
  })
})
