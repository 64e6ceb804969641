import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { phoneCountries } from "#core/regions/countries.ts"
import { phoneCountriesAbroad } from "#core/regions/phone-country.rule.ts"
import { runs } from "../arbitraries.ts"

const found = (typed: string) => phoneCountriesAbroad(phoneCountries, typed).map(({ id }) => id)

describe("a country abroad", () => {
  it("is found by every beginning of its name", () =>
    fc.assert(
      fc.property(fc.constantFrom(...phoneCountries.slice(1)), fc.nat(20), (country, length) => {
        for (const name of [country.name.id, country.name.en, country.phoneCode])
          expect(phoneCountriesAbroad(phoneCountries, name.slice(0, length + 1))).toContainEqual(country)
      }),
      runs(60)
    ))

  it.each([
    ["singap", ["SG"]],
    ["  KOREA sel ", ["KR"]],
    ["south korea", ["KR"]],
    ["+65", ["SG"]],
    ["+ 6 7 3", ["BN"]],
    ["67", ["BN", "TL"]],
    ["xyz", []]
  ])("is found by %s, in either language or by its code", (typed, ids) => expect(found(typed)).toEqual(ids))

  it("is one of all but home while nothing is typed, in the order given", () => {
    expect(found("")).toEqual(phoneCountries.map(({ id }) => id).filter((id) => id !== "ID"))
    expect(found("  ")).toEqual(found(""))
    expect(found("Indonesia")).toEqual([])
  })
})
