import { Effect } from "effect"
import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { Db } from "#adapters/postgres/engine/db.ts"
import { sqlCheckouts } from "#adapters/postgres/selling/checkouts.sql.ts"
import { sqlIdempotency } from "#adapters/postgres/selling/idempotency.sql.ts"
import { listOrders, sqlOrders } from "#adapters/postgres/selling/orders.sql.ts"
import { listTransfers, sqlTransfers } from "#adapters/postgres/selling/transfers.sql.ts"
import { transferLines } from "#adapters/server/ops/ops-format.ts"
import type { StoredCheckout } from "#core/checkout/checkout.ts"
import { dayMs, type Instant, instant } from "#core/kernel/moment.ts"
import { rupiah } from "#core/kernel/money.ts"
import { CheckoutId, type Order, OrderCode, type OrderEvent, OrderId } from "#core/orders/order.ts"
import { BankId, ReceiptId } from "#core/orders/transfer/payment.ts"
import { someNow } from "#specs/arbitraries.ts"
import { engines, freshDatabase } from "#specs/database.ts"
import { someAccount, someContact, someOrder } from "#specs/orders/some-order.ts"

const later = (ms: number): Instant => instant(someNow + ms)

describe.each(engines)("orders in %s", (engine) => {
  let db: Db
  const reported: Array<unknown> = []
  const run = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(effect)

  beforeAll(async () => {
    db = await freshDatabase(engine, { report: (failure) => reported.push(failure) })
  })
  afterAll(() => db.close())
  beforeEach(async () => {
    await run(
      db.ask((on) =>
        sql`alter table order_events disable trigger user; truncate egifts, orders, order_returns, voucher_uses, special_uses, point_entries, order_lines, order_events, receipts,
          transfer_confirmations, transfers, checkouts, idempotency_keys; alter table order_events enable trigger user`.execute(
          on
        )
      )
    )
  })

  const paid = (at: Instant): OrderEvent => ({
    at,
    actor: { kind: "provider", name: "bank" },
    type: "payment.matched",
    from: "awaiting_bank_wire_payment",
    to: "paid",
    note: "BCA-1"
  })

  it("come back as they were placed", async () => {
    const order = someOrder(1)
    expect(await run(sqlOrders(db).insert(order, later(5)))).toBe("inserted")
    expect(await run(sqlOrders(db).byCode(order.code))).toEqual(order)
    expect(await run(sqlOrders(db).byCheckout(order.checkout))).toEqual(order)
    expect(await run(sqlOrders(db).byCode(OrderCode("PDR-000000-AAAAA")))).toBeUndefined()
  })

  it("are one for each checkout, and no two have the same code", async () => {
    const [first, second] = [someOrder(1), someOrder(2)]
    await run(sqlOrders(db).insert(first))
    expect(await run(sqlOrders(db).insert({ ...second, checkout: first.checkout }))).toBe("checkout-taken")
    expect(await run(sqlOrders(db).insert({ ...second, code: first.code }))).toBe("code-taken")
    const { rows } = await run(
      db.ask((on) => sql<{ lines: number }>`select count(*) as lines from order_lines`.execute(on))
    )
    expect(rows).toEqual([{ lines: 1 }])
  })

  it("move from where they are, once, and remember who moved them", async () => {
    const order = someOrder(1)
    const orders = sqlOrders(db)
    await run(orders.insert(order, later(5)))
    const move = { event: paid(later(1)), payment: "paid", paidAt: later(1), dueAt: later(9) } as const
    expect(await run(orders.move(order.id, move))).toBe(true)
    expect(await run(orders.move(order.id, move))).toBe(false)
    const moved = await run(orders.byCode(order.code))
    expect(moved).toMatchObject({ status: "paid", payment: { state: "paid", paidAt: later(1) } })
    expect(moved?.events).toEqual([...order.events, paid(later(1))])
    expect(await run(orders.due(later(8), 10))).toEqual([])
    expect(await run(orders.due(later(9), 10))).toEqual([order.code])
  })

  it("keep every event for ever", async () => {
    await run(sqlOrders(db).insert(someOrder(1)))
    const changes = ["update order_events set note = 'x'", "delete from order_events", "truncate order_events"]
    for (const change of changes)
      expect(await run(Effect.flip(db.ask((on) => sql.raw(change).execute(on))))).toMatchObject({ _tag: "Unavailable" })
    expect(reported.splice(0).map(String)).toEqual(changes.map(() => expect.stringContaining("is only ever added to")))
  })

  it("read what was done by `hands`, the name of the staff before migration 0032", async () => {
    const order = someOrder(1)
    await run(sqlOrders(db).insert(order))
    const before = `insert into order_events (order_id, at, type, from_status, to_status, actor)
      values ('${order.id}', now(), 'packing.started', 'paid', 'in_process', 'hands')`
    await run(db.ask((on) => sql.raw(before).execute(on)))
    expect((await run(sqlOrders(db).byCode(order.code)))?.events.at(-1)?.actor).toEqual({ kind: "staff" })
  })

  it("are due by their moment, the longest due first", async () => {
    const orders = sqlOrders(db)
    for (const [number, ms] of [
      [1, 30],
      [2, 10],
      [3, 99]
    ] as const)
      await run(orders.insert(someOrder(number), later(ms)))
    await run(orders.insert(someOrder(4)))
    expect(await run(orders.due(later(50), 10))).toEqual([someOrder(2).code, someOrder(1).code])
    expect(await run(orders.due(later(50), 1))).toEqual([someOrder(2).code])
    await run(orders.setDue(someOrder(2).id, later(60)))
    await run(orders.setDue(someOrder(1).id, undefined))
    expect(await run(orders.due(later(50), 10))).toEqual([])
    expect(await run(orders.due(later(99), 10))).toEqual([someOrder(2).code, someOrder(3).code])
  })

  it("are found by the amount they wait for, an open one before one that has ended", async () => {
    const orders = sqlOrders(db)
    const open = someOrder(1)
    await run(orders.insert(open))
    await run(orders.insert(someOrder(2, { status: "expired", placedAt: later(1) })))
    await run(orders.insert(someOrder(3, { status: "expired", placedAt: later(2) })))
    const asked = async () => (await run(orders.byAmount(someAccount.id, rupiah(190_123)))).map(({ code }) => code)
    const [second, third] = [someOrder(2).code, someOrder(3).code]
    expect(await asked()).toEqual([open.code, third, second])
    await run(orders.move(open.id, { event: paid(later(3)) }))
    expect(await asked()).toEqual([third, second, open.code])
    expect(await run(orders.byAmount(BankId("bni"), rupiah(190_123)))).toEqual([])
  })

  it("keep what a buyer said about a transfer, with the picture of this order alone", async () => {
    const [orders, order] = [sqlOrders(db), someOrder(1)]
    await run(orders.insert(order))
    await run(db.ask((on) => sql`insert into receipts values ('r1', ${order.id}, now())`.execute(on)))
    expect(await run(orders.hasReceipt(order.id, ReceiptId("r1")))).toBe(true)
    expect(await run(orders.hasReceipt(OrderId("order-2"), ReceiptId("r1")))).toBe(false)
    const said = {
      bank: "Mandiri",
      sender: "Ayu",
      amount: rupiah(190_123),
      day: "2026-11-20",
      receipt: ReceiptId("r1")
    }
    const confirm = () => run(orders.confirm(order.id, { ...said, at: later(7) }, 2))
    expect(await confirm()).toBe(true)
    expect((await run(orders.byCode(order.code)))?.payment.confirmations).toEqual([{ ...said, at: later(7) }])
    expect([await confirm(), await confirm()]).toEqual([true, false])
    expect((await run(orders.byCode(order.code)))?.payment.confirmations.map(({ at }) => at)).toEqual([
      later(7),
      later(7) + 1
    ])
  })

  it("are listed newest first, by state or by whose they are", async () => {
    for (const number of [1, 2, 3]) await run(sqlOrders(db).insert(someOrder(number, { placedAt: later(number) })))
    const listed = async (wanted: Omit<Parameters<typeof listOrders>[1], "limit">) =>
      (await run(listOrders(db, { ...wanted, limit: 2 }))).map(({ id }) => id)
    expect(await listed({})).toEqual(["order-3", "order-2"])
    expect(await listed({ status: "paid" })).toEqual([])
    expect(await listed({ email: "AYU@pembeli.test", status: "awaiting_bank_wire_payment" })).toEqual([
      "order-3",
      "order-2"
    ])
  })

  it("take in each transfer once, and say what became of it", async () => {
    const order = someOrder(1)
    await run(sqlOrders(db).insert(order))
    const transfer = { reference: "BCA-1", bank: BankId("bca"), amount: rupiah(190_123), at: someNow }
    const stored = await run(sqlTransfers(db).keep(transfer))
    if (stored.is !== "new") throw new Error(stored.is)
    expect(await run(sqlTransfers(db).keep(transfer))).toEqual({ is: "known" })
    expect(await run(sqlTransfers(db).keep({ ...transfer, at: later(3 * dayMs), dated: "unknown" }))).toEqual({
      is: "known"
    })
    await run(sqlTransfers(db).settle(stored.id, "late", order.id))
    expect(await run(listTransfers(db, { held: true, limit: 9 }))).toEqual([
      { ...transfer, fate: "late", order: order.code }
    ])
    await run(sqlTransfers(db).settle(stored.id, "matched", order.id))
    expect(await run(listTransfers(db, { held: true, limit: 9 }))).toEqual([])
  })

  it("are named for a transfer of exactly their amount on another account, while they wait", async () => {
    const at = (id: string) => ({ ...someAccount, id: BankId(id) })
    const placed = (number: number, bank: string, change: Partial<Order> = {}, amount = 190_123) =>
      someOrder(number, {
        totals: { ...someOrder(number).totals, payable: rupiah(amount) },
        payment: { ...someOrder(number).payment, account: at(bank), amount: rupiah(amount) },
        ...change
      })
    const own = placed(1, "bca", {}, 190_100)
    const waits = placed(2, "bca-2")
    const ended = placed(3, "bca-2", { status: "expired" })
    const near = placed(4, "bca-2", {}, 190_124)
    const accepted = placed(5, "mandiri", {
      status: "paid",
      events: [...someOrder(5).events, { ...paid(later(1)), type: "transfer.accepted" }]
    })
    for (const order of [own, waits, ended, near, accepted]) await run(sqlOrders(db).insert(order))
    const transfer = { reference: "BCA-1", bank: BankId("bca"), amount: rupiah(190_123), at: later(2) }
    const stored = await run(sqlTransfers(db).keep(transfer))
    if (stored.is !== "new") throw new Error(stored.is)
    await run(sqlTransfers(db).settle(stored.id, "unmatched", undefined))
    const [held] = await run(listTransfers(db, { held: true, limit: 9 }))
    expect(held?.candidates).toEqual([
      { code: waits.code, status: waits.status, amount: 190_123, otherBank: "bca-2" },
      { code: accepted.code, status: "paid", amount: 190_123, otherBank: "mandiri" },
      { code: own.code, status: own.status, amount: 190_100 }
    ])
    expect(transferLines(held).slice(1)).toEqual([
      `  maybe ${waits.code}\tawaiting_bank_wire_payment\t190123\tdiffers by 0\twaits on the account bca-2, not on bca`,
      `  maybe ${accepted.code}\tpaid\t190123\tdiffers by 0\twaits on the account mandiri, not on bca`,
      `  maybe ${own.code}\tawaiting_bank_wire_payment\t190100\tdiffers by 23`
    ])
  })

  it("hold a reference of the same account with another amount or day, and take that of another account", async () => {
    const transfers = sqlTransfers(db)
    const transfer = { reference: "TRF-1", bank: BankId("bca"), amount: rupiah(190_123), at: someNow }
    const is = async (change: Partial<typeof transfer>) => (await run(transfers.keep({ ...transfer, ...change }))).is
    expect(await is({})).toBe("new")
    expect(await is({ bank: BankId("mandiri") })).toBe("new")
    expect(await is({ amount: rupiah(1) })).toBe("conflicting")
    expect(await is({ at: later(2 * dayMs) })).toBe("conflicting")
    expect(await is({ amount: rupiah(1) })).toBe("known")
    expect(await Promise.all([{}, {}, {}].map(is))).toEqual(["known", "known", "known"])
  })

  it("begin as checkouts, which one change at a time may write", async () => {
    const checkouts = sqlCheckouts(db)
    const checkout: StoredCheckout = {
      id: CheckoutId("checkout-1"),
      version: 1,
      language: "en",
      lines: [],
      leftOut: [],
      openedAt: someNow,
      expiresAt: later(9)
    }
    await run(checkouts.insert(checkout))
    expect(await run(checkouts.byId(checkout.id))).toEqual(checkout)
    const changed = { ...checkout, version: 2, contact: someContact }
    expect(await run(checkouts.save(changed, 1))).toBe(true)
    expect(await run(checkouts.save({ ...changed, note: "late" }, 1))).toBe(false)
    // A claim for an order counts as a change: what read the version before is not saved any more.
    expect(await run(checkouts.claim(checkout.id, 1))).toBe(false)
    expect(await run(checkouts.claim(checkout.id, 2))).toBe(true)
    expect(await run(checkouts.save({ ...changed, version: 3, note: "late" }, 2))).toBe(false)
    expect(await run(checkouts.claim(checkout.id, 2))).toBe(false)
    await run(sqlOrders(db).insert(someOrder(1)))
    expect(await run(checkouts.byId(checkout.id))).toEqual({ ...changed, version: 3, placed: someOrder(1).code })
    expect(await run(checkouts.byId(CheckoutId("nothing")))).toBeUndefined()
  })

  it("are made once for each key", async () => {
    const asked = { scope: "place checkout-1", key: "k1", digest: "d1", now: someNow }
    const claim = (change: Partial<typeof asked> = {}) =>
      run(Effect.exit(db.inTransaction((tx) => sqlIdempotency(tx).claim({ ...asked, ...change }))))
    const place = db.inTransaction((tx) =>
      Effect.andThen(sqlIdempotency(tx).claim(asked), sqlIdempotency(tx).finish(asked.scope, asked.key, "order-1"))
    )
    await run(Effect.flip(db.inTransaction((tx) => Effect.andThen(sqlIdempotency(tx).claim(asked), Effect.fail("no")))))
    await run(place)
    expect(await claim()).toMatchObject({ _tag: "Success", value: { done: "order-1" } })
    expect(JSON.stringify(await claim({ digest: "d2" }))).toContain("IdempotencyMismatch")
    expect(await claim({ scope: "place checkout-2" })).toMatchObject({ value: { done: undefined } })
  })
})
