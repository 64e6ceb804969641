import { describe, expect, it } from "vitest"
import { ProductId } from "#core/catalogue/product.ts"
import { spamRules } from "#core/reviews/spam-block.rule.ts"
import { well } from "../selling-line.ts"
import { answered, openReviews, type ReviewTab, texts } from "./review-fixture.ts"

const writes = (tab: ReviewTab, details: string): void => {
  tab.say({ type: "part.rated", part: "all", stars: 4 })
  tab.say({ type: "answer.chosen", answers: answered })
  tab.say({ type: "details.typed", details })
  tab.say({ type: "review.sent" })
}

/** A member at the first product, with the shop's answer there. */
const begun = async (options: Parameters<typeof openReviews>[0] = {}) => {
  const shop = openReviews(options)
  const tab = shop.openTab()
  await shop.clock.advance(100)
  return { shop, tab, clock: shop.clock }
}

describe("writing a review", () => {
  it("counts down to 150 characters, says what is lacking and then publishes", async () => {
    const { tab, clock, shop } = await begun()
    writes(tab, texts.short)
    expect(tab.view()).toMatchObject({
      step: "writing",
      details: texts.short,
      length: 149,
      lacking: 1,
      problem: "minimum",
      failure: null,
      until: null,
      reason: null
    })
    writes(tab, texts.good)
    expect(tab.view()).toMatchObject({ step: "sending", lacking: 0, problem: null })
    await clock.advance(100)
    expect(tab.outcome()).toBe("published")
    expect([tab.draft(), shop.reviewed.get(ProductId(1))]).toEqual(["", 1])
  })

  it("loses nothing that is typed while a review is on its way, and shows refused words until they are gone", async () => {
    const { tab, clock } = await begun()
    writes(tab, texts.link)
    tab.say({ type: "details.typed", details: `${texts.link} Tambahan.` })
    expect([tab.view().step, tab.draft()]).toEqual(["sending", `${texts.link} Tambahan.`])
    await clock.advance(100)
    const found = [{ code: "URL", quote: "https://toko.test" }]
    expect(tab.view()).toMatchObject({ step: "writing", details: `${texts.link} Tambahan.`, findings: found })
    tab.say({ type: "details.typed", details: `${texts.link} Tambahan` })
    expect(tab.view().findings).toEqual(found)
    tab.say({ type: "details.typed", details: texts.good })
    expect(tab.view()).toMatchObject({ findings: [], unfit: null })
    tab.say({ type: "details.typed", details: "ab".repeat(1_501) })
    expect(tab.view()).toMatchObject({ unfit: "maximum", problem: null })
  })

  it("rests for an hour after the third refusal, asks again then and finds the draft", async () => {
    const { tab, clock } = await begun()
    for (const refusal of [1, 2, 3]) {
      writes(tab, texts.link)
      await clock.advance(100)
      expect(tab.view()).toMatchObject({ step: refusal < 3 ? "writing" : "paused", failure: "failure.ReviewRefused" })
    }
    const { until, reason } = tab.view()
    expect([reason, (until ?? 0) - clock.now() <= spamRules.failuresPauseMs]).toEqual(["failures", true])
    tab.opens()
    await clock.advance(100)
    expect(tab.view()).toMatchObject({ step: "paused", until })
    await clock.advance(spamRules.failuresPauseMs)
    expect(tab.view()).toMatchObject({ step: "writing", details: texts.link })
  })

  it("is possible on a bad line, except in a known pause", async () => {
    const lost = { there: 5, back: 5, lost: "call" as const }
    let isLost = true
    const { tab, clock } = await begun({ fate: () => (isLost ? lost : { ...lost, lost: "no" }) })
    expect(tab.view().step).toBe("writing")
    isLost = false
    for (let refusal = 0; refusal < 3; refusal++) {
      writes(tab, texts.link)
      await clock.advance(100)
    }
    isLost = true
    tab.opens()
    await clock.advance(100)
    expect(tab.view()).toMatchObject({ step: "paused", reason: "failures" })
  })

  it("rests if another tab met the third refusal while this one was sending over a line that was then lost", async () => {
    let isLost = false
    const { tab, clock, shop } = await begun({ fate: () => ({ ...well, lost: isLost ? "answer" : "no" }) })
    const other = shop.openTab()
    await clock.advance(100)
    for (const refusal of [1, 2]) {
      writes(other, `${texts.link} ${refusal}`)
      await clock.advance(100)
    }
    writes(other, texts.link)
    isLost = true
    writes(tab, texts.good)
    await clock.advance(100)
    isLost = false
    await clock.advance(100)
    expect([tab.view().step, tab.view().reason]).toEqual(["paused", "failures"])
  })

  it("asks before it throws a text away, and keeps it else", async () => {
    const { tab } = await begun()
    tab.say({ type: "details.typed", details: "Wanginya enak" })
    tab.say({ type: "review.left" })
    expect(tab.view().step).toBe("confirming")
    tab.say({ type: "discard.declined" })
    expect([tab.view().step, tab.draft()]).toEqual(["writing", "Wanginya enak"])
    tab.say({ type: "review.left" })
    tab.say({ type: "discard.confirmed" })
    expect([tab.outcome(), tab.draft()]).toEqual(["left", ""])
  })

  it("ends at the door for a guest, and with a word where there is a review", async () => {
    const guest = await begun({ isMember: false })
    expect(guest.tab.outcome()).toBe("loginWanted")
    const { tab, clock, shop } = await begun()
    const other = shop.openTab()
    await clock.advance(100)
    writes(other, texts.good)
    await clock.advance(100)
    writes(tab, texts.good)
    await clock.advance(100)
    expect([other.outcome(), tab.outcome()]).toEqual(["published", "alreadyReviewed"])
  })
})
