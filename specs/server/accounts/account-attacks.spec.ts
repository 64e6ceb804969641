import { Effect } from "effect"
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type Db, openDb } from "#adapters/postgres/engine/db.ts"
import { freshPostgres } from "#specs/database.ts"
import { type RunningShop, startShop } from "#specs/shop-process.ts"
import { type Answered, type Viewer, viewerAt } from "../viewer.ts"

const processes = process.env.SCALE === "full" ? 4 : 2
const phone = (national: string) => ({ phone_no: national, phone_code: "+62" })
const countOf = (answers: ReadonlyArray<Answered>): Readonly<Record<string, number>> =>
  Object.fromEntries(
    [...Map.groupBy(answers, ({ status, body }) => `${status} ${body.code ?? "done"}`)].map(([word, all]) => [
      word,
      all.length
    ])
  )
const password = "Sangat-Rahasia-7"
const national = "81277001234"

/** Several servers in processes of their own, without limits per address, as a caller with many addresses finds them. */
describe("servers under attack", () => {
  let servers: ReadonlyArray<RunningShop> = []
  let db: Db
  const secrets = new Set<string>()
  beforeAll(async () => {
    const url = await freshPostgres()
    db = await openDb({ url, report: console.error })
    const settings = {
      DATABASE_URL: url,
      DEMO: "off",
      NODE_ENV: "test",
      LOG_LEVEL: "debug",
      SECRET: "thirty-two characters, and shared"
    }
    servers = await Promise.all(Array.from({ length: processes }, () => startShop(settings, { bare: true })))
  })
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()))
    await db.close()
  })
  const at = (place = 0): Viewer => {
    const address = servers[place % servers.length]?.address ?? ""
    return viewerAt((path, init) => fetch(new URL(path, address), init), address)
  }
  const allAtOnce = async (count: number, one: (place: number) => Promise<Answered>) =>
    countOf(await Promise.all(Array.from({ length: count }, (_, place) => one(place))))
  const remember = (who: Viewer, ...more: ReadonlyArray<string>) => {
    for (const secret of [who.sid() ?? "", ...more]) if (secret !== "") secrets.add(secret)
  }
  const onePersonIn = async (): Promise<Viewer> => {
    const who = at()
    const { status, body } = await who.register({ name: "attacked", phone: `0${national}`, password })
    expect(status).toBe(201)
    remember(who, body.data.token, await who.codeFor(`0${national}`))
    return who
  }

  it("compare no more than five of 200 wrong passwords", async () => {
    await onePersonIn()
    const guess = (place: number) => at(place).post("/auth/login", { email: "attacked", password: `guess${place}` })
    const answers = await allAtOnce(200, guess)
    expect(answers["401 INCORRECT_PASSWORD"]).toBe(2)
    expect(answers["401 THIRD_FAILED_LOGIN_ATTEMPT"]).toBe(1)
    expect(answers["401 FOURTH_FAILED_LOGIN_ATTEMPT"]).toBe(1)
    expect(answers["423 ACCOUNT_LOCKED"]).toBe(196)
    // What was compared and found wrong is written down; who was locked out before is not.
    const compared = await Effect.runPromise(
      db.ask((on) => on.selectFrom("account_log").select("kind").where("kind", "like", "login-%").execute())
    )
    expect(compared).toHaveLength(5)
    expect(await allAtOnce(1, () => at().post("/auth/login", { email: "attacked", password }))).toEqual({
      "423 ACCOUNT_LOCKED": 1
    })
  })

  it("compare no more than five of 1,000 guesses at a code, and say no to the right one then", async () => {
    const who = at(1)
    const number = phone("81277009999")
    const sent = await who.post("/auth/otp/code", { mode: "whatsapp", entity: "verification", ...number })
    const code = await who.codeFor("081277009999")
    remember(who, code)
    const typed = (guess: string, place: number) =>
      at(place).post("/auth/otp/verify", {
        entity: "verification",
        entity_value: number.phone_no,
        hash: sent.body.data.hash,
        code: guess
      })
    const answers = await allAtOnce(1_000, (place) => typed(String(Number(code) ^ (place + 1)).padStart(6, "0"), place))
    expect(answers["422 INCORRECT_OTP"]).toBe(5)
    expect(answers["422 NO_ACTIVE_OTP_REQUEST"]).toBe(995)
    expect(await allAtOnce(1, () => typed(code, 0))).toEqual({ "422 NO_ACTIVE_OTP_REQUEST": 1 })
  })

  it("send one code for 50 requests at once, however the number is written, and five on a day", async () => {
    const written = ["081277005555", "6281277005555", "+6281277005555", "+62 812-7700-5555", "81277005555"]
    const scopes = [
      "verification",
      "change-number",
      "quick-registration",
      "forget-password",
      "registered_sociolla_store"
    ]
    const send = (place: number) =>
      at(place).post("/auth/otp/code", {
        mode: ["sms", "whatsapp", "email"][place % 3],
        entity: scopes[Math.floor(place / 3) % scopes.length],
        phone_no: written[place % written.length],
        phone_code: "+62"
      })
    const sent: Array<number> = []
    for (let turn = 0; turn < 7; turn++) {
      const answers = await allAtOnce(50, send)
      sent.push(answers["200 done"] ?? 0)
      // Every server's clock goes on by half a minute.
      await Promise.all(servers.map((_, place) => at(place).post("/dev/clock", { advance: "PT30S" })))
    }
    expect(sent).toEqual([1, 1, 1, 1, 1, 0, 0])
    const { body } = await at().get("/dev/outbox?to=081277005555")
    expect(body.data).toHaveLength(5)
    for (const { code } of body.data) secrets.add(code)
  })

  it("keep nothing that opens anything where it can be read", async () => {
    const who = at()
    const sent = await who.post("/auth/login/otp/request", { mode: "sms", ...phone(national) })
    const code = await who.codeFor(`0${national}`)
    const typed = { entity: "login", entity_value: national, hash: sent.body.data.hash, code }
    const login = await who.post("/auth/login/otp", typed)
    expect(login.status).toBe(200)
    remember(who, code, login.body.data.token)
    await who.post("/auth/forget-password", { email: "attacked@anggota.test" })
    const { body } = await who.get("/dev/outbox?to=attacked@anggota.test")
    secrets.add(new URL(/http\S+/.exec(body.data[0].text)?.[0] ?? "").searchParams.get("code") ?? "")
    secrets.add(password)
    expect(secrets.size).toBeGreaterThan(8)
    const dump = await everything(db)
    expect(dump).toContain("attacked@anggota.test")
    // Six digits stand in any number by chance: only whole words count.
    for (const secret of secrets) expect(dump).not.toMatch(new RegExp(`(?<![\\w.-])${secret}(?![\\w-])`))
  })

  it("write nothing of it into their logs, nor a whole number or address", async () => {
    const printed = servers.map((server) => server.printed()).join("\n")
    expect(printed).toContain("/api/public/auth/login")
    for (const secret of [...secrets, national, "attacked@anggota.test"])
      expect(printed).not.toMatch(new RegExp(`(?<![\\w.-])${secret}(?![\\w-])`))
    expect(printed).not.toContain("unexpected failure")
    expect(printed).not.toContain("a question to the database failed")
  })
})

/** Every row of every table, as text. */
const everything = async (db: Db): Promise<string> => {
  const { rows } = await Effect.runPromise(
    db.ask((on) =>
      sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public'`.execute(on)
    )
  )
  expect(rows.length).toBeGreaterThan(30)
  const texts = await Promise.all(
    rows.map(({ name }) =>
      Effect.runPromise(
        db.ask((on) => sql<{ row: string }>`select t::text as row from ${sql.table(name)} t`.execute(on))
      )
    )
  )
  return texts.flatMap(({ rows: all }) => all.map(({ row }) => row)).join("\n")
}
