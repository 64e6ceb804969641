import { randomUUID } from "node:crypto"
import { Effect, Exit } from "effect"
import { afterEach, describe, expect, it } from "vitest"
import type { Session } from "#adapters/postgres/engine/db.ts"
import type { CheckoutPort } from "#core/checkout/checkout.port.ts"
import type { Checkout, Placed } from "#core/checkout/checkout.ts"
import type { StockStore } from "#core/pricing/goods.port.ts"
import { placeOver } from "./place-over.ts"
import { openSellingShop, type SellingShop, sellingShopOver } from "./selling-shop.ts"

const isFull = process.env["SCALE"] === "full"
const together = { concurrency: "unbounded" } as const
const many = <A>(count: number, one: (place: number) => A): ReadonlyArray<A> =>
  Array.from({ length: count }, (_, place) => one(place))

type Place = CheckoutPort["place"]
type Outcome = Exit.Exit<Placed, { readonly _tag: string }>

const placed = (checkout: Checkout, key: string = randomUUID()) => ({
  id: checkout.id,
  version: checkout.version,
  quoteHash: checkout.quoteHash,
  idempotencyKey: key
})
const refusals = (outcomes: ReadonlyArray<Outcome>): Readonly<Record<string, number>> => {
  const tags = outcomes.map((outcome) =>
    Exit.isSuccess(outcome) ? (outcome.value.repeated ? "repeated" : "ordered") : tagOf(outcome)
  )
  return Object.fromEntries([...Map.groupBy(tags, (tag) => tag)].map(([tag, all]) => [tag, all.length]))
}
const tagOf = (outcome: Outcome): string =>
  /"_tag":"((?!Fail|Die|Cause)\w+)"/.exec(JSON.stringify(Exit.isFailure(outcome) ? outcome.cause.reasons : ""))?.[1] ??
  "defect"

/** PGlite has one connection and proves nothing here. House 12. */
describe("buyers at once on PostgreSQL", () => {
  const open: Array<SellingShop> = []
  afterEach(async () => {
    for (const shop of open.splice(0)) await shop.close()
  })
  const shopWith = async (stocks: Readonly<Record<string, number>>): Promise<SellingShop> => {
    // A call is refused for what another buyer took, not for the speed of this machine.
    const shop = await openSellingShop("postgres", stocks, { connections: 32, waitMs: 240_000 })
    open.push(shop)
    return shop
  }
  const portOf = ({ selling, clock }: SellingShop) => selling.portsFor({ language: "id", now: clock.now() }).checkout
  /** So many checkouts that are ready, each with these lines. */
  const ready = async (shop: SellingShop, count: number, ...lines: ReadonlyArray<string>) => {
    const checkouts: Array<Checkout> = []
    for (let from = 0; from < count; from += 50)
      checkouts.push(...(await Promise.all(many(Math.min(50, count - from), () => shop.prepared(...lines)))))
    return checkouts
  }
  const allAtOnce = (place: Place, checkouts: ReadonlyArray<Checkout>): Promise<ReadonlyArray<Outcome>> =>
    Effect.runPromise(
      Effect.all(
        checkouts.map((checkout) => Effect.exit(place(placed(checkout)))),
        together
      )
    )

  const [crowd, units] = isFull ? [1_000, 100] : [80, 20]
  it(`are ${crowd} for ${units} units: ${units} orders, nothing left, all others refused, and no trace of them`, async () => {
    const shop = await shopWith({ last: crowd })
    const checkouts = await ready(shop, crowd, "last")
    await Effect.runPromise(
      shop.db.ask((on) => on.updateTable("combinations").set({ stock: units }).where("id", "=", "last").execute())
    )
    const outcomes = await allAtOnce(portOf(shop).place, checkouts)
    expect(refusals(outcomes)).toEqual({ ordered: units, InsufficientStock: crowd - units })
    expect(await shop.stocks()).toEqual({ last: 0 })
    const tables = ["orders", "order_lines", "order_events", "outbox"] as const
    expect(await Promise.all(tables.map(shop.count))).toEqual([units, units, units, units])
    const codes = new Set(outcomes.flatMap((one) => (Exit.isSuccess(one) ? [one.value.order.payment.amount] : [])))
    expect(codes.size).toBe(units)
  })

  it("take nothing of their other lines when the last one is sold out", async () => {
    const shop = await shopWith({ a: 50, b: 50, z: 50 })
    const checkouts = await ready(shop, 40, "z", "a", "b")
    await Effect.runPromise(
      shop.db.ask((on) => on.updateTable("combinations").set({ stock: 3 }).where("id", "=", "z").execute())
    )
    expect(refusals(await allAtOnce(portOf(shop).place, checkouts))).toEqual({ ordered: 3, InsufficientStock: 37 })
    expect(await shop.stocks()).toEqual({ a: 47, b: 47, z: 0 })
  })

  it("never wait for each other in a ring, with lines in any order", async () => {
    const shop = await shopWith({ a: 500, b: 500, c: 500 })
    const orders = [
      ["a", "b", "c"],
      ["c", "b", "a"],
      ["b", "c", "a"]
    ]
    const checkouts = (await Promise.all(orders.map((lines) => ready(shop, 30, ...lines)))).flat()
    expect(refusals(await allAtOnce(portOf(shop).place, checkouts))).toEqual({ ordered: 90 })
    expect(await shop.stocks()).toEqual({ a: 410, b: 410, c: 410 })
  })

  it("are one order when 50 ask with the same key, on two servers", async () => {
    const shop = await shopWith({ a: 50 })
    const other = await sellingShopOver(shop.db)
    const [checkout] = await ready(shop, 1, "a")
    if (!checkout) throw new Error("no checkout")
    const key = randomUUID()
    const outcomes = await Effect.runPromise(
      Effect.all(
        many(50, (place) => Effect.exit(portOf(place % 2 === 0 ? shop : other).place(placed(checkout, key)))),
        together
      )
    )
    expect(refusals(outcomes)).toEqual({ ordered: 1, repeated: 49 })
    const answers = outcomes.flatMap((one) => (Exit.isSuccess(one) ? [`${one.value.order.code} ${one.value.key}`] : []))
    expect(new Set(answers).size).toBe(1)
    expect(await shop.stocks()).toEqual({ a: 49 })
  })

  it("are one order when 50 tabs place the same checkout, each with a key of its own", async () => {
    const shop = await shopWith({ a: 50 })
    const [checkout] = await ready(shop, 1, "a")
    if (!checkout) throw new Error("no checkout")
    expect(
      refusals(
        await allAtOnce(
          portOf(shop).place,
          many(50, () => checkout)
        )
      )
    ).toEqual({ ordered: 1, repeated: 49 })
    expect(await shop.stocks()).toEqual({ a: 49 })
    expect(await shop.count("outbox")).toBe(1)
  })

  it("hear that their call is still running when its twin takes long", async () => {
    const shop = await shopWith({ a: 5 })
    const [checkout] = await ready(shop, 1, "a")
    if (!checkout) throw new Error("no checkout")
    const input = placed(checkout)
    const slow = placeOver(shop, (stores) => ({
      ...stores,
      post: { put: (message) => Effect.delay(stores.post.put(message), "2 seconds") }
    }))
    const outcomes = await Effect.runPromise(
      Effect.all(
        [Effect.exit(slow(input)), Effect.delay(Effect.exit(portOf(shop).place(input)), "200 millis")],
        together
      )
    )
    expect(refusals(outcomes)).toEqual({ ordered: 1, IdempotencyInProgress: 1 })
  })

  it("would be sold what is not there by a store that looks before it takes", async () => {
    const shop = await shopWith({ last: 300 })
    const checkouts = await ready(shop, 200, "last")
    await Effect.runPromise(
      shop.db.ask((on) => on.updateTable("combinations").set({ stock: 20 }).where("id", "=", "last").execute())
    )
    const naive = placeOver(shop, (stores, session) => ({ ...stores, stock: lookingFirst(session) }))
    const { ordered = 0 } = refusals(await allAtOnce(naive, checkouts))
    expect(ordered).toBeGreaterThan(20)
  })

  it("would order twice with a store that forgets keys and checkouts", async () => {
    const shop = await shopWith({ a: 50 })
    const [checkout] = await ready(shop, 1, "a")
    if (!checkout) throw new Error("no checkout")
    const naive = placeOver(shop, (stores) => ({
      ...stores,
      idempotency: { claim: () => Effect.succeed({ done: undefined }), finish: () => Effect.void },
      checkouts: { ...stores.checkouts, claim: () => Effect.succeed(true) },
      orders: {
        ...stores.orders,
        byCheckout: () => Effect.succeed(undefined),
        insert: (order, due) => stores.orders.insert({ ...order, checkout: randomUUID() as typeof order.checkout }, due)
      }
    }))
    const { ordered = 0 } = refusals(
      await allAtOnce(
        naive,
        many(10, () => checkout)
      )
    )
    expect(ordered).toBeGreaterThan(1)
  })
})

/** As one would write it at first: reads the stock, then writes what is left. */
const lookingFirst = (session: Session): StockStore => ({
  giveBack: () => Effect.void,
  take: (units) =>
    Effect.map(
      Effect.forEach(units, (unit) =>
        session.ask(async (on) => {
          const row = await on
            .selectFrom("combinations")
            .select("stock")
            .where("id", "=", unit.combination)
            .executeTakeFirst()
          const left = row?.stock ?? 0
          if (left < unit.quantity) return [{ ...unit, left }]
          await on
            .updateTable("combinations")
            .set({ stock: left - unit.quantity })
            .where("id", "=", unit.combination)
            .execute()
          return []
        })
      ),
      (short) => short.flat()
    )
})
