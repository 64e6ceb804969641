import { Effect, Option } from "effect"
import { describe, expect, it } from "vitest"
import type { OtpDestination } from "#core/account/otp/otp.ts"
import { dayMs } from "#core/kernel/moment.ts"
import { accountShop } from "../account-shop.ts"
import { answerOf, refusalOf } from "../running.ts"

const phone = { code: "+62", national: "81234567890" }
const email = "rani@contoh.id"
const attackers = 50
const second = 1_000
const minute = 60 * second

type Port = ReturnType<ReturnType<typeof accountShop>["browser"]>["port"]

/** A member with a browser that logged in yesterday, and 50 strangers who try everything. */
const besieged = async () => {
  const shop = accountShop()
  shop.born()
  const own = shop.browser()
  answerOf(own.port.login({ identifier: email, password: "rahasia" }))
  answerOf(own.port.logout({}))
  await shop.clock.advance(dayMs)
  const strangers = Array.from({ length: attackers }, () => shop.browser().port)
  const guesses = { codes: 0 }
  /** One round: each of them guesses the password, asks for every code and link, and guesses at each code they got. */
  const attack = () => {
    const before = shop.count.hashes
    for (const port of strangers) {
      refusalOf(port.login({ identifier: email, password: "tebakan" }))
      refusalOf(port.forgetByEmail({ email }))
      for (const to of [{ phone }, { email }]) guesses.codes += guessed(port, to)
    }
    return shop.count.hashes - before
  }
  return { shop, own: own.port, attack, guesses }
}

/** Asks for a code, and types guesses until it is dead. Returns how many were compared. */
const guessed = (port: Port, to: OtpDestination): number => {
  const sent = Effect.runSync(Effect.option(port.requestLoginCode({ method: "phone" in to ? "sms" : "email", to })))
  if (Option.isNone(sent)) return 0
  const { ticket } = sent.value
  const guess = () => refusalOf(port.loginByCode({ ticket, to, code: "none" }))
  return [1, 2, 3, 4, 5, 6, 7].map(guess).filter((refusal) => refusal === "IncorrectOtp").length
}

const byCode = (shop: ReturnType<typeof accountShop>, port: Port, to: OtpDestination) => () => {
  const { ticket } = answerOf(port.requestLoginCode({ method: "phone" in to ? "sms" : "email", to }))
  const code = shop.codeTo(to)
  return { ticket, to, code }
}

describe("a member that 50 strangers try to lock out", () => {
  it("gets in by password, by each code and by a link within ten minutes, every time", async () => {
    const { shop, own, attack } = await besieged()
    const began = shop.clock.now()
    const rounds = async (count: number) => {
      for (let round = 0; round < count; round++) {
        attack()
        await shop.clock.advance(10 * second)
      }
    }
    await rounds(6)
    expect(refusalOf(own.login({ identifier: email, password: "rahasia" }))).toBe("answered")
    answerOf(own.logout({}))
    for (const to of [{ phone }, { email }]) {
      const typed = byCode(shop, own, to)()
      await rounds(6)
      expect(answerOf(own.loginByCode(typed)).member.email).toBe(email)
      answerOf(own.logout({}))
    }
    await rounds(6)
    answerOf(own.forgetByEmail({ email }))
    const { code, uid = "" } = shop.outbox.findLast((one) => one.uid !== undefined) ?? { code: "" }
    await rounds(6)
    expect(answerOf(own.resetPassword({ uid, code, password: "mawar merah" }))).toEqual({ changed: true })
    await rounds(6)
    expect(answerOf(own.login({ identifier: email, password: "mawar merah" })).member.email).toBe(email)
    expect(shop.clock.now() - began).toBeLessThanOrEqual(10 * minute)
  })

  it("takes five guesses of the password, until the password is reset", async () => {
    const { attack, shop } = await besieged()
    let hashes = 0
    for (let round = 0; round < 20; round++) {
      hashes += attack()
      await shop.clock.advance(30 * second)
    }
    expect(hashes).toBe(5)
  })

  it("is guessed at by 25 codes a day at each destination, one chance in 20,000 over both", async () => {
    const { shop, attack, guesses } = await besieged()
    for (let round = 0; round < 60; round++) {
      attack()
      await shop.clock.advance(31 * second)
    }
    // Links count with the five sends to the address.
    expect(guesses.codes).toBeLessThanOrEqual(50)
    expect(guesses.codes).toBeGreaterThanOrEqual(25)
  })

  it("is still refused in a browser that came to be known only after the guessing began", async () => {
    const { shop, attack } = await besieged()
    attack()
    await shop.clock.advance(minute)
    const fresh = shop.browser().port
    const accessToken = shop.returned()
    answerOf(fresh.loginWith({ provider: "google", acquisitionSource: "web", accessToken }))
    answerOf(fresh.logout({}))
    expect(refusalOf(fresh.login({ identifier: email, password: "rahasia" }))).toBe("AccountLocked")
  })

  it("locks a known browser after five wrong passwords of its own, like any other", async () => {
    const { own } = await besieged()
    const tries = [1, 2, 3, 4, 5, 6].map(() => refusalOf(own.login({ identifier: email, password: "salah" })))
    expect(tries).toEqual([
      "IncorrectPassword",
      "IncorrectPassword",
      "ThirdFailedLogin",
      "FourthFailedLogin",
      "AccountLocked",
      "AccountLocked"
    ])
  })
})
