import { describe, expect, it } from "vitest"
import { type OtpDestination, OtpProof, type OtpScope } from "#core/account/otp/otp.ts"
import { accountShop } from "./account-shop.ts"
import { answerOf, refusalOf } from "./running.ts"

type Shop = ReturnType<typeof accountShop>
type Port = ReturnType<Shop["browser"]>["port"]
const phone = { code: "+62", national: "81234567890" }
const email = "rani@contoh.id"

const proves = (shop: Shop, port: Port, scope: OtpScope, to: OtpDestination): OtpProof => {
  const { ticket } = answerOf(port.sendCode({ scope, method: "phone" in to ? "sms" : "email", to }))
  return answerOf(port.verifyCode({ ticket, scope, to, code: shop.codeTo(to) })).proof
}
const opened = () => {
  const shop = accountShop()
  shop.born({ isEmailVerified: false })
  return { shop, ...shop.browser() }
}
const linkOf = (shop: Shop) => {
  const { code, uid = "" } = shop.outbox.findLast((one) => one.uid !== undefined) ?? { code: "" }
  return { code, uid }
}

describe("a forgotten password", () => {
  it("comes back by mail: once, in 30 minutes, with everything a new one brings", async () => {
    const { shop, port } = opened()
    const elsewhere = shop.browser()
    answerOf(elsewhere.port.login({ identifier: email, password: "rahasia" }))
    for (const _ of [1, 2, 3, 4, 5]) refusalOf(port.login({ identifier: email, password: "salah" }))
    expect(refusalOf(port.forgetByEmail({ email: "siapa@contoh.id" }))).toBe("EmailNotRegistered")
    expect(refusalOf(port.forgetByEmail({ email: "rani1998" }))).toBe("EmailNotRegistered")
    answerOf(port.forgetByEmail({ email: " RANI@contoh.id" }))
    answerOf(port.forgetByEmail({ email }))
    expect(shop.outbox).toHaveLength(1)
    const link = linkOf(shop)
    expect(answerOf(port.checkReset(link)).until).toBe(shop.clock.now() + 1_800_000)
    expect(refusalOf(port.resetPassword({ ...link, password: "12345" }))).toBe("DetailsRefused")
    expect(refusalOf(port.resetPassword({ ...link, password: "rahasia" }))).toBe("PasswordRepeated")
    expect(refusalOf(port.resetPassword({ ...link, code: "guess", password: "mawar merah" }))).toBe("ResetLinkInvalid")
    expect(answerOf(port.resetPassword({ ...link, password: "mawar merah" }))).toEqual({ changed: true })
    expect(refusalOf(port.resetPassword({ ...link, password: "mawar putih" }))).toBe("ResetLinkInvalid")
    expect(refusalOf(elsewhere.port.me({}))).toBe("Unauthenticated")
    const { member } = answerOf(port.login({ identifier: email, password: "mawar merah" }))
    expect(member.isEmailVerified).toBe(true)
    // By the link, and by the log-in: orders of a guest may have come in between. D-63.
    expect(shop.proven).toEqual(["m1 rani@contoh.id", "m1 rani@contoh.id"])
    await shop.clock.advance(60_000)
    answerOf(port.forgetByEmail({ email }))
    await shop.clock.advance(1_800_000)
    expect(refusalOf(port.checkReset(linkOf(shop)))).toBe("ResetLinkInvalid")
  })

  it.each([
    ["password", (port: Port) => answerOf(port.changePassword({ current: "rahasia", password: "mawar merah" }))],
    [
      "address",
      (port: Port, shop: Shop) => {
        const to = { email: "baru@contoh.id" }
        answerOf(port.changeEmail({ ...to, proof: proves(shop, port, "verification", to) }))
      }
    ],
    [
      "number",
      (port: Port, shop: Shop) => {
        const to = { phone: { code: "+62", national: "81234567999" } }
        answerOf(port.changePhone({ ...to, proof: proves(shop, port, "change-number", to) }))
      }
    ]
  ])("is opened by no link from before a change of the %s", (_, change) => {
    const { shop, port } = opened()
    answerOf(port.login({ identifier: email, password: "rahasia" }))
    answerOf(shop.browser().port.forgetByEmail({ email }))
    const link = linkOf(shop)
    expect(answerOf(port.checkReset(link)).until).toBeGreaterThan(shop.clock.now())
    change(port, shop)
    expect(refusalOf(port.checkReset(link))).toBe("ResetLinkInvalid")
    expect(refusalOf(port.resetPassword({ ...link, password: "dari kotak lama" }))).toBe("ResetLinkInvalid")
  })

  it("counts its mails with the day's five", async () => {
    const { shop, port } = opened()
    for (const _ of [1, 2, 3]) {
      answerOf(port.forgetByEmail({ email }))
      await shop.clock.advance(30_000)
    }
    for (const _ of [1, 2]) {
      answerOf(port.requestLoginCode({ method: "email", to: { email } }))
      await shop.clock.advance(30_000)
    }
    expect(refusalOf(port.forgetByEmail({ email }))).toBe("OtpMaximumReached")
    expect(refusalOf(port.requestLoginCode({ method: "email", to: { email } }))).toBe("OtpMaximumReached")
  })

  it("comes back by a code to the number", () => {
    const { shop, port } = opened()
    const proof = proves(shop, port, "forget-password", { phone })
    const link = answerOf(port.forgetByPhone({ phone, proof }))
    expect(refusalOf(port.forgetByPhone({ phone, proof }))).toBe("PhoneNotProven")
    answerOf(port.resetPassword({ ...link, password: "mawar merah" }))
    expect(answerOf(port.login({ identifier: email, password: "mawar merah" })).member.isEmailVerified).toBe(false)
  })

  it("gives the send back where no mail could leave", () => {
    const { shop, port } = opened()
    shop.switches.refusesDelivery = true
    for (const _ of [1, 2, 3, 4, 5, 6]) expect(refusalOf(port.forgetByEmail({ email }))).toBe("Unavailable")
    shop.switches.refusesDelivery = false
    expect(refusalOf(port.forgetByEmail({ email }))).toBe("answered")
  })
})

describe("who is logged in", () => {
  const entered = () => {
    const here = opened()
    answerOf(here.port.login({ identifier: email, password: "rahasia" }))
    return here
  }

  it("changes the password with the present one; other browsers are out", () => {
    const { shop, port } = entered()
    const elsewhere = shop.browser()
    answerOf(elsewhere.port.login({ identifier: email, password: "rahasia" }))
    expect(refusalOf(port.changePassword({ password: "mawar merah" }))).toBe("PasswordWrong")
    expect(refusalOf(port.changePassword({ current: "rahasia", password: "rahasia" }))).toBe("PasswordRepeated")
    expect(refusalOf(port.changePassword({ current: "rahasia", password: "x" }))).toBe("DetailsRefused")
    answerOf(port.changePassword({ current: "rahasia", password: "mawar merah" }))
    expect(refusalOf(port.me({}))).toBe("answered")
    expect(refusalOf(elsewhere.port.me({}))).toBe("Unauthenticated")
  })

  it("guesses at the present password five times at most", () => {
    const { shop, port } = entered()
    const before = shop.count.hashes
    const guess = () => refusalOf(port.changePassword({ current: "salah", password: "mawar merah" }))
    expect([1, 2, 3, 4, 5, 6, 7].map(guess).slice(4)).toEqual(["PasswordWrong", "AccountLocked", "AccountLocked"])
    expect(shop.count.hashes - before).toBe(5)
  })

  it("moves to a number and an address that the member proves, and to no other member's", () => {
    const { shop, port } = entered()
    const other = { code: "+62", national: "85700000001" }
    shop.born({ userName: "lain", email: "lain@contoh.id", phone: other })
    expect(refusalOf(port.changePhone({ phone: other, proof: OtpProof("x") }))).toBe("DestinationTaken")
    expect(refusalOf(port.changeEmail({ email: "Lain@contoh.id", proof: OtpProof("x") }))).toBe("DestinationTaken")
    const fresh = { code: "+62", national: "85700000002" }
    expect(refusalOf(port.changePhone({ phone: fresh, proof: OtpProof("x") }))).toBe("PhoneNotProven")
    const proof = proves(shop, port, "change-number", { phone: fresh })
    expect(answerOf(port.changePhone({ phone: fresh, proof })).member.phone).toEqual(fresh)
    const address = { email: "baru@contoh.id" }
    const mailed = proves(shop, port, "verification", address)
    expect(answerOf(port.changeEmail({ ...address, proof: mailed })).member).toMatchObject({
      ...address,
      isEmailVerified: true
    })
    expect(shop.proven).toEqual(["m1 +6285700000002", "m1 baru@contoh.id"])
    expect(refusalOf(port.changePhone({ phone: fresh, proof }))).toBe("answered")
    expect(refusalOf(port.changeEmail({ ...address, proof: mailed }))).toBe("answered")
  })

  it("is a member: a guest changes nothing", () => {
    const { port } = opened()
    const proof = OtpProof("x")
    const refusals = [
      refusalOf(port.changePassword({ current: "rahasia", password: "mawar merah" })),
      refusalOf(port.changePhone({ phone, proof })),
      refusalOf(port.changeEmail({ email, proof })),
      refusalOf(port.me({}))
    ]
    expect(new Set(refusals)).toEqual(new Set(["Unauthenticated"]))
  })
})
