import { describe, expect, it } from "vitest"
import type { Registration } from "#core/account/account.port.ts"
import { type OtpDestination, OtpProof, type OtpScope } from "#core/account/otp/otp.ts"
import { isHalf } from "#core/account/registration/completeness.rule.ts"
import { registrationIn } from "#core/account/registration/registration.form.ts"
import { allOn } from "#core/toggles/toggles.ts"
import { accountShop } from "./account-shop.ts"
import { answerOf, refusalOf } from "./running.ts"
import { someRegistration } from "./some-registration.ts"

type Shop = ReturnType<typeof accountShop>
type Port = ReturnType<Shop["browser"]>["port"]

const wanted = registrationIn(someRegistration, "web") as Omit<Registration, "proof">
const phone = wanted.phone
const nothing = OtpProof("nothing")

const proves = (shop: Shop, port: Port, scope: OtpScope, to: OtpDestination): OtpProof => {
  const { ticket } = answerOf(port.sendCode({ scope, method: "phone" in to ? "sms" : "email", to }))
  return answerOf(port.verifyCode({ ticket, scope, to, code: shop.codeTo(to) })).proof
}

describe("registering", () => {
  it("makes a member of a proven number, and opens the account", () => {
    const shop = accountShop()
    const { port, jar } = shop.browser()
    const proof = proves(shop, port, "verification", { phone })
    const { member, missing } = answerOf(port.register({ ...wanted, proof }))
    expect(member).toMatchObject({
      userName: "sari99",
      email: "sari@contoh.id",
      isEmailVerified: false,
      phone,
      isPhoneVerified: true,
      hasPassword: true,
      acquisitionSource: "web"
    })
    expect(missing).toEqual([])
    expect(jar.cookie).toBeDefined()
    expect(shop.proven).toEqual([`${member.id} +6281234567890`])
    expect(answerOf(shop.browser().port.login({ identifier: "SARI99", password: "mawar merah" })).member.id).toBe(
      member.id
    )
    expect(JSON.stringify(shop.noted())).not.toContain("mawar")
  })

  it("makes none without a proof, with another's, for another purpose, or with one that was used", () => {
    const shop = accountShop()
    const { port } = shop.browser()
    const registers = (proof: OtpProof) => refusalOf(port.register({ ...wanted, proof }))
    expect(registers(nothing)).toBe("PhoneNotProven")
    expect(registers(proves(shop, port, "verification", { phone: { ...phone, national: "85700000001" } }))).toBe(
      "PhoneNotProven"
    )
    expect(registers(proves(shop, port, "quick-registration", { phone }))).toBe("PhoneNotProven")
    expect(registers(proves(shop, port, "verification", { email: wanted.email }))).toBe("PhoneNotProven")
  })

  it("takes the address instead where no message reaches the number", () => {
    const shop = accountShop()
    shop.switches.toggles = { ...allOn, otp_sms: false, otp_whatsapp: false }
    const { port } = shop.browser()
    const proof = proves(shop, port, "verification", { email: wanted.email })
    const { member } = answerOf(port.register({ ...wanted, proof }))
    expect(member).toMatchObject({ isEmailVerified: true, isPhoneVerified: false })
  })

  it("says what is taken before the proof is used up, so that the form can be mended", () => {
    const shop = accountShop()
    shop.born({ email: "sari@contoh.id", phone: { code: "+62", national: "85700000009" } })
    const { port } = shop.browser()
    const proof = proves(shop, port, "verification", { phone })
    expect(refusalOf(port.register({ ...wanted, userName: "RANI1998", proof }))).toBe("AlreadyTaken")
    expect(refusalOf(port.register({ ...wanted, firstName: "R4ni", proof }))).toBe("DetailsRefused")
    shop.switches.refusesRecaptcha = true
    expect(refusalOf(port.register({ ...wanted, email: "lain@contoh.id", proof }))).toBe("RecaptchaRefused")
    shop.switches.refusesRecaptcha = false
    expect(refusalOf(port.register({ ...wanted, email: "lain@contoh.id", proof }))).toBe("answered")
    expect(refusalOf(port.register({ ...wanted, email: "lain@contoh.id", proof }))).toBe("AlreadyTaken")
  })

  it("says what is free", () => {
    const shop = accountShop()
    shop.born()
    const { port } = shop.browser()
    const isFree = [
      port.checkEmail({ email: "RANI@contoh.id" }),
      port.checkEmail({ email: "lain@contoh.id" }),
      port.checkUserName({ userName: "Rani1998" }),
      port.checkUserName({ userName: "lain" }),
      port.checkPhone({ phone: { code: "+62", national: "081234567890" } }),
      port.checkPhone({ phone: { code: "+62", national: "85700000001" } })
    ].map((call) => answerOf(call).isAvailable)
    expect(isFree).toEqual([false, true, false, true, false, true])
  })
})

describe("registering quickly", () => {
  it("opens the account of a number, or begins one", () => {
    const shop = accountShop()
    const { port } = shop.browser()
    const quickly = () =>
      answerOf(
        port.registerQuickly({
          proof: proves(shop, port, "quick-registration", { phone }),
          phone,
          acquisitionSource: "web"
        })
      ).member
    const first = quickly()
    expect(first).toMatchObject({ userName: "", email: "", isPhoneVerified: true, hasPassword: false })
    expect(isHalf(first)).toBe(true)
    shop.clock.now = () => Number(first.joinedAt) + 60_000
    expect(quickly().id).toBe(first.id)
    expect(refusalOf(port.registerQuickly({ proof: nothing, phone, acquisitionSource: "web" }))).toBe("PhoneNotProven")
  })
})

describe("a number that a till knows", () => {
  it("becomes an account by a code for just that, once", () => {
    const shop = accountShop()
    const { port } = shop.browser()
    const store = "registered_sociolla_store" as const
    const wanted = { phone, acquisitionSource: "web" }
    expect(refusalOf(port.sendCode({ scope: store, method: "sms", to: { phone } }))).toBe("NotRegisteredAtStore")
    shop.registerAtStore(phone)
    const proof = proves(shop, port, store, { phone })
    // A proof counts for its own purpose alone.
    expect(refusalOf(port.registerQuickly({ ...wanted, proof }))).toBe("PhoneNotProven")
    const { member } = answerOf(port.registerQuickly({ ...wanted, scope: store, proof }))
    expect(member).toMatchObject({ phone, isPhoneVerified: true, hasPassword: false })
    expect(isHalf(member)).toBe(true)
    shop.clock.now = () => Number(member.joinedAt) + 60_000
    // It waits at the till no more.
    expect(refusalOf(port.sendCode({ scope: store, method: "sms", to: { phone } }))).toBe("NotRegisteredAtStore")
  })
})

describe("completing a profile", () => {
  const half = () => {
    const shop = accountShop()
    const { port } = shop.browser()
    const accessToken = shop.returned()
    answerOf(port.loginWith({ provider: "google", acquisitionSource: "google", accessToken }))
    return { shop, port }
  }

  it("fills what is missing, with a proof of the number", () => {
    const { shop, port } = half()
    const detail = { userName: "rani1998", gender: "female", password: "mawar merah" } as const
    const begun = answerOf(port.complete(detail))
    expect(begun).toMatchObject({ userName: "rani1998", hasPassword: true })
    expect(isHalf(begun)).toBe(true)
    const proof = proves(shop, port, "verification", { phone })
    const member = answerOf(port.complete({ phone: { phone, proof }, province: { id: "31", name: "DKI Jakarta" } }))
    expect(member).toMatchObject({ isPhoneVerified: true, province: { id: "31" } })
    expect(isHalf(member)).toBe(false)
    expect(shop.proven).toContain(`${member.id} +6281234567890`)
    expect(answerOf(port.complete({ phone: { phone, proof } }))).toEqual(member)
  })

  it("changes nothing that needs a proof of its own", () => {
    const { shop, port } = half()
    answerOf(port.complete({ userName: "rani1998", password: "mawar merah" }))
    expect(refusalOf(port.complete({ userName: "lain" }))).toBe("DetailsRefused")
    expect(refusalOf(port.complete({ email: "lain@contoh.id" }))).toBe("DetailsRefused")
    expect(refusalOf(port.complete({ password: "mawar putih" }))).toBe("answered")
    expect(refusalOf(port.login({ identifier: "rani1998", password: "mawar putih" }))).toBe("IncorrectPassword")
    expect(refusalOf(port.complete({ userName: "RANI1998", email: "rani@contoh.id" }))).toBe("answered")
    expect(refusalOf(port.complete({ phone: { phone, proof: nothing } }))).toBe("PhoneNotProven")
    expect(refusalOf(shop.browser().port.complete({ userName: "siapa" }))).toBe("Unauthenticated")
  })

  it("takes the number that a till knows", () => {
    const { shop, port } = half()
    shop.registerAtStore(phone)
    const proof = proves(shop, port, "registered_sociolla_store", { phone })
    expect(answerOf(port.complete({ phone: { phone, proof } })).isPhoneVerified).toBe(true)
    expect(refusalOf(port.sendCode({ scope: "registered_sociolla_store", method: "sms", to: { phone } }))).toBe(
      "NotRegisteredAtStore"
    )
  })
})
