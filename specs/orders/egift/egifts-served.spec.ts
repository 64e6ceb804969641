import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { client } from "#adapters/http/client.ts"
import { oneHost } from "#adapters/http/hosts.ts"
import { portOverHttp } from "#adapters/http/port-over-http.ts"
import { putContent } from "#adapters/postgres/catalogue/content-writer.sql.ts"
import { checkoutWire } from "#adapters/wire/selling/checkout.wire.ts"
import { egiftsWire } from "#adapters/wire/selling/egifts.wire.ts"
import type { MemberId } from "#core/account/member.ts"
import { bca, contactOf, newKey, run, tagOf } from "#specs/contracts/ordering-shop.ts"
import { putMembers } from "#specs/orders/members.ts"
import { line } from "#specs/orders/selling-shop.ts"
import { sessionHeaders } from "#specs/orders/signed-in.ts"
import { openServedShop, type ServedShop } from "../served-shop.ts"
import { someInfo } from "./gift-shop.ts"
import { someTemplate } from "./some-template.ts"

describe("e-gifts over the server", () => {
  let served: ServedShop
  beforeAll(async () => {
    served = await openServedShop("postgres", {})
    await served.reset({ card: { units: 10, giftCard: true } })
    await run(putContent(served.shop.db, { egiftTemplates: [someTemplate] }))
  })
  afterAll(() => served.close())

  const json = { "content-type": "application/json" }
  const post = (path: string, body: unknown) =>
    served.ask(path, { method: "POST", headers: json, body: JSON.stringify(body) })

  it("lists the designs with their pictures, in the reader's language", async () => {
    const read = async (language: string) =>
      (await (
        await served.ask("/api/catalogue/v3/egift-templates", { headers: { "accept-language": language } })
      ).json()) as { readonly data: ReadonlyArray<Readonly<Record<string, unknown>>> }
    expect((await read("id")).data).toEqual([
      expect.objectContaining({ _id: "birthday", name: "Ulang tahun", image: "/media/egift-2-360.webp" })
    ])
    expect((await read("en")).data[0]).toMatchObject({ name: "Birthday" })
  })

  it("answers a wrong code, a malformed one and a stranger's order clearly", async () => {
    const wrong = await post("/api/orders/egifts/look", { code: "AAAA-AAAA-AAAA-AAAA" })
    expect([wrong.status, ((await wrong.json()) as { code: string }).code]).toEqual([404, "EGIFT_NOT_FOUND"])
    for (const body of [{}, { code: "" }, { code: 7 }, { code: "a".repeat(300) }, { code: "AAAA", more: 1 }])
      expect((await post("/api/orders/egifts/open", body)).status).toBeLessThan(500)
    expect((await post("/api/orders/egifts/save", { code: "AAAA-AAAA-AAAA-AAAA" })).status).toBe(401)
    expect((await served.ask("/api/orders/users/me/orders/PDR-261120-AAAAA/egifts")).status).toBe(404)
  })

  it("refuses a recipient by its form, and holds back an order whose recipient the shop does not take", async () => {
    const { product, combination } = line("card")
    const asked = (egift_info: Readonly<Record<string, unknown>>) =>
      post("/api/orders/checkouts", {
        lines: [{ product_id: product, combination_id: combination, quantity: 1, egift_info }]
      })
    const fits = {
      template_id: "birthday",
      recipient_name: "Kirana",
      recipient_email: "kirana@contoh.id",
      message: "Ki!\nSelamat."
    }
    const requirementsOf = async (answer: Response) =>
      (
        (await answer.json()) as { data: { requirements: ReadonlyArray<{ code: string; values?: unknown }> } }
      ).data.requirements.map(({ code }) => code)
    expect(await requirementsOf(await asked(fits))).not.toContain("EGIFT_REFUSED")
    expect(await requirementsOf(await asked({ ...fits, template_id: "made-up" }))).toContain("EGIFT_REFUSED")
    expect(await requirementsOf(await asked({ ...fits, send_at: "2020-01-01T02:00:00.000Z" }))).toContain(
      "EGIFT_REFUSED"
    )
    expect((await asked({ ...fits, message: "a".repeat(2_001) })).status).toBe(422)
    expect((await asked({ ...fits, send_at: "tomorrow" })).status).toBe(422)
  })

  it("are bought, sent, opened once and saved into one account, over the wire", async () => {
    const [rani, kirana, other] = await putMembers(served.shop.db, "rani", "kirana", "lain")
    const as = async (member?: MemberId) => {
      const headers: Readonly<Record<string, string>> =
        member === undefined ? {} : await sessionHeaders(served.shop.db, member, served.clock.now())
      const send = client(
        oneHost("http://shop.test"),
        { language: "id", platform: () => "", sessionId: () => undefined, bearer: () => undefined },
        Date.now,
        async (asked) => {
          const request = new Request(asked)
          for (const [name, value] of Object.entries(headers)) request.headers.set(name, value)
          return served.app.request(request)
        }
      )
      return { checkout: portOverHttp(send, checkoutWire), egifts: portOverHttp(send, egiftsWire) }
    }
    const { product, combination } = line("card")
    const { checkout, egifts } = await as(rani)
    const { id } = await run(checkout.open({ lines: [{ product, combination, quantity: 1, egift: someInfo }] }))
    const ready = await run(checkout.change({ id, contact: contactOf("rani@pembeli.test"), bank: bca }))
    expect([ready.requirements, ready.ships]).toEqual([[], false])
    const { version, quoteHash } = ready
    const { order } = await run(checkout.place({ id, version, quoteHash, idempotencyKey: newKey() }))
    const move = { code: order.code, move: "accept-transfer", name: "spec", note: "-", withoutTransfer: true } as const
    await run(served.shop.ops.move(move))
    await served.shop.settle()
    const [sent] = await run(egifts.ofOrder({ code: order.code }))
    expect(sent).toMatchObject({ state: "sent", recipientName: "Kirana", value: 50_000 })

    const outbox = await served.ask("/dev/outbox?to=kirana@contoh.id", { headers: { accept: "application/json" } })
    const code = /[2-9A-HJ-NP-Z]{4}(?:-[2-9A-HJ-NP-Z]{4}){3}/.exec(await outbox.text())?.[0] ?? ""
    expect(sent?.masked.slice(0, 4)).toBe(code.slice(0, 4))
    const guest = (await as()).egifts
    const [theirs, others] = [(await as(kirana)).egifts, (await as(other)).egifts]
    const sealed = await run(guest.look({ code }))
    expect(sealed.state).toBe("sealed")
    expect(sealed).not.toHaveProperty("message")
    expect(await run(guest.open({ code }))).toMatchObject({ state: "opened", message: someInfo.message })
    expect(await tagOf(guest.save({ code }))).toBe("Unauthenticated")
    const saved = await run(theirs.save({ code }))
    expect(saved).toMatchObject({ state: "saved", value: sent?.value })
    expect(await tagOf(others.save({ code }))).toBe("EgiftClosed")
    expect(await run(theirs.save({ code }))).toEqual(saved)
    expect(await run(egifts.ofOrder({ code: order.code }))).toMatchObject([{ state: "saved" }])
  })

  it("writes no recipient and no code into its log", async () => {
    expect(served.failures().join("\n")).not.toMatch(/kirana|Kirana|AAAA-AAAA/)
  })
})
