import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { requestOf } from "#adapters/server/ops/ops-commands.ts"
import { demoDatabase, freshPostgres } from "#specs/database.ts"
import { openSpecShop, type SpecShop } from "#specs/shop.ts"

describe("switches of features", () => {
  let shop: SpecShop
  let other: SpecShop
  beforeAll(async () => {
    const url = await freshPostgres(await demoDatabase())
    shop = await openSpecShop({ DATABASE_URL: url })
    other = await openSpecShop({ DATABASE_URL: url })
  })
  afterAll(async () => {
    await other.close()
    await shop.close()
  })

  const run = async (...words: ReadonlyArray<string>) => {
    const request = requestOf([...words, "--as", "Sari"])
    if (request === undefined) throw new Error("there is no such command")
    const answer = await shop.ask(request.path, {
      method: request.method,
      headers: { authorization: `Bearer ${shop.shop.opsToken}`, "content-type": "application/json" },
      ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) })
    })
    const body = await answer.json()
    return answer.ok ? request.tell(body.data).join("\n") : body.code
  }
  const isOn = async (at: SpecShop, name: string): Promise<boolean> => {
    const { data } = await (await at.ask("/api/public/feature-toggles")).json()
    return data.find((one: { feature_name: string }) => one.feature_name === name).isToggleOn
  }

  it("are turned off and on by operations without a new start, on every server of the shop", async () => {
    expect([await isOn(shop, "otp_sms"), await isOn(other, "otp_sms")]).toEqual([true, true])
    expect(await run("toggles", "off", "otp_sms", "--note", "SMS are late")).toBe("otp_sms\toff")
    for (const server of [shop, other])
      await expect.poll(() => isOn(server, "otp_sms"), { timeout: 15_000, interval: 200 }).toBe(false)
    expect(await run("toggles", "list")).toContain("otp_sms\toff")
    expect(await run("toggles", "off", "otp_sms")).toBe("otp_sms\toff, as before")
    expect(await run("toggles", "on", "otp_sms")).toBe("otp_sms\ton")
    for (const server of [shop, other])
      await expect.poll(() => isOn(server, "otp_sms"), { timeout: 15_000, interval: 200 }).toBe(true)
    const log = await Effect.runPromise(
      shop.shop.db.ask((on) =>
        on
          .selectFrom("ops_log")
          .select(["action", "subject", "name", "detail"])
          .where("action", "like", "toggle %")
          .orderBy("position")
          .execute()
      )
    )
    expect(log).toEqual([
      { action: "toggle off", subject: "otp_sms", name: "Sari", detail: { note: "SMS are late" } },
      { action: "toggle on", subject: "otp_sms", name: "Sari", detail: {} }
    ])
  })

  it("refuse at once what is switched off: no code goes out that way", async () => {
    await run("toggles", "off", "otp_whatsapp")
    await expect.poll(() => isOn(shop, "otp_whatsapp"), { timeout: 15_000, interval: 200 }).toBe(false)
    const answer = await shop.ask("/api/public/auth/otp/code", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ mode: "whatsapp", entity: "verification", phone_no: "81234567890", phone_code: "+62" })
    })
    expect(answer.status).toBeGreaterThanOrEqual(400)
    await run("toggles", "on", "otp_whatsapp")
  })

  it("are those of the shop alone: a provider without settings stays off, and another name is refused", async () => {
    expect(await run("toggles", "list")).toContain("login_google\toff by the settings of the server")
    await run("toggles", "on", "login_google")
    expect(await isOn(shop, "login_google")).toBe(false)
    expect(() => requestOf(["toggles", "off", "wishlists"])).toThrow('There is no switch "wishlists"')
  })
})
