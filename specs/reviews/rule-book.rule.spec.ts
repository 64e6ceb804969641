import { describe, expect, it } from "vitest"
import { reviewLimits } from "#core/reviews/rule-book.rule.ts"
import { withLimits } from "#core/shop/limits.rule.ts"
import en from "../../ui/messages/en/reviewers.json" with { type: "json" }
import id from "../../ui/messages/id/reviewers.json" with { type: "json" }

const said = { id: withLimits(id.rules.row), en: withLimits(en.rules.row) }

describe("the rule book of reviews", () => {
  // Specification 4, 5 and 9; D-29, D-37 to D-44.
  it("names the numbers of the specification", () =>
    expect(reviewLimits).toEqual({
      boughtWeight: 5,
      copyPercent: 90,
      divaLikes: 100,
      divaReviews: 50,
      failuresAt: 3,
      failuresPauseHours: 1,
      freeChangeDays: 30,
      newAccountDays: 7,
      photoPoints: 1,
      photoSideLeast: 400,
      photoWeight: 10,
      photosPerReview: 5,
      quietMinutes: 60,
      reportNoteLength: 500,
      reportersToHide: 3,
      reviewPoints: 1,
      reviewPointsMost: 2,
      reviewTextLeast: 150,
      reviewTextMost: 3000,
      reviewsPerWindow: 20,
      rewardedReviewsPerDay: 5,
      risingReviews: 10,
      starPartsLeast: 4,
      starPartsMost: 6,
      superLikes: 500,
      superReviews: 150,
      windowMinutes: 15,
      windowPauseHours: 6
    }))

  it("says them in both languages", () => {
    expect([said.id.refusals.number, said.id.refusals.unit]).toEqual(["1 jam", "setelah 3 penolakan"])
    expect([said.en.window.number, said.en.window.title]).toEqual(["6 h", "Too many within 15 minutes"])
    expect([said.id.length.number, said.en.length.text]).toEqual([
      "150",
      "At most 3000 characters. Repeated spaces do not count."
    ])
    expect([said.id.copies.number, said.id.photos.title, said.id.once.text]).toEqual([
      "90%",
      "8 MB per foto",
      "Shade dipilih di dalam review. Bebas diubah selama 30 hari; setelah itu perubahannya kami baca dulu."
    ])
    expect([said.id.orderPhoto.number, said.id.orderBought.number]).toEqual(["+10", "+5"])
    expect(withLimits(id.rules.level)).toEqual({
      rising: "10 review",
      diva: "50 review · 100 suka",
      super: "150 review · 500 suka"
    })
  })
})
