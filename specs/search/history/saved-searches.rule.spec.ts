import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { savedSearchesText, searchesIn } from "#core/search/history/saved-searches.rule.ts"
import { runs } from "../../arbitraries.ts"

describe("searches stored in a browser", () => {
  it("are found again", () =>
    fc.assert(
      fc.property(fc.array(fc.constantFrom("toner", "serum", "rose", "Rose", "lip", "sun", "aloe")), (typed) => {
        const recent = searchesIn(JSON.stringify({ v: 1, recent: typed }))
        expect(searchesIn(savedSearchesText(recent))).toEqual(recent)
      }),
      runs(200)
    ))

  it("never break a page, for any stored text", () =>
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(searchesIn(text).length).toBeLessThanOrEqual(5)
      }),
      runs(500)
    ))

  it("are the five newest, each once however it was written", () => {
    const recent = ["Toner", "toner", "serum", "rose", "lip", "sun", "aloe"]
    expect(searchesIn(JSON.stringify({ v: 1, recent }))).toEqual(["Toner", "serum", "rose", "lip"])
    expect(searchesIn(JSON.stringify({ v: 1, recent: recent.slice(1) }))).toEqual([
      "toner",
      "serum",
      "rose",
      "lip",
      "sun"
    ])
  })

  it.each([undefined, "", "[]", "null", '{"v":2,"recent":["toner"]}', '{"v":1}', '{"v":1,"recent":"toner"}'])(
    "are none in %s",
    (text) => expect(searchesIn(text)).toEqual([])
  )

  it("leave out what is no text", () => {
    expect(searchesIn('{"v":1,"recent":[7,"toner",null,{}]}')).toEqual(["toner"])
  })
})
