import { randomUUID } from "node:crypto"
import { Effect, Exit } from "effect"
import { afterEach, describe, expect, it } from "vitest"
import { sqlStoreStock } from "#adapters/postgres/stores/store-stock.sql.ts"
import { setStoreStock } from "#adapters/postgres/stores/store-stock-ops.sql.ts"
import type { Checkout } from "#core/checkout/checkout.ts"
import { BankId } from "#core/orders/transfer/payment.ts"
import { someNow } from "../arbitraries.ts"
import { line, openSellingShop, type SellingShop } from "../orders/selling-shop.ts"
import { someContact } from "../orders/some-order.ts"

const run = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(effect)
const together = { concurrency: "unbounded" } as const
const menteng = 5
const buyers = 200

/** PGlite has one connection and proves nothing here. House 12. */
describe("buyers of one store at once on PostgreSQL", () => {
  const open: Array<SellingShop> = []
  afterEach(async () => {
    for (const shop of open.splice(0)) await shop.close()
  })
  const portOf = ({ selling, clock }: SellingShop) => selling.portsFor({ language: "id", now: clock.now() }).checkout
  const stockOf = async (shop: SellingShop) =>
    (await run(sqlStoreStock(shop.db).of([line("last").combination])))[0]?.stock ?? 0
  const setStock = (shop: SellingShop, value: number) =>
    run(
      setStoreStock(shop.db, [{ store: menteng, combination: "last", value }], {
        name: "spec",
        now: someNow,
        dryRun: false
      })
    )
  /** Every second one has scanned it in the store. D-66. */
  const prepared = async (shop: SellingShop, number: number): Promise<Checkout> => {
    const isScanned = number % 2 === 1
    const { id } = await run(portOf(shop).open({ lines: [line("last")], ...(isScanned && { selfCheckout: menteng }) }))
    const wanted = { contact: someContact, bank: BankId("bca"), ...(!isScanned && { pickup: menteng }) }
    return run(portOf(shop).change({ id, ...wanted }))
  }

  it("get its last unit once, by pickup and self checkout together, and it comes back once with the order that is cancelled", async () => {
    const shop = await openSellingShop("postgres", { last: 500 }, { connections: 32, waitMs: 240_000 })
    open.push(shop)
    await setStock(shop, buyers)
    const checkouts: Array<Checkout> = []
    for (let from = 0; from < buyers; from += 50)
      checkouts.push(...(await Promise.all(Array.from({ length: 50 }, (_, number) => prepared(shop, number)))))
    await setStock(shop, 1)
    const { place } = portOf(shop)
    const outcomes = await run(
      Effect.all(
        checkouts.map(({ id, version, quoteHash }) =>
          Effect.exit(place({ id, version, quoteHash, idempotencyKey: randomUUID() }))
        ),
        together
      )
    )
    const orders = outcomes.flatMap((one) => (Exit.isSuccess(one) ? [one.value] : []))
    expect(orders).toHaveLength(1)
    expect(await stockOf(shop)).toBe(0)
    expect(await shop.stocks()).toEqual({ last: 500 })
    expect(await shop.count("orders")).toBe(1)
    const [placed] = orders
    if (placed === undefined) throw new Error("nothing was ordered")
    const cancels = await run(
      Effect.all(
        Array.from({ length: 20 }, () =>
          Effect.exit(
            shop.selling
              .portsFor({ language: "id", now: shop.clock.now() })
              .orders.cancel({ code: placed.order.code, key: placed.key, reason: "other" })
          )
        ),
        together
      )
    )
    expect(cancels.filter(Exit.isSuccess)).toHaveLength(1)
    expect(await stockOf(shop)).toBe(1)
  })
})
