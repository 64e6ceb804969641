import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { CombinationId } from "#core/catalogue/combination.ts"
import { ProductId } from "#core/catalogue/product.ts"
import { instant } from "#core/kernel/moment.ts"
import { ReviewId } from "#core/reviews/review.ts"
import { noAnswers, usageTimes } from "#core/reviews/writing/answers.ts"
import {
  draftIn,
  emptyDraft,
  holdsDraft,
  isEmptyDraft,
  isSameDraft,
  type ReviewDraft,
  waitingReviews,
  withDraft
} from "#core/reviews/writing/draft.rule.ts"
import { someNow } from "../../arbitraries.ts"

const day = 86_400_000
const at = (ms: number) => instant(someNow + ms)
const [lipstick, serum] = [ProductId(1001), ProductId(2001)]

const asks = { combinations: [CombinationId("100101")], tags: ["satin", "light"] } as const

const anyDraft: fc.Arbitrary<ReviewDraft> = fc.record({
  details: fc.string({ minLength: 1 }).filter((text) => text.trim() !== ""),
  answers: fc.record({
    combination: fc.constantFrom(null, CombinationId("100101")),
    stars: fc.constantFrom({}, { texture: 4 }, { texture: 1, scent: 5 }),
    durationOfUse: fc.constantFrom(null, ...usageTimes),
    recommended: fc.constantFrom(null, true, false),
    repurchase: fc.constantFrom(null, true, false),
    tags: fc.subarray(["satin", "light"] as const)
  })
})

describe("a review as it was left", () => {
  it("is read as it was written, beside those of other products", () =>
    fc.assert(
      fc.property(anyDraft, anyDraft, (one, other) => {
        const text = withDraft(withDraft(undefined, lipstick, one, at(0)), serum, other, at(1))
        expect(draftIn(text, lipstick, asks, at(2))).toEqual({ ...one, at: at(0) })
        expect(draftIn(text, serum, asks, at(2))).toEqual({ ...other, at: at(1) })
        expect(draftIn(text, ProductId(3), asks, at(2))).toBeUndefined()
      })
    ))

  it("of a product stands beside the change of a review", () => {
    const [one, other] = ["Wangi", "Lebih wangi"].map((details) => ({ details, answers: noAnswers }))
    if (one === undefined || other === undefined) throw new Error("two drafts")
    const text = withDraft(withDraft(undefined, lipstick, one, at(0)), ReviewId("r1"), other, at(1))
    expect(draftIn(text, lipstick, asks, at(2))?.details).toBe("Wangi")
    expect(draftIn(text, ReviewId("r1"), asks, at(2))?.details).toBe("Lebih wangi")
  })

  it("is the same as another one if each part is", () =>
    fc.assert(
      fc.property(anyDraft, anyDraft, (one, other) => {
        expect(isSameDraft(one, { ...one, answers: { ...one.answers, stars: { ...one.answers.stars } } })).toBe(true)
        expect(isSameDraft(one, other)).toBe(JSON.stringify(one) === JSON.stringify(other))
      })
    ))

  it("is stored for seven days, and goes once it is empty", () => {
    const wangi = { details: "Wangi", answers: noAnswers }
    const text = withDraft(undefined, lipstick, wangi, at(0))
    expect(draftIn(text, lipstick, asks, at(7 * day))?.details).toBe("Wangi")
    expect(draftIn(text, lipstick, asks, at(7 * day + 1))).toBeUndefined()
    expect(withDraft(text, lipstick, emptyDraft, at(1))).toBeUndefined()
    expect([isEmptyDraft(emptyDraft), isEmptyDraft(wangi)]).toEqual([true, false])
    expect(isEmptyDraft({ details: " \n", answers: { ...noAnswers, recommended: false } })).toBe(false)
    expect(isEmptyDraft({ details: " \n", answers: { ...noAnswers, combination: CombinationId("1") } })).toBe(true)
  })

  it("is asked about at a log-out for seven days, with a change of a review, and no longer", () => {
    const draft = { ...emptyDraft, details: "Wanginya lembut." }
    for (const subject of [lipstick, ReviewId("00000000-0000-4000-8000-000000000001")]) {
      const text = withDraft(undefined, subject, draft, at(0))
      expect([0, 7 * day, 7 * day + 1].map((later) => holdsDraft(text, at(later)))).toEqual([true, true, false])
    }
    expect(["", undefined, "{", '{"v":1,"drafts":{"1001":7}}'].map((text) => holdsDraft(text, at(0)))).toEqual([
      false,
      false,
      false,
      false
    ])
  })

  it("is listed with the name of its product for a page without a connection, the newest first; changes are not", () => {
    const wangi = { details: "Wangi", answers: noAnswers }
    const texts = [
      (text?: string) => withDraft(text, lipstick, { ...wangi, name: "Delima Satin Lipstick" }, at(0)),
      (text?: string) => withDraft(text, serum, wangi, at(1)),
      (text?: string) => withDraft(text, ReviewId("r1"), wangi, at(2))
    ].reduce<string | undefined>((text, add) => add(text), undefined)
    expect(waitingReviews(texts, at(3))).toEqual([
      { product: serum, name: undefined, text: "Wangi", at: at(1) },
      { product: lipstick, name: "Delima Satin Lipstick", text: "Wangi", at: at(0) }
    ])
    expect(waitingReviews(texts, at(7 * day + 2))).toEqual([])
  })

  it("names no combination that may no longer be named", () => {
    const red = { details: "Merah", answers: { ...noAnswers, combination: CombinationId("100101") } }
    const text = withDraft(undefined, lipstick, red, at(0))
    expect(draftIn(text, lipstick, asks, at(1))?.answers.combination).toBe("100101")
    expect(draftIn(text, lipstick, { combinations: [], tags: [] }, at(1))?.answers.combination).toBeNull()
  })

  it("gives way to newer ones after twenty", () => {
    let text: string | undefined
    for (let number = 1; number <= 25; number++)
      text = withDraft(text, ProductId(number), { details: `${number}`, answers: noAnswers }, at(number))
    const left = Array.from({ length: 25 }, (_, number) => draftIn(text, ProductId(number + 1), asks, at(30))?.details)
    expect(left.slice(0, 5).every((details) => details === undefined)).toBe(true)
    expect(left.slice(5)).toEqual(Array.from({ length: 20 }, (_, number) => `${number + 6}`))
  })

  it("counts as nothing if the stored text is no draft", () => {
    for (const bad of [undefined, "", "{", "[]", '{"v":2,"drafts":{}}', '{"v":1,"drafts":{"1001":{"at":"x"}}}'])
      expect(draftIn(bad, lipstick, asks, someNow)).toBeUndefined()
    const strange =
      '{"v":1,"drafts":{"1001":{"at":1,"details":"a","answers":{"stars":{"texture":9},"durationOfUse":"lama"}}}}'
    expect(draftIn(strange, lipstick, asks, instant(2))?.answers).toEqual(noAnswers)
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => void draftIn(text, lipstick, asks, someNow)))
  })
})
