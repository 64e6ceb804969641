import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { line } from "#specs/orders/selling-shop.ts"
import { openServedShop, type ServedShop } from "#specs/orders/served-shop.ts"
import { guestAt } from "#specs/orders/shopper.ts"
import { viewerAt } from "../viewer.ts"

describe("the header X-Session-Id", () => {
  let shop: ServedShop
  let sent = 0
  beforeAll(async () => {
    shop = await openServedShop("postgres", { a: 5 }, { settings: { LIMITS: "default", PROXY_HOPS: "1" } })
  })
  afterAll(() => shop.close())

  /** Asks for a code for a new number from a new address. */
  const send = async (session: string): Promise<number> => {
    const body = { mode: "sms", entity: "verification", phone_no: `8129${100_000 + ++sent}`, phone_code: "+62" }
    const by = { "x-session-id": session, "x-forwarded-for": `198.51.${sent % 250}.${Math.ceil(sent / 250)}` }
    return (await viewerAt(shop.ask).post("/auth/otp/code", body, by)).status
  }
  const eleven = async (sessionOf: (place: number) => string) => {
    const statuses: Array<number> = []
    for (let place = 0; place < 11; place++) statuses.push(await send(sessionOf(place)))
    return statuses
  }

  it("counts a UUID as one anonymous visitor: ten codes a day, from any address", async () => {
    const session = randomUUID()
    expect(await eleven((place) => (place % 2 === 0 ? session : session.toUpperCase()))).toEqual([
      ...Array(10).fill(200),
      429
    ])
    expect(await send(randomUUID())).toBe(200)
  })

  it.each(["all-of-one-office", "0".repeat(36), "x".repeat(64)])(
    "counts %j, which is no UUID, as no visitor",
    async (session) => {
      expect(await eleven(() => session)).toEqual(Array(11).fill(200))
    }
  )

  it("is no key to an order", async () => {
    const guest = guestAt(shop.ask)
    const session = { "x-session-id": randomUUID() }
    const { product, combination } = line("a")
    const bought = await guest.buy([{ product_id: product, combination_id: combination, quantity: 1 }])
    const { code } = bought.body.data.order
    expect((await guest.call("GET", `/api/orders/users/me/orders/${code}`, undefined, session)).status).toBe(404)
  })
})
