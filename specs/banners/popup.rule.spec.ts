import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { decidePopup, type Shown, shownIn, shownText } from "#core/banners/popup.rule.ts"
import { dayMs, instant } from "#core/kernel/moment.ts"
import { runs, someNow } from "../arbitraries.ts"
import { someBanner } from "./popup-fixture.ts"

const daily = someBanner("daily", "everyday")
const once = someBanner("once", "other")

describe("a popup", () => {
  it("is due after strictly more than 24 h when it is for every day, and once when it is not", () => {
    const shown = { daily: someNow, once: someNow }
    const due = (ms: number) => [daily, once].map((banner) => decidePopup(shown, banner, instant(someNow + ms)).isShown)
    expect(due(dayMs)).toEqual([false, false])
    expect(due(dayMs + 1)).toEqual([true, false])
    expect(decidePopup({}, once, someNow)).toEqual({ isShown: true, shown: { once: someNow } })
  })

  it("leaves a moment as it is that another tab noted up to a minute later", () => {
    const noted = { daily: instant(someNow + 60_000) }
    expect(decidePopup(noted, daily, someNow)).toEqual({ isShown: false, shown: noted })
    const { shown } = decidePopup({ daily: instant(someNow + 60_001) }, daily, someNow)
    expect(shown).toEqual({ daily: someNow })
  })

  it("counts a moment in the future as shown, and makes it now", () => {
    const { isShown, shown } = decidePopup({ daily: instant(someNow + 30 * dayMs) }, daily, someNow)
    expect([isShown, shown]).toEqual([false, { daily: someNow }])
    expect(decidePopup(shown, daily, instant(someNow + dayMs + 1)).isShown).toBe(true)
  })

  it("is never shown twice within 24 h, however the device's clock is moved", () =>
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -3 * dayMs, max: 3 * dayMs }), { maxLength: 12 }), (moves) => {
        let now = someNow as number
        let shown: Shown = {}
        let last: number | undefined
        for (const ms of moves) {
          now += ms
          const decision = decidePopup(shown, daily, instant(now))
          if (decision.isShown && last !== undefined) expect(now - last).toBeGreaterThan(dayMs)
          // What lies in the future counts from now on.
          if (decision.isShown || (last !== undefined && last > now)) last = now
          shown = decision.shown
        }
      }),
      runs(200)
    ))
})

describe("what a browser remembers of popups", () => {
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

  it("is the 200 that were shown last", () => {
    const all = Object.fromEntries(Array.from({ length: 201 }, (_, at) => [`popup-${at}`, instant(someNow + at)]))
    const read = shownIn(shownText(all))
    expect(Object.keys(read)).toHaveLength(200)
    expect(read).not.toHaveProperty("popup-0")
  })

  it("never breaks a page, for any stored text", () =>
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        for (const at of Object.values(shownIn(text))) expect(Number.isSafeInteger(at)).toBe(true)
      }),
      runs(300)
    ))
})
