import { describe, expect, it } from "vitest"
import { handoverMs } from "#core/account/session/session.rule.ts"
import { dayMs } from "#core/kernel/moment.ts"
import { accountShop } from "./account-shop.ts"
import { answerOf, refusalOf } from "./running.ts"

const phone = { code: "+62", national: "81234567890" }

describe("logging in", () => {
  it("warns at the third wrong password, once more at the fourth, and locks at the fifth", () => {
    const shop = accountShop()
    shop.born()
    const { port } = shop.browser()
    const attempt = (password: string, identifier = "rani1998") => refusalOf(port.login({ identifier, password }))
    expect([1, 2, 3, 4, 5, 6].map(() => attempt("salah"))).toEqual([
      "IncorrectPassword",
      "IncorrectPassword",
      "ThirdFailedLogin",
      "FourthFailedLogin",
      "AccountLocked",
      "AccountLocked"
    ])
    expect(attempt("rahasia")).toBe("AccountLocked")
    expect(attempt("rahasia", " RANI@contoh.id ")).toBe("AccountLocked")
  })

  it("counts wrong passwords in a row: a right one resets the count", () => {
    const shop = accountShop()
    shop.born()
    const { port } = shop.browser()
    const attempt = (password: string) => refusalOf(port.login({ identifier: "rani1998", password }))
    for (const _ of [1, 2, 3, 4]) attempt("salah")
    expect(attempt("rahasia")).toBe("answered")
    expect(attempt("salah")).toBe("IncorrectPassword")
  })

  it("locks passwords alone: codes and providers go on", () => {
    const shop = accountShop()
    shop.born()
    const { port } = shop.browser()
    for (const _ of [1, 2, 3, 4, 5]) refusalOf(port.login({ identifier: "rani1998", password: "salah" }))
    const { ticket } = answerOf(port.requestLoginCode({ method: "sms", to: { phone } }))
    const code = shop.codeTo({ phone })
    expect(answerOf(port.loginByCode({ ticket, to: { phone }, code })).member.id).toBe("m1")
    const accessToken = shop.returned()
    expect(refusalOf(port.loginWith({ provider: "google", acquisitionSource: "google", accessToken }))).toBe("answered")
    expect(refusalOf(port.login({ identifier: "rani1998", password: "rahasia" }))).toBe("AccountLocked")
  })

  it("works one hash out for everybody, known or not", () => {
    const shop = accountShop()
    shop.born()
    shop.born({ userName: "tanpa", email: "tanpa@contoh.id", isPhoneVerified: false }, "")
    shop.remove(shop.born({ userName: "pergi", email: "pergi@contoh.id", isPhoneVerified: false }).id)
    const { port } = shop.browser()
    const cases = [
      ["rani1998", "rahasia", "answered"],
      ["rani1998", "salah", "IncorrectPassword"],
      ["siapa", "salah", "UsernameNotFound"],
      ["siapa@contoh.id", "salah", "EmailNotRegistered"],
      ["pergi", "rahasia", "MemberRemoved"],
      ["pergi@contoh.id", "salah", "MemberRemoved"],
      ["tanpa", "salah", "QuickRegistrationUnfinished"]
    ] as const
    for (const [identifier, password, outcome] of cases) {
      const before = shop.count.hashes
      expect(refusalOf(port.login({ identifier, password })), identifier).toBe(outcome)
      expect(shop.count.hashes - before, identifier).toBe(1)
    }
  })

  it("says to a quick account that tries its number with a password that it is unfinished", () => {
    const shop = accountShop()
    shop.born({ userName: "", email: "" }, "")
    shop.born({ userName: "gita", email: "gita@contoh.id", phone: { code: "+62", national: "81299990000" } })
    const { port } = shop.browser()
    const attempt = (identifier: string) => refusalOf(port.login({ identifier, password: "rahasia" }))
    for (const typed of ["081234567890", "6281234567890", "+6281234567890", " 0812-3456-7890 "])
      expect(attempt(typed), typed).toBe("QuickRegistrationUnfinished")
    // One that has a password, and one that no member has: a number is no user name.
    expect([attempt("081299990000"), attempt("081255550000")]).toEqual(["UsernameNotFound", "UsernameNotFound"])
  })

  it("works none out where something is missing, or the account is locked", () => {
    const shop = accountShop()
    shop.born()
    const { port } = shop.browser()
    for (const _ of [1, 2, 3, 4, 5]) refusalOf(port.login({ identifier: "rani1998", password: "salah" }))
    expect(shop.count.hashes).toBe(5)
    expect(refusalOf(port.login({ identifier: "rani1998", password: "salah" }))).toBe("AccountLocked")
    expect(refusalOf(port.login({ identifier: " ", password: "x" }))).toBe("LoginDataMissing")
    expect(refusalOf(port.login({ identifier: "rani1998", password: "" }))).toBe("LoginDataMissing")
    expect(shop.count.hashes).toBe(5)
  })

  it("answers unknown numbers like those of members, and sends them nothing", () => {
    const shop = accountShop()
    shop.born()
    const { port } = shop.browser()
    const stranger = { phone: { ...phone, national: "85555555555" } }
    const [known, unknown] = [{ phone }, stranger].map((to) => answerOf(port.requestLoginCode({ method: "sms", to })))
    expect(unknown).toEqual({ ...known, ticket: unknown?.ticket })
    expect(shop.outbox.map(({ to }) => to)).toEqual(["+6281234567890"])
    const guess = () => port.loginByCode({ ticket: unknown?.ticket ?? ("" as never), to: stranger, code: "000000" })
    expect([1, 2, 3, 4, 5, 6].map(() => refusalOf(guess()))).toEqual([
      ...Array.from({ length: 5 }, () => "IncorrectOtp"),
      "NoActiveOtp"
    ])
    expect(refusalOf(port.requestLoginCode({ method: "sms", to: stranger }))).toBe("OtpAlreadySent")
  })
})

describe("a session", () => {
  const entered = () => {
    const shop = accountShop()
    shop.born()
    const here = shop.browser()
    answerOf(here.port.login({ identifier: "rani1998", password: "rahasia" }))
    return { shop, ...here }
  }

  it("has another id after every way of logging in; the one before is over", async () => {
    const { shop, port, jar } = entered()
    const ids = [jar.cookie]
    const again = async (ms: number = handoverMs) => {
      const stolen = shop.browser()
      stolen.jar.cookie = ids.at(-1)
      ids.push(jar.cookie)
      await shop.clock.advance(ms)
      expect(refusalOf(stolen.port.me({}))).toBe("Unauthenticated")
    }
    answerOf(port.login({ identifier: "rani1998", password: "rahasia" }))
    await again()
    const { ticket } = answerOf(port.requestLoginCode({ method: "sms", to: { phone } }))
    answerOf(port.loginByCode({ ticket, to: { phone }, code: shop.codeTo({ phone }) }))
    await again()
    answerOf(port.loginWith({ provider: "google", acquisitionSource: "g", accessToken: shop.returned() }))
    await again()
    answerOf(port.changePassword({ current: "rahasia", password: "mawar merah" }))
    await again(0)
    expect(new Set(ids).size).toBe(5)
  })

  it("answers what another tab has under way for 15 seconds after the next login, however often it is used", async () => {
    const { shop, port, jar } = entered()
    const before = shop.browser()
    before.jar.cookie = jar.cookie
    answerOf(port.login({ identifier: "rani1998", password: "rahasia" }))
    await shop.clock.advance(handoverMs - 1)
    expect(answerOf(before.port.me({})).member.id).toBe("m1")
    await shop.clock.advance(1)
    expect(refusalOf(before.port.me({}))).toBe("Unauthenticated")
    expect(refusalOf(port.me({}))).toBe("answered")
  })

  it("is over at once if another member logs in", () => {
    const { shop, port, jar } = entered()
    shop.born({ userName: "gita", email: "gita@contoh.id", isPhoneVerified: false })
    const before = shop.browser()
    before.jar.cookie = jar.cookie
    expect(answerOf(port.login({ identifier: "gita", password: "rahasia" })).member.userName).toBe("gita")
    expect(refusalOf(before.port.me({}))).toBe("Unauthenticated")
  })

  it("ends with logging out, here and nowhere else", () => {
    const { shop, port } = entered()
    const other = shop.browser()
    answerOf(other.port.login({ identifier: "rani1998", password: "rahasia" }))
    answerOf(port.logout({}))
    expect(refusalOf(port.me({}))).toBe("Unauthenticated")
    expect(refusalOf(other.port.me({}))).toBe("answered")
    expect(answerOf(port.logout({}))).toEqual({ ended: true })
  })

  it("ends after 7 days without a call, and after 30 in any case", async () => {
    const { shop, port } = entered()
    for (const _ of [1, 2, 3, 4]) {
      await shop.clock.advance(7 * dayMs - 1)
      expect(refusalOf(port.me({}))).toBe("answered")
    }
    await shop.clock.advance(2 * dayMs + 4)
    expect(refusalOf(port.me({}))).toBe("Unauthenticated")
    const quiet = entered()
    await quiet.shop.clock.advance(7 * dayMs)
    expect(refusalOf(quiet.port.me({}))).toBe("Unauthenticated")
  })

  it("is stored as digests only", () => {
    const { shop, jar } = entered()
    expect(answerOf(shop.stores.sessions.byId(jar.cookie ?? ""))).toBeUndefined()
    expect(answerOf(shop.stores.sessions.byId(`digest of ${jar.cookie}`))).toMatchObject({ member: "m1" })
  })

  it("dies with its member", () => {
    const { shop, port } = entered()
    shop.remove("m1" as never)
    expect(refusalOf(port.me({}))).toBe("Unauthenticated")
    expect(refusalOf(port.changePhone({ phone, proof: "x" as never }))).toBe("Unauthenticated")
  })
})

describe("a provider", () => {
  const come = (shop: ReturnType<typeof accountShop>, identity: Parameters<typeof shop.returned>[0] = {}) =>
    shop
      .browser()
      .port.loginWith({ provider: "google", acquisitionSource: "web", accessToken: shop.returned(identity) })

  it("makes a new person a partial member, and says what is missing", () => {
    const shop = accountShop()
    const { member, missing } = answerOf(come(shop))
    expect(member).toMatchObject({ firstName: "Rani", email: "rani@contoh.id", isEmailVerified: true })
    expect(member).toMatchObject({ isGoogle: true, hasPassword: false, userName: "" })
    expect(missing).toEqual(["userName", "phone", "gender"])
    expect(answerOf(come(shop)).member.id).toBe(member.id)
    // At its first coming, and once more with each log-in: orders of a guest may have come in between. D-63.
    expect(shop.proven).toEqual([`${member.id} rani@contoh.id`, `${member.id} rani@contoh.id`])
  })

  it("opens the account with its address where both had it proven", () => {
    const shop = accountShop()
    shop.born()
    expect(answerOf(come(shop)).member.id).toBe("m1")
    expect(answerOf(come(shop, { email: "new@contoh.id" })).member.id).toBe("m1")
  })

  it("never opens an account that only says it has that address", () => {
    const shop = accountShop()
    shop.born({ isEmailVerified: false })
    expect(refusalOf(come(shop))).toBe("AlreadyTaken")
    const { member, missing } = answerOf(come(shop, { isEmailVerified: false, subject: "issuer#2" }))
    expect(member.id).not.toBe("m1")
    expect(member.email).toBe("")
    expect(missing).toContain("email")
  })

  it("opens no removed account, and takes a ticket only once", () => {
    const shop = accountShop()
    const accessToken = shop.returned()
    const { port } = shop.browser()
    const wanted = { provider: "google", acquisitionSource: "web", accessToken } as const
    expect(refusalOf(port.loginWith({ ...wanted, provider: "facebook" }))).toBe("ProviderRefused")
    expect(refusalOf(port.loginWith(wanted))).toBe("ProviderRefused")
  })
})
