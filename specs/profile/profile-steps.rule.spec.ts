import { describe, expect, it } from "vitest"
import { profileSteps, stepsLeft } from "#core/profile/profile-steps.rule.ts"

describe("the parts of a profile", () => {
  const none = { beauty: [], interest: [] }
  const all = {
    province: { id: "32", name: "Jawa Barat" },
    beauty: ["skin-dry"],
    interest: ["1"],
    dateOfBirth: "1998-03-31",
    image: "some-picture"
  }

  it("are all left after a registration, and none once each is filled in", () => {
    expect(stepsLeft(none)).toEqual(profileSteps)
    expect(stepsLeft(all)).toEqual([])
  })

  it("are left in their order, without those that are filled in", () => {
    expect(stepsLeft({ ...all, beauty: [], dateOfBirth: "" })).toEqual(["beauty", "birth"])
  })
})
