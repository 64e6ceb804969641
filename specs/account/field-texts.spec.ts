import { describe, expect, it } from "vitest"
import { passwordProblems } from "#core/account/credentials/password.form.ts"
import type { FieldProblem } from "#core/account/field.rule.ts"
import { loginProblems } from "#core/account/login/login.form.ts"
import { detailProblems, emptyDetail } from "#core/account/registration/detail.form.ts"
import {
  emptyRegistration,
  type RegistrationDraft,
  registrationProblems
} from "#core/account/registration/registration.form.ts"
import en from "#ui/messages/en/field.json" with { type: "json" }
import id from "#ui/messages/id/field.json" with { type: "json" }
import { someRegistration } from "./some-registration.ts"

type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>

const registrations: ReadonlyArray<Partial<RegistrationDraft>> = [
  { firstName: "R4ni", lastName: "x".repeat(33), userName: "a_b", email: "x", phone: "12a", password: "1" },
  { firstName: "x".repeat(33), lastName: "D3wi", userName: "abc", phone: "0211234567", passwordAgain: "other" },
  { userName: "123456", phone: "0812" },
  { userName: "admin" },
  { gender: null, salute: null }
]
const abroad = ["", "12", "abc"].map((phone) => ({ ...someRegistration, phone, phoneCode: "+65" }))

/** Everything the forms can find wrong, each once. */
const found = new Set<string>(
  [
    registrationProblems(emptyRegistration),
    ...registrations.map((change) => registrationProblems({ ...someRegistration, ...change })),
    ...abroad.map((draft) => ({ phoneAbroad: registrationProblems(draft).phone })),
    loginProblems({ identifier: "", password: "" }),
    loginProblems({ identifier: "a b", password: "x" }),
    passwordProblems({ newPassword: "", newPasswordAgain: "" }),
    passwordProblems({ newPassword: "1", newPasswordAgain: "2" }),
    detailProblems(emptyDetail, ["province", "city", "gender"], "2026-11-20"),
    detailProblems({ ...emptyDetail, dateOfBirth: "x" }, ["dateOfBirth"], "2026-11-20"),
    // What only the shop knows.
    { userName: "taken", email: "taken", phone: "taken", newPassword: "repeated", currentPassword: "wrong" } as const,
    { currentPassword: "required" } as const
  ].flatMap((problems: Partial<Record<string, FieldProblem | undefined>>) =>
    Object.entries(problems).map(([field, problem]) => `${field}.${problem}`)
  )
)

describe("what is wrong with a field", () => {
  it.each<[string, Texts]>([
    ["id", id],
    ["en", en]
  ])("has words: %s", (_, texts) => {
    expect(found.size).toBeGreaterThan(40)
    const silent = [...found].filter((key) => {
      const [field = "", problem = ""] = key.split(".")
      return texts[field]?.[problem] === undefined
    })
    expect(silent).toEqual([])
  })

  it("says of what is missing what the specification says, unless the field has words of its own", () => {
    const generic = ["identifier", "newPassword", "newPasswordAgain", "currentPassword", "code"]
    const { identifier, newPassword, newPasswordAgain, currentPassword, code } = id
    const said = [identifier, newPassword, newPasswordAgain, currentPassword, code].map(({ required }) => required)
    expect(new Set(said)).toEqual(new Set(["Data belum diisi."]))
    const own = Object.entries(id as Texts).flatMap(([field, texts]) =>
      "required" in texts && !generic.includes(field) ? [texts["required"]] : []
    )
    expect(own).not.toContain("Data belum diisi.")
  })
})
