import { describe, expect, it } from "vitest"
import { limits, withLimits } from "#core/shop/limits.rule.ts"

/** Decision 0069. */
describe("the limits that texts name", () => {
  it("are those of the specification", () => {
    expect(limits).toMatchObject({
      codesPerDay: 5,
      // D-68.
      egiftClock: "09.00",
      egiftMessage: 200,
      egiftMonths: 12,
      freeShipping: "Rp200.000",
      lockAt: 5,
      nameLength: 32,
      passwordLeast: 6,
      passwordMost: 60,
      phoneLeast: 10,
      phoneMost: 14,
      phoneAbroadLeast: 7,
      phoneAbroadMost: 14,
      // D-62b.
      returnPeriod: "2×24",
      searchLength: 3,
      userNameLeast: 4,
      userNameMost: 16
    })
  })

  it("are counts in the unit of their name: whole numbers, not milliseconds or bytes", () => {
    expect(limits).toMatchObject({ codeMinutes: 5, resetMinutes: 30, pictureMegabytes: 8, completedAfterDays: 7 })
    for (const limit of Object.values(limits))
      expect(
        typeof limit === "string"
          ? /^(?:Rp[\d.]+|\d×24|\d\d\.00)$/.test(limit)
          : Number.isSafeInteger(limit) && limit < 10_000
      ).toBe(true)
  })
})

describe("a text with limits", () => {
  it("has each of them in its place, however deep it stands, and keeps its other placeholders", () => {
    expect(
      withLimits({
        title: "Password",
        field: { length: "{{limit.passwordLeast}} to {{limit.passwordMost}}, {{name}}", again: "{{count}} {{limit}}" }
      })
    ).toEqual({ title: "Password", field: { length: "6 to 60, {{name}}", again: "{{count}} {{limit}}" } })
    expect(withLimits("{{limit.lockAt}}{{limit.lockAt}}")).toBe("55")
  })

  it("is refused if it names a limit that there is not", () => {
    expect(() => withLimits({ a: { b: "{{limit.shoes}}" } })).toThrow("no limit is called shoes")
  })
})
