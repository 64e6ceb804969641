import { Effect, Exit } from "effect"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { Send } from "#adapters/http/client.ts"
import { portOverHttp } from "#adapters/http/port-over-http.ts"
import { accountWire } from "#adapters/wire/account/account.wire.ts"
import { serviceBases } from "#adapters/wire/endpoint.ts"
import { togglesWire } from "#adapters/wire/toggles.wire.ts"
import type { AccountPort } from "#core/account/account.port.ts"
import { type OtpDestination, OtpProof, type OtpScope } from "#core/account/otp/otp.ts"
import { allOn } from "#core/toggles/toggles.ts"
import { shopEngines } from "#specs/database.ts"
import { openServedShop, type ServedShop } from "#specs/orders/served-shop.ts"
import { type Viewer, viewerAt } from "#specs/server/viewer.ts"

const minute = 60_000
const phoneOf = (national: string) => ({ code: "+62", national })

describe.each(shopEngines)("an account asked for over HTTP, on %s", (engine) => {
  let shop: ServedShop
  let browser: Viewer
  let account: AccountPort
  beforeAll(async () => {
    shop = await openServedShop(engine, {})
  })
  afterAll(() => shop.close())
  beforeEach(() => {
    browser = viewerAt(shop.ask)
    account = portOverHttp(sendBy(browser), accountWire)
    shop.clock.advance(minute)
  })
  const run = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(effect)
  const refusalOf = <A, E>(effect: Effect.Effect<A, E>): Promise<E> => run(Effect.flip(effect))
  const proofOf = async (scope: OtpScope, to: OtpDestination): Promise<OtpProof> => {
    const sent = await run(account.sendCode({ scope, method: "phone" in to ? "whatsapp" : "email", to }))
    const code = await browser.codeFor("phone" in to ? `0${to.phone.national}` : to.email)
    return (await run(account.verifyCode({ ticket: sent.ticket, scope, to, code }))).proof
  }
  let people = 0
  const registered = async () => {
    const [userName, phone] = [`${engine}${++people}`, phoneOf(`8125550${1000 + people}`)]
    const registration = {
      email: `${userName}@anggota.test`,
      userName,
      password: "rahasia1",
      firstName: "Ayu",
      lastName: "Lestari",
      phone,
      gender: "female",
      salute: "ms",
      acquisitionSource: "web",
      proof: await proofOf("verification", { phone })
    } as const
    return { registration, phone, userName, signedIn: await run(account.register(registration)) }
  }

  it("knows its member by the cookie, with a new bearer each time", async () => {
    const { signedIn, phone, userName } = await registered()
    expect(signedIn.member).toMatchObject({ userName, phone, isPhoneVerified: true, gender: "female", salute: "ms" })
    const me = await run(account.me({}))
    expect(me.member).toEqual(signedIn.member)
    expect(me.bearer.token).not.toBe(signedIn.bearer.token)
    expect(me.bearer.until - shop.clock.now()).toBeGreaterThan(14 * minute)
    expect(await run(account.logout({}))).toEqual({ ended: true })
    expect(await refusalOf(account.me({}))).toMatchObject({ _tag: "Unauthenticated" })
  })

  it("tells every field that is taken or wrong", async () => {
    const { registration, phone } = await registered()
    const proof = await proofOf("verification", { phone: phoneOf(`8125559${1000 + people}`) })
    const again = { ...registration, phone: phoneOf(`8125559${1000 + people}`), proof }
    expect(await refusalOf(account.register(again))).toMatchObject({
      _tag: "AlreadyTaken",
      fields: ["userName", "email"]
    })
    expect(await refusalOf(account.register({ ...again, password: "short", firstName: "4yu" }))).toMatchObject({
      _tag: "DetailsRefused",
      fields: expect.arrayContaining(["password", "firstName"])
    })
    expect(await run(account.checkEmail({ email: registration.email }))).toEqual({ isAvailable: false })
    expect(await run(account.checkPhone({ phone }))).toEqual({ isAvailable: false })
    expect(await run(account.checkUserName({ userName: registration.userName }))).toEqual({ isAvailable: false })
    expect(await run(account.checkUserName({ userName: "freename" }))).toEqual({ isAvailable: true })
  })

  it("says when the next code may be asked for, and when a new day begins", async () => {
    const to = { phone: phoneOf(`8127770${engine.length}001`) }
    const wanted = { scope: "verification", method: "whatsapp", to } as const
    const first = await run(account.sendCode(wanted))
    expect(first.sendsLeft).toBe(4)
    expect(await refusalOf(account.sendCode(wanted))).toMatchObject({
      _tag: "OtpAlreadySent",
      resendAt: first.resendAt
    })
    for (let send = 2; send <= 5; send++) {
      shop.clock.advance(minute / 2)
      await run(account.sendCode(wanted))
    }
    shop.clock.advance(minute)
    const refused = await refusalOf(account.sendCode(wanted))
    expect(refused).toMatchObject({ _tag: "OtpMaximumReached" })
    expect("opensAt" in refused && new Date(refused.opensAt).toISOString().slice(11)).toBe("17:00:00.000Z")
  })

  it("is entered by a code, and by a number alone", async () => {
    const { phone, signedIn } = await registered()
    shop.clock.advance(minute)
    const sent = await run(account.requestLoginCode({ method: "sms", to: { phone } }))
    const code = await browser.codeFor(`0${phone.national}`)
    const entered = await run(account.loginByCode({ ticket: sent.ticket, to: { phone }, code }))
    expect(entered.member.id).toBe(signedIn.member.id)
    shop.clock.advance(minute)
    const proof = await proofOf("quick-registration", { phone })
    const quickly = await run(account.registerQuickly({ phone, proof, acquisitionSource: "web" }))
    expect(quickly.member.id).toBe(signedIn.member.id)
  })

  it("is completed, and changes number, address and password with proofs", async () => {
    const { phone, userName } = await registered()
    const province = { id: "32", name: "Jawa Barat" }
    const completed = await run(
      account.complete({ province, city: { id: "32.73", name: "Kota Bandung" }, dateOfBirth: "1998-03-31" })
    )
    expect(completed).toMatchObject({ province, dateOfBirth: "1998-03-31" })
    const number = phoneOf(`8126660${1000 + people}`)
    const moved = await run(
      account.changePhone({ phone: number, proof: await proofOf("change-number", { phone: number }) })
    )
    expect(moved.member.phone).toEqual(number)
    expect(await run(account.checkPhone({ phone }))).toEqual({ isAvailable: true })
    const email = `${userName}@baru.test`
    const written = await run(account.changeEmail({ email, proof: await proofOf("verification", { email }) }))
    expect(written.member).toMatchObject({ email, isEmailVerified: true })
    expect(await refusalOf(account.changePassword({ current: "wrong", password: "rahasia2" }))).toMatchObject({
      _tag: "PasswordWrong"
    })
    expect(await refusalOf(account.changePassword({ current: "rahasia1", password: "rahasia1" }))).toMatchObject({
      _tag: "PasswordRepeated"
    })
    await run(account.changePassword({ current: "rahasia1", password: "rahasia2" }))
    expect((await run(account.login({ identifier: email, password: "rahasia2" }))).member.userName).toBe(userName)
  })

  it("gets a new password by a proven number", async () => {
    const { phone, userName } = await registered()
    shop.clock.advance(minute)
    const token = await run(account.forgetByPhone({ phone, proof: await proofOf("forget-password", { phone }) }))
    expect((await run(account.checkReset(token))).until).toBeGreaterThan(shop.clock.now())
    expect(await run(account.resetPassword({ ...token, password: "rahasia3" }))).toEqual({ changed: true })
    expect(await refusalOf(account.checkReset(token))).toMatchObject({ _tag: "ResetLinkInvalid" })
    expect(await run(account.forgetByEmail({ email: `${userName}@anggota.test` }))).toEqual({ sent: true })
    expect((await run(account.login({ identifier: userName, password: "rahasia3" }))).missing).toEqual([])
  })

  it("refuses each wrong way in by its own name", async () => {
    const tags = await Promise.all(
      [
        account.login({ identifier: "nobody", password: "x" }),
        account.login({ identifier: "nobody@anggota.test", password: "x" }),
        account.login({ identifier: "", password: "" }),
        account.loginWith({ provider: "google", acquisitionSource: "web", accessToken: "made-up" }),
        account.complete({ firstName: "Ayu" }),
        account.forgetByEmail({ email: "nobody@anggota.test" }),
        account.registerQuickly({
          phone: phoneOf("8121230000"),
          proof: OtpProof("made-up"),
          acquisitionSource: "web"
        })
      ].map(async (call) => {
        const exit = await Effect.runPromiseExit(call as Effect.Effect<unknown, { readonly _tag: string }>)
        return Exit.isSuccess(exit) ? "done" : JSON.stringify(exit.cause.reasons).match(/"_tag":"((?!Fail)\w+)"/)?.[1]
      })
    )
    expect(tags).toEqual([
      "UsernameNotFound",
      "EmailNotRegistered",
      "LoginDataMissing",
      "ProviderRefused",
      "Unauthenticated",
      "EmailNotRegistered",
      "PhoneNotProven"
    ])
  })

  it("says what is switched on", async () => {
    const toggles = portOverHttp(sendBy(browser), togglesWire)
    expect(await run(toggles.toggles({}))).toEqual({ ...allOn, login_google: false, login_facebook: false })
  })
})

/** Asks as a page in this browser does. */
const sendBy =
  ({ post, get }: Viewer): Send =>
  async (service, path, { method, json }) => {
    const at = serviceBases[service] + path
    const { status, body } = await (method === "get" ? get(at) : post(at, json))
    return new Response(JSON.stringify(body), { status })
  }
