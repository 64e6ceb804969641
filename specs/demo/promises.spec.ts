import { describe, expect, it } from "vitest"
import { pictureBytes } from "#core/kernel/upload.ts"
import { offeredBadges } from "#core/profile/badges.rule.ts"
import { publicProfileOf } from "#core/profile/public-profile.rule.ts"
import { photoSideLeast, photosMost } from "#core/reviews/photos/photo.ts"
import { writingRules } from "#core/reviews/write-review.types.ts"
import { withLimits } from "#core/shop/limits.rule.ts"
import { featureTable, isOnUnless, type PartName } from "#core/toggles/features.ts"
import { pagesOf } from "../../adapters/demo/content.ts"
import banners from "../../adapters/demo/data/banners.json" with { type: "json" }
import pages from "../../adapters/demo/data/pages.json" with { type: "json" }
import questions from "../../adapters/demo/data/questions.json" with { type: "json" }
import accountEn from "../../ui/messages/en/account.json" with { type: "json" }
import ordersEn from "../../ui/messages/en/orders.json" with { type: "json" }
import profileEn from "../../ui/messages/en/profile.json" with { type: "json" }
import accountId from "../../ui/messages/id/account.json" with { type: "json" }
import mail from "../../ui/messages/id/mail.json" with { type: "json" }
import orders from "../../ui/messages/id/orders.json" with { type: "json" }
import profileId from "../../ui/messages/id/profile.json" with { type: "json" }
import reviewersId from "../../ui/messages/id/reviewers.json" with { type: "json" }

describe("what the shop promises", () => {
  const help = pages.find(({ slug }) => slug === "help")?.paragraphs

  it("help names no part that is not there", () => {
    expect(JSON.stringify(help)).not.toMatch(/Pilihan untukmu|Picked for you|contoh pesan|sample message/)
    // Questions about writing reviews wait for it.
    for (const { question, feature } of questions as ReadonlyArray<{
      readonly question: { readonly en: string }
      readonly feature?: string
    }>)
      if (/write a review|my review/.test(question.en)) expect(feature).toBe("write_review")
  })

  it("help says how a guest finds an order as the form asks it", () => {
    expect(orders.lookup.text).toContain("kode pesanan dan email")
    expect(help?.id.join(" ")).toContain("kode pesanan dan email")
    expect(help?.id.join(" ")).not.toContain("nomor HP")
    expect(help?.en.join(" ")).toContain("order code and the e-mail")
  })

  it("help promises points only for what earns them", () => {
    const [earning] = questions.filter(({ question }) => question.en === "How do I earn points?")
    expect(earning?.answer.en).toContain("Rp50,000")
    expect(JSON.stringify(earning?.answer)).not.toMatch(/review|foto|photo/i)
  })

  it("the way to an account speaks of favourites only where they work", () => {
    expect(accountId.register.text).not.toMatch(/favorit/i)
    expect(accountEn.register.text).not.toMatch(/favourite/i)
  })

  it("the way to an account, the account and its orders name nothing that is not there", () => {
    expect(JSON.stringify([accountId, profileId])).not.toMatch(/rekomendasi|saran/i)
    expect(JSON.stringify([accountEn, profileEn])).not.toMatch(/recommend|suggest/i)
    // The row of the orders names the button of an order by its own words.
    expect(profileId.pagesAbout.orders).toContain(orders.payAgain.toLowerCase())
  })

  it("the rules of reviews say what the shop checks, of words and of photos", () => {
    const shown = pagesOf({ pages, questions } as never).map(({ slug }) => slug)
    expect(shown).toEqual(expect.arrayContaining(["help"]))
    // What the rule book says of photos is shown with them alone; points and order say what a photo brings.
    const { photos: _, points: __, orderPhoto: ___, ...rows } = withLimits(reviewersId.rules.row)
    const written = [Object.values(rows), questions.filter(({ feature }) => feature === "write_review")]
    const rules = JSON.stringify(written)
    expect([photosMost, photoSideLeast, pictureBytes]).toEqual([5, 400, 8 * 1024 * 1024])
    expect(rules).not.toMatch(/menyunting|edit/i)
    const { textLeast, failuresAt, failuresPauseMs, reviewsPerWindow, windowMs, windowPauseMs } = writingRules
    expect([textLeast, failuresAt, failuresPauseMs, reviewsPerWindow, windowMs, windowPauseMs]).toEqual([
      150, 3, 3_600_000, 20, 900_000, 21_600_000
    ])
    const { length, refusals, window } = rows
    expect([length.number, refusals.number, refusals.unit, window.number, window.unit, window.title]).toEqual([
      "150",
      "1 jam",
      "setelah 3 penolakan",
      "6 jam",
      "setelah 20 review",
      "Terlalu banyak dalam 15 menit"
    ])
    expect(banners.filter(({ link }) => typeof link === "object" && "page" in link)).toEqual([])
  })

  it("the policy says who sees the years of children as their rule gives them", () => {
    const member = { motherhood: { isMother: true, children: [{ yearOfBirth: 2019 }], childrenPublic: true } }
    expect(publicProfileOf(member as never, undefined, 0 as never).children).toHaveLength(1)
    const policy = pages.find(({ slug }) => slug === "privacy")?.paragraphs
    expect(policy?.id.join(" ")).toContain("kecuali kamu sendiri yang menampilkannya")
    expect(policy?.en.join(" ")).toContain("unless you choose to show it")
    expect(JSON.stringify(policy)).not.toMatch(/tidak tampil ke umum|is not public/)
  })

  it("the terms and the help promise returns as they are: by pictures, within 2×24 hours, for the money. D-62b", () => {
    expect(featureTable.returns.switched).toBe(false)
    const terms = pages.find(({ slug }) => slug === "terms")?.paragraphs
    const [question] = questions.filter(({ feature }) => feature === "returns")
    for (const said of [terms?.id.join(" "), question?.answer.id]) {
      expect(said).toContain("2×24 jam")
      expect(said).toContain("foto")
      expect(said).not.toMatch(/video|ganti/)
    }
    expect(question?.answer.id).toContain(orders.return.start)
    expect(question?.answer.en).toContain(ordersEn.return.start)
  })

  it("badges that need a review are offered once reviews can be written; earned ones stay", () => {
    const badges = [{ id: "first-review", earnedAt: 1 as never }, { id: "five-photos" }, { id: "one-year" }] as const
    const offered = (...off: ReadonlyArray<PartName>) =>
      offeredBadges([...badges, { id: "first-to-review" }], isOnUnless(off)).map(({ id }) => id)
    expect(offered("write_review", "review_photos")).toEqual(["first-review", "one-year"])
    expect(offered("review_photos")).toEqual(["first-review", "one-year", "first-to-review"])
    expect(offered()).toEqual(["first-review", "five-photos", "one-year", "first-to-review"])
  })

  it("uses one word for one thing", () => {
    expect(JSON.stringify([pages, questions])).not.toMatch(/ulasan/i)
    expect(
      JSON.stringify([pages.map(({ paragraphs }) => paragraphs.id), accountId, profileId, orders, mail])
    ).not.toMatch(/e-mail/i)
    // As a word of a text, not as a name of a text or of a value.
    expect(JSON.stringify([pages.map(({ paragraphs }) => paragraphs.en), profileEn, ordersEn])).not.toMatch(
      /(?<!["{])\bemail\b(?!["}])/i
    )
    expect(JSON.stringify(Object.values(mail))).not.toMatch(/password/i)
  })
})
