import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { resetUntil } from "#core/account/credentials/reset-token.rule.ts"
import { attemptRules, identifierOf, levelAfter } from "#core/account/login/attempts.rule.ts"
import { interpretAvailability } from "#core/account/login/availability.rule.ts"
import { afterRegistration, destinationAfter, safePath } from "#core/account/login/destination.rule.ts"
import { otpScopes } from "#core/account/otp/otp.ts"
import { destinationKey } from "#core/account/otp/otp-destination.rule.ts"
import { isChosen, methodsFor } from "#core/account/otp/otp-methods.rule.ts"
import { mayBeSetAside, missingFields } from "#core/account/registration/completeness.rule.ts"
import { isSeenAgain, isSessionOver, sessionEndsAt } from "#core/account/session/session.rule.ts"
import { dayMs, instant } from "#core/kernel/moment.ts"
import { allOn } from "#core/toggles/toggles.ts"
import { runs, someNow } from "../arbitraries.ts"
import { someMember } from "./some-member.ts"

const later = (ms: number) => instant(someNow + ms)

describe("wrong passwords in a row", () => {
  it.each([
    [0, "fine"],
    [1, "wrong"],
    [2, "wrong"],
    [3, "warned"],
    [4, "limited"],
    [5, "locked"],
    [6, "locked"]
  ])("%i: %s", (fails, standing) => {
    expect(levelAfter(fails, attemptRules)).toBe(standing)
  })

  it("are counted for one name, however it is written", () => {
    expect(new Set([" Rani@Contoh.id ", "rani@contoh.ID"].map(identifierOf))).toEqual(new Set(["rani@contoh.id"]))
  })
})

describe("ways of a code", () => {
  const at = (code: string) => ({ phone: { code, national: "81234567890" } })
  const off = { ...allOn, otp_sms: false, otp_whatsapp: false, otp_email: false }
  it.each([
    ["+62", allOn, ["sms", "whatsapp"], true],
    ["+84", allOn, ["sms", "whatsapp"], true],
    ["+65", allOn, ["whatsapp"], false],
    ["+62", { ...allOn, otp_sms: false }, ["whatsapp"], true],
    ["+65", { ...allOn, otp_whatsapp: false }, ["email"], false],
    ["+62", { ...off, otp_email: true }, ["email"], false],
    ["+65", { ...allOn, otp_whatsapp: false, otp_email: false }, [], false],
    ["+62", off, [], false]
  ] as const)("to %s with %j: %j", (code, toggles, ways, chosen) => {
    expect(methodsFor(at(code), toggles)).toEqual(ways)
    expect(isChosen(at(code), ways)).toBe(chosen)
  })

  it("lead to an address by mail alone", () => {
    expect(methodsFor({ email: "rani@contoh.id" }, allOn)).toEqual(["email"])
    expect(methodsFor({ email: "rani@contoh.id" }, off)).toEqual([])
  })

  it("have one name for a number, however its parts come", () => {
    const written = [
      ["+62", "81234567890"],
      ["62", "081234567890"],
      ["+62", "6281234567890"],
      ["+62", "0812-3456-7890"]
    ] as const
    expect(new Set(written.map(([code, national]) => destinationKey({ phone: { code, national } })))).toEqual(
      new Set(["+6281234567890"])
    )
    expect(destinationKey({ email: " Rani@Contoh.ID" })).toBe("rani@contoh.id")
  })
})

describe("what is known of a number", () => {
  it("is read by what it is for", () => {
    const table = Object.fromEntries(
      otpScopes.map((scope) => [
        scope,
        (["free", "claimed", "taken", "at-store"] as const).map((standing) => interpretAvailability(standing, scope))
      ])
    )
    expect(table).toEqual({
      verification: ["go", "go", "taken", "go"],
      "change-number": ["go", "go", "taken", "go"],
      "quick-registration": ["go", "go", "go", "go"],
      login: ["unknown", "unknown", "go", "unknown"],
      "forget-password": ["unknown", "unverified", "go", "unknown"],
      registered_sociolla_store: ["not-at-store", "not-at-store", "not-at-store", "go"]
    })
  })
})

describe("a path to go to after logging in", () => {
  it.each([
    "/",
    "/order?step=details&lines=11",
    "/product/serum/12-air-mawar#buy",
    "/search?q=a//b",
    "/orders/PD-1#key=x"
  ])("may be %s", (path) => {
    expect(safePath(path)).toBe(path)
  })

  it.each([
    undefined,
    null,
    "",
    "order",
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "\n//evil.example",
    "https://evil.example",
    "javascript:alert(1)",
    "/a//evil.example",
    "/..//evil.example",
    "/%2e%2E/x",
    "/./x",
    "/x\\y",
    "/\u2028x",
    `/${"x".repeat(2_000)}`
  ])("is not %j", (path) => {
    expect(safePath(path)).toBeUndefined()
  })

  it("never leaves this shop, for any text", () =>
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom("/", "\\", ".", "..", "evil.example", "\t", "\n", "@", ":", "%2f", "?", "#", "a")),
        (parts) => {
          const path = safePath(`/${parts.join("")}`)
          if (path !== undefined) {
            const { origin, pathname } = new URL(path, "https://pendar.example")
            expect(origin).toBe("https://pendar.example")
            expect(pathname.startsWith("//")).toBe(false)
          }
        }
      ),
      runs(2_000)
    ))

  it("is the completion page, then the next address, then the stored path, then home", () => {
    const wish = {
      missing: [],
      source: "google",
      nextUrl: "/order",
      redirect: "/brands",
      otherwise: "/register-detail"
    }
    expect(destinationAfter({ ...wish, missing: ["phone", "gender"] })).toBe(
      "/profile-completion?origin=review&acquisition_source=google&fields=phone,gender"
    )
    expect(destinationAfter(wish)).toBe("/order")
    expect(destinationAfter({ ...wish, nextUrl: "//evil" })).toBe("/brands")
    expect(destinationAfter({ ...wish, nextUrl: null, redirect: "https://evil" })).toBe("/register-detail")
    expect(destinationAfter({ missing: [], source: "", nextUrl: null, redirect: null })).toBe("/")
  })

  it("asks a new member where they live, then for their beauty profile", () => {
    expect(afterRegistration({ beauty: [] })).toBe("/register-detail")
    expect(afterRegistration({ province: { id: "31", name: "DKI Jakarta" }, beauty: [] })).toBe("/beauty-profile")
    expect(afterRegistration({ province: { id: "31", name: "DKI Jakarta" }, beauty: ["dry"] })).toBe("/")
  })
})

describe("a profile", () => {
  it("says what it lacks", () => {
    expect(missingFields(someMember())).toEqual([])
    const { phone: _phone, gender: _gender, ...half } = someMember({ userName: "", lastName: "" })
    expect(missingFields(half)).toEqual(["userName", "lastName", "phone", "gender"])
  })
})

describe("a session", () => {
  it("ends after 7 days without a call, and after 30 in any case", () => {
    const session = { startedAt: someNow, seenAt: later(3 * dayMs) }
    expect(sessionEndsAt(session)).toBe(later(10 * dayMs))
    expect(isSessionOver(session, later(10 * dayMs - 1))).toBe(false)
    expect(isSessionOver(session, later(10 * dayMs))).toBe(true)
    expect(sessionEndsAt({ startedAt: someNow, seenAt: later(29 * dayMs) })).toBe(later(30 * dayMs))
    expect(sessionEndsAt({ ...session, handedOver: { until: later(1) } })).toBe(later(1))
    expect(sessionEndsAt({ ...session, handedOver: { until: later(11 * dayMs) } })).toBe(later(10 * dayMs))
  })

  it("is noted as seen every 5 minutes at most", () => {
    const session = { startedAt: someNow, seenAt: someNow }
    expect([299_999, 300_000].map((ms) => isSeenAgain(session, later(ms)))).toEqual([false, true])
  })

  it("leaves links to a new password 30 minutes", () => {
    expect(resetUntil(someNow)).toBe(later(1_800_000))
  })
})

describe("details that were set aside", () => {
  const blank = { isEmailVerified: true, phone: undefined, firstName: "", lastName: "" }
  it.each([
    [blank, true],
    [{ ...blank, isEmailVerified: false }, false],
    [{ ...blank, firstName: "Rani" }, false],
    [{ ...blank, lastName: "Lestari" }, false],
    [{ ...blank, phone: { code: "+62", national: "81234567890" } }, false]
  ])("may be those of %j: %s", (member, may) => expect(mayBeSetAside(member)).toBe(may))
})
