import { randomUUID } from "node:crypto"
import { Effect, Exit } from "effect"
import { sql } from "kysely"
import { afterEach, describe, expect, it } from "vitest"
import { putCampaigns } from "#adapters/postgres/catalogue/lists-writer.sql.ts"
import type { Session } from "#adapters/postgres/engine/db.ts"
import type { CheckoutPort } from "#core/checkout/checkout.port.ts"
import type { Checkout, Placed } from "#core/checkout/checkout.ts"
import { instant } from "#core/kernel/moment.ts"
import { rupiah } from "#core/kernel/money.ts"
import type { SpecialUses } from "#core/orders/order-store.port.ts"
import { placeOver } from "../orders/place-over.ts"
import { line, openSellingShop, type SellingShop } from "../orders/selling-shop.ts"

type Place = CheckoutPort["place"]
const run = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(effect)
const together = { concurrency: "unbounded" } as const
const hourMs = 3_600_000
const [buyers, careless] = process.env["SCALE"] === "full" ? [200, 100] : [60, 50]
const [quota, flash, normal] = [10, 30_000, 50_000]

const placed = ({ id, version, quoteHash }: Checkout) => ({ id, version, quoteHash, idempotencyKey: randomUUID() })
const paidBy = ({ order }: Placed) => order.lines.map(({ goods }) => goods.price.priceAfterDiscount)

/** PGlite has one connection and proves nothing here. House 12; decision 0135. */
describe("buyers at once for the last units of a special price", () => {
  const open: Array<SellingShop> = []
  afterEach(async () => {
    for (const shop of open.splice(0)) await shop.close()
  })
  const shopWith = async (...names: ReadonlyArray<string>) => {
    const stocks = Object.fromEntries(names.map((name) => [name, 1_000]))
    const shop = await openSellingShop("postgres", stocks, { connections: 32, waitMs: 240_000 })
    open.push(shop)
    return shop
  }
  const setQuota = (shop: SellingShop, units: number, ...names: ReadonlyArray<string>) => {
    // The same beginning: it is the same special price.
    const startsAt = instant(Math.floor(shop.clock.now() / (24 * hourMs)) * 24 * hourMs)
    const special = { price: rupiah(flash), startsAt, endsAt: instant(startsAt + 48 * hourMs), quota: units }
    const offers = names.map((name) => ({ ...line(name), special: { ...special, campaign: "kilat" } }))
    return run(putCampaigns(shop.db, ["kilat"], offers))
  }
  const soldOf = async (shop: SellingShop) => {
    const rows = await run(
      shop.db.ask((on) => on.selectFrom("special_sales").select(["combination_id", "sold"]).execute())
    )
    return Object.fromEntries(rows.map(({ combination_id: id, sold }) => [id, sold]))
  }
  const ready = async (shop: SellingShop, count: number, ...names: ReadonlyArray<string>) => {
    const checkouts: Array<Checkout> = []
    for (let from = 0; from < count; from += 50)
      checkouts.push(
        ...(await Promise.all(Array.from({ length: Math.min(50, count - from) }, () => shop.prepared(...names))))
      )
    return checkouts
  }
  const allAtOnce = (place: Place, checkouts: ReadonlyArray<Checkout>) =>
    run(
      Effect.all(
        checkouts.map((checkout) => Effect.exit(place(placed(checkout)))),
        together
      )
    )
  const portOf = ({ selling, clock }: SellingShop) => selling.portsFor({ language: "id", now: clock.now() }).checkout
  const ordersOf = (outcomes: ReadonlyArray<Exit.Exit<Placed, unknown>>) =>
    outcomes.flatMap((one) => (Exit.isSuccess(one) ? [one.value] : []))

  it(`are ${buyers} for ${quota} units: ${quota} orders at its price, all others are refused with the normal one, and no trace of them`, async () => {
    const shop = await shopWith("last")
    await setQuota(shop, 1_000, "last")
    const checkouts = await ready(shop, buyers, "last")
    expect(checkouts.every(({ totals }) => totals.goods === flash)).toBe(true)
    await setQuota(shop, quota, "last")
    const outcomes = await allAtOnce(portOf(shop).place, checkouts)
    const orders = ordersOf(outcomes)
    expect(orders.flatMap(paidBy)).toEqual(Array.from({ length: quota }, () => flash))
    const refusals = outcomes.filter(Exit.isFailure).map(({ cause }) => JSON.stringify(cause))
    expect(refusals).toHaveLength(buyers - quota)
    expect(refusals.filter((text) => text.includes('"TotalChanged"'))).toHaveLength(buyers - quota)
    expect(refusals.every((text) => text.includes(`"goods":${normal}`))).toBe(true)
    expect([await soldOf(shop), await shop.stocks()]).toEqual([{ last: quota }, { last: 1_000 - quota }])
    expect(await shop.count("orders")).toBe(quota)
    const uses = await run(shop.db.ask((on) => on.selectFrom("special_uses").select("units").execute()))
    expect(uses).toHaveLength(quota)
  })

  it("never wait for each other in a ring, with lines in any order, while others are cancelled", async () => {
    const shop = await shopWith("a", "b", "c")
    await setQuota(shop, 500, "a", "b", "c")
    const first = ordersOf(await allAtOnce(portOf(shop).place, await ready(shop, 20, "b", "a")))
    const orders = [
      ["a", "b", "c"],
      ["c", "b", "a"],
      ["b", "c"]
    ]
    const checkouts = (await Promise.all(orders.map((names) => ready(shop, 20, ...names)))).flat()
    const { orders: port } = shop.selling.portsFor({ language: "id", now: shop.clock.now() })
    const cancelled = first.map(({ order, key }) =>
      Effect.exit(port.cancel({ code: order.code, key, reason: "other" }))
    )
    const outcomes = await run(
      Effect.all(
        [
          Effect.all(
            checkouts.map((one) => Effect.exit(portOf(shop).place(placed(one)))),
            together
          ),
          Effect.all(cancelled, together)
        ],
        together
      )
    )
    const [placedAtOnce, cancelledAtOnce] = outcomes
    expect(placedAtOnce.every((one) => Exit.isSuccess(one))).toBe(true)
    expect(cancelledAtOnce.every((one) => Exit.isSuccess(one))).toBe(true)
    expect([await soldOf(shop), await shop.stocks()]).toEqual([
      { a: 40, b: 60, c: 60 },
      { a: 960, b: 940, c: 940 }
    ])
  })

  it("would have too many at its price with a store that looks before it takes", async () => {
    const shop = await shopWith("last")
    await setQuota(shop, 1_000, "last")
    const checkouts = await ready(shop, careless, "last")
    await setQuota(shop, quota, "last")
    const naive = placeOver(shop, (stores, session) => ({ ...stores, specials: lookingFirst(session) }))
    const prices = ordersOf(await allAtOnce(naive, checkouts)).flatMap(paidBy)
    expect(prices.filter((paid) => paid === flash).length).toBeGreaterThan(quota)
  })
})

/** As one would write it at first: reads what was sold, then writes one more. */
const lookingFirst = (session: Session): SpecialUses => ({
  giveBack: () => Effect.void,
  take: (_, { combination, quantity }) =>
    session.ask(async (on) => {
      const { rows } = await sql<{ sold: number; quota: number }>`
        select quota, coalesce((select sold from special_sales where combination_id = ${combination}), 0) as sold
        from special_prices where combination_id = ${combination}`.execute(on)
      const [{ sold, quota: most } = { sold: 0, quota: 0 }] = rows
      if (sold + quantity > most) return false
      await sql`insert into special_sales select product_id, combination_id, starts_at, ${sold + quantity}::integer, 0
        from special_prices where combination_id = ${combination}
        on conflict (product_id, combination_id, starts_at) do update set sold = excluded.sold`.execute(on)
      return true
    })
})
