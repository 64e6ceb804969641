import fc from "fast-check"
import { describe, expect, it } from "vitest"
import {
  type EgiftForm,
  egiftFormOf,
  egiftInfoOf,
  egiftProblems,
  emptyEgiftForm,
  messageLeft
} from "#core/egift/egift-form.rule.ts"
import { refusedEgiftField } from "#core/egift/egift-info.rule.ts"
import { someNow } from "#specs/arbitraries.ts"
import { someChoices, someForm } from "./some-egift.ts"

const problems = (change: Partial<EgiftForm>) => egiftProblems({ ...someForm, ...change }, someChoices, someNow)

describe("the form of an e-gift", () => {
  it("begins with the first design, the value of the page, and tomorrow", () => {
    const { combinations } = someChoices
    expect(emptyEgiftForm(someChoices, someNow, { way: "email", combination: combinations[1] })).toMatchObject({
      template: "untukmu",
      combination: "104802",
      when: "day",
      day: new Date(someNow + 7 * 3_600_000 + 86_400_000).toISOString().slice(0, 10)
    })
  })

  it("says at each field what is wrong with it", () => {
    expect(problems({})).toEqual({})
    expect(problems({ template: "", recipientName: "", email: "" })).toEqual({
      template: "required",
      recipientName: "required",
      email: "required"
    })
    expect(problems({ recipientName: "88", email: "kirana" })).toEqual({ recipientName: "invalid", email: "invalid" })
    expect(problems({ way: "whatsapp" })).toEqual({ phone: "required" })
    expect(problems({ way: "whatsapp", phone: "0812" })).toEqual({ phone: "invalid" })
    expect(problems({ message: "a".repeat(201) })).toEqual({ message: "long" })
    expect(problems({ when: "day" })).toEqual({ day: "required" })
    expect(problems({ when: "day", day: "2020-01-01" })).toEqual({ day: "past" })
    expect(problems({ when: "day", day: "2999-01-01" })).toEqual({ day: "late" })
  })

  it("without problems gives a recipient that the shop takes, and comes back from it as it was", () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.constantFrom("0812 3456 7890", "+62 812-3456-7890", "812", "x"),
        fc.constantFrom("kirana@contoh.id", " kirana@contoh.id ", "kirana"),
        fc.constantFrom("email" as const, "whatsapp" as const),
        (message, phone, email, way) => {
          const form: EgiftForm = { ...someForm, message, phone, email, way }
          if (Object.keys(egiftProblems(form, someChoices, someNow)).length > 0) return
          const info = egiftInfoOf(form)
          expect(refusedEgiftField(info, someChoices.templates, someNow)).toBeUndefined()
          expect(egiftInfoOf(egiftFormOf(form, info))).toEqual(info)
        }
      )
    )
  })

  it("counts what the message may still have", () => {
    expect(messageLeft("")).toBe(200)
    expect(messageLeft("a".repeat(203))).toBe(-3)
  })
})
