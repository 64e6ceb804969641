import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { dayMs, instant, jakartaDay } from "#core/kernel/moment.ts"
import { openSpecShop, type SpecShop } from "#specs/shop.ts"

let shop: SpecShop
beforeAll(async () => {
  shop = await openSpecShop()
})
afterAll(() => shop.close())

const call = async (path: string, body: unknown): Promise<readonly [number, unknown]> => {
  const answer = await shop.ask(path, {
    method: "POST",
    headers: {
      authorization: `Bearer ${shop.shop.opsToken}`,
      "content-type": "application/json",
      "idempotency-key": crypto.randomUUID()
    },
    body: JSON.stringify(body)
  })
  return [answer.status, await answer.json()]
}
const dayIn = (days: number): string => jakartaDay(instant(shop.clock.now() + days * dayMs))
const postpone = async (combination: string, day: string) =>
  (await call(`/ops/pre-orders/${combination}/postpone`, { day, name: "Sari" }))[0]

describe("a pre-order", () => {
  it("is postponed within a year, never to an earlier day (decision 0141)", async () => {
    expect(await postpone("112304", dayIn(60))).toBe(200)
    expect(await postpone("112304", dayIn(50))).toBe(422)
    expect(await postpone("112304", dayIn(367))).toBe(422)
    expect(await postpone("112304", "2099-01-01")).toBe(422)
    expect(await postpone("112304", dayIn(366))).toBe(200)
  })

  it("is not ordered for another day than was shown: the order is refused with the new one (decision 0141)", async () => {
    const contact = {
      first_name: "Rina",
      last_name: "Wati",
      email: "rina@pembeli.test",
      phone_code: "+62",
      phone_no: "81234567890"
    }
    const address = {
      recipient: "Rina Wati",
      phone_code: "+62",
      phone_no: "81234567890",
      district_id: "31.71.06",
      subdistrict: { name: "Menteng" },
      postal_code: "10310",
      line: "Jalan Menteng Raya 10"
    }
    const [, opened] = await call("/api/orders/checkouts", {
      lines: [{ product_id: 1123, combination_id: "112302", quantity: 1 }]
    })
    const id = checkoutOf(opened).checkout_id
    const [, ready] = await change(id, {
      contact,
      bank: "bca-va",
      delivery: { kind: "ship", address, courier: "jne", service: "reg" }
    })
    const shown = checkoutOf(ready)
    expect(shown.requirements).toEqual([])
    const place = ({ version, quote_hash }: Pick<OnWire, "version" | "quote_hash">) =>
      call("/api/orders/order", { checkout_id: id, version, quote_hash })
    expect(await postpone("112302", dayIn(45))).toBe(200)
    const [status, refused] = await place(shown)
    expect([status, (refused as { readonly code?: string }).code]).toEqual([409, "TOTAL_CHANGED"])
    const answer = await shop.ask(`/api/orders/checkouts/${id}`)
    const now = checkoutOf(await answer.json())
    expect(now.lines.map(({ detail }) => jakartaDay(instant(Date.parse(detail.delivery_date))))).toEqual([dayIn(45)])
    expect(now.quote.total_amount_after_extra).toBe(shown.quote.total_amount_after_extra)
    expect((await place(now))[0]).toBe(201)
  })
})

interface OnWire {
  readonly checkout_id: string
  readonly version: number
  readonly quote_hash: string
  readonly requirements: ReadonlyArray<unknown>
  readonly lines: ReadonlyArray<{ readonly detail: { readonly delivery_date: string } }>
  readonly quote: { readonly total_amount_after_extra: number }
}
const checkoutOf = (answer: unknown): OnWire => (answer as { readonly data: OnWire }).data
const change = async (id: string, body: unknown): Promise<readonly [number, unknown]> => {
  const answer = await shop.ask(`/api/orders/checkouts/${id}`, {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body)
  })
  return [answer.status, await answer.json()]
}
