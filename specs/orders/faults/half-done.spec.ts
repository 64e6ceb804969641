import { randomUUID } from "node:crypto"
import { Effect, Exit } from "effect"
import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { jakartaDay } from "#core/kernel/moment.ts"
import { rupiah } from "#core/kernel/money.ts"
import type { OpsPort } from "#core/orders/ops.port.ts"
import { OrderCode } from "#core/orders/order.ts"
import { BankId } from "#core/orders/transfer/payment.ts"
import { shopEngines } from "#specs/database.ts"
import { line } from "#specs/orders/selling-shop.ts"
import { openServedShop, type ServedShop } from "#specs/orders/served-shop.ts"
import { type Answered, guestAt } from "#specs/orders/shopper.ts"

/** Tables that a call writes: any of these writes may be the one that fails. */
const ofMoney = ["transfers", "orders", "order_events", "outbox"] as const
const ofGoods = ["orders", "order_events", "combinations", "transfer_codes", "outbox"] as const
const ofPlacing = [
  "checkouts",
  "combinations",
  "orders",
  "order_lines",
  "order_events",
  "transfer_codes",
  "outbox",
  "idempotency_keys"
]
const ofConfirming = ["transfer_confirmations", "orders", "order_events", "outbox", "idempotency_keys"]
const by = { kind: "provider", name: "bank" } as const

/** A call about the money or the goods of an order is done whole or not at all. House 10; D-56, D-62. */
describe.each(shopEngines)("a call that fails half-way, with %s", (engine) => {
  let shop: ServedShop
  beforeAll(async () => {
    shop = await openServedShop(engine, {})
    await raw(`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'refused by a spec'; end $$`)
  })
  afterAll(() => shop.close())
  beforeEach(async () => {
    shop.clock.reset()
    await shop.reset({ a: 100 })
  })

  const raw = (text: string) => Effect.runPromise(shop.shop.db.ask((on) => sql.raw(text).execute(on)))
  const rows = async (text: string) => (await raw(text)).rows
  /** Everything that these calls write. */
  const stand = async () => ({
    transfers: await rows("select reference, fate, order_id from transfers order by id"),
    orders: await rows("select id, status, payment_state, due_at from orders order by id"),
    events: await rows("select order_id, type from order_events order by order_id, at, type"),
    checkouts: await rows("select id, version from checkouts order by id"),
    stock: await rows("select id, stock from combinations order by id"),
    messages: await rows("select count(*)::int as count from outbox"),
    confirmations: await rows("select order_id, sender from transfer_confirmations order by order_id, at"),
    codes: await rows("select bank, amount, holder, until from transfer_codes order by bank, amount"),
    keys: await rows("select scope, key, made from idempotency_keys order by scope, key")
  })

  const { product, combination } = line("a")
  const wish = { product_id: product, combination_id: combination, quantity: 1 }
  const placed = async () => {
    const { code, payment, access_key: key } = (await guestAt(shop.ask).buy([wish])).body.data.order
    return { code: OrderCode(code), amount: rupiah(payment.amount), key: key as string }
  }
  /** A call of a buyer over the wire: anything but success is a failure. */
  const served = (call: () => Promise<Answered>) =>
    Effect.flatMap(Effect.promise(call), ({ status, body }) =>
      status < 300 ? Effect.succeed(body) : Effect.fail(status)
    )
  const ops = (): OpsPort => shop.shop.ops
  const cancel = ({ code }: { readonly code: OrderCode }) =>
    ops().move({ code, move: "cancel", name: "sari", note: "batal" })
  const money = (reference: string, amount: number) =>
    ops().book({ transfer: { reference, bank: BankId("bca"), amount: rupiah(amount), at: shop.clock.now() }, by })

  /** What is done before a call, the call, and what it writes. */
  const calls: ReadonlyArray<
    readonly [
      what: string,
      prepare: () => Promise<() => Effect.Effect<unknown, unknown>>,
      tables: ReadonlyArray<string>
    ]
  > = [
    [
      "books money that pays an order",
      async () => {
        const { amount } = await placed()
        return () => money("PAYS", amount)
      },
      ofMoney
    ],
    [
      "books money for an order that has ended",
      async () => {
        const order = await placed()
        await Effect.runPromise(cancel(order))
        return () => money("LATE", order.amount)
      },
      ofMoney
    ],
    [
      "assigns money to an order",
      async () => {
        const order = await placed()
        await Effect.runPromise(money("SHORT", order.amount - 3_000))
        return () => ops().assign({ reference: "SHORT", code: order.code, name: "sari" })
      },
      ofMoney
    ],
    [
      "gives money back",
      async () => {
        const order = await placed()
        await Effect.runPromise(cancel(order))
        await Effect.runPromise(money("LATE", order.amount))
        return () => ops().giveBack({ reference: "LATE", name: "sari", note: "dikirim balik" })
      },
      ofMoney
    ],
    [
      "places an order",
      async () => {
        const { body } = await guestAt(shop.ask).prepare([wish])
        const key = randomUUID()
        return () => served(() => guestAt(shop.ask).place(body.data, key))
      },
      ofPlacing
    ],
    [
      "confirms a transfer",
      async () => {
        const { code, amount, key } = await placed()
        const headers = { "x-order-key": key, "idempotency-key": randomUUID() }
        const transfer = { bank: "bca", sender: "Ayu Lestari", amount, date: jakartaDay(shop.clock.now()) }
        return () =>
          served(() => guestAt(shop.ask).call("POST", "/api/payments/payment-confirms", { code, ...transfer }, headers))
      },
      ofConfirming
    ],
    [
      "is a buyer's own cancellation",
      async () => {
        const { code, key } = await placed()
        const path = `/api/orders/users/me/orders/${code}/cancel`
        return () => served(() => guestAt(shop.ask).call("POST", path, { reason: "other" }, { "x-order-key": key }))
      },
      ofGoods
    ],
    [
      "cancels an order",
      async () => {
        const order = await placed()
        return () => cancel(order)
      },
      ofGoods
    ],
    [
      "ends an order whose time is over",
      async () => {
        const { code } = await placed()
        shop.clock.advance(25 * 3_600_000)
        return () => ops().turn({ code })
      },
      ofGoods
    ]
  ]

  it.each(calls)("%s: leaves nothing, and is done when it is called again", async (_, prepare, tables) => {
    const call = await prepare()
    const before = await stand()
    for (const table of tables) {
      await raw(`create trigger refusing before insert or update on ${table} for each row execute function refuse()`)
      const exit = await Effect.runPromise(Effect.exit(call()))
      await raw(`drop trigger refusing on ${table}`)
      expect(Exit.isFailure(exit), table).toBe(true)
      expect(await stand(), table).toEqual(before)
    }
    await Effect.runPromise(call())
    expect(await stand()).not.toEqual(before)
  })
})
