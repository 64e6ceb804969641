import { createHmac } from "node:crypto"
import { Effect } from "effect"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { type Notice, signNotice } from "#adapters/payments/callback.ts"
import { secretOf } from "#adapters/server/secret.ts"
import { shopEngines } from "#specs/database.ts"
import { line } from "#specs/orders/selling-shop.ts"
import { openServedShop, type ServedShop } from "#specs/orders/served-shop.ts"
import { guestAt } from "#specs/orders/shopper.ts"

const path = "/api/payments/payments/callback"
/** That of `openServedShop`. */
const shared = secretOf("thirty-two characters, and shared")
const many = <A>(count: number, one: (place: number) => Promise<A>) =>
  Promise.all(Array.from({ length: count }, (_, place) => one(place)))

describe.each(shopEngines)("callbacks of a payment provider, with %s", (engine) => {
  let shop: ServedShop
  beforeAll(async () => {
    shop = await openServedShop(engine, {})
  })
  afterAll(() => shop.close())
  beforeEach(async () => {
    shop.clock.reset()
    await shop.reset({ a: 100 })
  })

  const order = async () => {
    const { product, combination } = line("a")
    const placed = await guestAt(shop.ask).buy([{ product_id: product, combination_id: combination, quantity: 1 }])
    return placed.body.data.order
  }
  /** Money that was sent with the order: what was sent before it never pays it. */
  const noticeOf = (
    placed: { code: string; placed_at: string; payment: { amount: number } },
    change: Partial<Notice> = {}
  ): Notice => ({
    order: placed.code,
    result: "paid",
    reference: `ref-${placed.code}`,
    bank: "bca",
    amount: placed.payment.amount,
    at: new Date(placed.placed_at).toISOString(),
    ...change
  })
  const send = async (notice: Notice, sign = (text: string) => shared.sign("callback", text)) => {
    const { headers, body } = signNotice(notice, shop.clock.now(), sign)
    const answer = await shop.ask(path, { method: "POST", headers, body })
    return { status: answer.status, body: await answer.json() }
  }
  const stand = async ({ code, access_key }: { code: string; access_key: string }) => {
    const { data } = (await guestAt(shop.ask).order(code, access_key)).body
    return { status: data.status, events: data.events.map(({ type }: { type: string }) => type) }
  }
  const transfers = () => Effect.runPromise(shop.shop.db.ask((on) => on.selectFrom("transfers").selectAll().execute()))

  it("move nothing when they are forged, changed or old", async () => {
    const placed = await order()
    const notice = noticeOf(placed)
    const forger = (text: string) => createHmac("sha256", "a guess").update(text).digest()
    expect((await send(notice, forger)).status).toBe(401)
    const { headers, body } = signNotice(notice, shop.clock.now(), (text) => shared.sign("callback", text))
    const changed = body.replace(`"amount":${notice.amount}`, '"amount":1')
    expect((await shop.ask(path, { method: "POST", headers, body: changed })).status).toBe(401)
    expect((await shop.ask(path, { method: "POST", body })).status).toBe(401)
    shop.clock.advance(6 * 60_000)
    expect((await shop.ask(path, { method: "POST", headers, body })).status).toBe(401)
    expect((await shop.ask(path, { method: "POST", headers, body: "x".repeat(20_000) })).status).toBe(413)
    expect(await stand(placed)).toEqual({ status: "awaiting_bank_wire_payment", events: ["order.placed"] })
    expect(await transfers()).toEqual([])
  })

  it("of another payment environment move nothing", async () => {
    const placed = await order()
    const refused = await send(noticeOf(placed, { environment: "sandbox" }))
    expect([refused.status, refused.body.code]).toEqual([409, "PAYMENT_ENVIRONMENT"])
    expect(await stand(placed)).toEqual({ status: "awaiting_bank_wire_payment", events: ["order.placed"] })
    expect(await transfers()).toEqual([])
    expect((await send(noticeOf(placed, { environment: "production" }))).status).toBe(200)
    expect((await stand(placed)).status).toBe("paid")
  })

  it("are one payment when the same comes 100 times at once", async () => {
    const placed = await order()
    const answers = await many(100, () => send(noticeOf(placed)))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    const fates = answers.map(({ body }) => body.data.fate)
    expect(fates.filter((fate) => fate === "matched")).toHaveLength(1)
    expect(fates.filter((fate) => fate === "known")).toHaveLength(99)
    expect(await stand(placed)).toEqual({ status: "paid", events: ["order.placed", "money.matched"] })
    expect(await transfers()).toHaveLength(1)
  })

  it("do no harm out of order", async () => {
    const placed = await order()
    expect((await send(noticeOf(placed, { result: "expired" }))).status).toBe(200)
    expect((await send(noticeOf(placed, { result: "failed" }))).status).toBe(200)
    expect((await stand(placed)).status).toBe("awaiting_bank_wire_payment")
    expect((await send(noticeOf(placed))).body.data.fate).toBe("matched")
    for (const result of ["expired", "failed", "paid"] as const)
      expect((await send(noticeOf(placed, { result }))).status).toBe(200)
    expect((await stand(placed)).status).toBe("paid")
  })

  it("hold what is paid twice, too late, or to the wrong amount, and lose none of it", async () => {
    const [placed, late] = [await order(), await order()]
    expect((await send(noticeOf(placed))).body.data.fate).toBe("matched")
    expect((await send(noticeOf(placed, { reference: "again" }))).body.data.fate).toBe("excess")
    const wrong = noticeOf(placed, { reference: "wrong", amount: placed.payment.amount + 1_000_000 })
    expect((await send(wrong)).body.data).toEqual({ fate: "unmatched" })
    shop.clock.advance(25 * 3_600_000)
    await shop.shop.settle()
    expect((await stand(late)).status).toBe("expired")
    expect((await send(noticeOf(late, { reference: "late" }))).body.data).toEqual({ fate: "late", order: late.code })
    expect((await guestAt(shop.ask).order(late.code, late.access_key)).body.data.payment.state).toBe("held")
    const stored = await transfers()
    expect(stored.map(({ reference, fate }) => [reference, fate]).toSorted()).toEqual(
      [
        [`ref-${placed.code}`, "matched"],
        ["again", "excess"],
        ["late", "late"],
        ["wrong", "unmatched"]
      ].toSorted()
    )
  })

  it("come from the simulator like from a provider, in development", async () => {
    const [paid, unpaid] = [await order(), await order()]
    const settle = (id: string, body: string) => shop.ask(`/dev/payments/${id}/settle`, { method: "POST", body })
    expect((await settle(paid._id, '{"result":"paid"}')).status).toBe(200)
    expect((await settle(unpaid.code, '{"result":"expired"}')).status).toBe(200)
    expect([(await stand(paid)).status, (await stand(unpaid)).status]).toEqual(["paid", "awaiting_bank_wire_payment"])
    expect((await settle("nobody", '{"result":"paid"}')).status).toBe(404)
    expect((await settle(paid._id, '{"result":"maybe"}')).status).toBe(422)
    expect((await settle(paid._id, "{")).status).toBe(422)
  })
})
