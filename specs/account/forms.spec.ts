import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { passwordProblems, strengthOf } from "#core/account/credentials/password.form.ts"
import {
  emailProblem,
  type FieldProblem,
  nameProblem,
  passwordProblem,
  phoneProblem,
  userNameProblem
} from "#core/account/field.rule.ts"
import { isMeantAsEmail, loginProblems } from "#core/account/login/login.form.ts"
import { birthProblem } from "#core/account/registration/birth.rule.ts"
import { detailProblems, emptyDetail } from "#core/account/registration/detail.form.ts"
import {
  emptyRegistration,
  refusedFields,
  registrationHints,
  registrationIn,
  registrationProblems,
  stopsSilently
} from "#core/account/registration/registration.form.ts"
import { runs } from "../arbitraries.ts"
import { someRegistration } from "./some-registration.ts"

type Row = readonly [rule: (typed: string) => FieldProblem | undefined, typed: string, problem: string | undefined]

describe("a field", () => {
  it.each<Row>([
    [nameProblem, "", "required"],
    [nameProblem, "  ", "required"],
    [nameProblem, "Rani Putri", undefined],
    [nameProblem, "Zoë", undefined],
    [nameProblem, "Rani2", "letters"],
    [nameProblem, "O'Neil", "letters"],
    [nameProblem, "R", undefined],
    [nameProblem, "é".repeat(32), undefined],
    [nameProblem, "a".repeat(33), "length"],
    [userNameProblem, "", "required"],
    [userNameProblem, "rani", undefined],
    [userNameProblem, "ran", "length"],
    [userNameProblem, "a234567890123456", undefined],
    [userNameProblem, "a2345678901234567", "length"],
    [userNameProblem, "rani_98", "characters"],
    [userNameProblem, "rani 98", "characters"],
    [userNameProblem, "ränii", "characters"],
    [userNameProblem, "08123456789", "number"],
    [userNameProblem, "Admin", "reserved"],
    [emailProblem, "", "required"],
    [emailProblem, "rani@contoh", "email"],
    [emailProblem, " rani@contoh.id ", undefined],
    [phoneProblem, "", "required"],
    [phoneProblem, "081234567", "length"],
    [phoneProblem, "0812345678", undefined],
    [phoneProblem, "08123456789012", undefined],
    [phoneProblem, "081234567890123", "length"],
    [phoneProblem, "0812abc45678", "digits"],
    [phoneProblem, "0211234567", "mobile"],
    [(typed) => phoneProblem(typed, "+65"), "123456", "length"],
    [(typed) => phoneProblem(typed, "+65"), "1234567", undefined],
    [passwordProblem, "", "required"],
    [passwordProblem, "12345", "length"],
    [passwordProblem, "123456", undefined],
    [passwordProblem, "🌸".repeat(60), undefined],
    [passwordProblem, "x".repeat(61), "length"],
    [(typed) => birthProblem(typed, "2026-11-20"), "1998-03-31", undefined],
    [(typed) => birthProblem(typed, "2026-11-20"), "1998-02-30", "date"],
    [(typed) => birthProblem(typed, "2026-11-20"), "2026-11-20", "date"],
    [(typed) => birthProblem(typed, "2026-11-20"), "1905-01-01", "date"],
    [(typed) => birthProblem(typed, "2026-11-20"), "1906-11-19", "date"],
    [(typed) => birthProblem(typed, "2026-11-20"), "1906-11-20", undefined],
    [(typed) => birthProblem(typed, "2026-11-20"), "2000-02-29", undefined],
    [(typed) => birthProblem(typed, "2026-11-20"), "1900-02-29", "date"],
    [(typed) => birthProblem(typed, "2026-11-20"), "31-03-1998", "date"]
  ])("%o of %j: %s", (rule, typed, problem) => {
    expect(rule(typed)).toBe(problem)
  })

  it("answers any text that is typed into it", () =>
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 80 }), (typed) => {
        for (const rule of [nameProblem, userNameProblem, emailProblem, phoneProblem, passwordProblem])
          expect(["string", "undefined"]).toContain(typeof rule(typed))
      }),
      runs(300)
    ))
})

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
