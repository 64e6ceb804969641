import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { createActor } from "xstate"
import { ProductId } from "#core/catalogue/product.ts"
import type { Untimed } from "#core/kernel/timed.ts"
import { noPhotos, type PhotosStanding } from "#core/reviews/photos/form-photos.rule.ts"
import { PhotoId } from "#core/reviews/photos/photo.ts"
import { PhotoUnknown } from "#core/reviews/photos/photos.errors.ts"
import { ReviewId } from "#core/reviews/review.ts"
import { nothingWritten } from "#core/reviews/spam-block.rule.ts"
import { writeReviewMachineOver } from "#core/reviews/write-review.machine.ts"
import type { ReviewWritten } from "#core/reviews/write-review.port.ts"
import type { WriteReviewEvent } from "#core/reviews/write-review.types.ts"
import { viewWriteReview } from "#core/reviews/write-review.view.ts"
import { noAnswers } from "#core/reviews/writing/answers.ts"
import { someNow } from "../../arbitraries.ts"
import { settle } from "../../virtual-clock.ts"
import { answered, texts } from "../review-fixture.ts"

const attached = [{ id: PhotoId("b"), description: "Dari dekat" }, { id: PhotoId("a") }]
const standing = (more: Partial<PhotosStanding> = {}): PhotosStanding => ({ ...noPhotos, attached, ...more })

/** A form that is filled in, of a review that has these photos. */
const filled = async ({ begun = noPhotos, refusals = 0 }: { begun?: PhotosStanding; refusals?: number } = {}) => {
  const sent: Array<ReviewWritten> = []
  const machine = writeReviewMachineOver({
    fetchBlockState: () => Effect.succeed({}),
    submitReview: (review) => {
      sent.push(review)
      return sent.length <= refusals
        ? Effect.fail(new PhotoUnknown({ ids: [PhotoId("gone")] }))
        : Effect.succeed({ review: ReviewId("r1"), status: "held", points: 0, at: someNow })
    }
  })
  const input = {
    product: ProductId(1),
    asks: { parts: ["effectiveness" as const], combinations: [], tags: [] },
    draft: { details: texts.good, answers: { ...noAnswers, stars: { effectiveness: 4 }, ...answered } },
    photos: begun,
    facts: nothingWritten,
    at: someNow
  }
  const actor = createActor(machine, { input }).start()
  await settle()
  const say = async (event: Untimed<WriteReviewEvent>) => {
    actor.send({ ...event, at: someNow } as WriteReviewEvent)
    await settle()
  }
  return { say, sent, view: () => viewWriteReview(actor.getSnapshot()) }
}

describe("photos of a review that is sent", () => {
  it("are those that the form shows, in its order", async () => {
    const { say, sent, view } = await filled()
    await say({ type: "photos.changed", photos: standing() })
    await say({ type: "review.sent" })
    expect([sent.map(({ photos }) => photos), view().step]).toEqual([[attached], "held"])
  })

  it("hold it back while one is on its way or has failed, and that is said", async () => {
    for (const more of [{ pending: 1 }, { failed: 1 }]) {
      const { say, sent, view } = await filled()
      await say({ type: "photos.changed", photos: standing(more) })
      await say({ type: "review.sent" })
      expect([sent, view().step, view().showsGaps]).toEqual([[], "writing", true])
      await say({ type: "photos.changed", photos: standing() })
      await say({ type: "review.sent" })
      expect(view().step).toBe("held")
    }
  })

  it("are asked for again if the shop has removed them, and nothing counts as refused for its words", async () => {
    const { say, sent, view } = await filled({ refusals: 1 })
    await say({ type: "photos.changed", photos: standing() })
    await say({ type: "review.sent" })
    expect(view()).toMatchObject({
      step: "writing",
      failure: "failure.PhotoUnknown",
      photosExpired: 1,
      photosUnknown: ["gone"],
      findings: []
    })
    await say({ type: "review.sent" })
    expect([sent.length, view().step]).toEqual([2, "held"])
  })

  it("are left out if there are none, or none is other than before, and are sent if all were removed", async () => {
    const none = await filled()
    await none.say({ type: "review.sent" })
    expect(none.sent[0]).not.toHaveProperty("photos")
    const same = await filled({ begun: standing() })
    await same.say({ type: "review.sent" })
    expect(same.sent[0]).not.toHaveProperty("photos")
    const removed = await filled({ begun: standing() })
    await removed.say({ type: "photos.changed", photos: noPhotos })
    await removed.say({ type: "review.sent" })
    expect(removed.sent[0]?.photos).toEqual([])
  })

  it("waits until the photos that the browser has stored were read", async () => {
    const form = await filled({ begun: { ...noPhotos, isKnown: false } })
    await form.say({ type: "review.sent" })
    expect(form.sent).toEqual([])
    await form.say({ type: "photos.changed", photos: standing() })
    await form.say({ type: "review.sent" })
    expect(form.sent.map(({ photos }) => photos)).toEqual([attached])
  })
})
