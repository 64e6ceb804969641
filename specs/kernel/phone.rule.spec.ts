import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { isLongPhone, readPhone } from "#core/kernel/phone.rule.ts"
import { e164, typedPhone } from "#core/kernel/phone.ts"
import { runs } from "../arbitraries.ts"

const read = (typed: string, ...rest: [code?: string, of?: "mobile" | "any"]) => {
  const result = readPhone(typed, ...rest)
  return "phone" in result ? e164(result.phone) : result.problem
}

describe("a telephone number as it is typed", () => {
  it.each([
    "081234567890",
    "81234567890",
    "6281234567890",
    "+6281234567890",
    "+62 812-3456-7890",
    "0812.3456.7890",
    "(0812) 3456 7890"
  ])("%s is the same number", (typed) => {
    expect(read(typed)).toBe("+6281234567890")
  })

  it("has 10 to 14 digits, the leading zero among them", () => {
    expect(read("081234567")).toBe("length")
    expect(read("0812345678")).toBe("+62812345678")
    expect(read("08123456789012")).toBe("+628123456789012")
    expect(read("081234567890123")).toBe("length")
    expect(read("+62812345678")).toBe("+62812345678")
  })

  it("is judged alike in each of its spellings", () => {
    const spellings = (national: string) => [
      `0${national}`,
      national,
      `62${national}`,
      `+62${national}`,
      `+620${national}`
    ]
    for (const [national, answer] of [
      ["81234567", "length"],
      ["812345678", "+62812345678"],
      ["8123456789012", "+628123456789012"],
      ["81234567890123", "length"]
    ] as const)
      expect(spellings(national).map((typed) => read(typed))).toEqual(Array(5).fill(answer))
    fc.assert(
      fc.property(fc.stringMatching(/^8\d{0,17}$/), (national) => {
        expect(new Set(spellings(national).map((typed) => read(typed))).size).toBe(1)
        expect(new Set(spellings(national).map((typed) => isLongPhone(typed))).size).toBe(1)
      }),
      runs(300)
    )
    expect(["0123456", "123456"].map((typed) => read(typed, "+65"))).toEqual(["length", "length"])
  })

  it("is accepted again as the shop shows it", () =>
    fc.assert(
      fc.property(
        fc.stringMatching(/^(\+62|62|\+65|0)?[1-9]\d{5,15}$/),
        fc.constantFrom("+62", "+65"),
        fc.constantFrom("mobile" as const, "any" as const),
        (typed, code, of) => {
          const result = readPhone(typed, code, of)
          if ("phone" in result) expect(readPhone(typedPhone(result.phone), code, of)).toEqual(result)
        }
      ),
      runs(1_000)
    ))

  it("names what is wrong", () => {
    expect(read("")).toBe("required")
    expect(read(" - ")).toBe("required")
    expect(read("0812-abcd-7890")).toBe("digits")
    expect(read("+1 812 3456 7890")).toBe("digits")
    expect(read("0212345678")).toBe("mobile")
  })

  it("takes landlines where a parcel goes", () => {
    expect(read("0212345678", "+62", "any")).toBe("+62212345678")
  })

  it("has 7 to 14 digits abroad", () => {
    expect(read("123456", "+65")).toBe("length")
    expect(read("91234567", "+65")).toBe("+6591234567")
    expect(read("+65 9123 4567", "+65")).toBe("+6591234567")
  })

  it("is long above thirteen digits", () => {
    expect(isLongPhone("0812 3456 78901")).toBe(false)
    expect(isLongPhone("08123456789012")).toBe(true)
    expect(isLongPhone("+62 812 3456 78901")).toBe(false)
    expect(isLongPhone("+62 812 3456 789012")).toBe(true)
  })

  it("is read once and for all: reading what was read changes nothing", () =>
    fc.assert(
      fc.property(
        fc.stringMatching(/^[+0-9() .-]{0,18}$/),
        fc.constantFrom("mobile" as const, "any" as const),
        (typed, of) => {
          const result = readPhone(typed, "+62", of)
          if (!("phone" in result)) return
          expect(result.phone.national).toMatch(/^\d{7,14}$/)
          expect(readPhone(e164(result.phone), "+62", of)).toEqual(result)
        }
      ),
      runs(500)
    ))
})
