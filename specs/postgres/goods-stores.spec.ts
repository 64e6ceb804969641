import { randomUUID } from "node:crypto"
import { Effect } from "effect"
import fc from "fast-check"
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { sqlCatalogue } from "#adapters/postgres/catalogue/catalogue.sql.ts"
import type { Db } from "#adapters/postgres/engine/db.ts"
import { watchOf } from "#adapters/postgres/engine/watched.ts"
import { sweep } from "#adapters/postgres/housekeeping.sql.ts"
import { sqlCodes } from "#adapters/postgres/members/codes.sql.ts"
import { sqlCheckouts } from "#adapters/postgres/selling/checkouts.sql.ts"
import { type GoodsMemory, type Prefetch, sqlGoods, sqlNames } from "#adapters/postgres/selling/goods.sql.ts"
import { sqlNotify } from "#adapters/postgres/selling/notify.sql.ts"
import { reportStock, sqlStock } from "#adapters/postgres/selling/stock.sql.ts"
import type { Reader } from "#core/catalogue/catalogue.port.ts"
import { CombinationId } from "#core/catalogue/combination.ts"
import { ProductId } from "#core/catalogue/product.ts"
import type { StoredCheckout } from "#core/checkout/checkout.ts"
import { dayMs, type Instant, instant } from "#core/kernel/moment.ts"
import { rupiah } from "#core/kernel/money.ts"
import { CheckoutId } from "#core/orders/order.ts"
import { BankId } from "#core/orders/transfer/payment.ts"
import type { Goods } from "#core/pricing/goods.ts"
import { goodsOnPage } from "#core/pricing/goods-on-page.rule.ts"
import { anyCatalogue, runs, someNow } from "#specs/arbitraries.ts"
import { keepCatalogue } from "#specs/contracts/stored-catalogue.ts"
import { engines, freshDatabase } from "#specs/database.ts"

const reader: Reader = { language: "en", now: someNow }
const later = (ms: number): Instant => instant(someNow + ms)
const byName = (one: Goods, other: Goods): number => (one.combination < other.combination ? -1 : 1)
const checkoutOf = (lines: StoredCheckout["lines"]): StoredCheckout => {
  const opened = { openedAt: someNow, expiresAt: someNow }
  return { id: CheckoutId(randomUUID()), version: 1, language: "id", lines, leftOut: [], ...opened }
}
const noLists = { lists: [], popularCategories: [], brandLists: [], promotions: [], trendingSearches: [] }

describe.each(engines)("goods in %s", (engine) => {
  let db: Db
  const run = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(effect)
  beforeAll(async () => {
    db = await freshDatabase(engine)
  })
  afterAll(() => db.close())

  const stocks = async () => {
    const rows = await run(db.ask((on) => on.selectFrom("combinations").select(["id", "stock"]).execute()))
    return Object.fromEntries(rows.map(({ id, stock }) => [id, stock]))
  }

  it("cost and are what their page says", () =>
    fc.assert(
      fc.asyncProperty(anyCatalogue, async (catalogue) => {
        await keepCatalogue(db, catalogue, noLists)
        const memory: GoodsMemory = new Map()
        const names = await run(sqlNames(db, watchOf(db, ["catalogue"], { lookMs: 0 })))
        for (const { id } of catalogue.products) {
          const known = await run(sqlCatalogue(db).product(id, reader))
          if (known === undefined || known.removed) continue
          const pages = known.product.combinations.map((combination) => goodsOnPage(known.product, combination))
          const wanted = pages.map(({ product, combination }) => ({ product, combination }))
          // The second answer comes from memory.
          const first = await run(sqlGoods(db, names, memory).goods(wanted, reader))
          const goods = await run(sqlGoods(db, names, memory).goods(wanted, reader))
          expect(goods.toSorted(byName)).toEqual(first.toSorted(byName))
          // The third from what was seen with a checkout.
          const prefetched: Prefetch = { stock: [] }
          const checkout = checkoutOf(wanted.map((line) => ({ ...line, quantity: 1 })))
          await run(sqlCheckouts(db).insert(checkout))
          await run(sqlCheckouts(db, prefetched).byId(checkout.id))
          expect(prefetched.stock).toHaveLength(wanted.length)
          const seen = await run(sqlGoods(db, names, memory, prefetched).goods(wanted, reader))
          expect(seen.toSorted(byName)).toEqual(first.toSorted(byName))
          const byId = new Map(goods.map((one) => [one.combination, one]))
          for (const page of pages) {
            const found = byId.get(page.combination)
            // A page knows of its product alone whether it is on sale, and of a combination that it is shown.
            expect(found).toEqual({ ...page, sale: found?.sale, price: { ...page.price, isSale: found?.price.isSale } })
          }
        }
      }),
      runs(3, 160)
    ))

  describe("with three combinations", () => {
    const id = (name: string) => CombinationId(name)
    const units = (combination: string, quantity: number) => ({
      product: ProductId(1),
      combination: id(combination),
      quantity
    })
    beforeAll(async () => {
      const [catalogue] = fc.sample(
        anyCatalogue.filter(({ products }) => products.some((one) => one.combinations.length > 0 && !one.removed)),
        { numRuns: 1, seed: 7 }
      )
      if (!catalogue) throw new Error("no sample")
      await keepCatalogue(db, catalogue, noLists)
      await run(
        db.ask((on) =>
          sql`with kept as (select product_id from combinations limit 1)
            insert into combinations (product_id, id, position, attribute, price, stock)
            select product_id, name, 90, 'size', 1000, 5 from kept, unnest(array['a', 'b', 'c']) as name`.execute(on)
        )
      )
    })

    it("are taken if there are enough; what is short is named with what is left", async () => {
      expect(await run(sqlStock(db).take([units("a", 2), units("b", 5)]))).toEqual([])
      expect(await stocks()).toMatchObject({ a: 3, b: 0, c: 5 })
      expect(await run(sqlStock(db).take([units("a", 4), units("b", 1), units("c", 1)]))).toEqual([
        { ...units("a", 4), left: 3 },
        { ...units("b", 1), left: 0 }
      ])
      await run(sqlStock(db).giveBack([units("a", 2), units("b", 5), units("c", 1)]))
      expect(await stocks()).toMatchObject({ a: 5, b: 5, c: 5 })
    })

    it("are taken whole or not at all where the call is refused", async () => {
      const refused = db.inTransaction((tx) =>
        Effect.flatMap(sqlStock(tx).take([units("a", 1), units("b", 6)]), (short) => Effect.fail(short))
      )
      expect(await run(Effect.flip(refused))).toEqual([{ ...units("b", 6), left: 5 }])
      expect(await stocks()).toMatchObject({ a: 5, b: 5 })
    })

    it("tell the shelves of their stock, once", async () => {
      const version = async () => {
        const rows = await run(
          db.ask((on) => on.selectFrom("versions").selectAll().where("name", "=", "stock").execute())
        )
        return rows[0]?.value ?? 0
      }
      await run(reportStock(db))
      const before = await version()
      expect(await run(reportStock(db))).toBe(false)
      await run(sqlStock(db).take([units("b", 1), units("c", 1)]))
      expect(await run(reportStock(db))).toBe(true)
      expect(await version()).toBe(before + 1)
      const found = await run(
        db.ask((on) =>
          on
            .selectFrom("combinations")
            .select("id")
            .where("stock_version", "=", before + 1)
            .execute()
        )
      )
      expect(found.map((one) => one.id).toSorted()).toEqual(["b", "c"])
      expect(await run(reportStock(db))).toBe(false)
    })

    it("are waited for, once by each, and notified of in turn, with a pause between", async () => {
      await run(db.ask((on) => sql`update combinations set stock = 0 where id = 'a'`.execute(on)))
      const names = await run(sqlNames(db))
      const [{ product_id: product = 0 } = {}] = await run(
        db.ask((on) => on.selectFrom("combinations").select("product_id").where("id", "=", "a").execute())
      )
      const notify = (now: Instant) => sqlNotify(db, names, now)
      await run(
        db.ask((on) => sql`update products set active = true, removed = false where id = ${product}`.execute(on))
      )
      expect(await run(notify(someNow).stockOf(ProductId(product), id("a")))).toBe(0)
      expect(await run(notify(someNow).stockOf(ProductId(-1), id("a")))).toBeUndefined()
      const wish = (name: string, ms: number) => ({
        product: ProductId(product),
        combination: id("a"),
        email: `${name}@pembeli.test`,
        language: "id" as const,
        at: later(ms)
      })
      for (const [name, ms] of [
        ["second", 2],
        ["first", 1],
        ["third", 3]
      ] as const)
        expect(await run(notify(someNow).add(wish(name, ms), 20))).toBe("added")
      expect(await run(notify(someNow).add(wish("first", 9), 20))).toBe("already")
      expect(await run(notify(someNow).add({ ...wish("first", 9), combination: id("b") }, 1))).toBe("full")
      expect(await run(notify(later(10)).back(someNow))).toEqual([])
      await run(db.ask((on) => sql`update combinations set stock = 1 where id = 'a'`.execute(on)))
      expect(await run(notify(later(10)).back(later(4)))).toEqual([])
      expect(await run(notify(later(10)).back(someNow))).toMatchObject([{ combination: "a", product, stock: 1 }])
      const taken = await run(notify(later(10)).take(id("a"), someNow, 2))
      expect(taken.toSorted((one, other) => one.at - other.at)).toEqual([wish("first", 1), wish("second", 2)])
      expect(await run(notify(later(20)).back(someNow))).toEqual([])
      expect(await run(notify(later(3_700_000)).back(someNow))).toHaveLength(1)
      await run(notify(later(20)).close(id("a"), "third@pembeli.test"))
      expect(await run(notify(later(9_000_000)).back(someNow))).toEqual([])
    })
  })

  describe("amounts that are waited for", () => {
    const wanted = (holder: string, change: Partial<Parameters<ReturnType<typeof sqlCodes>["take"]>[0]> = {}) => ({
      source: "free" as const,
      holder: CheckoutId(holder),
      bank: BankId("bca"),
      base: rupiah(100_000),
      from: 1,
      to: 3,
      start: 2,
      until: later(1_000),
      now: someNow,
      ...change
    })
    const take = (holder: string, change = {}) => run(sqlCodes(db).take(wanted(holder, change)))

    it("are no two the same on one account, from the thrown code onwards", async () => {
      expect([await take("h1"), await take("h2"), await take("h3")]).toEqual([2, 3, 1])
      expect(await take("h4")).toBeUndefined()
      expect(await take("h4", { bank: "bni" })).toBe(2)
      // The same amount from another base is the same amount.
      expect(await take("h5", { base: rupiah(99_999), from: 2, to: 4 })).toBeUndefined()
    })

    it("are free again when their holder takes another, or is late", async () => {
      expect(await take("h2", { bank: "mandiri" })).toBe(2)
      expect(await take("h6")).toBe(3)
      expect(await take("h1", { bank: "bni" })).toBe(3)
      expect(await take("h7")).toBe(2)
      expect(await take("h8", { now: later(1_000) })).toBe(2)
    })

    it("stay with an order, however long it waits, if its checkout has them", async () => {
      const keep = (holder: string, code: number, bank = "bca") =>
        run(sqlCodes(db).keep(CheckoutId(holder), { bank: BankId(bank), base: rupiah(100_000), code }))
      expect(await keep("h8", 3)).toBe(false)
      expect(await keep("h8", 2, "bni")).toBe(false)
      expect(await keep("h8", 2)).toBe(true)
      expect(await keep("h7", 2)).toBe(false)
      expect(await take("h9", { now: later(10 * dayMs) })).toBe(3)
    })

    it("rest after their order, and are taken from checkouts before that, the longest first", async () => {
      const codes = sqlCodes(db)
      const base = rupiah(500_000)
      const want = (holder: string, source: "free" | "unplaced" | "resting", ms = 0) =>
        take(holder, { base, source, start: 1, now: later(ms), until: later(ms + 3_600_000) })
      expect(await want("r1", "free")).toBe(1)
      expect(await want("r2", "free", 10)).toBe(2)
      expect(await want("r3", "free", 20)).toBe(3)
      // Taking the same code again does not change its age.
      expect(await want("r1", "free", 30)).toBe(1)
      expect(await want("r4", "free", 40)).toBeUndefined()
      const code = { bank: BankId("bca"), base, code: 2 }
      await run(sqlCheckouts(db).insert({ ...checkoutOf([]), id: CheckoutId("r2"), code }))
      const of = { ...code, code: 1 }
      await run(sqlCheckouts(db).insert({ ...checkoutOf([]), id: CheckoutId("r1"), code: of }))
      expect(await run(codes.keep(CheckoutId("r2"), code))).toBe(true)
      expect(await want("r4", "resting", 40)).toBeUndefined()
      expect(await want("r4", "unplaced", 40)).toBe(1)
      // A checkout whose code is another's has none.
      expect((await run(sqlCheckouts(db).byId(CheckoutId("r1"))))?.code).toBeUndefined()
      expect(await run(codes.keep(CheckoutId("r1"), of))).toBe(false)
      await run(codes.rest(CheckoutId("r2"), later(7 * dayMs)))
      expect(await want("r5", "free", 7 * dayMs - 1)).toBe(1)
      expect(await want("r6", "resting", 7 * dayMs - 1)).toBe(2)
    })
  })

  it("are tidied up after: what has served its time goes, a checkout an hour after it ran out", async () => {
    const ranOut = (msAgo: number) => new Date(someNow + 10 * dayMs - msAgo).toISOString()
    await run(
      db.ask((on) =>
        sql`insert into checkouts values ('an hour ago', 1, '{}', ${ranOut(3_600_001)}),
          ('just now', 1, '{}', ${ranOut(3_600_000)})`.execute(on)
      )
    )
    // So much at a time, until nothing is left.
    while ((await run(sweep(db, later(10 * dayMs)))).more);
    const checkouts = await run(db.ask((on) => on.selectFrom("checkouts").select("id").execute()))
    expect(checkouts.map(({ id }) => id)).toContain("just now")
    expect(checkouts.map(({ id }) => id)).not.toContain("an hour ago")
    const left = await run(db.ask((on) => on.selectFrom("transfer_codes").select("holder").execute()))
    expect(left.map(({ holder }) => holder)).not.toContain("h6")
    expect(left.map(({ holder }) => holder)).toContain("h8")
  })
})
