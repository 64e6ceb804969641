import { Effect } from "effect"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { removeMember } from "#adapters/postgres/members/account-members.sql.ts"
import { handoverMs } from "#core/account/session/session.rule.ts"
import { freshPostgres } from "#specs/database.ts"
import { openServedShop, type ServedShop } from "#specs/orders/served-shop.ts"
import { type Viewer, viewerAt } from "../viewer.ts"

const phone = (national: string) => ({ phone_no: national, phone_code: "+62" })

describe("sessions, on two servers of one database", () => {
  let [here, there]: ReadonlyArray<ServedShop> = []
  beforeAll(async () => {
    const where = await freshPostgres()
    here = await openServedShop("postgres", {}, { where })
    there = await openServedShop("postgres", {}, { where })
  })
  afterEach(() => {
    here?.clock.reset()
    there?.clock.reset()
  })
  afterAll(async () => {
    await here?.close()
    await there?.close()
  })
  const at = (shop: ServedShop | undefined): Viewer => {
    if (shop === undefined) throw new Error("no shop")
    return viewerAt(shop.ask)
  }
  let people = 0
  const newcomer = async () => {
    const [name, number] = [`member${++people}`, `08130000${1000 + people}`]
    const who = at(here)
    const { body } = await who.register({ name, phone: number })
    return { who, name, number, id: String(body.data.user._id), token: String(body.data.token) }
  }
  /** What both servers say to a cookie and to a bearer. */
  const standing = async (sid: string, token: string) => {
    const shown: ReadonlyArray<Readonly<Record<string, string>>> = [
      { cookie: `sid=${sid}` },
      { authorization: `Bearer ${token}` }
    ]
    const answers = await Promise.all(
      [here, there].flatMap((shop) => shown.map((headers) => at(shop).get("/api/account/user/me", headers)))
    )
    return [...new Set(answers.map(({ status }) => status))]
  }

  it("travel in a cookie no script reads, beside one that only says so", async () => {
    const { who } = await newcomer()
    const { cookies } = await who.post("/auth/login", { email: `member${people}`, password: "rahasia1" })
    expect(cookies).toHaveLength(2)
    expect(cookies[0]).toMatch(/^sid=[\w-]{43}; Path=\/; Max-Age=2592000; SameSite=Lax; HttpOnly$/)
    expect(cookies[1]).toMatch(/^member=\w{8}; Path=\/; Max-Age=2592000; SameSite=Lax$/)
    const again = await who.post("/auth/login", { email: `member${people}`, password: "rahasia1" })
    expect(again.cookies[1]).not.toBe(cookies[1])
  })

  it("are bound to their host on https", async () => {
    const secure = await openServedShop("postgres", {}, { settings: { PUBLIC_ORIGIN: "https://shop.test" } })
    const { cookies } = await viewerAt(secure.ask, "https://shop.test").register({
      name: "secured",
      phone: "081300009999"
    })
    expect(cookies[0]).toMatch(/^__Host-sid=[\w-]{43}; Path=\/; Max-Age=2592000; SameSite=Lax; Secure; HttpOnly$/)
    await secure.close()
  })

  it("are others after every way of logging in, and the one before is over", async () => {
    const { who, name, number } = await newcomer()
    const { sid } = who
    const ways: ReadonlyArray<readonly [string, () => Promise<unknown>]> = [
      ["password", () => who.post("/auth/login", { email: name, password: "rahasia1" })],
      [
        "code",
        async () => {
          const sent = await who.post("/auth/login/otp/request", { mode: "sms", ...phone(number) })
          const typed = {
            entity: "login",
            entity_value: number,
            hash: sent.body.data.hash,
            code: await who.codeFor(number)
          }
          await who.post("/auth/login/otp", typed)
        }
      ],
      [
        "quick registration",
        async () => {
          const otp_hash = await who.proofOf("quick-registration", phone(number))
          const asked = { entity: "quick-registration", acquisition_source: "web", ...phone(number), otp_hash }
          await who.post("/auth/login/otp", asked)
        }
      ],
      ["registration", () => who.register({ name: `${name}again`, phone: `08139${number.slice(5)}` })],
      ["new password", () => who.post("/auth/change-password", { current_password: "rahasia1", password: "rahasia2" })]
    ]
    for (const [way, logIn] of ways) {
      for (const one of [here, there]) one?.clock.advance(60_000)
      const before = sid() ?? ""
      await logIn()
      for (const one of [here, there]) one?.clock.advance(handoverMs)
      expect(sid(), way).not.toBe(before)
      expect((await at(there).get("/api/account/user/me", { cookie: `sid=${before}` })).status, way).toBe(401)
      expect((await who.get("/user/me")).status, way).toBe(200)
    }
  })

  it("are passed on to the next login: a page that shows its old bearer goes on with that one", async () => {
    const { who, name, token } = await newcomer()
    const old = { authorization: `Bearer ${token}` }
    await who.post("/auth/login", { email: name, password: "rahasia1" })
    const known = await at(here).get("/api/account/user/me", { ...old, cookie: `sid=${who.sid()}` })
    expect(known.status).toBe(200)
    here?.clock.advance(handoverMs)
    const { status, cookies } = await who.get("/user/me", old)
    expect([status, cookies]).toEqual([200, []])
    const renewed = known.body.data.clients.dashboard.token
    expect((await at(here).get("/user/me", { authorization: `Bearer ${renewed}` })).status).toBe(200)
  })

  it("end together with the one that was passed on to them", async () => {
    const { who, name, token } = await newcomer()
    const before = who.sid() ?? ""
    await who.post("/auth/login", { email: name, password: "rahasia1" })
    const now = who.sid() ?? ""
    expect(await standing(before, token)).toEqual([200])
    await who.get("/auth/logout", { "sec-fetch-site": "same-origin", authorization: `Bearer ${token}` })
    expect([await standing(before, token), await standing(now, token)]).toEqual([[401], [401]])
  })

  it("end both with a logout, if two tabs logged in at once: one has the bearer, the browser the other's cookie", async () => {
    const { who, name } = await newcomer()
    who.jar.clear()
    const headers = { cookie: "" }
    const first = await who.post("/auth/login", { email: name, password: "rahasia1" }, headers)
    await who.post("/auth/login", { email: name, password: "rahasia1" }, headers)
    const sid = who.sid() ?? ""
    const bearer = String(first.body.data.token)
    expect(await standing(sid, bearer)).toEqual([200])
    await who.get("/auth/logout", { "sec-fetch-site": "same-origin", authorization: `Bearer ${bearer}` })
    expect(await standing(sid, bearer)).toEqual([401])
  })

  it("end everywhere with a logout, their bearers too", async () => {
    const { who, token } = await newcomer()
    const sid = who.sid() ?? ""
    expect(await standing(sid, token)).toEqual([200])
    const { cookies } = await who.get("/auth/logout", { "sec-fetch-site": "same-origin" })
    expect(await standing(sid, token)).toEqual([401])
    // However late it arrives, it clears no cookie of the member who has logged in meanwhile. Decision 0075.
    expect(cookies).toEqual([])
    expect((await who.post("/auth/logout", {})).status).toBe(200)
  })

  it("are not cleared by an answer to a call of a session that is over: it may be the next member's by then", async () => {
    const { who } = await newcomer()
    const cookie = `sid=${who.sid()}; member=12345678`
    await who.get("/auth/logout", { "sec-fetch-site": "same-origin" })
    for (const path of ["/api/account/user/me", "/api/public/user/me/addresses", "/auth/logout"]) {
      const { cookies } = await at(there).get(path, { cookie, "sec-fetch-site": "same-origin" })
      expect([path, cookies]).toEqual([path, []])
    }
  })

  it("end on every device with a reset", async () => {
    const { who, name, token } = await newcomer()
    const sid = who.sid() ?? ""
    const elsewhere = at(there)
    await elsewhere.post("/auth/login", { email: name, password: "rahasia1" })
    await who.post("/auth/forget-password", { email: `${name}@anggota.test` })
    const { body } = await who.get(`/dev/outbox?to=${name}@anggota.test`)
    const asked = new URL(/http\S+/.exec(body.data[0].text)?.[0] ?? "").searchParams
    const reset = { code: asked.get("code"), uid: asked.get("uid"), password: "rahasia9" }
    expect((await at(there).post("/auth/reset-password", reset)).status).toBe(200)
    expect(await standing(sid, token)).toEqual([401])
    expect((await elsewhere.get("/user/me")).status).toBe(401)
  })

  it("end with the account, whose name then says so", async () => {
    const { who, name, id, token } = await newcomer()
    const sid = who.sid() ?? ""
    if (here) await Effect.runPromise(removeMember(here.shop.db, id as never, here.clock.now()))
    expect(await standing(sid, token)).toEqual([401])
    const { status, body } = await at(there).post("/auth/login", { email: name, password: "rahasia1" })
    expect([status, body.code]).toEqual([404, "USER_ALREADY_REMOVED"])
  })

  it("leave the others alone when a password is changed, but for this one", async () => {
    const { who, name, token } = await newcomer()
    const elsewhere = at(there)
    await elsewhere.post("/auth/login", { email: name, password: "rahasia1" })
    expect((await who.post("/auth/change-password", { current_password: "wrong", password: "rahasia2" })).status).toBe(
      403
    )
    expect(
      (await who.post("/auth/change-password", { current_password: "rahasia1", password: "rahasia2" })).status
    ).toBe(200)
    expect((await elsewhere.get("/user/me")).status).toBe(401)
    expect((await who.get("/user/me")).status).toBe(200)
    expect((await at(here).get("/user/me", { authorization: `Bearer ${token}` })).status).toBe(401)
  })

  it("end after seven idle days, and after thirty in any case; a bearer after 15 minutes", async () => {
    const { who, token } = await newcomer()
    const bearer = () => at(here).get("/user/me", { authorization: `Bearer ${token}` })
    here?.clock.advance(14 * 60_000)
    expect((await bearer()).status).toBe(200)
    here?.clock.advance(60_000)
    expect((await bearer()).status).toBe(401)
    for (let days = 6; days < 30; days += 6) {
      here?.clock.advance(6 * 86_400_000)
      expect((await who.get("/user/me")).status).toBe(200)
    }
    here?.clock.advance(6 * 86_400_000)
    expect((await who.get("/user/me")).status).toBe(401)
    const { who: idle } = await newcomer()
    here?.clock.advance(7 * 86_400_000)
    expect((await idle.get("/user/me")).status).toBe(401)
  })

  it("are believed in no request of another site", async () => {
    const { who } = await newcomer()
    const from = (site: string, origin: string) => ({ "sec-fetch-site": site, origin })
    const evil = from("cross-site", "https://evil.test")
    expect((await who.get("/auth/logout", evil)).status).toBe(403)
    expect((await who.post("/auth/logout", {}, evil)).status).toBe(403)
    expect((await who.post("/auth/change-password", { password: "rahasia2" }, evil)).status).toBe(403)
    expect((await who.get("/user/me")).status).toBe(200)
  })

  it("cost a guest nothing: no cookie, no question", async () => {
    const guest = at(here)
    expect((await guest.get("/user/me")).status).toBe(401)
    expect(guest.jar.size).toBe(0)
    expect((await guest.get("/api/sso/session")).body.data).toEqual({ is_logged_in: false })
  })
})
