import { describe, expect, it } from "vitest"
import { accountShop } from "../account-shop.ts"
import { answerOf, refusalOf } from "../running.ts"

const identifier = "rani@contoh.id"

/** A member, a thief who knows the password, and a link for a new one that the owner has. */
const opened = (isEmailVerified = true, password = "rahasia") => {
  const shop = accountShop()
  const { id } = shop.born({ isEmailVerified }, password)
  const [owner, thief] = [shop.browser(), shop.browser()]
  answerOf(owner.port.forgetByEmail({ email: identifier }))
  const { code, uid = "" } = shop.outbox.at(-1) ?? { code: "" }
  const resets = (): void => void answerOf(owner.port.resetPassword({ code, uid, password: "mawar merah" }))
  const opens = (password: string): boolean =>
    answerOf(shop.browser().port.login({ identifier, password })).member.id === id
  return { shop, owner, thief, resets, opens }
}

/** Decision 0070. */
describe("a call that was under way when the owner set a new password", () => {
  it.each([true, false])("begins no session by the old password; address proven before: %s", (isEmailVerified) => {
    const { shop, thief, resets, opens } = opened(isEmailVerified)
    shop.switches.meanwhile = resets
    expect(refusalOf(thief.port.login({ identifier, password: "rahasia" }))).toBe("Unavailable")
    expect(refusalOf(thief.port.me({}))).toBe("Unauthenticated")
    expect(refusalOf(thief.port.login({ identifier, password: "rahasia" }))).toBe("IncorrectPassword")
    expect(opens("mawar merah")).toBe(true)
  })

  it("changes no password", () => {
    const { shop, thief, resets, opens } = opened()
    answerOf(thief.port.login({ identifier, password: "rahasia" }))
    shop.switches.meanwhile = resets
    expect(refusalOf(thief.port.changePassword({ current: "rahasia", password: "milik pencuri" }))).toBe(
      "Unauthenticated"
    )
    expect(opens("mawar merah")).toBe(true)
  })

  it("sets no first password", () => {
    const { shop, thief, resets, opens } = opened(true, "")
    answerOf(thief.port.loginWith({ provider: "google", acquisitionSource: "web", accessToken: shop.returned() }))
    shop.switches.meanwhile = resets
    expect(refusalOf(thief.port.complete({ password: "milik pencuri" }))).toBe("Unauthenticated")
    expect(opens("mawar merah")).toBe(true)
  })

  it("ends no session of the owner", () => {
    const { shop, owner, thief, resets } = opened()
    answerOf(thief.port.login({ identifier, password: "rahasia" }))
    shop.switches.meanwhile = () => {
      resets()
      answerOf(owner.port.login({ identifier, password: "mawar merah" }))
    }
    refusalOf(thief.port.changePassword({ current: "rahasia", password: "milik pencuri" }))
    expect(answerOf(owner.port.me({})).member.email).toBe(identifier)
  })
})
