import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { graphemes } from "#core/kernel/text.ts"
import { reportNoteLength, reportNoteUnits, reportTypes } from "#core/reviews/reactions/report.ts"
import { isNoteTooLong, reportOf, reportProblems, tidyReport } from "#core/reviews/reactions/report-form.rule.ts"
import { ReviewId } from "#core/reviews/review.ts"

const review = ReviewId("r1")

describe("the form of a report", () => {
  it("needs one of six reasons, and no note", () => {
    expect(reportProblems({ type: null, note: "" })).toEqual({ type: "required" })
    expect(reportTypes.map((type) => reportProblems({ type, note: "" }))).toEqual(Array(6).fill({}))
  })

  it(`takes a note of ${reportNoteLength} characters as people count them, without what is trimmed`, () => {
    const longest = "é".repeat(reportNoteLength)
    expect(reportProblems({ type: "spam", note: `  ${longest}\n` })).toEqual({})
    expect(reportProblems({ type: "spam", note: `${longest}.` })).toEqual({ note: "maximum" })
    expect([
      isNoteTooLong("👍🏽".repeat(reportNoteLength)),
      isNoteTooLong("👍🏽".repeat(reportNoteLength + 1))
    ]).toEqual([false, true])
  })

  it("is sent with its note tidied, and without an empty one", () => {
    expect(reportOf(review, { type: "fake", note: " \r\n " })).toEqual({ review, type: "fake" })
    expect(reportOf(review, { type: "fake", note: " Fotonya\r\ncomotan\u0007 " })).toEqual({
      review,
      type: "fake",
      note: "Fotonya\ncomotan"
    })
    expect(() => reportOf(review, { type: null, note: "" })).toThrow(TypeError)
  })

  it("is tidied once: as it is stored, it is sent again the same", () =>
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (note) => {
        const stored = tidyReport({ review, type: "spam", note })
        expect(tidyReport(stored)).toEqual(stored)
        expect(graphemes(stored.note ?? "").length).toBeLessThanOrEqual(graphemes(note).length)
      })
    ))

  it("leaves room on the wire for any note it takes of single code points", () =>
    expect("👍".repeat(reportNoteLength).length).toBeLessThanOrEqual(reportNoteUnits))
})
