import { describe, expect, it } from "vitest"
import { missingFields } from "#core/account/registration/completeness.rule.ts"
import { someMember } from "../some-member.ts"

describe("a profile", () => {
  it("says what it lacks", () => {
    expect(missingFields(someMember())).toEqual([])
    const { phone: _phone, gender: _gender, ...half } = someMember({ userName: "", lastName: "" })
    expect(missingFields(half)).toEqual(["userName", "lastName", "phone", "gender"])
  })
})
