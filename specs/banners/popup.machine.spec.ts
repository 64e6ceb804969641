import { describe, expect, it } from "vitest"
import { popupRules, shownIn } from "#core/banners/popup.rule.ts"
import { VirtualClock } from "../virtual-clock.ts"
import { openPopup, sharedText } from "./popup-fixture.ts"

describe("a popup", () => {
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
    expect(popupRules).toEqual({
      everydayMs: 86_400_000,
      retries: 3,
      retryWaitsMs: [500, 1_000, 2_000],
      calledFlagMs: 1_000
    })
  })

  it("makes others wait for the answer of the shop for one second (specification 9)", async () => {
    const popup = openPopup({ fails: () => true })
    popup.enters("home")
    await popup.clock.advance(999)
    expect(popup.wantsTurn()).toBe(true)
    await popup.clock.advance(1)
    expect(popup.wantsTurn()).toBe(false)
  })

  it("opens at once if its turn came before the answer, and lets others go on where there is none", async () => {
    const popup = openPopup()
    popup.enters("home")
    popup.say({ type: "turn.given" })
    await popup.clock.advance(0)
    expect(popup.shown()).toBe("daily")
    const none = openPopup()
    none.enters("search")
    expect(none.wantsTurn()).toBe(true)
    await none.clock.advance(0)
    expect([none.shown(), none.wantsTurn()]).toEqual([undefined, false])
  })
})
