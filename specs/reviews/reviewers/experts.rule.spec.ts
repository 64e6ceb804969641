import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { fieldOf, fieldsOf, pageOf, quoteOf } from "#core/reviews/reviewers/experts.rule.ts"

const titles = [
  { id: "Apoteker, peracik kosmetik", en: "Pharmacist" },
  { id: "Dokter kulit", en: "Dermatologist" },
  { id: "Penata rias", en: "Make-up artist" }
]
const anyTitles = fc.array(fc.constantFrom(...titles), { maxLength: 60 })

describe("the fields of experts", () => {
  it("stand in addresses without signs", () =>
    expect(titles.map(fieldOf)).toEqual(["apoteker-peracik-kosmetik", "dokter-kulit", "penata-rias"]))

  it("count every expert once, most frequent first", () =>
    fc.assert(
      fc.property(anyTitles, (given) => {
        const fields = fieldsOf(given, "en")
        expect(fields.reduce((sum, { count }) => sum + count, 0)).toBe(given.length)
        for (const { id, count, name } of fields) {
          const same = given.filter((title) => fieldOf(title) === id)
          expect([same.length, same[0]?.en]).toEqual([count, name])
        }
        const counts = fields.map(({ count }) => count)
        expect(counts).toEqual(counts.toSorted((a, b) => b - a))
      })
    ))

  it("filter the list, twenty on a page", () =>
    fc.assert(
      fc.property(anyTitles, fc.option(fc.constantFrom(...titles.map(fieldOf)), { nil: undefined }), (given, field) => {
        const experts = given.map((title, place) => ({ title, place }))
        const fitting = experts.filter(({ title }) => field === undefined || fieldOf(title) === field)
        const pages = [1, 2, 3, 4].map((page) => pageOf(experts, { ...(field !== undefined && { field }), page }))
        expect(pages.flatMap(({ shown }) => shown)).toEqual(fitting)
        expect(pages.every(({ shown, total }) => shown.length <= 20 && total === fitting.length)).toBe(true)
      })
    ))
})

describe("a quote", () => {
  it.each([
    ["the first sentence", "Cepat meresap! Tidak lengket sama sekali.", "Cepat meresap!"],
    ["the whole text without a sentence", "cepat meresap dan wangi", "cepat meresap dan wangi"],
    ["no sentence that ends in a number", "Kupakai 2.5 ml tiap malam. Cukup.", "Kupakai 2.5 ml tiap malam."],
    ["one line", "Cepat\nmeresap. Wangi.", "Cepat meresap."]
  ])("is %s", (_, details, quote) => expect(quoteOf(details)).toBe(quote))

  it("has at most 100 characters (specification 9) and a sign that it was cut", () =>
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), (details) => {
        expect([...quoteOf(details).replace(/…$/u, "")].length).toBeLessThanOrEqual(100)
      })
    ))
})
