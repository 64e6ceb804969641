import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { boundedAnswers } from "#adapters/postgres/engine/bounded-answers.ts"
import { runs } from "#specs/arbitraries.ts"

const anyUse = fc.record({
  key: fc.integer({ min: 0, max: 30 }).map(String),
  put: fc.option(fc.integer({ min: 0, max: 60 }), { nil: undefined })
})

describe("answers within bounds", () => {
  it("never exceed their number or their bytes, and are those that were put last", () =>
    fc.assert(
      fc.property(
        fc.array(anyUse, { maxLength: 200 }),
        fc.integer({ min: 2, max: 12 }),
        fc.integer({ min: 0, max: 200 }),
        (uses, entries, bytes) => {
          const answers = boundedAnswers<{ readonly bytes: number; readonly place: number }>({ entries, bytes })
          const last = new Map<string, number>()
          for (const [place, { key, put }] of uses.entries()) {
            if (put !== undefined) {
              answers.put(key, { bytes: put, place })
              last.set(key, place)
            }
            const found = answers.get(key)
            if (found !== undefined) expect(found.place).toBe(last.get(key))
            const held = answers.held()
            expect(held.entries).toBeLessThanOrEqual(entries)
            expect(held.bytes).toBeLessThanOrEqual(bytes)
          }
        }
      ),
      runs(300)
    ))

  it("that were asked for twice outlive ten thousand that nobody asks for again", () => {
    const answers = boundedAnswers<{ readonly bytes: number }>({ entries: 100, bytes: 100_000 })
    answers.put("often", { bytes: 100 })
    answers.get("often")
    for (let other = 0; other < 10_000; other++) answers.put(`other ${other}`, { bytes: 100 })
    expect(answers.get("often")).toEqual({ bytes: 100 })
    expect(answers.held()).toEqual({ entries: 21, bytes: 2_100 })
  })

  it("go in the order in which they were asked for last", () => {
    const answers = boundedAnswers<{ readonly bytes: number }>({ entries: 5, bytes: 1_000 })
    for (const key of ["a", "b", "c", "d"]) {
      answers.put(key, { bytes: 1 })
      answers.get(key)
    }
    answers.get("a")
    answers.put("e", { bytes: 1 })
    answers.get("e")
    expect(["a", "b", "c", "d", "e"].filter((key) => answers.get(key) !== undefined)).toEqual(["a", "c", "d", "e"])
  })

  it("that are larger than their part are not stored, and leave the others", () => {
    const answers = boundedAnswers<{ readonly bytes: number }>({ entries: 10, bytes: 100 })
    answers.put("small", { bytes: 10 })
    answers.put("large", { bytes: 21 })
    expect(answers.get("large")).toBeUndefined()
    expect(answers.get("small")).toEqual({ bytes: 10 })
  })
})
