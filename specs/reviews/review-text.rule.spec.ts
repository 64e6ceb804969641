import { Exit, Schema } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { writingWire } from "#adapters/wire/reviews/writing.wire.ts"
import { reviewText, textLength, textProblem } from "#core/reviews/review-text.rule.ts"
import { runs } from "../arbitraries.ts"
import { texts } from "./review-fixture.ts"
import { reviewOf } from "./writing/review-writers.ts"

/** Graphemes, and joiners, selectors and tags where they do not belong. */
const anyText = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 400 }),
  fc.string({
    unit: fc.constantFrom(
      ..."a1# 👩🔥🏽🏴م\u{e0067}\u{e007f}\u200d\ufe0f\ufe0e\u200b\u200c\u3164\u034f\u0301\ud83d\udc69".split(/(?:)/u),
      "\ud83d",
      "\udc69"
    ),
    maxLength: 40
  })
)

describe("the text of a review: R4", () => {
  it("has 150 to 3,000 characters as a person counts them, blanks apart", () => {
    const long = (count: number) => `${"melati ".repeat(count).slice(0, count - 1)}x`
    expect(textLength("  a \n\n b  ")).toBe(3)
    expect(textLength("👩🏽‍🦰é")).toBe(2)
    expect([" \n ", long(149), long(3_001)].map((text) => textProblem(text))).toEqual([
      "required",
      "minimum",
      "maximum"
    ])
    expect([long(150), long(3_000)].map((text) => textProblem(text))).toEqual([undefined, undefined])
    expect([textProblem(texts.short), textProblem(texts.good)]).toEqual(["minimum", undefined])
  })

  it("takes at most 36,000 units, as the wire does: what the form says may be sent can be sent", () => {
    const faces = "👨‍👩‍👧‍👦👩‍👩‍👧‍👦".repeat(1_500)
    expect([reviewText(faces).length, textProblem(faces)]).toEqual([33_000, undefined])
    const written = writingWire.submitReview.input.schema as Schema.Codec<unknown, unknown>
    expect(Exit.isSuccess(Schema.decodeUnknownExit(written)(reviewOf("a", faces)))).toBe(true)
    const marked = ["a", "b"]
      .map((letter) => letter + "\u0301".repeat(12))
      .join("")
      .repeat(1_500)
    expect([textLength(marked), textProblem(marked)]).toEqual([3_000, "maximum"])
  })

  it("is not one character over and over", () => {
    expect(textProblem(`${texts.good} ${"a".repeat(9)}`)).toBeUndefined()
    expect(textProblem(`${texts.good} ${"a".repeat(10)}`)).toBe("repeated")
  })

  it.each([
    [0x200b, 0x2060, 0x2063, 0xad],
    [0x3164, 0xad],
    [0xffa0, 0x3164],
    [0x115f, 0x1160],
    [0x2800, 0x200b],
    [0xfe0f, 0x200d],
    [0xfe00, 0xfe01],
    [0xe0100, 0xe0101],
    [0xe0061, 0xe0062],
    [0x180b, 0x180e],
    [0x34f, 0x200c],
    [0x61c, 0x200e, 0x202e],
    [0xfff9, 0xfffa],
    [0x1d173, 0x2065]
  ])("has no character that shows nothing: U+%x and others", (...codes) => {
    const empty = String.fromCodePoint(...Array.from({ length: 160 }, (_, at) => codes[at % codes.length] ?? 0))
    expect([textProblem(empty), reviewText(empty)]).toEqual(["required", ""])
    expect(["Bagus banget", "👍", "م"].map((word) => textLength(word + empty))).toEqual([12, 1, 1])
    expect(reviewText(`Bagus${empty}banget`)).toMatch(/^Bagus ?banget$/)
  })

  it("counts no character as two because of one that shows nothing", () => {
    expect(textProblem(`${texts.good} ${"a\u200b".repeat(10)}`)).toBe("repeated")
  })

  it.each([
    "👨‍👩‍👧‍👦",
    "❤️‍🔥",
    "🏳️‍🌈",
    "🧑‍⚕️",
    "🏴󠁧󠁢󠁥󠁮󠁧󠁿",
    "🇮🇩",
    "👩🏽‍🦰",
    "0️⃣",
    "♀️",
    "☺︎",
    "می‌خواهم",
    "क्‍ष",
    "مَا شَاءَ اللهُ",
    "葛󠄀",
    "Café"
  ])("leaves what is shown as it is: %s", (text) => {
    expect(reviewText(text)).toBe(text)
  })

  it("has 149 faces too few and 150 enough, however many code points each has", () => {
    const faces = (count: number) => "👩🏽‍🦰👨‍👩‍👧‍👦".repeat(count / 2) + (count % 2 === 0 ? "" : "é")
    expect([149, 150, 3_000, 3_001].map((count) => textProblem(faces(count)))).toEqual([
      "minimum",
      undefined,
      undefined,
      "maximum"
    ])
  })

  it("is stored as it is counted, and counts the same once it is stored", () =>
    fc.assert(
      fc.property(anyText, (typed) => {
        const stored = reviewText(typed)
        expect(reviewText(stored)).toBe(stored)
        expect(stored).not.toMatch(/^\s|\s$|\s\s/)
        expect([textLength(stored), textProblem(stored)]).toEqual([textLength(typed), textProblem(typed)])
      }),
      runs(200)
    ))
})
