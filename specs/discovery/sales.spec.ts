import { Effect } from "effect"
import pino from "pino"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { countSales } from "#adapters/postgres/discovery/sales.sql.ts"
import { type StockedIndex, stockIndex } from "#adapters/server/ports/stocked-index.ts"
import { instant } from "#core/kernel/moment.ts"
import type { OrderCode } from "#core/orders/order.ts"
import { BankId } from "#core/orders/transfer/payment.ts"
import { emptyQuery } from "#core/search/query.ts"
import { allChosen, newKey, run } from "#specs/contracts/ordering-shop.ts"
import { somePicture } from "#specs/contracts/some-picture.ts"
import { shopEngines } from "#specs/database.ts"
import { line, openSellingShop, productOf, type SellingShop } from "../orders/selling-shop.ts"

const dayMs = 86_400_000
const goods = ["a", "b", "c", "d"] as const
type Good = (typeof goods)[number]

describe.each(shopEngines)("what this shop has sold, over %s", (engine) => {
  let shop: SellingShop
  let followed: StockedIndex
  beforeAll(async () => {
    shop = await openSellingShop(engine, { a: 500, b: 500, c: 500, d: 500 })
    followed = await stockIndex(shop.db, shop.clock.now, pino({ level: "silent" }))
    // No timer of its own: each look is one that a fact asks for.
    followed.stop()
  })
  afterAll(() => shop.close())

  const ports = () => shop.selling.portsFor({ language: "id", now: shop.clock.now() })
  let buyers = 0
  const placed = async (good: Good, quantity: number) => {
    const { checkout } = ports()
    const { id } = await run(checkout.open({ lines: [line(good, quantity)] }))
    const { version, quoteHash } = await run(checkout.change({ id, ...allChosen(`pembeli${buyers++}@pembeli.test`) }))
    return run(checkout.place({ id, version, quoteHash, idempotencyKey: newKey() }))
  }
  const paid = async (good: Good, quantity: number) => {
    const { order, key } = await placed(good, quantity)
    const { amount } = order.payment
    const transfer = { reference: `s-${order.code}`, bank: BankId("bca"), amount, at: shop.clock.now() }
    await run(shop.selling.ops.book({ transfer, by: { kind: "staff", name: "sari" } }))
    return { code: order.code, key }
  }
  const moved = async (code: OrderCode, ...moves: ReadonlyArray<"pack" | "ship" | "deliver" | "refund">) => {
    for (const move of moves)
      await run(shop.selling.ops.move({ code, move, name: "sari", ...(move === "ship" && { tracking: "J1" }) }))
  }
  /** Counts as the job of the shop does, a number of days from now. */
  const counted = (days = 0) => run(countSales(shop.db, instant(shop.clock.now() + days * dayMs)))
  const sold = async () => {
    const rows = await run(shop.db.ask((on) => on.selectFrom("products").select(["id", "sold_90d"]).execute()))
    const units = new Map(rows.map((row) => [row.id, row.sold_90d]))
    return Object.fromEntries(goods.map((good) => [good, units.get(productOf(good))]))
  }
  const inOrder = async () => {
    const reader = { language: "id", now: shop.clock.now() } as const
    const { products } = await run(
      followed.index.search.find({ ...emptyQuery, sort: "most-purchased", size: 16 }, reader)
    )
    const { products: best } = await run(followed.index.catalogue.list("best-seller", undefined, reader))
    expect(best.map(({ id }) => id)).toEqual(products.map(({ id }) => id))
    return products.map(({ id }) => goods.find((good) => productOf(good) === id))
  }

  it("counts once it is paid, until it is 90 days old", async () => {
    await placed("a", 9)
    await paid("b", 2)
    await paid("b", 3)
    await paid("c", 4)
    expect(await counted()).toBe(2)
    expect(await sold()).toEqual({ a: 0, b: 5, c: 4, d: 0 })
    // Nothing has changed since.
    expect(await counted()).toBe(0)
    expect(await counted(89)).toBe(0)
    expect(await counted(91)).toBe(2)
    expect(await sold()).toEqual({ a: 0, b: 0, c: 0, d: 0 })
    await counted()
  })

  it("is no longer what was refunded, nor the units that came back", async () => {
    const before = await sold()
    const { code: refunded } = await paid("a", 6)
    const { code, key } = await paid("d", 7)
    await counted()
    expect(await sold()).toEqual({ ...before, a: 6, d: 7 })
    await moved(refunded, "pack", "ship", "deliver", "refund")
    await moved(code, "pack", "ship", "deliver")
    const { returns, orders } = ports()
    const { photo } = await run(returns.keepPhoto({ code, key, picture: await somePicture() }))
    const [bought] = (await run(orders.read({ code, key }))).lines
    if (bought === undefined) throw new Error("no line")
    const refund = { kind: "bank", bank: "BCA", number: "0123456789", holder: "Rani Lestari" } as const
    const lines = [{ line: bought.id, quantity: 5 }]
    await run(returns.claim({ code, key, claim: { reason: "sealed", lines, photos: [photo], refund } }))
    await counted()
    // A claim is no return yet.
    expect(await sold()).toEqual({ ...before, d: 7 })
    await run(shop.selling.ops.accept({ code, name: "sari" }))
    await counted()
    expect(await sold()).toEqual({ ...before, d: 2 })
  })

  it("orders lists and best sellers of every process, which read what has changed alone", async () => {
    await counted()
    await followed.refresh()
    expect(await sold()).toEqual({ a: 0, b: 5, c: 4, d: 2 })
    expect(await inOrder()).toEqual(["b", "c", "d", "a"])
    const [version, catalogue] = [followed.version(), followed.index.version()]
    await paid("a", 8)
    await counted()
    await followed.refresh()
    expect(await inOrder()).toEqual(["a", "b", "c", "d"])
    expect(followed.version()).not.toBe(version)
    // The index was not built again.
    expect(followed.index.version()).toBe(catalogue)
  })

  it("is counted by two processes at once as by one", async () => {
    await paid("d", 20)
    const changed = await run(
      Effect.all(
        [counted, counted].map((count) => Effect.promise(() => count())),
        { concurrency: 2 }
      )
    )
    expect(changed.toSorted()).toEqual([0, 1])
    expect((await sold())["d"]).toBe(22)
  })
})
