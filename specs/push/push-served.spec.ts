import { Effect } from "effect"
import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { MemberId } from "#core/account/member.ts"
import { devicesPerMember } from "#core/push/push.ts"
import { shopEngines } from "#specs/database.ts"
import { putMembers } from "#specs/orders/members.ts"
import { line } from "#specs/orders/selling-shop.ts"
import { openServedShop, type ServedShop } from "#specs/orders/served-shop.ts"
import { contactOf, delivery, guestAt } from "#specs/orders/shopper.ts"
import { type Calls, callsOf, signedIn } from "#specs/orders/signed-in.ts"
import { decrypt, openPushService, type PushService, senderOf } from "./push-service.ts"
import { type SomeBrowser, someBrowser } from "./some-subscription.ts"

const path = "/api/public/user/me/push-subscriptions"
const run = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(effect)

describe.each(shopEngines)("notices of orders on devices, served over %s", (engine) => {
  let shop: ServedShop
  let service: PushService
  let member: MemberId
  let calls: Calls
  beforeAll(async () => {
    service = await openPushService()
    shop = await openServedShop(
      engine,
      { a: 50 },
      { settings: { PUSH_SERVICES: service.origin, PUSH_CONTACT: "mailto:halo@pendar.test" } }
    )
    member = MemberId((await putMembers(shop.shop.db, "bima"))[0] ?? "")
  })
  afterAll(async () => {
    await shop.close()
    await service.close()
  })
  beforeEach(async () => {
    service.answers(201)
    await run(shop.shop.db.ask((on) => on.deleteFrom("push_subscriptions").execute()))
    calls = await signedIn(shop.shop.db, member, shop.clock.now(), shop.ask)
  })

  const lines = () => {
    const { product, combination } = line("a")
    return [{ product_id: product, combination_id: combination, quantity: 1 }]
  }
  const subscribed = async (name: string, by = calls): Promise<SomeBrowser & { readonly id: string }> => {
    const browser = someBrowser(`${service.origin}/${name}`)
    const { status, body } = await by("POST", path, browser.subscription)
    expect([status, body.data.endpoint]).toEqual([200, browser.subscription.endpoint])
    return { ...browser, id: body.data._id }
  }
  /** Orders as the member, and returns the code of the order. */
  const ordered = async (): Promise<string> => {
    const opened = await calls("POST", "/api/orders/checkouts", { lines: lines() })
    const to = `/api/orders/checkouts/${opened.body.data.checkout_id}`
    const ready = await calls("PUT", to, { contact: contactOf("bima@anggota.test"), ...delivery, bank: "bca" })
    const { checkout_id, version, quote_hash } = ready.body.data
    const key = { "idempotency-key": crypto.randomUUID() }
    const { body } = await calls("POST", "/api/orders/order", { checkout_id, version, quote_hash }, key)
    return body.data.order._id
  }
  const paid = async (id: string) => {
    await shop.ask(`/dev/payments/${id}/settle`, { method: "POST", body: '{"result":"paid"}' })
    await shop.shop.settle()
  }
  const codeOf = async (id: string): Promise<string> => {
    const { rows } = await run(
      shop.shop.db.ask((on) =>
        sql<{ code: string }>`select code from orders where id = ${id} or code = ${id}`.execute(on)
      )
    )
    return rows[0]?.code ?? ""
  }
  const notices = () =>
    run(
      shop.shop.db.ask((on) =>
        on.selectFrom("outbox").selectAll().where("kind", "=", "push").orderBy("created_at").execute()
      )
    )
  const sentSince = (before: number, name: string) =>
    service.arrived.slice(before).filter((one) => one.path === `/${name}`)

  it("say once that an order was paid, to each device, in its words and signed with the shop's key", async () => {
    const [phone, desk] = [await subscribed("phone"), await subscribed("desk")]
    const before = service.arrived.length
    const id = await ordered()
    await shop.shop.settle()
    expect(service.arrived.length).toBe(before)
    await paid(id)
    const code = await codeOf(id)
    for (const [name, browser] of [
      ["phone", phone],
      ["desk", desk]
    ] as const) {
      const [arrived, ...more] = sentSince(before, name)
      if (arrived === undefined) throw new Error("nothing arrived")
      expect(more).toEqual([])
      expect(decrypt(arrived, browser)).toMatchObject({
        text: `Pembayaran ${code} sudah kami terima.`,
        path: `/orders/${code}`
      })
      expect(senderOf(arrived).key).toBe((await calls("GET", path)).body.data.public_key)
    }
    await shop.shop.settle()
    expect(service.arrived.length).toBe(before + 2)
    expect((await notices()).slice(-2).every(({ done_at }) => done_at !== null)).toBe(true)
  })

  it("come beside the mail, not instead", async () => {
    await subscribed("phone")
    const id = await ordered()
    await paid(id)
    const mails = await shop.ask(`/dev/outbox?to=${encodeURIComponent("bima@anggota.test")}`)
    const { data } = (await mails.json()) as { readonly data: ReadonlyArray<{ readonly subject?: string }> }
    expect(data[0]?.subject).toContain(await codeOf(id))
  })

  it("are tried again after a failure of the push service, and arrive once", async () => {
    await subscribed("phone")
    service.answers(500)
    const before = service.arrived.length
    await paid(await ordered())
    expect(sentSince(before, "phone")).toHaveLength(1)
    expect((await notices()).at(-1)).toMatchObject({
      done_at: null,
      attempts: 1,
      failure: "the push service answered 500"
    })
    service.answers(201)
    shop.clock.advance(60_000)
    await shop.shop.settle()
    shop.clock.advance(3_600_000)
    await shop.shop.settle()
    expect(sentSince(before, "phone")).toHaveLength(2)
    expect((await notices()).at(-1)?.done_at).not.toBeNull()
  })

  it("end with a device that the push service does not know any more", async () => {
    const { id } = await subscribed("phone")
    service.answers(410)
    await paid(await ordered())
    expect((await calls("GET", path)).body.data.devices).toEqual([])
    expect((await notices()).at(-1)?.done_at).not.toBeNull()
    expect((await calls("DELETE", `${path}/${id}`)).status).toBe(200)
  })

  it("are not sent to who shares the device by now", async () => {
    await subscribed("shared")
    const [other = ""] = await putMembers(shop.shop.db, `other-${engine}`)
    const id = await ordered()
    await shop.ask(`/dev/payments/${id}/settle`, { method: "POST", body: '{"result":"paid"}' })
    const before = service.arrived.length
    await run(
      shop.shop.db.ask((on) =>
        sql`update push_subscriptions set id = 'another number', member_id = ${other}`.execute(on)
      )
    )
    await shop.shop.settle()
    expect(service.arrived.length).toBe(before)
  })

  it("end with the log-out of their session, and of no other", async () => {
    const elsewhere = await signedIn(shop.shop.db, member, shop.clock.now(), shop.ask)
    await subscribed("here")
    const { id } = await subscribed("there", elsewhere)
    expect((await calls("GET", "/api/public/auth/logout")).status).toBe(200)
    expect((await elsewhere("GET", path)).body.data.devices).toEqual([{ _id: id, endpoint: `${service.origin}/there` }])
    expect((await calls("GET", path)).status).toBe(401)
  })

  it("are of members alone", async () => {
    const guest = callsOf(shop.ask)
    const { subscription } = someBrowser(`${service.origin}/guest`)
    expect((await guest("GET", path)).status).toBe(401)
    expect((await guest("POST", path, subscription)).status).toBe(401)
    const before = (await notices()).length
    const bought = await guestAt(shop.ask).buy(lines())
    await paid(bought.body.data.order._id)
    expect((await notices()).length).toBe(before)
  })

  it.each([
    { endpoint: "http://127.0.0.1:1/a" },
    { endpoint: "https://169.254.169.254/latest" },
    { endpoint: "https://fcm.googleapis.com:22/a" },
    { p256dh: "B" },
    { auth: "" }
  ])("refuse %j", async (part) => {
    const { subscription } = someBrowser(`${service.origin}/phone`)
    const { status, body } = await calls("POST", path, { ...subscription, ...part })
    expect([status, body.code]).toEqual([422, "PUSH_SUBSCRIPTION_REFUSED"])
  })

  it.each([{ endpoint: `https://fcm.googleapis.com/${"a".repeat(1_000)}` }, { p256dh: "B".repeat(101) }, { auth: 5 }])(
    "refuse a form that is too long or none",
    async (part) => {
      const { subscription } = someBrowser(`${service.origin}/phone`)
      const { status, body } = await calls("POST", path, { ...subscription, ...part })
      expect([status, body.code]).toEqual([422, "INVALID_DATA"])
    }
  )

  it(`are stored of ${devicesPerMember} devices if 200 subscribe at once`, async () => {
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, place) =>
        calls("POST", path, someBrowser(`${service.origin}/at-once-${place}`).subscription)
      )
    )
    // A slow machine asks some to come again; none is refused, and none comes beside the limit.
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([])
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(devicesPerMember)
    expect((await calls("GET", path)).body.data.devices).toHaveLength(devicesPerMember)
  })

  it("leave neither addresses nor keys in the log", () => {
    expect(shop.failures().filter((entry) => entry.includes(service.origin))).toEqual([])
  })
})
