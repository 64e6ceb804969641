import { Effect } from "effect"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { openServedShop, type ServedShop } from "#specs/orders/served-shop.ts"
import { type JsonSink, openJsonSink } from "#specs/outbox/json-sink.ts"
import { type MailSink, openMailSink } from "#specs/outbox/mail-sink.ts"
import { type Answered, viewerAt } from "../viewer.ts"

const formatAnswer = ({ status, body }: Answered): string => `${status} ${body.code ?? "done"}`
const inProduction = { NODE_ENV: "production", LIMITS: "default", PUBLIC_ORIGIN: "https://shop.test", DEMO: "off" }

describe("codes that real carriers carry", () => {
  let gateway: JsonSink
  let meta: JsonSink
  let mail: MailSink
  let shop: ServedShop
  beforeAll(async () => {
    ;[gateway, meta, mail] = await Promise.all([openJsonSink(), openJsonSink(), openMailSink()])
    const settings = {
      ...inProduction,
      SMS_GATEWAY_URL: `${gateway.url}/sms`,
      SMS_GATEWAY_TOKEN: "sms-token",
      WHATSAPP_URL: `${meta.url}/v23.0`,
      WHATSAPP_PHONE_ID: "1050",
      WHATSAPP_TOKEN: "wa-token",
      SMTP_URL: mail.url
    }
    shop = await openServedShop("postgres", {}, { settings })
  })
  beforeEach(() => {
    gateway.answers((_, response) => response.end("{}"))
    meta.answers((_, response) => response.end("{}"))
    mail.refuse(false)
    shop.clock.advance(86_400_000)
  })
  afterAll(async () => {
    await Promise.all([shop.close(), gateway.close(), meta.close(), mail.close()])
  })
  const who = () => viewerAt(shop.ask, "https://shop.test")
  const number = { phone_no: "081233334444", phone_code: "+62" }
  const ask = (mode: string) => who().post("/auth/otp/code", { mode, entity: "verification", ...number })
  const verified = (to: string, sent: Answered, code: string | undefined) =>
    who().post("/auth/otp/verify", { entity: "verification", entity_value: to, hash: sent.body.data.hash, code })

  it("arrive by SMS in words, with a line that browsers fill in by themselves", async () => {
    const sent = await ask("sms")
    const { to, text } = JSON.parse(gateway.asked.at(-1)?.body ?? "")
    expect(to).toBe("+6281233334444")
    const [, code] = /^Kode Pendar kamu: (\d{6})\..*\n\n@shop\.test #\1$/s.exec(text) ?? []
    expect(formatAnswer(await verified(number.phone_no, sent, code))).toBe("200 done")
  })

  it("arrive by WhatsApp and by e-mail", async () => {
    const sent = await ask("whatsapp")
    const { template } = JSON.parse(meta.asked.at(-1)?.body ?? "")
    expect(formatAnswer(await verified(number.phone_no, sent, template.components[0].parameters[0].text))).toBe(
      "200 done"
    )
    const to = "baru@anggota.test"
    const mailed = await who().post("/auth/otp/code", { mode: "email", entity: "verification", email: to })
    const source = mail.arrived.at(-1)?.source ?? ""
    // Lock screens show subjects: the code stands in the text alone.
    expect(/^Subject: (.*)$/m.exec(source)?.[1]?.trim()).toBe("Kode verifikasi Pendar")
    expect(formatAnswer(await verified(to, mailed, /^(\d{6})\r?$/m.exec(source)?.[1]))).toBe("200 done")
  })

  it("go to the mailbox of the account, in whatever spelling they were asked for", async () => {
    // U+212A is the Kelvin sign: its small letter is a "k", and it may be the mailbox of another person.
    for (const email of ["kartika.sari@rumah.test", "Kartika.Sari@rumah.test", "\u212Aartika.sari@rumah.test"]) {
      shop.clock.advance(120_000)
      const mailed = await who().post("/auth/otp/code", { mode: "email", entity: "verification", email })
      expect(formatAnswer(mailed)).toBe("200 done")
      expect(mail.arrived.at(-1)?.to).toEqual(["kartika.sari@rumah.test"])
    }
  })

  it("do not count where the carrier says no, and leave room for another way at once", async () => {
    gateway.answers((_, response) => response.writeHead(402).end())
    for (let time = 0; time < 7; time++) expect(formatAnswer(await ask("sms"))).toBe("422 DELIVERY_REFUSED")
    const sent = await ask("whatsapp")
    expect([formatAnswer(sent), sent.body.data.sends_left]).toEqual(["200 done", 4])
    mail.refuse(true)
    const mailed = { mode: "email", entity: "verification", email: "penuh@anggota.test" }
    expect(formatAnswer(await who().post("/auth/otp/code", mailed))).toBe("422 DELIVERY_REFUSED")
    mail.refuse(false)
    expect(formatAnswer(await who().post("/auth/otp/code", mailed))).toBe("200 done")
  })

  it("leave nothing behind in production", async () => {
    await ask("sms")
    expect(await Effect.runPromise(shop.shop.db.ask((on) => on.selectFrom("outbox").selectAll().execute()))).toEqual([])
    for (const helper of ["outbox", "demo-logins", "gallery/"])
      expect((await shop.ask(`/dev/${helper}`)).status, helper).not.toBe(200)
  })

  it("are followed by messages about changes of the account, by the same gateway", async () => {
    const owner = who()
    const number = { phone_no: "081255556666", phone_code: "+62" }
    const sent = await owner.post("/auth/otp/code", { mode: "sms", entity: "quick-registration", ...number })
    const [code] = /\d{6}/.exec(JSON.parse(gateway.asked.at(-1)?.body ?? "").text) ?? []
    const verified = await owner.post("/auth/otp/verify", {
      entity: "quick-registration",
      entity_value: number.phone_no,
      hash: sent.body.data.hash,
      code
    })
    const quick = { ...number, entity: "quick-registration", acquisition_source: "web" }
    expect(formatAnswer(await owner.post("/auth/login/otp", { ...quick, otp_hash: verified.body.data.otp_hash }))).toBe(
      "200 done"
    )
    const before = gateway.asked.length
    const changed = await owner.post("/auth/change-password", { password: "melati-putih" })
    expect(changed.body.meta).toEqual({ notified: "+6281255556666" })
    await shop.shop.settle()
    expect(gateway.asked.slice(before).map(({ body }) => JSON.parse(body).text.slice(0, 42))).toEqual([
      "Pendar: kata sandi baru dipasang di akunmu"
    ])
  })

  it("are not offered by a channel without a carrier, or one that is switched off", async () => {
    const bare = await openServedShop(
      "pglite",
      {},
      { settings: { ...inProduction, SMTP_URL: mail.url, OTP_EMAIL: "off" } }
    )
    const { data } = await (await bare.ask("/api/public/feature-toggles")).json()
    const on = data.filter((toggle: { isToggleOn: boolean }) => toggle.isToggleOn)
    expect(on.map((toggle: { feature_name: string }) => toggle.feature_name)).toEqual([
      "wishlist",
      "write_review",
      "review_photos",
      "egift",
      "pickup",
      "self_checkout",
      "paper_bag",
      "points",
      "vouchers",
      "returns"
    ])
    const asked = { mode: "sms", entity: "verification", ...number }
    expect(formatAnswer(await viewerAt(bare.ask, "https://shop.test").post("/auth/otp/code", asked))).toBe(
      "422 METHOD_NOT_OFFERED"
    )
    await bare.close()
  })
})
