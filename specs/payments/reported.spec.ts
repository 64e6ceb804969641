import { randomUUID } from "node:crypto"
import { Effect } from "effect"
import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { type Notice, signNotice } from "#adapters/payments/callback.ts"
import { secretOf } from "#adapters/server/secret.ts"
import { instant, jakartaDay } from "#core/kernel/moment.ts"
import { shopEngines } from "#specs/database.ts"
import { line } from "#specs/orders/selling-shop.ts"
import { openServedShop, type ServedShop } from "#specs/orders/served-shop.ts"
import { guestAt } from "#specs/orders/shopper.ts"

const shared = secretOf("thirty-two characters, and shared")
const minute = 60_000

/** D-56; decision 0102. */
describe.each(shopEngines)("payments that the bank reports, with %s", (engine) => {
  let shop: ServedShop
  beforeAll(async () => {
    shop = await openServedShop(engine, {})
  })
  afterAll(() => shop.close())
  beforeEach(async () => {
    shop.clock.reset()
    await shop.reset({ a: 10 })
  })

  const wish = () => {
    const { product, combination } = line("a")
    return [{ product_id: product, combination_id: combination, quantity: 1 }]
  }
  const buy = async (bank: string) => (await guestAt(shop.ask).buy(wish(), undefined, bank)).body.data.order
  type Placed = Awaited<ReturnType<typeof buy>>
  const send = async (placed: Placed, change: Partial<Notice> = {}) => {
    const { id: bank } = placed.payment.bank_account
    const notice: Notice = {
      order: placed.code,
      result: "paid",
      reference: `ref-${placed.code}`,
      bank,
      amount: placed.payment.amount,
      at: new Date(shop.clock.now()).toISOString(),
      ...change
    }
    const { headers, body } = signNotice(notice, shop.clock.now(), (text) => shared.sign("callback", text))
    const answer = await shop.ask("/api/payments/payments/callback", { method: "POST", headers, body })
    expect(answer.status).toBe(200)
    return (await answer.json()).data
  }
  const read = async ({ code, access_key }: Placed) => (await guestAt(shop.ask).order(code, access_key)).body.data
  const eventsOf = async (placed: Placed) => (await read(placed)).events.map(({ type }: { type: string }) => type)
  const lettersOf = async ({ contact }: Placed) => {
    const { rows } = await Effect.runPromise(
      shop.shop.db.ask((on) =>
        sql<{
          kind: string
        }>`select payload ->> 'kind' as kind from outbox where payload ->> 'to' = ${contact.email}`.execute(on)
      )
    )
    return rows.map(({ kind }) => kind)
  }
  const payAgain = ({ code, access_key }: Placed) =>
    guestAt(shop.ask).call("POST", "/api/payments/payments", { code }, { "x-order-key": access_key })

  it("are offered beside transfers, with what they cost", async () => {
    const answer = await guestAt(shop.ask).call("GET", "/api/payments/payment-methods")
    const ways = answer.body.data.map((way: { method: string; bank_accounts: ReadonlyArray<{ fee?: number }> }) => [
      way.method,
      way.bank_accounts.map(({ fee = 0 }) => fee)
    ])
    expect(ways).toEqual([
      ["bank-transfer", [0, 0, 0]],
      ["virtual-account", [4_000, 4_000]],
      ["qris", [0]],
      ["cod", [0]]
    ])
  })

  it("have a number or a code of the order alone, no unique code, and their own deadline", async () => {
    const [transfer, virtual, qris] = [await buy("bca"), await buy("bca-va"), await buy("qris")]
    const base = transfer.payment.amount - transfer.payment.unique_code
    expect([virtual.payment.amount, qris.payment.amount]).toEqual([base + 4_000, base])
    expect(virtual.payment.bank_account.number).toMatch(/^39117\d{11}$/)
    expect(qris.payment.bank_account.number).toContain(qris.code)
    for (const { payment } of [virtual, qris]) expect(payment.unique_code).toBeUndefined()
    const left = ({ placed_at, payment }: Placed) => Date.parse(payment.expires_at) - Date.parse(placed_at)
    expect([left(virtual), left(qris)]).toEqual([24 * 60 * minute, 15 * minute])
  })

  it.each(["bca-va", "qris"])("of %s pay the order that they name, once, and the rest is held", async (bank) => {
    const [first, second] = [await buy(bank), await buy(bank)]
    // Both ask for the same amount: the name decides, not the amount.
    expect(first.payment.amount).toBe(second.payment.amount)
    expect(await send(second)).toEqual({ fate: "matched", order: second.code })
    expect(await send(second)).toEqual({ fate: "known" })
    expect(await send(second, { reference: "twice" })).toEqual({ fate: "excess", order: second.code })
    expect([(await read(first)).status, (await read(second)).status]).toEqual(["awaiting_bank_wire_payment", "paid"])
    expect(await send(first, { reference: "less", amount: first.payment.amount - 1 })).toEqual({ fate: "unmatched" })
    expect(await send(first, { reference: "elsewhere", bank: "bca" })).toEqual({ fate: "unmatched" })
    expect((await read(first)).status).toBe("awaiting_bank_wire_payment")
  })

  it("that are named for no order, or for one that is paid by transfer, match none", async () => {
    const [virtual, transfer] = [await buy("bca-va"), await buy("bca")]
    expect(await send(virtual, { order: "PDR-261120-22222" })).toEqual({ fate: "unmatched" })
    const named = { order: transfer.code, amount: transfer.payment.amount, reference: "named" }
    expect(await send(virtual, named)).toEqual({ fate: "unmatched" })
    expect((await read(transfer)).status).toBe("awaiting_bank_wire_payment")
  })

  it("are awaited for fifteen minutes with QRIS, and their notice for as long again; what comes later is held", async () => {
    const placed = await buy("qris")
    // The clock of the shop runs on meanwhile.
    const paid = await buy("qris")
    shop.clock.advance(29 * minute)
    await shop.shop.settle()
    expect((await read(placed)).status).toBe("awaiting_bank_wire_payment")
    // Paid in time, and reported late.
    expect(await send(paid, { reference: "slow" })).toEqual({ fate: "matched", order: paid.code })
    shop.clock.advance(minute)
    await shop.shop.settle()
    expect((await read(placed)).status).toBe("expired")
    expect(await send(placed)).toEqual({ fate: "late", order: placed.code })
    expect((await read(placed)).payment.state).toBe("held")
  })

  it("that fail are noted once, and the order still waits", async () => {
    const placed = await buy("bca-va")
    for (let time = 0; time < 2; time++) await send(placed, { result: "failed" })
    expect(await eventsOf(placed)).toEqual(["order.placed", "payment.failed"])
    await send(placed, { result: "failed", reference: "second" })
    expect(await eventsOf(placed)).toEqual(["order.placed", "payment.failed", "payment.failed"])
    expect(await send(placed)).toEqual({ fate: "matched", order: placed.code })
    await send(placed, { result: "failed", reference: "third" })
    expect((await read(placed)).status).toBe("paid")
  })

  it("that fail are noted at no order that is paid by transfer", async () => {
    const placed = await buy("bca")
    await send(placed, { result: "failed" })
    expect(await eventsOf(placed)).toEqual(["order.placed"])
  })

  it("are not confirmed by their buyer, nor shown by a picture", async () => {
    const placed = await buy("bca-va")
    const picture = await shop.ask(`/api/payments/payment-receipts/${placed.code}`, {
      method: "POST",
      headers: { "x-order-key": placed.access_key, "content-type": "image/png" },
      body: new Uint8Array([1])
    })
    expect(picture.status).toBe(409)
    const { code, access_key } = placed
    const confirmation = {
      code,
      bank: "BCA",
      sender: "Ayu",
      amount: placed.payment.amount,
      date: jakartaDay(instant(Date.parse(placed.placed_at)))
    }
    const answer = await guestAt(shop.ask).call("POST", "/api/payments/payment-confirms", confirmation, {
      "x-order-key": access_key,
      "idempotency-key": randomUUID()
    })
    expect([answer.status, answer.body.code]).toEqual([409, "ORDER_STATUS"])
    expect((await read(placed)).status).toBe("awaiting_bank_wire_payment")
  })

  it("give way to another one: the order is cancelled, and the same goods are ordered by transfer", async () => {
    const placed = await buy("bca-va")
    await send(placed, { result: "failed" })
    const again = await payAgain(placed)
    expect(again.status).toBe(201)
    // The letter of the new order says it: a guest has four a day.
    expect(await lettersOf(placed)).toEqual(["order-placed"])
    expect(await eventsOf(placed)).toEqual(["order.placed", "payment.failed", "order.cancelled"])
    const { checkout_id: id, requirements } = again.body.data
    expect(requirements.map(({ code }: { code: string }) => code)).toEqual(["PAYMENT_MISSING"])
    const chosen = await guestAt(shop.ask).change(id, { bank: "bca" })
    const next = (await guestAt(shop.ask).place(chosen.body.data)).body.data.order
    expect(next.payment.method).toBe("bank-transfer")
    expect(await send(next)).toEqual({ fate: "matched", order: next.code })
    // What comes for the cancelled one is held, not booked on the new one.
    expect(await send(placed, { reference: "late" })).toEqual({ fate: "late", order: placed.code })
    // An order that is paid is not opened again.
    expect((await payAgain(next)).status).toBe(409)
    expect((await read(next)).status).toBe("paid")
  })
})
