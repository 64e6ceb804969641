import { Effect } from "effect"
import { sql } from "kysely"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { freshPostgres } from "#specs/database.ts"
import { putMembers } from "#specs/orders/members.ts"
import { openServedShop, type ServedShop } from "#specs/orders/served-shop.ts"
import { type Answered, viewerAt } from "../viewer.ts"

const settings = { LIMITS: "default", PROXY_HOPS: "1" }
const statuses = (answers: ReadonlyArray<Answered>) => answers.map(({ status }) => status)

describe("limits of an address, over two servers of one database", () => {
  let shops: ReadonlyArray<ServedShop> = []
  beforeAll(async () => {
    const where = await freshPostgres()
    shops = [
      await openServedShop("postgres", {}, { where, settings }),
      await openServedShop("postgres", {}, { where, settings })
    ]
  })
  afterEach(() => {
    for (const { clock } of shops) clock.reset()
  })
  afterAll(async () => {
    for (const shop of shops) await shop.close()
  })
  const from = (place: number, address: string) => {
    const shop = shops[place % shops.length]
    if (shop === undefined) throw new Error("no shop")
    const { post, get } = viewerAt(shop.ask)
    const by = { "x-forwarded-for": address }
    return {
      post: (path: string, body: unknown) => post(path, body, by),
      get: (path: string) => get(path, by)
    }
  }
  const inTurns = async (count: number, one: (place: number) => Promise<Answered>) => {
    const answers: Array<Answered> = []
    for (let place = 0; place < count; place++) answers.push(await one(place))
    return answers
  }
  const login = (address: string) => (place: number) =>
    from(place, address).post("/auth/login", { email: `nobody${place}`, password: "x" })

  it("refuse the eleventh login in ten minutes, and say when to come back", async () => {
    const answers = await inTurns(11, login("203.0.113.1"))
    expect(statuses(answers)).toEqual([...Array(10).fill(404), 429])
    const last = answers.at(-1)
    expect(last?.body.code).toBe("TOO_MANY_REQUESTS")
    const wait = Number(last?.headers.get("retry-after"))
    expect(wait).toBeGreaterThan(500)
    expect(wait).toBeLessThanOrEqual(600)
    expect(last?.body).toMatchObject({ retry_after: wait, details: { retry_after: wait } })
  })

  it("leave other addresses alone, and open again", async () => {
    expect((await login("203.0.113.2")(0)).status).toBe(404)
    for (const { clock } of shops) clock.advance(600_000)
    expect((await login("203.0.113.1")(0)).status).toBe(404)
  })

  it("count a household's IPv6 addresses as one", async () => {
    const answers = await inTurns(11, (place) => login(`2001:db8:1:2::${place + 1}`)(place))
    expect(answers.at(-1)?.status).toBe(429)
    expect((await login("2001:db8:1:3::1")(0)).status).toBe(404)
  })

  it("refuse the eleventh code in ten minutes, for any receiver, before anything else is checked", async () => {
    const send = (place: number) =>
      from(place, "203.0.113.3").post("/auth/otp/code", {
        mode: "sms",
        entity: "verification",
        phone_no: `8129000${1000 + place}`,
        phone_code: "+62"
      })
    expect(statuses(await inTurns(11, send))).toEqual([...Array(10).fill(200), 429])
  })

  it("allow thirty codes on a day", async () => {
    const send = (place: number) => {
      if (place % 10 === 0) for (const { clock } of shops) clock.advance(601_000)
      return from(place, "203.0.113.4").post("/auth/login/otp/request", {
        mode: "sms",
        phone_no: `8128000${1000 + place}`,
        phone_code: "+62"
      })
    }
    expect(statuses(await inTurns(31, send))).toEqual([...Array(30).fill(200), 429])
  })

  it.each([
    [
      "codes typed",
      (place: number) => [
        "POST",
        "/auth/otp/verify",
        { entity: "verification", entity_value: "081290001000", code: "000000", hash: `h${place}` }
      ]
    ],
    ["addresses asked for", (place: number) => ["POST", "/auth/email/check", { email: `a${place}@b.test` }]],
    [
      "numbers asked for",
      (place: number) => ["GET", `/auth/phone/check?phone_no=8127000${1000 + place}&phone_code=%2B62`]
    ],
    ["user names asked for", (place: number) => ["GET", `/auth/username/check?user_name=name${place}`]]
  ] as const)("allow ten %s in a minute", async (name, asked) => {
    const ask = (place: number) => {
      const [method, path, body] = asked(place)
      const who = from(place, `198.51.100.${name.length}`)
      return method === "GET" ? who.get(String(path)) : who.post(String(path), body)
    }
    const answers = await inTurns(11, ask)
    expect(statuses(answers.slice(0, 10))).not.toContain(429)
    expect(answers.at(-1)?.status).toBe(429)
    for (const { clock } of shops) clock.advance(60_000)
    expect((await ask(12)).status).not.toBe(429)
  })

  it("allow a member ten changes in a minute that say whether another member has a value", async () => {
    const [shop] = shops
    if (shop === undefined) throw new Error("no shop")
    const { post, register } = viewerAt(shop.ask)
    expect((await register({ name: "tanya", phone: "81260001111" })).status).toBe(201)
    const by = { "x-forwarded-for": "203.0.113.90" }
    const otp_hash = "x".repeat(20)
    const asks = [
      (place: number) => post("/auth/change-email", { email: `a${place}@b.test`, otp_hash }, by),
      (place: number) =>
        post("/auth/change-phone", { phone_no: `8127000${1000 + place}`, phone_code: "+62", otp_hash }, by),
      (place: number) => post("/auth/register/update", { user_name: "t", email: `a${place}@b.test` }, by)
    ]
    const ask = (place: number) => asks[place % 3]?.(place) ?? Promise.reject(new Error("no call"))
    expect(statuses(await inTurns(13, ask))).toEqual([...Array(10).fill(422), 429, 429, 429])
    for (const { clock } of shops) clock.advance(60_000)
    expect((await ask(0)).status).toBe(422)
  })

  it("stop what is sent for money at 2,000 an hour, and neither members, nor mail, nor what is not sent", async () => {
    const [shop] = shops
    if (shop === undefined) throw new Error("no shop")
    const counted = async () => {
      const { rows } = await shop.shop.db
        .ask((on) =>
          sql<{ points: number }>`select points from rate_limits where key = 'paid-sends others'`.execute(on)
        )
        .pipe(Effect.runPromise)
      return rows[0]?.points ?? 0
    }
    const before = await counted()
    const code = (path: string, fields: object) =>
      from(0, "203.0.113.77").post(path, { mode: "sms", phone_code: "+62", ...fields })
    expect((await code("/auth/login/otp/request", { phone_no: "81270009999" })).status).toBe(200)
    expect(await counted()).toBe(before)
    expect((await code("/auth/otp/code", { entity: "verification", phone_no: "81270009998" })).status).toBe(200)
    expect(await counted()).toBe(before + 1)
    await putMembers(shop.shop.db, "mila")
    const write = (statement: ReturnType<typeof sql>) =>
      Effect.runPromise(shop.shop.db.ask((on) => statement.execute(on)))
    await write(
      sql`update members set phone_code = '+62', phone_national = '81270001234', phone_verified = true where id = 'mila'`
    )
    await write(sql`update rate_limits set points = 2000 where key = 'paid-sends others'`)
    const refused = await code("/auth/otp/code", { entity: "verification", phone_no: "81270009997" })
    expect([refused.status, refused.body.code]).toEqual([422, "DELIVERY_REFUSED"])
    const mail = { mode: "email", entity: "verification", email: "siapa@contoh.test" }
    expect((await from(0, "203.0.113.77").post("/auth/otp/code", mail)).status).toBe(200)
    expect((await code("/auth/login/otp/request", { phone_no: "81270001234" })).status).toBe(200)
    const { body } = await from(0, "203.0.113.78").get("/dev/outbox?to=%2B6281270001234")
    expect(body.data).toHaveLength(1)
  })
})
