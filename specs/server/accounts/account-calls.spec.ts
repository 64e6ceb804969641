import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { openServedShop, type ServedShop } from "#specs/orders/served-shop.ts"
import { type Answered, viewerAt } from "../viewer.ts"

const phone = (national: string) => ({ phone_no: national, phone_code: "+62" })
const formatAnswer = ({ status, body }: Answered): string => `${status} ${body.code ?? "done"}`

describe("the calls of accounts", () => {
  let shop: ServedShop
  beforeAll(async () => {
    shop = await openServedShop("postgres", {})
    for (const [name, number] of [
      ["ayulestari", "081200010001"],
      ["lockedone", "081200010002"],
      ["wanderer", "081200010003"]
    ] as const)
      await viewerAt(shop.ask).register({ name, phone: number })
  })
  afterEach(() => shop.clock.reset())
  afterAll(() => shop.close())
  const viewer = () => viewerAt(shop.ask)
  const login = (email: string, password: string, who = viewer()) =>
    who.post("/auth/login", { email, password, source: "review" })

  it("warn at the third wrong password and the fourth, and lock passwords at the fifth", async () => {
    const answers: Array<string> = []
    for (const password of ["a", "b", "c", "d", "e", "rahasia1"])
      answers.push(formatAnswer(await login("LockedOne", password)))
    expect(answers).toEqual([
      "401 INCORRECT_PASSWORD",
      "401 INCORRECT_PASSWORD",
      "401 THIRD_FAILED_LOGIN_ATTEMPT",
      "401 FOURTH_FAILED_LOGIN_ATTEMPT",
      "423 ACCOUNT_LOCKED",
      "423 ACCOUNT_LOCKED"
    ])
    const who = viewer()
    const sent = await who.post("/auth/login/otp/request", { mode: "whatsapp", ...phone("81200010002") })
    expect(formatAnswer(sent)).toBe("422 ACTIVE_OTP_ALREADY_SENT")
    shop.clock.advance(60_000)
    const again = await who.post("/auth/login/otp/request", { mode: "whatsapp", ...phone("81200010002") })
    const code = await who.codeFor("081200010002")
    const typed = { entity: "login", entity_value: "+6281200010002", code, hash: again.body.data.hash }
    expect(formatAnswer(await who.post("/auth/login/otp", typed))).toBe("200 done")
    expect(formatAnswer(await who.post("/auth/login/otp", typed))).toBe("422 NO_ACTIVE_OTP_REQUEST")
  })

  it.each([
    ["an address nobody has", { email: "nobody@anggota.test", password: "x" }, "404 EMAIL_NOT_REGISTERED"],
    ["a user name nobody has", { email: "nobody", password: "x" }, "404 USERNAME_NOT_FOUND"],
    ["no password", { email: "ayulestari", password: "" }, "422 MISSING_DATA"],
    ["nothing at all", {}, "422 MISSING_DATA"],
    ["what no database can keep", { email: "a\u0000b", password: "\u0000" }, "422 INVALID_DATA"],
    ["more than is asked", { email: "ayulestari", password: "x", admin: true }, "422 INVALID_DATA"]
  ])("refuse to log in with %s", async (_, body, answer) => {
    expect(formatAnswer(await viewer().post("/auth/login", body))).toBe(answer)
    expect(formatAnswer(await viewer().post("/api/sso/json/v1/login", body))).toBe(answer)
  })

  it.each([
    [{ entity: "login", ...phone("81200010001") }, "422 MISSING_PARAMETER"],
    [{ mode: "sms", entity: "login" }, "422 MISSING_PHONE_NUMBER"],
    [{ mode: "email", entity: "verification" }, "422 MISSING_EMAIL"],
    [{ mode: "email", entity: "verification", email: "a\u0000b@anggota.test" }, "422 INVALID_DATA"],
    [{ mode: "sms", entity: "login", ...phone("12345678901") }, "422 INVALID_PHONE_NUMBER"],
    [{ mode: "sms", entity: "other", ...phone("81200010001") }, "422 INVALID_DATA"],
    [{ mode: "sms", entity: "verification", ...phone("81200010001") }, "403 ALREADY_TAKEN"],
    [{ mode: "sms", entity: "forget-password", ...phone("81299999999") }, "404 PHONE_NOT_REGISTERED"],
    [{ mode: "sms", entity: "registered_sociolla_store", ...phone("81299999999") }, "404 NOT_REGISTERED_AT_STORE"],
    [{ mode: "sms", entity: "verification", phone_no: "15551234567", phone_code: "+1" }, "422 METHOD_NOT_OFFERED"]
  ])("answer the request of a code %o with %s", async (body, answer) => {
    expect(formatAnswer(await viewer().post("/auth/otp/code", body))).toBe(answer)
  })

  it("answer known and unknown numbers alike, when logging in by a code", async () => {
    shop.clock.advance(3_600_000)
    const ask = (number: string) => viewer().post("/auth/login/otp/request", { mode: "sms", ...phone(number) })
    const [known, unknown] = [await ask("81200010003"), await ask("81200010404")]
    expect(formatAnswer(unknown)).toBe(formatAnswer(known))
    expect(Object.keys(unknown.body.data)).toEqual(Object.keys(known.body.data))
    expect(unknown.body.data.hash).toHaveLength(known.body.data.hash.length)
    expect({ ...unknown.body.data, hash: "", accepted_at: "", expires_at: "", resend_at: "" }).toEqual({
      ...known.body.data,
      hash: "",
      accepted_at: "",
      expires_at: "",
      resend_at: "",
      sends_left: unknown.body.data.sends_left
    })
    const tries = (hash: string, entity_value: string) =>
      viewer().post("/auth/login/otp", { entity: "login", entity_value, code: "000000", hash })
    const refusals = await Promise.all([
      tries(known.body.data.hash, "81200010003"),
      tries(unknown.body.data.hash, "81200010404")
    ])
    expect(refusals.map(formatAnswer)).toEqual(["422 INCORRECT_OTP", "422 INCORRECT_OTP"])
  })

  it("say which names are taken, by field", async () => {
    const who = viewer()
    expect(formatAnswer(await who.post("/auth/email/check", { email: "AyuLestari@anggota.test" }))).toBe(
      "422 ALREADY_TAKEN"
    )
    expect(formatAnswer(await who.get("/auth/phone/check?phone_no=%2B6281200010001&phone_code=%2B62"))).toBe(
      "422 ALREADY_TAKEN"
    )
    expect((await who.get("/auth/username/check?user_name=freename")).body.data).toEqual({ available: true })
    const { status, body } = await who.register({ name: "AyuLestari", phone: "081200010009" })
    expect([status, body.code, Object.keys(body.fields)]).toEqual([409, "ALREADY_TAKEN", ["user_name", "email"]])
  })

  it("reset a password by mail, once, and not to the old one", async () => {
    const who = viewer()
    expect(formatAnswer(await who.post("/auth/forget-password", { email: "nobody@anggota.test" }))).toBe(
      "404 EMAIL_NOT_REGISTERED"
    )
    expect(formatAnswer(await who.post("/auth/forget-password/email", { email: "lockedone@anggota.test" }))).toBe(
      "200 done"
    )
    const { body } = await who.get("/dev/outbox?to=lockedone@anggota.test")
    const link = new URL(/http\S+/.exec(body.data[0].text)?.[0] ?? "")
    const token = { code: link.searchParams.get("code"), uid: link.searchParams.get("uid") }
    const reset = (password: string) => who.post("/auth/reset-password", { ...token, password })
    expect(formatAnswer(await who.post("/auth/reset-password/check", token))).toBe("200 done")
    expect(formatAnswer(await reset("short"))).toBe("422 INVALID_DATA")
    expect(formatAnswer(await reset("rahasia1"))).toBe("402 REPEAT_PASSWORD")
    expect(formatAnswer(await reset("rahasia2"))).toBe("200 done")
    expect(formatAnswer(await reset("rahasia3"))).toBe("422 RESET_LINK_INVALID")
    expect(formatAnswer(await login("lockedone", "rahasia1"))).toBe("401 INCORRECT_PASSWORD")
    expect(formatAnswer(await login("lockedone", "rahasia2"))).toBe("200 done")
  })

  it("make an account of a proven number alone, and open the one it has", async () => {
    const [who, number] = [viewer(), phone("81200010010")]
    const quickly = async (visiting = who) =>
      visiting.post("/auth/login/otp", {
        entity: "quick-registration",
        acquisition_source: "web",
        ...number,
        otp_hash: await visiting.proofOf("quick-registration", number)
      })
    const first = await quickly()
    expect([first.status, first.body.data.user.is_verified_phone, first.body.data.user.has_password]).toEqual([
      200,
      true,
      false
    ])
    shop.clock.advance(60_000)
    const second = await quickly(viewer())
    expect(second.body.data.user._id).toBe(first.body.data.user._id)
    const used = { entity: "quick-registration", acquisition_source: "web", ...number, otp_hash: "made-up" }
    expect(formatAnswer(await viewer().post("/auth/login/otp", used))).toBe("422 PHONE_NOT_PROVEN")
  })

  it("speak the reader's language", async () => {
    const body = { email: "ayulestari", password: "" }
    const en = await viewer().post("/auth/login", body, { "accept-language": "en" })
    expect([en.body.message, en.headers.get("content-language")]).toEqual(["Wrong Username / Email / Password.", "en"])
    expect((await viewer().post("/auth/login", body)).headers.get("content-language")).toBe("id")
  })

  it("end with 405 where they are asked in another way, which reloads the page", async () => {
    expect(formatAnswer(await viewer().get("/auth/login"))).toBe("405 METHOD_NOT_ALLOWED")
  })
})
