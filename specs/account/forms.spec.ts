import { describe, expect, it } from "vitest"
import { passwordProblems, strengthOf } from "#core/account/credentials/password.form.ts"
import { isMeantAsEmail, loginProblems } from "#core/account/login/login.form.ts"
import { detailProblems, emptyDetail } from "#core/account/registration/detail.form.ts"
import {
  emptyRegistration,
  refusedFields,
  registrationHints,
  registrationIn,
  registrationProblems,
  stopsSilently
} from "#core/account/registration/registration.form.ts"
import { someRegistration } from "./some-registration.ts"

describe("a login", () => {
  it("wants both, of any length", () => {
    expect(loginProblems({ identifier: " ", password: "" })).toEqual({ identifier: "required", password: "required" })
    expect(loginProblems({ identifier: "r", password: "1" })).toEqual({})
    expect(loginProblems({ identifier: "rani@contoh.id", password: "x".repeat(99) })).toEqual({})
    expect(loginProblems({ identifier: "rani!", password: "1" })).toEqual({ identifier: "characters" })
  })

  it("tells an address from a user name", () => {
    expect(["rani@contoh.id", "rani"].map(isMeantAsEmail)).toEqual([true, false])
  })
})

describe("a registration", () => {
  it("is complete, or says field by field what is wrong", () => {
    expect(registrationProblems(someRegistration)).toEqual({})
    expect(new Set(Object.values(registrationProblems(emptyRegistration)))).toEqual(new Set(["required"]))
    expect(Object.keys(registrationProblems(emptyRegistration))).toHaveLength(9)
    expect(registrationProblems({ ...someRegistration, passwordAgain: "lain" })).toEqual({ passwordAgain: "match" })
  })

  it.each(["email", "userName", "password"] as const)("stops without a word where %s is missing", (field) => {
    expect(stopsSilently(someRegistration)).toBe(false)
    expect(stopsSilently({ ...someRegistration, [field]: "" })).toBe(true)
  })

  it("drops the zero once and sends what was typed without blanks to spare", () => {
    const sent = registrationIn({ ...someRegistration, firstName: "  Rani  Putri " }, "web")
    expect(sent).toMatchObject({ phone: { code: "+62", national: "81234567890" }, firstName: "Rani Putri" })
    expect(sent && refusedFields(sent)).toEqual([])
  })

  it("is refused by the server for the same fields", () => {
    const sent = registrationIn(someRegistration, "web")
    expect(sent && refusedFields({ ...sent, userName: "a", firstName: "", password: "123" })).toEqual([
      "userName",
      "password",
      "firstName"
    ])
  })

  it("gives hints that refuse nothing", () => {
    expect(registrationHints({ ...someRegistration, phone: "08123456789012", lastName: "" })).toEqual({
      phone: "long-phone",
      lastName: "one-name"
    })
    expect(registrationHints(someRegistration)).toEqual({})
  })
})

describe("a new password", () => {
  it("is typed twice", () => {
    expect(passwordProblems({ newPassword: "rahasia", newPasswordAgain: "rahasia" })).toEqual({})
    expect(passwordProblems({ newPassword: "rahasia", newPasswordAgain: "rahasiA" })).toEqual({
      newPasswordAgain: "match"
    })
  })

  it.each([
    ["12345", undefined],
    ["sayang", "common"],
    ["PASSWORD", "common"],
    ["aaaaaaaa", "common"],
    ["mawar9", "weak"],
    ["mawarmerah9", "fair"],
    ["mawar merah jambu", "strong"]
  ])("%s is %s", (password, strength) => {
    expect(strengthOf(password)).toBe(strength)
  })
})

describe("details of a new member", () => {
  it("judge what is asked, and what may stay empty only where it was filled", () => {
    const asked = ["province", "city", "dateOfBirth", "password", "passwordAgain"] as const
    expect(detailProblems(emptyDetail, asked, "2026-11-20")).toEqual({ province: "required", city: "required" })
    const filled = { ...emptyDetail, dateOfBirth: "2030-01-01", password: "123456", passwordAgain: "1" }
    expect(detailProblems(filled, ["dateOfBirth", "password", "passwordAgain"], "2026-11-20")).toEqual({
      dateOfBirth: "date",
      passwordAgain: "match"
    })
  })
})
