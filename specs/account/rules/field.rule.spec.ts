import fc from "fast-check"
import { describe, expect, it } from "vitest"
import {
  againProblem,
  allOf,
  emailProblem,
  type FieldProblem,
  fieldKey,
  hintKey,
  nameProblem,
  passwordProblem,
  phoneProblem,
  problemKeys,
  problemsIn,
  userNameProblem,
  withoutProblem
} from "#core/account/field.rule.ts"
import { runs } from "../../arbitraries.ts"

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
    [passwordProblem, "x".repeat(61), "length"]
  ])("%o of %j: %s", (rule, typed, problem) => {
    expect(rule(typed)).toBe(problem)
  })

  it("answers any text that is typed into it", () =>
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 80 }), (typed) => {
        const rules = [nameProblem, userNameProblem, emailProblem, phoneProblem, passwordProblem]
        const kinds = new Set(rules.map((rule) => typeof rule(typed)))
        expect([...kinds].filter((kind) => kind !== "string" && kind !== "undefined")).toEqual([])
      }),
      runs(300)
    ))
})

describe("a password that is typed once more", () => {
  it.each([
    ["rahasia", "rahasia", undefined],
    ["rahasia", "rahasiA", "match"],
    ["rahasia", "rahasia ", "match"],
    ["rahasia", "", "required"],
    ["", "", "required"]
  ])("of %j, %j: %s", (password, again, problem) => expect(againProblem(password, again)).toBe(problem))
})

describe("the problems of a form", () => {
  it("are those of its fields that have one, and go as the field is mended", () => {
    const problems = problemsIn([
      ["email", "email"],
      ["phone", undefined],
      ["firstName", "required"]
    ])
    expect(problems).toEqual({ email: "email", firstName: "required" })
    expect(withoutProblem(problems, "email")).toEqual({ firstName: "required" })
    expect(allOf(["email", "phone"], "taken")).toEqual({ email: "taken", phone: "taken" })
  })

  it("have words by field; a number abroad has words of its own (specification 5: minhp)", () => {
    const problems = { phone: "length", email: "email" } as const
    expect(problemKeys(problems)).toEqual({ phone: "field.phone.length", email: "field.email.email" })
    expect(problemKeys(problems, "+65")).toEqual({ phone: "field.phoneAbroad.length", email: "field.email.email" })
    expect([fieldKey("email", "taken"), hintKey("one-name")]).toEqual(["field.email.taken", "field.hint.one-name"])
  })
})
