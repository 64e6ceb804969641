import { describe, expect, it } from "vitest"
import { offeredBadges } from "#core/profile/badges.rule.ts"
import { features } from "#core/toggles/features.ts"
import pages from "../../adapters/demo/data/pages.json" with { type: "json" }
import questions from "../../adapters/demo/data/questions.json" with { type: "json" }
import accountEn from "../../ui/messages/en/account.json" with { type: "json" }
import accountId from "../../ui/messages/id/account.json" with { type: "json" }
import mail from "../../ui/messages/id/mail.json" with { type: "json" }
import orders from "../../ui/messages/id/orders.json" with { type: "json" }

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

  it("the way to an account speaks of points and favourites only where they work", () => {
    expect(accountId.register.text).not.toMatch(/poin|favorit/i)
    expect(accountEn.register.text).not.toMatch(/point|favourite/i)
    expect(features.points || features.wishlist).toBe(false)
  })

  it("the terms promise returns only once there are some", () => {
    expect(features.returns).toBe(false)
    expect(JSON.stringify(pages)).not.toMatch(/pengembalian barang|^pengembalian|"pengembalian:|returns:/i)
  })

  it("badges that need a review are offered once reviews can be written; earned ones stay", () => {
    const badges = [{ id: "first-review", earnedAt: 1 as never }, { id: "five-photos" }, { id: "one-year" }] as const
    expect(offeredBadges(badges, false).map(({ id }) => id)).toEqual(["first-review", "one-year"])
    expect(offeredBadges(badges, true)).toEqual(badges)
  })

  it("uses one word for one thing", () => {
    expect(JSON.stringify([pages, questions])).not.toMatch(/ulasan/i)
    expect(JSON.stringify(Object.values(mail))).not.toMatch(/password/i)
  })
})
