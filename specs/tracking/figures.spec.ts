import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { readFigures } from "#adapters/postgres/tracking/figures.sql.ts"
import { sqlTracking } from "#adapters/postgres/tracking/tracking.sql.ts"
import { dayMs, instant } from "#core/kernel/moment.ts"
import { BankId } from "#core/orders/transfer/payment.ts"
import type { SessionId, TrackingEvent } from "#core/tracking/tracking-event.ts"
import { allChosen, newKey, run } from "#specs/contracts/ordering-shop.ts"
import { line, openSellingShop, type SellingShop } from "../orders/selling-shop.ts"
import { someEvent, someSession } from "./some-events.ts"

describe("figures of viewers who agreed", () => {
  let shop: SellingShop
  beforeAll(async () => {
    shop = await openSellingShop("postgres", { a: 50 })
  })
  afterAll(() => shop.close())
  const ordered = async (session: SessionId, isPaid: boolean) => {
    const { checkout } = shop.selling.portsFor({ language: "id", now: shop.clock.now() })
    const { id } = await run(checkout.open({ lines: [line("a", 1)] }))
    const { version, quoteHash } = await run(
      checkout.change({ id, ...allChosen(`${session.slice(0, 8)}@pembeli.test`) })
    )
    const { order } = await run(checkout.place({ id, version, quoteHash, idempotencyKey: newKey() }))
    await run(sqlTracking(shop.db).insertOrder({ session, order: order.code }, shop.clock.now()))
    const transfer = {
      reference: `s-${order.code}`,
      bank: BankId("bca"),
      amount: order.payment.amount,
      at: shop.clock.now()
    }
    if (isPaid) await run(shop.selling.ops.book({ transfer, by: { kind: "staff", name: "sari" } }))
  }
  const did = (session: SessionId, ...events: ReadonlyArray<Partial<TrackingEvent>>) => {
    const now = shop.clock.now()
    return Effect.runPromise(
      sqlTracking(shop.db).insert(
        session,
        events.map((event) => someEvent({ at: now, ...event })),
        now
      )
    )
  }

  it("count each viewer once a step, orders once they are paid, and searches by what became of them", async () => {
    const [first, second, third] = [someSession(), someSession(), someSession()]
    const product = { type: "product_detail" } as const
    await did(
      first,
      { type: "home" },
      { type: "home" },
      product,
      product,
      { verb: "add", ...product },
      { type: "order" }
    )
    await did(second, { type: "home" }, product, { verb: "add", ...product }, { type: "order" })
    await did(
      third,
      { type: "search", verb: "find" },
      { type: "search", verb: "find" },
      { type: "search", verb: "miss" }
    )
    await did(third, { ...product, from: "search" })
    await did(third, { type: "home", at: instant(shop.clock.now() - 8 * dayMs) })
    await ordered(first, true)
    await ordered(second, false)
    const to = instant(shop.clock.now() + 1)
    expect(await Effect.runPromise(readFigures(shop.db, instant(to - 7 * dayMs), to))).toEqual({
      funnel: { home: 2, product: 3, bag: 2, checkout: 2, ordered: 2, paid: 1 },
      search: { searches: 3, withResults: 2, clicked: 1 }
    })
  })

  it("say nothing of an order that there is not", async () => {
    const before = instant(shop.clock.now() + 1)
    await run(sqlTracking(shop.db).insertOrder({ session: someSession(), order: "PDR-261120-AAAAA" as never }, before))
    const { funnel } = await Effect.runPromise(readFigures(shop.db, before, instant(before + 1_000)))
    expect(funnel).toEqual({ home: 0, product: 0, bag: 0, checkout: 0, ordered: 0, paid: 0 })
  })
})
