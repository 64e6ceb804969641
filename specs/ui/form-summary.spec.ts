import { describe, expect, it } from "vitest"
import { emptyRegistration, registrationProblems } from "#core/account/registration/registration.form.ts"
import { sayProblem } from "#ui/kit/form/form-problems.ts"
import enAccount from "#ui/messages/en/account.json" with { type: "json" }
import enField from "#ui/messages/en/field.json" with { type: "json" }
import idAccount from "#ui/messages/id/account.json" with { type: "json" }
import idField from "#ui/messages/id/field.json" with { type: "json" }

describe("the summary of a form", () => {
  it("names a field unless the words of its problem do", () => {
    expect([
      sayProblem({ label: "Nama depan", text: "Tulis nama depanmu." }),
      sayProblem({ label: "Email", text: "Sudah dipakai akun lain." })
    ]).toEqual(["Tulis nama depanmu.", "Email: Sudah dipakai akun lain."])
  })

  it.each([
    ["id", idAccount, idField],
    ["en", enAccount, enField]
  ] as const)("of an empty registration says of each field what to do: %s", (_, account, field) => {
    const labels = { ...account.register, phone: account.phone.label, passwordAgain: account.register.again }
    const said = Object.keys(registrationProblems(emptyRegistration)).map((name) => {
      const label = labels[name as "firstName"]
      return [label, sayProblem({ label, text: field[name as "firstName"].required })] as const
    })
    expect(said).toHaveLength(9)
    expect(new Set(said.map(([, words]) => words)).size).toBe(9)
    expect(said.filter(([label, words]) => words.startsWith(`${label}: `))).toEqual([])
  })
})
