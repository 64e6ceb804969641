import { sql } from "kysely"
import { afterAll, describe, expect, it } from "vitest"
import type { OrderStatus } from "#core/orders/order.ts"
import { run, tagOf } from "#specs/contracts/ordering-shop.ts"
import { shopEngines } from "#specs/database.ts"
import { firstDay, laterDays, recipients } from "./deadline-diary.ts"
import { addressOf, ordersAt } from "./deadline-orders.ts"
import { type DeadlineShop, openDeadlineShop } from "./deadline-shop.ts"

const expired = ["order-placed", "order-expired"]
const paid = ["order-placed", "order-paid"]
const sent = ["order-shipped", "order-delivered", "order-completed"]
const gift = [...paid, "egift-sent", "order-completed"]

/** Every buyer: how their order ends, and the letters that they get. */
const ends: Readonly<Record<string, readonly [OrderStatus, ReadonlyArray<string>]>> = {
  "transfer-late": ["refunded", [...expired, "order-late-money", "order-refunded"]],
  "va-unpaid": ["expired", expired],
  "qris-unpaid": ["expired", expired],
  "transfer-unfound": ["expired", ["order-placed", "order-review", "order-review-ended"]],
  "with-discounts": ["expired", expired],
  parcel: ["completed", [...paid, ...sent]],
  returned: ["completed", [...paid, ...sent, "return-claimed", "return-accepted"]],
  "ahead-unpaid": ["expired", expired],
  "ahead-waits": ["completed", [...paid, "order-postponed", "order-released", ...sent]],
  "ahead-silent": ["completed", [...paid, "order-postponed", "order-released", ...sent]],
  "ahead-cancels": ["refunded", [...paid, "order-postponed", "order-cancelled-paid", "order-refunded"]],
  "gift-unpaid": ["expired", expired],
  "gift-saved": ["completed", gift],
  "gift-scheduled": ["completed", gift],
  "gift-withdrawn": ["refunded", [...paid, "order-cancelled-paid", "order-refunded"]],
  "spends-gift": ["completed", [...paid, ...sent]],
  "pickup-unpaid": ["expired", expired],
  "pickup-fetched": ["completed", [...paid, "order-ready", "order-picked-up", "order-completed"]],
  "pickup-missed": ["refunded", [...paid, "order-ready", "order-not-fetched", "order-refunded"]],
  "scan-unpaid": ["expired", expired],
  "scan-paid": ["completed", [...paid, "order-picked-up", "order-completed"]],
  "scan-late": ["completed", [...paid, "order-picked-up", "order-completed"]]
}

/** Letters to people who ordered nothing. */
const others = [
  `${recipients.email} egift-received`,
  `${recipients.phone} egift-received`,
  "tunggu@contoh.id back-in-stock"
]

const daysFrom = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, place) => from + place)
/** Every day on which something is due, and the days around it; the last ones are due dates of notify-me, outbox and e-gifts. */
const days = [...daysFrom(0, 10), ...daysFrom(17, 21), ...daysFrom(29, 41), 60, 89, 91, 140, 365, 366, 395, 396, 460]

describe.each(shopEngines)("orders of every kind past every deadline, over %s", (engine) => {
  let shop: DeadlineShop
  afterAll(() => shop.close())

  it("lose nothing, end, and have each letter once; their jobs have nothing more to do", async () => {
    shop = await openDeadlineShop(engine)
    const { rows } = shop
    const orders = ordersAt(shop)
    await firstDay(shop, orders)
    const diary = laterDays(shop, orders)
    for (const day of days) {
      await shop.at(day)
      await diary[day]?.()
      await shop.readLetters()
    }

    const ended = await rows(sql<{ email: string; status: string; state: string }>`
      select email, status, payment_state as state from orders`)
    expect(Object.fromEntries(ended.map(({ email, status }) => [email, status]))).toEqual(
      Object.fromEntries(Object.entries(ends).map(([name, [end]]) => [addressOf(name), end]))
    )
    const letters = Object.entries(ends).flatMap(([name, [, kinds]]) =>
      kinds.map((kind) => `${addressOf(name)} ${kind}`)
    )
    expect(await shop.readLetters()).toEqual([...letters, ...others].toSorted())

    // Of 20 red ones three were sent; of 20 plum ones two, of five ahead two, of 20 gift cards two; of six in the store three were taken.
    const stock = await rows(sql<{ id: string; stock: number }>`
      select id, stock from combinations union all select 'store ' || combination_id, stock from store_stock`)
    expect(Object.fromEntries(stock.map(({ id, stock: units }) => [id, units]))).toEqual({
      merah: 17,
      plum: 18,
      satu: 1,
      habis: 0,
      soon: 3,
      kartu: 18,
      "store merah": 3
    })
    const [{ points } = {}] = await rows(sql<{ points: number }>`select points from members where id = 'rani'`)
    expect(points).toBe(12)
    const money = await rows(sql<{ fate: string; payments: number }>`
      select fate, count(*)::int as payments from transfers group by fate order by fate`)
    expect(money).toEqual([
      { fate: "matched", payments: 13 },
      { fate: "returned", payments: 1 }
    ])
    expect(ended.filter(({ state }) => state === "held")).toEqual([])
    const vouchers = await rows(sql<{ code: string; taken: number; value: number; used: number }>`
      select case when runs_down then 'e-gift' else code end as code, taken, value, (select count(*)::int from voucher_uses
        where voucher_id = vouchers.id and not given_back) as used from vouchers order by runs_down`)
    expect(vouchers).toEqual([
      { code: "HEMAT", taken: 0, value: 10_000, used: 0 },
      { code: "e-gift", taken: 0, value: 0, used: 1 }
    ])
    const { egifts } = await shop.as()
    const stateOf = async (name: string) => (await run(egifts.ofOrder(orders.asked(name)))).map(({ state }) => state)
    expect(await Promise.all(["gift-saved", "gift-scheduled", "gift-withdrawn", "gift-unpaid"].map(stateOf))).toEqual([
      ["saved"],
      ["expired"],
      ["withdrawn"],
      []
    ])

    // What was only held for a time is gone: checkouts without an order, amounts, wishes; letters are deleted.
    const rest = await rows(sql<{ rest: number }>`
      select (select count(*) from checkouts where id not in (select checkout_id from orders))
        + (select count(*) from transfer_codes) + (select count(*) from notify_wishes) + (select count(*) from outbox) as rest`)
    expect(Number(rest[0]?.rest)).toBe(0)
    const before = await shop.stored()
    await shop.settle()
    await shop.at(461)
    expect(await shop.stored()).toEqual(before)
    expect(shop.failures()).toEqual([])
    expect(await tagOf(egifts.look({ code: "AAAA-AAAA-AAAA-AAAA" }))).toBe("EgiftUnknown")
  }, 120_000)
})
