import { once } from "node:events"
import type { AddressInfo } from "node:net"
import { createServer } from "node:net"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { Deliver } from "#adapters/outbox/sender.ts"
import { sms } from "#adapters/outbox/sms.ts"
import { whatsapp } from "#adapters/outbox/whatsapp.ts"
import { type JsonSink, openJsonSink } from "./json-sink.ts"

const message = { to: "+6281234567890", text: "Kode Pendar kamu 123456.", code: "123456", language: "id" } as const
const smsTo = (url: string): Deliver => sms({ url, token: "sms-token" })
const whatsappTo = (url: string): Deliver =>
  whatsapp({ url, phoneId: "1050", token: "wa-token", template: "login_code", giftTemplate: "egift" })

describe("carriers of messages", () => {
  let sink: JsonSink
  beforeAll(async () => {
    sink = await openJsonSink()
  })
  afterAll(() => sink.close())
  beforeEach(() => sink.answers((_, response) => response.end("{}")))
  const last = () => sink.asked.at(-1)

  it("send a short message to a gateway with its bearer and its number", async () => {
    await smsTo(`${sink.url}/send`)(message, "id-1")
    expect(last()).toMatchObject({ method: "POST", path: "/send", headers: { authorization: "Bearer sms-token" } })
    expect(JSON.parse(last()?.body ?? "")).toEqual({ to: message.to, text: message.text, reference: "id-1" })
  })

  it("send a code to WhatsApp as a template in the reader's language", async () => {
    await whatsappTo(`${sink.url}/v23.0`)({ ...message, language: "en" }, "id-2")
    expect(last()).toMatchObject({ path: "/v23.0/1050/messages", headers: { authorization: "Bearer wa-token" } })
    const sent = JSON.parse(last()?.body ?? "")
    expect(sent).toMatchObject({ messaging_product: "whatsapp", to: "6281234567890", type: "template" })
    expect(sent.template).toMatchObject({ name: "login_code", language: { code: "en" } })
    const parameters = [{ type: "text", text: "123456" }]
    expect(sent.template.components).toMatchObject([
      { type: "body", parameters },
      { type: "button", parameters }
    ])
  })

  it("have no template for anything but codes", async () => {
    const { code: _, ...rest } = message
    await expect(whatsappTo(sink.url)(rest, "id")).rejects.toThrow("no template")
  })

  it("give a provider up that has not answered after three seconds", async () => {
    sink.answers(() => {})
    const started = performance.now()
    await expect(smsTo(sink.url)(message, "id")).rejects.toThrow()
    expect(performance.now() - started).toBeGreaterThan(2_500)
    expect(performance.now() - started).toBeLessThan(4_500)
  })

  const carriers = [
    ["a gateway", smsTo],
    ["WhatsApp", whatsappTo]
  ] as const
  describe.each(carriers)("%s", (_, to) => {
    const failure = (): Promise<string> => to(sink.url)(message, "id").then(() => "taken", String)

    it.each([400, 401, 429, 500])("that answers %i has not taken it", async (status) => {
      sink.answers((_asked, response) => response.writeHead(status).end(message.text))
      const failed = await failure()
      expect(failed).toContain(`answered ${status}`)
      expect(failed).not.toMatch(/123456|812345/)
    })

    it("that points elsewhere is not followed", async () => {
      const before = sink.asked.length
      sink.answers((_asked, response) => response.writeHead(307, { location: `${sink.url}/elsewhere` }).end())
      expect(await failure()).toContain("answered 307")
      expect(sink.asked).toHaveLength(before + 1)
    })

    it("that is not there is reported at once", async () => {
      const server = createServer().listen(0, "127.0.0.1")
      await once(server, "listening")
      const { port } = server.address() as AddressInfo
      server.close()
      await once(server, "close")
      await expect(to(`http://127.0.0.1:${port}`)(message, "id")).rejects.toThrow()
    })

    it("that talks without end is not listened to", async () => {
      sink.answers((_asked, response) => response.end("x".repeat(1_000_000)))
      expect(await failure()).toContain("too long")
    })
  })
})
