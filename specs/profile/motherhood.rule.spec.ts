import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { type Instant, instant } from "#core/kernel/moment.ts"
import { motherhoodOf, wrongYearPlaces, yearLength } from "#core/profile/motherhood.rule.ts"
import type { MotherhoodGiven } from "#core/profile/profile.ts"
import { someNow } from "../arbitraries.ts"

const given = (change: Partial<MotherhoodGiven> = {}): MotherhoodGiven => ({
  isMother: true,
  children: [{ yearOfBirth: 2024 }],
  totalChildren: 1,
  childrenPublic: false,
  ...change
})
/** The fields that are refused, the refusal of a consent, or what is stored. */
const answerTo = (change: Partial<MotherhoodGiven>, now: Instant = someNow, standing?: Instant) =>
  Effect.runSync(
    Effect.match(motherhoodOf(given(change), now, standing), {
      onSuccess: (stored) => stored,
      onFailure: (refusal) => (refusal._tag === "ProfileRefused" ? refusal.fields : refusal._tag)
    })
  )
const born = (yearOfBirth: number, now: Instant = someNow) => {
  const answer = answerTo({ children: [{ yearOfBirth }] }, now)
  return Array.isArray(answer) ? answer : "stored"
}

describe("the children of a member", () => {
  it("were born this year or in one of the 60 before it, in Jakarta's calendar", () => {
    expect([2027, 2026, 1966, 1965].map((year) => born(year))).toEqual([["children"], "stored", "stored", ["children"]])
    const [before, after] = ["2026-12-31T16:59:59.999Z", "2026-12-31T17:00:00Z"].map((at) => instant(Date.parse(at)))
    expect([born(2027, before), born(2027, after), born(1966, before), born(1966, after)]).toEqual([
      ["children"],
      "stored",
      "stored",
      ["children"]
    ])
    expect(born(2020.5)).toEqual(["children"])
  })

  it("are typed as years of four digits; an empty year is not wrong", () => {
    expect(wrongYearPlaces(["2027", "2026", "", "1966", "1965", "024", " 2024 ", "20245", "abcd"], someNow)).toEqual([
      0, 4, 5, 7, 8
    ])
    expect(yearLength).toBe("2026".length)
  })

  it("are at most 15, and at least as many as have a year", () => {
    expect([0, 1, 15, 16, 1.5].map((totalChildren) => Array.isArray(answerTo({ totalChildren })))).toEqual([
      true,
      false,
      false,
      true,
      true
    ])
    expect(answerTo({ totalChildren: 0, children: [{ yearOfBirth: 2027 }] })).toEqual(["children", "totalChildren"])
  })

  it("are stored with the moment of the consent, which goes on until a new one is given", () => {
    const standing = instant(someNow - 1_000)
    expect(answerTo({ consented: false })).toBe("ConsentMissing")
    expect(answerTo({})).toMatchObject({ consentedAt: someNow, totalChildren: 1 })
    expect(answerTo({}, someNow, standing)).toMatchObject({ consentedAt: standing })
    expect(answerTo({ consented: true }, someNow, standing)).toMatchObject({ consentedAt: someNow })
  })
})
