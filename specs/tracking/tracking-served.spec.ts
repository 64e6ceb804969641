import { randomUUID } from "node:crypto"
import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { MemberId } from "#core/account/member.ts"
import { type Calls, callsOf, signedIn } from "../orders/signed-in.ts"
import { openSpecShop, type SpecShop } from "../shop.ts"

const path = "/api/analytics/sessions/me"

describe("the calls of tracking", () => {
  let shop: SpecShop
  let guest: Calls
  beforeAll(async () => {
    shop = await openSpecShop({ LIMITS: "default" })
    guest = callsOf(shop.ask)
  })
  afterAll(() => shop.close())
  const event = (more: object = {}) => ({
    _id: randomUUID(),
    at: new Date(shop.clock.now()).toISOString(),
    verb: "view",
    object_type: "product_detail",
    object_id: "1001",
    referrer: { object_type: "home" },
    target: { id: "1002", object_type: "product_detail" },
    ...more
  })
  const batch = (events: ReadonlyArray<object>, more: object = {}) => ({ session_id: randomUUID(), events, ...more })
  const memberOf = (session: string) =>
    Effect.runPromise(
      shop.shop.db.ask((on) =>
        on.selectFrom("tracking_sessions").selectAll().where("session_id", "=", session).executeTakeFirst()
      )
    )

  it("take 50 events at once with 202, and no more", async () => {
    const fifty = Array.from({ length: 50 }, () => event())
    expect(await guest("POST", path, batch(fifty))).toMatchObject({
      status: 202,
      body: { data: { stored: 50, dropped: 0 } }
    })
    expect(await guest("POST", path, batch([...fifty, event()]))).toMatchObject({
      status: 422,
      body: { code: "INVALID_DATA" }
    })
  })

  it.each([
    ["a verb that is none", { verb: "bought" }],
    ["a kind that is none", { object_type: "person" }],
    ["an e-mail address", { object_id: "sari@contoh.id" }],
    ["words", { object_id: "serum vitamin c" }],
    ["a name beside the fields", { name: "Sari" }],
    ["an event without id", { _id: "1" }],
    ["another time zone", { at: "2026-11-20T09:30:00+07:00" }],
    ["words as a target", { target: { id: "kulit kering", object_type: "search" } }]
  ])("refuse %s", async (_, wrong) => {
    expect(await guest("POST", path, batch([event(wrong)]))).toMatchObject({
      status: 422,
      body: { code: "INVALID_DATA" }
    })
  })

  it("join a viewer to the member of the call's session, whatever the body says", async () => {
    const member = await signedIn(shop.shop.db, MemberId("u2001"), shop.clock.now(), shop.ask)
    const [mine, other] = [batch([event()], { user_id: "u2002" }), batch([event()], { user_id: "u2002" })]
    await guest("POST", path, other)
    await member("POST", path, mine)
    expect(await memberOf(other.session_id)).toBeUndefined()
    expect((await memberOf(mine.session_id))?.member_id).toBe("u2001")
    const login = { verb: "login", device_id: other.session_id, is_guest: false, user_id: "u2001" }
    expect(await guest("POST", "/api/analytics/user/me/actions", login)).toMatchObject({ status: 202 })
    expect(await memberOf(other.session_id)).toBeUndefined()
    expect(await member("POST", "/api/analytics/user/me/actions", login)).toMatchObject({ status: 202 })
    expect((await memberOf(other.session_id))?.member_id).toBe("u2001")
  })

  it("take the report of an order with 202, and refuse what is no order", async () => {
    const report = { session_id: randomUUID(), verb: "purchase", object_type: "order", object_id: "PDR-261120-7K3QX" }
    expect(await guest("POST", "/api/conversions/events", report)).toMatchObject({ status: 202 })
    expect(await guest("POST", "/api/conversions/events", { ...report, object_id: "1001" })).toMatchObject({
      status: 422
    })
  })

  it("answer 429 with a time to wait after 600 calls of an address in a minute", async () => {
    await Effect.runPromise(
      shop.shop.db.ask((on) =>
        on.updateTable("rate_limits").set({ points: 600 }).where("key", "like", "events %").execute()
      )
    )
    const refused = await guest("POST", path, batch([event()]))
    expect(refused).toMatchObject({ status: 429, body: { code: "TOO_MANY_REQUESTS" } })
    expect(refused.body.retry_after).toBeGreaterThan(0)
  })
})
