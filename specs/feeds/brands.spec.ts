import { describe, expect, it } from "vitest"
import { nothingSeen } from "#adapters/feeds/seen.ts"
import { noBrand } from "#core/feeds/feed-item.ts"

const brandsOf = (...given: ReadonlyArray<string>) => {
  const seen = nothingSeen()
  const fixes: Array<string> = []
  const notes = { fix: (_: string, code: string) => fixes.push(code) } as never
  return { brands: given.map((name) => seen.brand(name, "vendor", notes)), fixes }
}

describe("the brand of a product in a feed", () => {
  it.each(["null", "NULL", "none", "n/a", "N/A", " nan ", "undefined", ""])("called %j is none", (given) => {
    expect(brandsOf(given).brands).toEqual([noBrand])
    expect(brandsOf(given).fixes).toContain("brand-missing")
  })

  it("is the same with and without the signs of a trade mark", () => {
    expect(
      brandsOf("Dr. Dennis Gross Skincare", "Dr. Dennis Gross Skincare®™", "Dr. Dennis Gross Skincare ™").brands
    ).toEqual(Array(3).fill("Dr. Dennis Gross Skincare"))
  })

  it("stays what it is where it only begins like none", () => {
    expect(brandsOf("Nonesuch", "Null & Void").brands).toEqual(["Nonesuch", "Null & Void"])
  })
})
