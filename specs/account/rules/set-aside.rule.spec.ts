import { describe, expect, it } from "vitest"
import { mayBeSetAside } from "#core/account/registration/completeness.rule.ts"

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
