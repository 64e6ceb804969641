import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { instant } from "#core/kernel/moment.ts"
import { ReviewChanged, ReviewRefused } from "#core/reviews/reviews.errors.ts"
import { nothingWritten } from "#core/reviews/spam-block.rule.ts"
import type { WriteReviewInput } from "#core/reviews/write-review.types.ts"
import { viewWriteReview } from "#core/reviews/write-review.view.ts"
import { draftOfReview } from "#core/reviews/writing/change.rule.ts"
import { type ChangeReviewPort, changeReviewMachineOver } from "#core/reviews/writing/change-review.machine.ts"
import type { OwnReview } from "#core/reviews/writing/own-review.ts"
import type { ReviewChange } from "#core/reviews/writing/own-reviews.port.ts"
import { starPartsOf } from "#core/reviews/writing/star-parts.rule.ts"
import { someNow } from "../../arbitraries.ts"
import { openMachine } from "../../profile/profile-fixture.ts"
import { texts } from "../review-fixture.ts"
import { someOwnReview } from "./own-review-fixture.ts"

const asks = { parts: starPartsOf("skincare"), combinations: [], tags: [] }

/** The form of a review, in a shop that has it in this version. */
const open = (own: OwnReview, { version = 1, isPaused = false } = {}) => {
  const sent: Array<ReviewChange> = []
  const until = instant(someNow + 60_000)
  const port: ChangeReviewPort = {
    fetchBlockState: () =>
      Effect.succeed({
        own: own.review.id,
        ...(isPaused && { pause: { reason: "failures" as const, until, leftMs: 60_000 } })
      }),
    change: Effect.fnUntraced(function* (change) {
      sent.push(change)
      if (change.version !== version) return yield* new ReviewChanged()
      if (change.details.includes("https:"))
        return yield* new ReviewRefused({ findings: [{ code: "URL", quote: "https://toko.test" }] })
      const status = change.details.includes("20rb") ? "held" : "published"
      return { ...own, status, version: version + 1, editedAt: someNow }
    })
  }
  const input: WriteReviewInput = {
    product: own.review.productId,
    asks,
    draft: draftOfReview(own, asks),
    facts: nothingWritten,
    at: someNow
  }
  const form = openMachine(
    (line: ChangeReviewPort) => changeReviewMachineOver(line, own),
    port,
    input,
    (snapshot) => viewWriteReview(snapshot)
  )
  const save = async (details: string) => {
    form.say({ type: "details.typed", details })
    form.say({ type: "review.sent" })
    await form.clock.advance(50)
    return form.view()
  }
  return { ...form, sent, save }
}

describe("a review that is changed", () => {
  const own = someOwnReview(1)

  it("begins with what it says, and is sent whole with the version that it was made of", async () => {
    const form = open(own)
    await form.clock.advance(50)
    expect(form.view()).toMatchObject({ step: "writing", details: texts.good, rating: 4, unanswered: [], lacking: 0 })
    form.say({ type: "part.rated", part: "texture", stars: 2 })
    expect((await form.save(`${texts.good} Sekarang beda.`)).step).toBe("published")
    expect(form.sent).toEqual([
      {
        id: own.review.id,
        version: 1,
        details: `${texts.good} Sekarang beda.`.trim().replace(/\s+/g, " "),
        stars: { ...own.review.stars, texture: 2 },
        durationOfUse: "1–3 bulan",
        recommended: true,
        repurchase: true,
        tags: []
      }
    ])
    expect(form.view().review).toBe(own.review.id)
  })

  it("is held, refused with its words, or stays in its form, as a new one", async () => {
    const form = open(own)
    await form.clock.advance(50)
    expect(await form.save(texts.short)).toMatchObject({ step: "writing", problem: "minimum" })
    expect(await form.save(texts.link)).toMatchObject({
      step: "writing",
      details: texts.link,
      findings: [{ code: "URL", quote: "https://toko.test" }]
    })
    expect((await form.save(texts.price)).step).toBe("held")
    expect(form.sent).toHaveLength(2)
  })

  it("that was changed elsewhere says so, and nothing that was typed is lost", async () => {
    const form = open(own, { version: 2 })
    await form.clock.advance(50)
    expect(await form.save(`${texts.good} Lagi.`)).toMatchObject({
      step: "writing",
      details: `${texts.good} Lagi.`,
      failure: "failure.ReviewChanged"
    })
    expect(form.emitted.at(-1)).toMatchObject({ type: "draft.changed", draft: { details: `${texts.good} Lagi.` } })
  })

  it("waits for the end of a pause", async () => {
    const form = open(own, { isPaused: true })
    await form.clock.advance(50)
    expect(form.view()).toMatchObject({ step: "paused", reason: "failures" })
  })
})
