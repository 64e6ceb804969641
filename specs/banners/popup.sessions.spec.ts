import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { popupRules } from "#core/banners/popup.rule.ts"
import type { PopupPlace } from "#core/banners/popup-place.rule.ts"
import { dayMs } from "#core/kernel/moment.ts"
import { runs } from "../arbitraries.ts"
import { VirtualClock } from "../virtual-clock.ts"
import { openPopup, type PopupMachine, popups, sharedText } from "./popup-rig.ts"

const hour = 3_600_000
const anyPlace = fc.constantFrom<PopupPlace["location"]>("home", "category", "brand", "search")
const anyVisit = fc.record({
  /** Since the visit before. */
  after: fc.integer({ min: 0, max: 40 * hour }),
  /** Or so that the popup's turn comes that much after 24 h. */
  past: fc.option(fc.integer({ min: -1, max: 1 }), { nil: undefined }),
  places: fc.array(anyPlace, { minLength: 1, maxLength: 3 }),
  /** Two tabs at once, as a browser opens them after a restart. */
  twice: fc.boolean(),
  /** How long something else lies over the page. */
  busyMs: fc.constantFrom(0, 0, 200, 5_000),
  failures: fc.integer({ min: 0, max: 6 }),
  /** Whether somebody closes the popup, leaves its page, or closes the tab while it is shown. */
  end: fc.constantFrom("popup.closed" as const, "place.left" as const, "turn.lost" as const, "gone" as const)
})

interface Faulty {
  readonly rules?: typeof popupRules
  readonly locks?: boolean
  readonly machine?: (machine: PopupMachine) => PopupMachine
}

const history = ({ refuses = false, rules, locks, machine }: Faulty & { readonly refuses?: boolean } = {}) =>
  fc.asyncProperty(fc.array(anyVisit, { minLength: 1, maxLength: 12 }), async (visits) => {
    const clock = new VirtualClock(1_000_000_000)
    const text = sharedText(clock, locks === undefined ? {} : { locks })
    const shownAt = new Map<string, Array<number>>()
    for (const { after, past, places, twice, busyMs, failures, end } of visits) {
      const due = (shownAt.get("daily")?.at(-1) ?? 0) + dayMs - 8_000 - busyMs - clock.now()
      await clock.advance(past === undefined || due < 0 ? after : due + past)
      let left = failures
      const tabs = (twice ? [0, 1] : [0]).map(() =>
        openPopup({
          clock,
          kept: text.tab(refuses),
          fails: () => left-- > 0,
          ...(rules && { rules }),
          ...(machine && { mutant: machine })
        })
      )
      const shownHere = tabs.map(() => 0)
      const look = (): void =>
        tabs.forEach((tab, at) => {
          const id = tab.shown()
          if (id === undefined || shownHere[at] !== 0) return
          shownHere[at] = 1
          shownAt.set(id, [...(shownAt.get(id) ?? []), clock.now()])
          // B4: kept as soon as it is shown, so that closing the tab does not bring it back.
          if (!refuses) expect(text.now()).toContain(`"${id}":${clock.now()}`)
        })
      for (const place of places) {
        const before = tabs.map(({ asked }) => asked.length)
        for (const tab of tabs) tab.enters(place)
        await clock.advance(8_000 + busyMs)
        for (const tab of tabs) {
          // One over the page at a time: nothing is shown before its turn.
          if (tab.wantsTurn()) tab.say({ type: "turn.given" })
        }
        await clock.advance(0)
        look()
        // B5, B6: at most four questions for a place, and a failure ends nothing.
        tabs.forEach((tab, at) => {
          expect(tab.asked.length - (before[at] ?? 0)).toBeLessThanOrEqual(4)
          expect(tab.status()).toBe("active")
          const id = popups[place]?.id
          expect([undefined, id]).toContain(tab.shown())
        })
        await clock.advance(100)
        // B9: two tabs show it in one; without a storage each knows of itself alone.
        if (!refuses) expect(tabs.filter((tab) => tab.shown() !== undefined).length).toBeLessThan(2)
        if (end !== "gone") for (const tab of tabs) tab.say({ type: end })
      }
      // One popup in a page's life (B8: without a storage that is all there is).
      for (const count of shownHere) expect(count).toBeLessThan(2)
      for (const tab of tabs) tab.stop()
      await clock.advance(0)
    }
    if (refuses) return
    for (const [id, moments] of shownAt) {
      // B2, then B1 and B3: strictly more than 24 h.
      if (id !== "daily") expect(moments).toHaveLength(1)
      moments.slice(1).forEach((at, before) => {
        expect(at - (moments[before] ?? at)).toBeGreaterThan(dayMs)
      })
    }
    // Whoever comes back after a quiet day and a reachable shop sees the daily one.
    await clock.advance(dayMs + 1)
    const late = openPopup({ clock, kept: text.tab() })
    late.enters("home")
    await clock.advance(0)
    late.say({ type: "turn.given" })
    await clock.advance(0)
    expect(late.shown()).toBe("daily")
  })

describe("over weeks of visits", () => {
  it("popups keep their rules: B1 to B6 and B9", () => fc.assert(history(), runs(100)))

  it("without a storage one comes once in a page's life: B8", () => fc.assert(history({ refuses: true }), runs(30)))

  it.each<[string, Faulty]>([
    ["comes back after 23 hours", { rules: { ...popupRules, everydayMs: 23 * hour } }],
    ["takes 24 hours for more than 24 hours", { rules: { ...popupRules, everydayMs: dayMs - 1 } }],
    ["is decided in two tabs at once", { locks: false }],
    ["is asked for a fifth time", { rules: { ...popupRules, retries: 4 } }],
    ["is shown whatever was decided", { machine: (machine) => machine.provide({ guards: { isDue: () => true } }) }]
  ])("a popup that %s is found out", async (_, faulty) => {
    await expect(fc.assert(history(faulty), { ...runs(100), seed: 1, endOnFailure: true })).rejects.toThrow()
  })
})
