import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { createActor } from "xstate"
import { memoryAds } from "#adapters/memory/window/ads.memory.ts"
import type { AdSlot } from "#core/ads/ad.ts"
import { adSlotMachineOver } from "#core/ads/ad-slot.machine.ts"
import { viewAdSlot } from "#core/ads/ad-slot.view.ts"
import type { AdsPort } from "#core/ads/ads.port.ts"
import { adSlotOver, adsOver } from "#core/ads/ads.usecases.ts"
import { Unavailable } from "#core/kernel/failure.ts"
import { dayMs, type Instant, instant } from "#core/kernel/moment.ts"
import { someNow } from "../arbitraries.ts"
import { settle } from "../virtual-clock.ts"
import { someAd } from "./some-ads.ts"

/** One browser that opens pages with a slot. */
const openBrowser = (take: AdsPort["take"]) => {
  let text: string | undefined
  const store = {
    read: () => text,
    write: (next: string) => {
      text = next
    },
    clear: () => {},
    alone: async <A>(step: () => A) => step()
  }
  const port = adSlotOver({ take }, store)
  return {
    stored: () => text,
    open: async (at: Instant = someNow, slot: AdSlot = "top") => {
      const actor = createActor(adSlotMachineOver(port), { input: { slot, page: "category", target: "330" } }).start()
      const before = actor.getSnapshot().value
      actor.send({ type: "slot.seen", at })
      await settle()
      await settle()
      return [before, actor.getSnapshot().value, viewAdSlot(actor.getSnapshot()).ad?.id]
    }
  }
}
const shopOf = (...ads: Parameters<typeof memoryAds>[0]) => adsOver(memoryAds(ads), { language: "id", now: someNow })

describe("a slot", () => {
  it("asks for nothing before it is seen, then shows what it gets", async () => {
    const browser = openBrowser(shopOf(someAd("one")).take)
    expect(await browser.open()).toEqual(["reserved", "filled", "one"])
  })

  it("keeps its mark if nothing is left, and if the shop does not answer", async () => {
    expect(await openBrowser(shopOf().take).open()).toEqual(["reserved", "blank", undefined])
    expect(await openBrowser(() => Effect.fail(new Unavailable())).open()).toEqual(["reserved", "failed", undefined])
  })

  it("shows one no more than its number a day, and again the next day of Jakarta", async () => {
    const browser = openBrowser(shopOf(someAd("twice", { perDay: 2 })).take)
    const seen = []
    for (let count = 0; count < 3; count++) seen.push((await browser.open())[2])
    expect(seen).toEqual(["twice", "twice", undefined])
    expect((await browser.open(instant(someNow + dayMs)))[2]).toBe("twice")
  })

  it("stores nothing but numbers of advertisements and their day", async () => {
    const browser = openBrowser(shopOf(someAd("one", { perDay: 5 })).take)
    await browser.open(instant(Date.parse("2026-11-20T17:00:00Z")))
    expect(JSON.parse(browser.stored() ?? "")).toEqual({
      v: 1,
      day: "2026-11-21",
      counts: { one: { shown: 1, perDay: 5 } }
    })
  })
})
