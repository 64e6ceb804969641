import { describe, expect, it } from "vitest"
import { decidePopup, popupRules, shownIn, shownText } from "#core/banners/popup.rule.ts"
import { popupPlace } from "#core/banners/popup-place.rule.ts"
import { dayMs, instant } from "#core/kernel/moment.ts"
import { someNow } from "../arbitraries.ts"
import { VirtualClock } from "../virtual-clock.ts"
import { openPopup, sharedText, someBanner } from "./popup-fixture.ts"

const daily = someBanner("daily", "everyday")
const once = someBanner("once", "other")

describe("a popup", () => {
  it("comes on home, in categories, at brands and in a search, and nowhere else", () => {
    expect(popupPlace("/")).toEqual({ location: "home" })
    expect(popupPlace("/search")).toEqual({ location: "search" })
    expect(popupPlace("/category/12/serum")).toEqual({ location: "category", target: "12" })
    expect(popupPlace("/brand/7-melati")).toEqual({ location: "brand", target: "7" })
    for (const path of ["/order", "/orders", "/account", "/product/a/1-b", "/register-detail", "/set-new-password"])
      expect(popupPlace(path)).toBeUndefined()
  })

  it("is due after strictly more than 24 h when it is for every day, and once when it is not", () => {
    const shown = { daily: someNow, once: someNow }
    const due = (ms: number) => [daily, once].map((banner) => decidePopup(shown, banner, instant(someNow + ms)).isShown)
    expect(due(dayMs)).toEqual([false, false])
    expect(due(dayMs + 1)).toEqual([true, false])
    expect(decidePopup({}, once, someNow)).toEqual({ isShown: true, shown: { once: someNow } })
  })

  it("counts a moment in the future as shown, and makes it now", () => {
    const { isShown, shown } = decidePopup({ daily: instant(someNow + 30 * dayMs) }, daily, someNow)
    expect([isShown, shown]).toEqual([false, { daily: someNow }])
    expect(decidePopup(shown, daily, instant(someNow + dayMs + 1)).isShown).toBe(true)
  })

  it("reads what was stored, and takes an invalid text for nothing", () => {
    expect(shownIn(shownText({ daily: someNow }))).toEqual({ daily: someNow })
    for (const bad of [
      undefined,
      "",
      "{",
      "[]",
      '{"v":2,"shown":{}}',
      '{"v":1,"shown":[]}',
      '{"v":1,"shown":{"a":"b"}}'
    ])
      expect(shownIn(bad)).toEqual({})
  })

  it("is asked for again after 0.5, 1 and 2 seconds, then no more, without a message", async () => {
    const popup = openPopup({ fails: () => true })
    const begun = popup.clock.now()
    popup.enters("home")
    await popup.clock.advance(60_000)
    expect(popup.asked.map((at) => at - begun)).toEqual([0, 500, 1_500, 3_500])
    expect([popup.shown(), popup.wantsTurn(), popup.status()]).toEqual([undefined, false, "active"])
  })

  it("waits until nothing else lies over the page, and is stored as shown when it is", async () => {
    const clock = new VirtualClock(1_000_000_000)
    const text = sharedText(clock)
    const popup = openPopup({ clock, store: text.tab() })
    popup.enters("home")
    await clock.advance(10_000)
    expect([popup.wantsTurn(), popup.shown(), text.now()]).toEqual([true, undefined, undefined])
    popup.say({ type: "turn.given" })
    await clock.advance(0)
    expect([popup.shown(), shownIn(text.now())]).toEqual(["daily", { daily: clock.now() }])
    popup.say({ type: "popup.closed" })
    expect(popup.wantsTurn()).toBe(false)
  })

  it("is shown in one of two tabs that were opened together", async () => {
    const clock = new VirtualClock(1_000_000_000)
    const text = sharedText(clock)
    const tabs = [openPopup({ clock, store: text.tab() }), openPopup({ clock, store: text.tab() })]
    for (const tab of tabs) tab.enters("home")
    await clock.advance(1)
    for (const tab of tabs) tab.say({ type: "turn.given" })
    await clock.advance(1)
    expect(tabs.filter((tab) => tab.shown() !== undefined)).toHaveLength(1)
  })

  it("goes when something more urgent comes, and with its page", async () => {
    for (const end of [{ type: "turn.lost" }, { type: "place.left" }] as const) {
      const popup = openPopup()
      popup.enters("home")
      await popup.clock.advance(0)
      popup.say({ type: "turn.given" })
      await popup.clock.advance(0)
      expect(popup.shown()).toBe("daily")
      popup.say(end)
      expect(popup.shown()).toBeUndefined()
    }
    expect(popupRules).toEqual({ everydayMs: 86_400_000, retries: 3, retryWaitsMs: [500, 1_000, 2_000] })
  })
})
