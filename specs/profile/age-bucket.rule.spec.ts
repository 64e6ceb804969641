import { describe, expect, it } from "vitest"
import { ageBucketOf } from "#core/profile/age-bucket.rule.ts"
import { someNow } from "../arbitraries.ts"

/** The age bucket of a person whose birthday was that many years ago today, in Jakarta. */
const aged = (years: number, day = "11-20") => ageBucketOf(`${2026 - years}-${day}`, someNow)

describe("an age", () => {
  it("has the names of the specification, with 18 in the first and 40 in the last", () => {
    const years = [5, 18, 19, 24, 25, 29, 30, 34, 35, 39, 40, 90]
    expect(years.map((age) => aged(age))).toEqual([
      "<18",
      "<18",
      "19-24",
      "19-24",
      "25-29",
      "25-29",
      "30-34",
      "30-34",
      "35-39",
      "35-39",
      ">40",
      ">40"
    ])
    expect(ageBucketOf(undefined, someNow)).toBeUndefined()
  })

  it("rises on the birthday, not before", () => {
    expect([aged(25, "11-20"), aged(25, "11-21")]).toEqual(["25-29", "19-24"])
  })
})
