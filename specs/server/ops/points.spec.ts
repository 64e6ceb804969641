import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openServedShop, type ServedShop } from "#specs/orders/served-shop.ts"
import { viewerAt } from "../viewer.ts"

describe("points that staff give and take", () => {
  let shop: ServedShop
  beforeAll(async () => {
    shop = await openServedShop("postgres", {})
  })
  afterAll(() => shop.close())
  const ask = async (method: "GET" | "POST", asked: Readonly<Record<string, unknown>>, token = shop.shop.opsToken) => {
    const query = method === "GET" ? `?email=${encodeURIComponent(String(asked["email"]))}` : ""
    const answer = await shop.ask(`/ops/points${query}`, {
      method,
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      ...(method === "POST" && { body: JSON.stringify(asked) })
    })
    return { status: answer.status, body: await answer.json() }
  }

  it("need the token, a member, a whole number and a reason, are logged, and read by the member", async () => {
    const member = viewerAt(shop.ask)
    const registered = await member.register({ name: "poin", phone: "081255550031" })
    const { email } = registered.body.data.user
    const gift = { email, points: 100, note: "a parcel that came late", name: "Sari" }
    expect((await ask("POST", gift, "made-up")).status).toBe(401)
    expect((await ask("POST", { ...gift, email: "tidak@ada.test" })).status).toBe(404)
    for (const points of [0, 0.5, "100", 1_000_001]) expect((await ask("POST", { ...gift, points })).status).toBe(422)
    for (const wrong of ["note", "name"]) expect((await ask("POST", { ...gift, [wrong]: " " })).status).toBe(422)
    expect((await ask("POST", gift)).body).toMatchObject({ data: { balance: 100 } })
    // Sent again after a lost answer it counts once; more than there is cannot be taken.
    expect((await ask("POST", gift)).status).toBe(409)
    expect((await ask("POST", { ...gift, points: -101 })).status).toBe(409)
    expect((await ask("POST", { ...gift, points: -30 })).body).toMatchObject({ data: { balance: 70 } })
    expect((await ask("GET", { email: email.toUpperCase() })).body).toMatchObject({
      data: {
        balance: 70,
        entries: [{ points: -30 }, { points: 100, note: "a parcel that came late" }]
      }
    })
    const log = await Effect.runPromise(
      shop.shop.db.ask((on) => on.selectFrom("ops_log").selectAll().where("action", "=", "points").execute())
    )
    expect(log).toHaveLength(2)
    expect(log[0]).toMatchObject({ name: "Sari", detail: { points: 100 } })
    for (const personal of [email, "late"]) expect(JSON.stringify(log)).not.toContain(personal)
    const { body } = await member.get("/api/cart/me/points")
    expect(body).toMatchObject({ data: { balance: 70, held: 0, point_value: 1_000, has_more: false } })
    expect(JSON.stringify(body)).not.toContain("late")
  })
})
