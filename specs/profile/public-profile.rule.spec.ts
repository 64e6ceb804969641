import { describe, expect, it } from "vitest"
import { MemberId } from "#core/account/member.ts"
import { publicProfileOf } from "#core/profile/public-profile.rule.ts"
import { someMember } from "../account/some-member.ts"
import { someNow } from "../arbitraries.ts"

const rani = someMember({
  id: MemberId("rani"),
  bio: "Suka lipstik",
  dateOfBirth: "1998-03-31",
  interest: ["1"],
  subscribings: ["weekly"] as never,
  motherhood: { isMother: true, children: [{ yearOfBirth: 2019 }], childrenPublic: false } as never
})

describe("what is known of a member", () => {
  it.each([
    ["to a guest", undefined],
    ["to another member", MemberId("sari")]
  ] as const)("%s holds no name, address, number, birthday, nor children that are not public", (_, asker) => {
    const shown = JSON.stringify(publicProfileOf(rani, asker, someNow))
    for (const secret of ["Rani", "Lestari", "rani@contoh.id", "81234567890", "1998-03", "2019", "weekly"])
      expect(shown).not.toContain(secret)
    expect(publicProfileOf(rani, asker, someNow)).toMatchObject({ userName: "rani1998", ageBucket: "25-29" })
  })

  it("holds the years of children if the member shows them, and the own part for themselves", () => {
    const shown = { ...rani, motherhood: { ...rani.motherhood, childrenPublic: true } as never }
    expect(publicProfileOf(shown, undefined, someNow).children).toEqual([{ yearOfBirth: 2019 }])
    expect(publicProfileOf(rani, rani.id, someNow).own).toEqual({
      interest: ["1"],
      subscribings: ["weekly"],
      isSubscribingsSet: false
    })
  })
})
