import { Effect } from "effect"
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Db } from "#adapters/postgres/engine/db.ts"
import { sweep } from "#adapters/postgres/housekeeping.sql.ts"
import { sqlOrders } from "#adapters/postgres/selling/orders.sql.ts"
import { moment } from "#adapters/postgres/tables.ts"
import { type Instant, instant } from "#core/kernel/moment.ts"
import { someNow } from "#specs/arbitraries.ts"
import { engines, freshDatabase } from "#specs/database.ts"
import { someOrder } from "../orders/some-order.ts"

const run = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(effect)
const dayMs = 86_400_000

/** What is deleted, after how many days, and how a row of that age is written. Security 6; wire, Headers; D-49. */
const stored: ReadonlyArray<
  readonly [what: string, days: number, table: string, row: (id: string, at: string) => string]
> = [
  [
    "a message that was sent",
    90,
    "outbox",
    (id, at) =>
      `(id, kind, payload, created_at, due_at, done_at) values ('${id}', 'mail', '{}', '${at}', '${at}', '${at}')`
  ],
  [
    "a message that was given up",
    90,
    "outbox",
    (id, at) =>
      `(id, kind, payload, created_at, due_at, given_up_at) values ('${id}', 'mail', '{}', '${at}', '${at}', '${at}')`
  ],
  [
    "a receipt that belongs to no confirmation",
    1,
    "receipts",
    (id, at) => `(id, order_id, created_at) values ('${id}', '${someOrder(1).id}', '${at}')`
  ],
  [
    "a key of a call",
    1,
    "idempotency_keys",
    (id, at) => `(scope, key, asked, created_at) values ('place', '${id}', 'x', '${at}')`
  ],
  [
    "whether a search helped",
    90,
    "search_feedback",
    (id, at) => `(id, q, helpful, at) values ('${id}', 'serum', true, '${at}')`
  ],
  [
    "a wish to be notified",
    90,
    "notify_wishes",
    (id, at) => `(combination_id, email, product_id, language, at) values ('${id}', 'a@b.test', 1, 'id', '${at}')`
  ]
]

describe.each(engines)("what is deleted after its time, in %s", (engine) => {
  let db: Db
  beforeAll(async () => {
    db = await freshDatabase(engine)
    await run(sqlOrders(db).insert(someOrder(1)))
  })
  afterAll(() => db.close())

  it.each(stored)("%s: after %i days", async (what, days, table, row) => {
    const name = table === "idempotency_keys" ? "key" : table === "notify_wishes" ? "combination_id" : "id"
    const put = (id: string, at: Instant) =>
      run(db.ask((on) => sql.raw(`insert into ${table} ${row(id, moment(at))}`).execute(on)))
    const left = async (): Promise<ReadonlyArray<unknown>> => {
      const { rows } = await run(
        db.ask((on) => sql.raw<{ readonly id: string }>(`select ${name} as id from ${table}`).execute(on))
      )
      return rows.map(({ id }) => id).filter((id) => String(id).startsWith(what))
    }
    await put(`${what}, in time`, someNow)
    await put(`${what}, past it`, instant(someNow - 1))
    await run(sweep(db, instant(someNow + days * dayMs)))
    expect(await left()).toEqual([`${what}, in time`])
  })

  it("leaves the receipt of a confirmation and the checkout of an order, however old they are", async () => {
    const { id, checkout } = someOrder(1)
    const old = moment(instant(someNow - 400 * dayMs))
    const raw = (text: string) => run(db.ask((on) => sql.raw<{ readonly id: string }>(text).execute(on)))
    await raw(`insert into receipts (id, order_id, created_at) values ('proof', '${id}', '${old}')`)
    await raw(`insert into transfer_confirmations (order_id, at, receipt, bank, sender, amount, day)
      values ('${id}', '${old}', 'proof', 'bca', 'Ayu', 100000, '2025-10-20')`)
    await raw(`insert into checkouts (id, version, choices, expires_at) values
      ('${checkout}', 1, '{}', '${old}'), ('without order', 1, '{}', '${old}')`)
    const { receipts } = await run(sweep(db, someNow))
    expect(receipts).toEqual([])
    expect((await raw("select id from receipts where id = 'proof'")).rows).toHaveLength(1)
    expect((await raw("select id from checkouts")).rows).toEqual([{ id: checkout }])
  })
})
