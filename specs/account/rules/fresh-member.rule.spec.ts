import { describe, expect, it } from "vitest"
import { MemberId } from "#core/account/member.ts"
import { freshMember } from "#core/account/registration/fresh-member.rule.ts"
import { someNow } from "../../arbitraries.ts"

const given = { id: MemberId("m1"), now: someNow, acquisitionSource: "web" }

describe("a new member", () => {
  it("has nothing proven, nothing ticked and no rank, and joined at this moment", () => {
    expect(freshMember(given)).toMatchObject({
      joinedAt: someNow,
      acquisitionSource: "web",
      isEmailVerified: false,
      isPhoneVerified: false,
      hasPassword: false,
      // D-49d: no newsletter is ticked before the member ticks it.
      subscribings: [],
      isSubscribingsSet: false,
      points: 0,
      level: "base",
      isExpert: false
    })
    expect(freshMember(given)).not.toHaveProperty("phone")
    expect(freshMember(given)).not.toHaveProperty("now")
  })

  it("has what is given instead, and shares no list with another", () => {
    const rani = freshMember({ ...given, userName: "rani1998", isGoogle: true })
    expect(rani).toMatchObject({ userName: "rani1998", isGoogle: true, isFacebook: false })
    expect(rani.beauty).not.toBe(freshMember(given).beauty)
  })
})
