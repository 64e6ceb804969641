import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openServedShop, type ServedShop } from "#specs/orders/served-shop.ts"
import { viewerAt } from "../viewer.ts"

describe("a number that was given at a till", () => {
  let shop: ServedShop
  beforeAll(async () => {
    shop = await openServedShop("postgres", {})
  })
  afterAll(() => shop.close())
  const add = async (phone_no: string, token = shop.shop.opsToken) => {
    const answer = await shop.ask("/ops/till", {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: JSON.stringify({ phone_no, name: "Sari" })
    })
    return answer.status
  }

  it("is taken from operators only, and only if it is one", async () => {
    expect(await add("081255550001", "made-up")).toBe(401)
    expect(await add("12")).toBe(422)
    expect(await add("081255550001")).toBe(200)
    expect(await add("+62 812-5555-0001")).toBe(200)
    const log = await Effect.runPromise(shop.shop.db.ask((on) => on.selectFrom("ops_log").selectAll().execute()))
    expect(log[0]).toMatchObject({ name: "Sari", action: "till", subject: "…001" })
    expect(JSON.stringify(log)).not.toContain("81255550001")
  })

  it("gets a code for just that, becomes an account's, and then waits no more", async () => {
    const who = viewerAt(shop.ask)
    const number = { phone_no: "81255550001", phone_code: "+62" }
    const unknown = { mode: "sms", entity: "registered_sociolla_store", phone_no: "81255550404", phone_code: "+62" }
    const refused = await who.post("/auth/otp/code", unknown, { "accept-language": "en" })
    expect([refused.status, refused.body.message]).toEqual([404, expect.stringContaining("Sociolla Store")])
    await who.register({ name: "attill", phone: "081255550009" })
    const otp_hash = await who.proofOf("registered_sociolla_store", number)
    const { status, body } = await who.post("/auth/register/update", { ...number, otp_hash })
    expect([status, body.data.phone_no, body.data.is_verified_phone]).toEqual([200, "81255550001", true])
    expect(await add("081255550001")).toBe(409)
  })

  it("becomes an account of its own for a guest", async () => {
    const number = { phone_no: "81255550002", phone_code: "+62" }
    expect(await add("081255550002")).toBe(200)
    const who = viewerAt(shop.ask)
    const entity = "registered_sociolla_store"
    const otp_hash = await who.proofOf(entity, number)
    const asked = { acquisition_source: "web", ...number, otp_hash }
    const quick = await who.post("/auth/login/otp", { entity: "quick-registration", ...asked })
    expect([quick.status, quick.body.code]).toEqual([422, "PHONE_NOT_PROVEN"])
    const { status, body } = await who.post("/auth/login/otp", { entity, ...asked })
    expect([status, body.data.user.phone_no, body.data.user.is_verified_phone]).toEqual([200, "81255550002", true])
    expect(await add("081255550002")).toBe(409)
  })
})
