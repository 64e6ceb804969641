import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { coachmarks, knownMarks } from "#core/profile/coachmarks.ts"
import { firstUnseen, marksIn, marksOf, marksText, mergeMarks, savedFor, visitedBy } from "#core/tours/marks.rule.ts"
import { type TourName, tours } from "#core/tours/tours.ts"
import { someMember } from "../account/some-member.ts"
import { runs } from "../arbitraries.ts"

const names = Object.keys(tours) as ReadonlyArray<TourName>
const every = names.flatMap((name) => marksOf(tours[name]))
const anyMarks = fc.subarray(every)

describe("what was seen", () => {
  it("is a step of a tour, in a profile as well, however much is sent", () => {
    expect(new Set(coachmarks)).toEqual(new Set(every))
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), fc.constantFrom(...every))), (sent) => {
        expect(new Set(knownMarks(sent))).toEqual(new Set(every.filter((mark) => sent.includes(mark))))
        expect(knownMarks(sent).length).toBeLessThanOrEqual(every.length)
      })
    )
  })

  it("is stored as it is, and anything else counts as nothing", () => {
    fc.assert(
      fc.property(anyMarks, (marks) => {
        expect(marksIn(marksText(marks))).toEqual(marks)
      })
    )
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        for (const mark of marksIn(text)) expect(every).toContain(mark)
      }),
      runs(200)
    )
    for (const bad of [
      undefined,
      "",
      "{",
      '{"v":2,"marks":["product-buy"]}',
      '{"v":1,"marks":{}}',
      '{"v":1,"marks":["x"]}'
    ])
      expect(marksIn(bad)).toEqual([])
  })

  it("is shown no more: a tour goes on with its first step that was not", () =>
    fc.assert(
      fc.property(fc.constantFrom(...names), anyMarks, (name, visited) => {
        const place = firstUnseen(name, visited)
        const marks = marksOf(tours[name])
        expect(place === undefined).toBe(marks.every((mark) => visited.includes(mark)))
        if (place !== undefined) {
          expect(visited).not.toContain(marks[place])
          for (const mark of marks.slice(0, place)) expect(visited).toContain(mark)
        }
      })
    ))
})

describe("marks", () => {
  it("are saved where they belong: in the profile of a member, in a guest's browser", () => {
    const marks = marksText(["product-buy"])
    const member = someMember({ coachmarksVisited: ["order-couriers"] })
    expect([savedFor(marks, undefined), savedFor(marks, member)]).toEqual([["product-buy"], ["order-couriers"]])
  })

  it("of either browser or profile count as seen, each once (D-49c)", () => {
    const member = someMember({ coachmarksVisited: ["order-couriers", "product-buy"] })
    const stored = marksText(["product-buy"])
    expect(visitedBy(stored, member)).toEqual(["product-buy", "order-couriers"])
    expect(visitedBy(stored, undefined)).toEqual(["product-buy"])
    expect(visitedBy(undefined, undefined)).toEqual([])
  })

  it("are never lost by joining, in either order", () =>
    fc.assert(
      fc.property(anyMarks, anyMarks, (one, other) => {
        const both = mergeMarks(one, other)
        expect(new Set(both)).toEqual(new Set([...one, ...other]))
        expect(both).toHaveLength(new Set(both).size)
        expect(new Set(mergeMarks(other, one))).toEqual(new Set(both))
      })
    ))
})
