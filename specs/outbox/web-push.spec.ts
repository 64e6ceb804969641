import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { pushKeysOf } from "#adapters/identity/push-keys.ts"
import { noticeOf, storedNotice } from "#adapters/outbox/push-notice.ts"
import type { RenderedMessage } from "#adapters/outbox/sender.ts"
import { webPush } from "#adapters/outbox/web-push.ts"
import { mailTexts } from "#adapters/server/jobs/mail-texts.ts"
import { secretOf } from "#adapters/server/secret.ts"
import { instant } from "#core/kernel/moment.ts"
import type { PushSubscriptionFacts } from "#core/push/push.ts"
import { someNow } from "#specs/arbitraries.ts"
import { decrypt, openPushService, type PushService, senderOf } from "../push/push-service.ts"
import { type SomeBrowser, someBrowser } from "../push/some-subscription.ts"

const keys = pushKeysOf((text) => secretOf("thirty-two characters, and shared").sign("push", text))
const day = 86_400_000

describe("notices on devices", () => {
  let service: PushService
  let browser: SomeBrowser
  let ended: Array<readonly [string, string]> = []
  let stored: PushSubscriptionFacts | undefined
  beforeAll(async () => {
    service = await openPushService()
  })
  afterAll(() => service.close())
  beforeEach(() => {
    service.answers(201)
    browser = someBrowser(`${service.origin}/device`)
    stored = browser.subscription
    ended = []
  })

  const notice = (language: "id" | "en" = "id"): RenderedMessage =>
    noticeOf(
      storedNotice({ order: { code: "PD-261120-ABCDE" }, language } as never, "order-shipped", "d1", someNow),
      mailTexts,
      "Pendar"
    )
  const deliver = (message = notice(), at = someNow, services: ReadonlyArray<string> = [service.origin]) =>
    webPush({
      keys,
      contact: () => "mailto:halo@pendar.test",
      services,
      now: () => at,
      subscription: async () => stored,
      end: async (...named) => void ended.push(named)
    })(message, "id")
  const last = () => service.arrived.at(-1) ?? { path: "", headers: {}, body: Buffer.alloc(0) }

  it("are read by the browser that subscribed alone: the shop's name, a sentence, and the order's page", async () => {
    await deliver()
    expect(last().path).toBe("/device")
    expect(decrypt(last(), browser)).toEqual({
      title: "Pendar",
      text: "Pesanan PD-261120-ABCDE sedang dikirim.",
      path: "/orders/PD-261120-ABCDE"
    })
    expect(() => decrypt(last(), someBrowser(`${service.origin}/device`))).toThrow()
    expect(last().body.includes("PD-261120")).toBe(false)
    await deliver(notice("en"))
    expect(decrypt(last(), browser)).toMatchObject({ text: "Your order PD-261120-ABCDE is on its way." })
  })

  it("are signed with the shop's key for that push service alone. RFC 8292", async () => {
    await deliver()
    const { claims, key } = senderOf(last())
    expect(key).toBe(keys.publicKey)
    expect(claims).toMatchObject({ aud: service.origin, sub: "mailto:halo@pendar.test" })
    expect(Number(claims["exp"]) - Date.now() / 1_000).toBeLessThanOrEqual(86_400)
  })

  it("say how long they wait and how urgent they are, and nothing of the order to the push service", async () => {
    await deliver(notice(), instant(someNow + day))
    const { headers } = last()
    // Three days from the moment of the order's change.
    expect(headers["ttl"]).toBe("172800")
    expect([headers["urgency"], headers["content-encoding"]]).toEqual(["normal", "aes128gcm"])
    expect(headers["topic"]).toMatch(/^[\w-]{32}$/)
    expect(JSON.stringify(headers)).not.toContain("PD-261120")
  })

  it("are not sent once nobody waits for them, nor to a device that has left", async () => {
    const before = service.arrived.length
    await deliver(notice(), instant(someNow + 3 * day))
    stored = undefined
    await deliver()
    expect(service.arrived.length).toBe(before)
  })

  it.each([404, 410])("end with a device that the push service does not know any more: %i", async (status) => {
    service.answers(status)
    await deliver()
    expect(ended).toEqual([["d1", `${service.origin}/device`]])
  })

  it.each([400, 403, 413, 429, 500, 503])(
    "fail, and are tried again, if the push service answers %i",
    async (status) => {
      service.answers(status)
      await expect(deliver()).rejects.toThrow(`the push service answered ${status}`)
      expect(ended).toEqual([])
    }
  )

  it("do not follow the push service elsewhere", async () => {
    service.answers(307, { location: `${service.origin}/elsewhere` })
    const before = service.arrived.length
    await expect(deliver()).rejects.toThrow("answered 307")
    expect(service.arrived.length).toBe(before + 1)
  })

  it("give a push service up that has not answered after three seconds", async () => {
    service.answers(undefined)
    const started = performance.now()
    await expect(deliver()).rejects.toThrow()
    expect(performance.now() - started).toBeLessThan(4_500)
  })

  it("go nowhere that the settings do not allow, whatever is stored", async () => {
    const before = service.arrived.length
    await deliver(notice(), someNow, ["fcm.googleapis.com"])
    expect(service.arrived.length).toBe(before)
    expect(ended).toHaveLength(1)
  })

  it("end with a key that is no point of the curve", async () => {
    stored = { ...browser.subscription, p256dh: `B${"_".repeat(86)}` }
    await deliver()
    expect(ended).toHaveLength(1)
  })
})
