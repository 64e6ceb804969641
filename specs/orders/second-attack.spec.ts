import { Effect } from "effect"
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { listTransfers } from "#adapters/postgres/selling/transfers.sql.ts"
import { line } from "./selling-shop.ts"
import { openServedShop, type ServedShop } from "./served-shop.ts"
import { type Answered, delivery, guestAt } from "./shopper.ts"

/** What an attacker did to the served shop, and what it answers now. Decisions 0051 to 0053. */
describe("money and codes under attack", () => {
  let shop: ServedShop
  beforeAll(async () => {
    shop = await openServedShop("postgres", { red: 60 })
  })
  afterAll(() => shop.close())

  const guest = () => guestAt(shop.ask)
  const { product, combination } = line("red")
  const wish = { product_id: product, combination_id: combination, quantity: 1 }
  const ask = <A>(query: ReturnType<typeof sql<A>>) =>
    Effect.runPromise(shop.shop.db.ask(async (on) => (await query.execute(on)).rows))
  /** Codes of so many other checkouts on every account, for amounts above `base`, the oldest first. */
  const fill = (base: number, from: number, until: string | null = "2099-01-01T00:00:00Z") =>
    ask(sql`insert into transfer_codes (bank, amount, code, holder, until)
      select bank, ${base}::bigint + code, code, 'other ' || bank || code, ${until}::timestamptz
      from unnest(array['bca', 'mandiri', 'bni']) as bank, generate_series(${from}::integer, 999) as code
      on conflict do nothing`)
  const baseOf = async () => {
    const { body } = await guest().prepare([wish])
    await ask(sql`truncate transfer_codes`)
    return body.data.quote.total_amount_after_extra - body.data.payment.unique_code
  }

  it("checkouts that are never placed make no order dearer", async () => {
    const base = await baseOf()
    await fill(base, 1)
    const { status, body } = await guest().prepare([wish])
    expect(status).toBe(200)
    expect(body.data.payment.unique_code).toBeLessThanOrEqual(999)
    expect((await guest().place(body.data)).status).toBe(201)
  })

  it("a buyer whose code was taken away meanwhile is asked about the new total, and can order", async () => {
    const base = await baseOf()
    const mine = (await guest().prepare([wish])).body.data
    await ask(sql`update transfer_codes set taken_at = '2001-01-01'`)
    await fill(base, 1)
    const theirs = (await guest().prepare([wish])).body.data
    expect(theirs.quote.total_amount_after_extra).toBe(mine.quote.total_amount_after_extra)
    const refused = await guest().place(mine)
    expect([refused.status, refused.body.code]).toEqual([409, "TOTAL_CHANGED"])
    const renewed = (await guest().change(mine.checkout_id, { bank: "bca" })).body.data
    expect(renewed.quote.total_amount_after_extra - base).toBeLessThanOrEqual(999)
    expect((await guest().place(renewed)).status).toBe(201)
  })

  /** Ends an order by its buyer, or by the clock. */
  const end = async (
    how: "called off" | "expired",
    { code, access_key: key }: { code: string; access_key: string }
  ) => {
    if (how === "called off") {
      const path = `/api/orders/users/me/orders/${code}/cancel`
      expect((await guest().call("POST", path, { reason: "other" }, { "x-order-key": key })).status).toBe(200)
      return
    }
    shop.clock.advance(25 * 3_600_000)
    await shop.shop.settle()
  }

  it.each([
    ["called off", 1],
    ["expired", 7]
  ] as const)(
    "the amount of an order that is %s rests for %i days, also if all others are taken",
    async (how, days) => {
      await baseOf()
      const first = (await guest().buy([wish])).body.data.order
      const { amount, unique_code: code } = first.payment
      await end(how, first)
      // Only this amount is left of the account; the others wait for their money.
      await ask(sql`insert into transfer_codes (bank, amount, code, holder, until)
      select 'bca', ${amount - code}::bigint + one, one, 'other ' || one, null from generate_series(1, 999) as one where one <> ${code}
      on conflict do nothing`)
      const next = async () => (await guest().prepare([wish])).body.data.payment
      expect((await next()).bank_account.id).not.toBe("bca")
      shop.clock.advance(days * 86_400_000 - 60_000)
      expect((await next()).bank_account.id).not.toBe("bca")
      shop.clock.advance(61_000)
      expect(await next()).toMatchObject({ bank_account: { id: "bca" }, unique_code: code })
    }
  )

  it.each([
    ["called off", "matched"],
    ["expired", "unmatched"]
  ] as const)("money for an amount that another order had, which is %s, is %s", async (how, fate) => {
    await baseOf()
    const first = (await guest().buy([wish])).body.data.order
    await end(how, first)
    // Its amount was given away before its rest was over, as under an attack.
    await ask(sql`truncate transfer_codes`)
    await ask(sql`insert into transfer_codes (bank, amount, code, holder)
      select 'bca', ${first.payment.amount - first.payment.unique_code}::bigint + one, one, 'other ' || one
      from generate_series(1, 999) as one where one <> ${first.payment.unique_code}`)
    const second = (await guest().buy([wish])).body.data.order
    expect(second.payment.amount).toBe(first.payment.amount)
    const transfer = {
      reference: how,
      bank: second.payment.bank_account.id,
      amount: second.payment.amount,
      at: shop.clock.now()
    }
    const by = { kind: "staff", name: "sari" } as const
    expect(await Effect.runPromise(shop.shop.ops.book({ transfer, by }))).toMatchObject({ fate })
    const held = await Effect.runPromise(listTransfers(shop.shop.db, { held: true, limit: 9 }))
    // Of money that may be for either order staff are shown both.
    expect(held[0]?.candidates?.map(({ code }) => code).slice(0, 2)).toEqual(
      fate === "unmatched" ? [second.code, first.code] : undefined
    )
  })

  it("a courier's offer is chosen by the courier and the service it names", async () => {
    const { body } = await guest().prepare([wish])
    const { checkout_id: id } = body.data
    const offers = await guest().call("GET", `/api/orders/shipping-options?checkout_id=${id}&district_id=31.74.07`)
    const eligible = offers.body.data.options.filter((offer: { eligible: boolean }) => offer.eligible)
    expect(eligible.length).toBeGreaterThan(2)
    for (const { id: wanted, courier, service } of eligible) {
      const { status, body: chosen } = await guest().change(id, { delivery: { kind: "ship", courier, service } })
      expect([status, chosen.data?.delivery.option.id]).toEqual([200, wanted])
    }
  })
  it("half a choice is refused with the field that is missing, and changes nothing", async () => {
    const { body } = await guest().prepare([wish])
    const { checkout_id: id, delivery: before } = body.data
    const half = async (asked: Promise<Answered>) => {
      const { status, body: refused } = await asked
      return [status, refused.code, Object.keys(refused.fields ?? {})]
    }
    const { courier, service, address } = delivery.delivery
    const delivered = (part: object) => half(guest().change(id, { delivery: { kind: "ship", ...part } }))
    expect(await delivered({ courier })).toEqual([422, "INVALID_DATA", ["delivery.service"]])
    expect(await delivered({ service })).toEqual([422, "INVALID_DATA", ["delivery.courier"]])
    const without = await delivered({ address: { ...address, lat: -6.2 } })
    expect(without).toEqual([422, "INVALID_DATA", ["delivery.address.lng"]])
    const options = `/api/orders/shipping-options?checkout_id=${id}&district_id=31.74.07`
    expect(await half(guest().call("GET", `${options}&lng=106.8`))).toEqual([422, "INVALID_DATA", ["lat"]])
    expect((await guest().call("GET", `/api/orders/checkouts/${id}`)).body.data.delivery).toEqual(before)
  })
})
