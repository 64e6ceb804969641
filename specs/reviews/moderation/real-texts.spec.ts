import { describe, expect, it } from "vitest"
import { moderationCodes } from "#core/reviews/moderation/finding.ts"
import { findingsIn } from "#core/reviews/moderation/findings.rule.ts"
import { hasSharedData, sharedRows } from "#specs/shared-data.ts"
import { spamCases } from "./spam-cases.ts"

/** Largest share of honest texts that may be held or refused, and smallest shares of spam that must be found. */
const wanted = { honestMost: 0.03, spamLeast: 0.9, kindLeast: 0.8 } as const

const files = [
  "reviews-id.jsonl.gz",
  "reviews-id-other-categories.jsonl.gz",
  "reviews-id-composed.jsonl.gz",
  "reviews-en.jsonl"
]

const textOf = (row: unknown): string =>
  typeof row === "object" && row !== null && "text" in row ? String(row.text) : ""

const textsOf = (file: string): ReadonlyArray<string> => sharedRows(file).map(textOf)

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

describe.skipIf(!hasSharedData)("the automatic checks of real reviews", () => {
  it.each(files)("hold or refuse hardly any of the honest ones: %s", (file) => {
    const texts = textsOf(file)
    const found = texts.map((text) => findingsIn(text))
    const share = (fits: (one: (typeof found)[number]) => boolean): number => found.filter(fits).length / texts.length
    const counts = moderationCodes.map(
      (code) => `${code} ${found.filter((one) => one.some((finding) => finding.code === code)).length}`
    )
    const refused = share((one) => one.some(({ severity }) => severity === "refused"))
    const any = share((one) => one.length > 0)
    console.info(
      `${file}: ${texts.length} texts, found ${percent(any)}, refused ${percent(refused)}; ${counts.join(", ")}`
    )
    expect(any).toBeLessThanOrEqual(wanted.honestMost)
  })

  it("find spam of every kind", () => {
    const cases = spamCases(textsOf("reviews-id.jsonl.gz"))
    const hits = cases.map(({ kind, code, text, copyOf }) => ({
      kind,
      isFound: findingsIn(text, copyOf === undefined ? [] : [copyOf]).some((finding) => finding.code === code)
    }))
    const shareOf = (some: typeof hits): number => some.filter(({ isFound }) => isFound).length / some.length
    const kinds = [...Map.groupBy(hits, ({ kind }) => kind)].map(([kind, some]) => ({
      kind,
      share: shareOf(some),
      of: some.length
    }))
    const lines = kinds.map(({ kind, share, of }) => `${kind} ${percent(share)} of ${of}`)
    console.info(`spam: ${cases.length} texts, found ${percent(shareOf(hits))}; ${lines.join(", ")}`)
    expect(cases.length).toBeGreaterThanOrEqual(300)
    expect(shareOf(hits)).toBeGreaterThanOrEqual(wanted.spamLeast)
    expect(kinds.filter(({ share }) => share < wanted.kindLeast)).toEqual([])
  })
})
