import { readFile } from "node:fs/promises"
import { Effect } from "effect"
import { CompiledQuery, sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { memorySelling } from "#adapters/memory/selling.memory.ts"
import type { Db } from "#adapters/postgres/engine/db.ts"
import { sqlHolds } from "#adapters/postgres/selling/holds.sql.ts"
import { sqlOrders } from "#adapters/postgres/selling/orders.sql.ts"
import { regionsOfIndonesia } from "#adapters/regions/regions.ts"
import type { CheckoutStores } from "#core/checkout/checkout.port.ts"
import type { KnownHolder } from "#core/checkout/holds.rule.ts"
import { mailboxOf } from "#core/kernel/mailbox.rule.ts"
import type { OrderStatus } from "#core/orders/order.ts"
import { type Engine, freshDatabase, shopEngines } from "../database.ts"
import { someOrigins } from "../shipping/some-origins.ts"
import { someContact, someOrder } from "./some-order.ts"

const run = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(effect)

interface Holds extends Pick<CheckoutStores, "orders" | "holds"> {
  readonly close: () => Promise<void>
}

const opened = async (where: "memory" | Engine): Promise<Holds> => {
  if (where === "memory") {
    const { orders, holds } = memorySelling([], someOrigins, regionsOfIndonesia()).stores
    return { orders, holds, close: async () => {} }
  }
  const db = await freshDatabase(where)
  return { orders: sqlOrders(db), holds: sqlHolds(db), close: () => db.close() }
}

/** Decision 0033. */
describe.each(["memory", ...shopEngines] as const)("open orders of guests in %s", (where) => {
  let stores: Holds
  beforeAll(async () => {
    stores = await opened(where)
    const typed: ReadonlyArray<readonly [string, OrderStatus?]> = [
      ["Ayu@gmail.com"],
      ["a.yu+toko@googlemail.com"],
      ["ayu@gmail.com", "payment_review"],
      ["ayu@gmail.com", "expired"],
      ["ayu@contoh.id"],
      ["+a@contoh.id"]
    ]
    for (const [place, [email, status = "awaiting_bank_wire_payment"]] of typed.entries()) {
      const phone = { code: "+62", national: `8123456780${place}` }
      await run(
        stores.orders.insert(someOrder(place, { status, contact: { ...someContact, email, phone } }), undefined)
      )
    }
  })
  afterAll(() => stores.close())

  const heldBy = async (holder: KnownHolder) =>
    (await run(stores.holds.open(holder))).map(({ id, by }) => [id, by]).toSorted()

  it.each(["AYU@gmail.com", "ay.u@gmail.com", "a.yu+6@googlemail.com"])(
    "are counted by mailbox: %s",
    async (address) => {
      const own = ["order-0", "order-1", "order-2"].map((id) => [id, ["mailbox"]])
      expect(await heldBy({ mailbox: mailboxOf(address) })).toEqual(own)
    }
  )

  it("are counted by each thing that a guest is known by", async () => {
    const holder = { mailbox: mailboxOf("Ayu+lagi@contoh.id"), phone: "+6281234567801" }
    expect(await heldBy(holder)).toEqual([
      ["order-1", ["phone"]],
      ["order-4", ["mailbox"]]
    ])
    expect(await heldBy({ mailbox: mailboxOf("+b@contoh.id") })).toEqual([])
  })
})

describe.each(shopEngines)("orders from before mailboxes in %s", (engine) => {
  let db: Db
  beforeAll(async () => {
    db = await freshDatabase(engine)
  })
  afterAll(() => db.close())

  it("get the mailbox that the rule computes", async () => {
    const typed = ["Ayu@gmail.com", "a.yu+x+y@GoogleMail.com", "A.yu+x@contoh.id", "+a+b@x.id", "++a@x.id", "a++b@x.id"]
    for (const [place, email] of typed.entries())
      await run(sqlOrders(db).insert(someOrder(place, { contact: { ...someContact, email } }), undefined))
    const file = new URL("../../adapters/postgres/migrations/0028_order_mailboxes.sql", import.meta.url)
    const migration = await readFile(file, "utf8")
    const before = "alter table orders drop column mailbox; create index orders_open_email on orders (lower(email));"
    await run(db.ask((on) => on.executeQuery(CompiledQuery.raw(`${before}\n${migration}`))))
    const { rows } = await run(
      db.ask((on) => sql<{ mailbox: string }>`select mailbox from orders order by id`.execute(on))
    )
    expect(rows.map(({ mailbox }) => mailbox)).toEqual(typed.map(mailboxOf))
  })
})
