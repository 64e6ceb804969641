import { describe, expect, it } from "vitest"
import { type OtpDestination, otpMethods, otpScopes } from "#core/account/otp/otp.ts"
import { opensAt } from "#core/account/otp/otp-limit.rule.ts"
import { allOn } from "#core/toggles/toggles.ts"
import { someNow } from "../arbitraries.ts"
import { accountShop } from "./account-shop.ts"
import { answerOf, refusalOf } from "./running.ts"

const phone = { code: "+62", national: "85711112222" }
const to: OtpDestination = { phone }
const verification = { scope: "verification", method: "sms", to } as const

describe("a code", () => {
  it("goes out with everything its waiting needs", () => {
    const shop = accountShop()
    const { port } = shop.browser()
    expect(answerOf(port.sendCode(verification))).toMatchObject({
      acceptedAt: someNow,
      expiresAt: someNow + 300_000,
      resendAt: someNow + 30_000,
      sendsLeft: 4
    })
    expect(shop.codeTo(to)).toMatch(/^\d{6}$/)
  })

  it("leaves once in 30 seconds and five times on a day, however number, way and purpose are written", async () => {
    const shop = accountShop()
    const { port } = shop.browser()
    const written = [phone, { code: "62", national: "085711112222" }, { code: "+62", national: "6285711112222" }]
    const wishes = written.flatMap((one) =>
      (["sms", "whatsapp"] as const).flatMap((method) =>
        (["verification", "change-number", "quick-registration"] as const).map((scope) => ({
          scope,
          method,
          to: { phone: one }
        }))
      )
    )
    const outcomes: Array<string> = []
    for (const wish of wishes) {
      outcomes.push(refusalOf(port.sendCode(wish)))
      outcomes.push(refusalOf(port.sendCode({ ...wish, method: "whatsapp" })))
      await shop.clock.advance(30_000)
    }
    expect(outcomes.filter((one) => one === "answered")).toHaveLength(5)
    expect(outcomes.slice(0, 10).filter((one) => one === "OtpAlreadySent")).toHaveLength(5)
    expect(new Set(outcomes.slice(10))).toEqual(new Set(["OtpMaximumReached"]))
    expect(shop.outbox).toHaveLength(5)
    await shop.clock.advance(opensAt(someNow) - shop.clock.now())
    expect(refusalOf(port.sendCode(verification))).toBe("answered")
  })

  it("leaves five times on a day to one mailbox, however its address is spelled, and proves the spelling it went to", async () => {
    const shop = accountShop()
    const { port } = shop.browser()
    const names = ["ayusari", "a.yusari", "ay.usari", "ayu.sari", "ayus.ari", "ayusa.ri", "ayusar.i", "ayu.sari+toko"]
    const spellings = [...names.map((name) => `${name}@gmail.com`), "ayusari@googlemail.com"]
    const outcomes: Array<string> = []
    for (const email of spellings) {
      outcomes.push(refusalOf(port.sendCode({ scope: "verification", method: "email", to: { email } })))
      await shop.clock.advance(30_000)
    }
    expect(outcomes).toEqual(spellings.map((_, place) => (place < 5 ? "answered" : "OtpMaximumReached")))
    await shop.clock.advance(opensAt(someNow) - shop.clock.now())
    const [one, other] = [{ email: "ayu.sari@gmail.com" }, { email: "ayusari@gmail.com" }]
    const { ticket } = answerOf(port.sendCode({ scope: "verification", method: "email", to: one }))
    const typed = { ticket, scope: "verification", code: shop.codeTo(one) } as const
    expect(refusalOf(port.verifyCode({ ...typed, to: other }))).toBe("IncorrectOtp")
    expect(refusalOf(port.verifyCode({ ...typed, to: one }))).toBe("answered")
  })

  it("counts for one number, purpose and request, five minutes, five tries, once", async () => {
    const shop = accountShop()
    const { port } = shop.browser()
    const { ticket } = answerOf(port.sendCode(verification))
    const code = shop.codeTo(to)
    const typed = { ticket, scope: "verification", to, code } as const
    const others = [
      { ...typed, code: "999999x" },
      { ...typed, scope: "change-number" as const },
      { ...typed, to: { phone: { ...phone, national: "85711112223" } } }
    ]
    for (const other of others) expect(refusalOf(port.verifyCode(other))).toBe("IncorrectOtp")
    expect(answerOf(port.verifyCode({ ...typed, code: ` ${code} ` })).proof).toContain("token")
    expect(refusalOf(port.verifyCode(typed))).toBe("NoActiveOtp")

    await shop.clock.advance(30_000)
    const second = { ...typed, ticket: answerOf(port.sendCode(verification)).ticket, code: shop.codeTo(to) }
    for (const _ of [1, 2, 3, 4, 5]) expect(refusalOf(port.verifyCode({ ...second, code: "x" }))).toBe("IncorrectOtp")
    expect(refusalOf(port.verifyCode(second))).toBe("NoActiveOtp")

    await shop.clock.advance(30_000)
    const third = { ...typed, ticket: answerOf(port.sendCode(verification)).ticket, code: shop.codeTo(to) }
    await shop.clock.advance(300_000)
    expect(refusalOf(port.verifyCode(third))).toBe("NoActiveOtp")
  })

  it("kills the one before it", async () => {
    const shop = accountShop()
    const { port } = shop.browser()
    const first = answerOf(port.sendCode(verification))
    const code = shop.codeTo(to)
    await shop.clock.advance(30_000)
    answerOf(port.sendCode(verification))
    expect(refusalOf(port.verifyCode({ ticket: first.ticket, scope: "verification", to, code }))).toBe("NoActiveOtp")
  })

  it("does not count where its carrier refuses at once", () => {
    const shop = accountShop()
    const { port } = shop.browser()
    shop.switches.refusesDelivery = true
    for (const _ of [1, 2, 3, 4, 5, 6]) expect(refusalOf(port.sendCode(verification))).toBe("DeliveryRefused")
    shop.switches.refusesDelivery = false
    expect(answerOf(port.sendCode(verification)).sendsLeft).toBe(4)
  })

  it("goes only by the ways there are", () => {
    const shop = accountShop()
    const { port } = shop.browser()
    const offered = (destination: OtpDestination) =>
      otpMethods.filter(
        (method) => refusalOf(port.sendCode({ ...verification, method, to: destination })) !== "MethodNotOffered"
      )
    expect(offered({ phone: { code: "+65", national: "81234567" } })).toEqual(["whatsapp"])
    expect(offered({ email: "baru@contoh.id" })).toEqual(["email"])
    shop.switches.toggles = { ...allOn, otp_sms: false, otp_whatsapp: false, otp_email: false }
    expect(offered({ phone: { code: "+62", national: "85733334444" } })).toEqual([])
  })

  it("goes to one's own number once more, and to no other member's", () => {
    const shop = accountShop()
    shop.born()
    const { port } = shop.browser()
    const own: OtpDestination = { phone: { code: "+62", national: "81234567890" } }
    const asked = () => refusalOf(port.sendCode({ ...verification, to: own }))
    expect(asked()).toBe("DestinationTaken")
    answerOf(port.login({ identifier: "rani@contoh.id", password: "rahasia" }))
    expect(asked()).toBe("answered")
  })

  it("is refused by what is known of the number", () => {
    const shop = accountShop()
    shop.born()
    shop.born({
      userName: "nama",
      email: "nama@contoh.id",
      phone: { code: "+62", national: "85700000001" },
      isPhoneVerified: false
    })
    shop.registerAtStore({ code: "+62", national: "85700000002" })
    const { port } = shop.browser()
    const numbers = { proven: "81234567890", named: "85700000001", till: "85700000002", free: "85700000003" }
    const table = Object.fromEntries(
      otpScopes.map((scope) => [
        scope,
        Object.values(numbers).map((national) => {
          const outcome = refusalOf(port.sendCode({ scope, method: "sms", to: { phone: { code: "+62", national } } }))
          return outcome === "OtpAlreadySent" ? "answered" : outcome
        })
      ])
    )
    expect(table).toEqual({
      verification: ["DestinationTaken", "answered", "answered", "answered"],
      "change-number": ["DestinationTaken", "answered", "answered", "answered"],
      "quick-registration": ["answered", "answered", "answered", "answered"],
      login: ["answered", "answered", "answered", "answered"],
      "forget-password": ["answered", "PhoneUnverified", "PhoneNotRegistered", "PhoneNotRegistered"],
      registered_sociolla_store: ["NotRegisteredAtStore", "NotRegisteredAtStore", "answered", "NotRegisteredAtStore"]
    })
  })

  it("proves an address to the member who has it already, and to no other", () => {
    const shop = accountShop()
    shop.born({ isEmailVerified: false })
    const { port } = shop.browser()
    const wanted = { scope: "verification", method: "email", to: { email: "rani@contoh.id" } } as const
    expect(refusalOf(port.sendCode(wanted))).toBe("DestinationTaken")
    answerOf(port.login({ identifier: "rani1998", password: "rahasia" }))
    const { ticket } = answerOf(port.sendCode(wanted))
    const { proof } = answerOf(port.verifyCode({ ...wanted, ticket, code: shop.codeTo(wanted.to) }))
    expect(answerOf(port.changeEmail({ email: "rani@contoh.id", proof })).member.isEmailVerified).toBe(true)
    expect(shop.proven).toEqual(["m1 rani@contoh.id"])
  })
})
