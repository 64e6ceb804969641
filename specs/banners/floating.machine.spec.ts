import { Effect } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { createActor } from "xstate"
import type { Banners } from "#core/banners/banner.ts"
import { type FloatingEvent, floatingMachineOver } from "#core/banners/floating.machine.ts"
import { floatingOver } from "#core/banners/floating.usecases.ts"
import { viewFloating } from "#core/banners/floating.view.ts"
import { shownIn } from "#core/banners/popup.rule.ts"
import { Unavailable } from "#core/kernel/failure.ts"
import { instant } from "#core/kernel/moment.ts"
import type { Untimed } from "#core/kernel/timed.ts"
import { openOverlays, turnsOf } from "../overlays/turns.ts"
import { VirtualClock } from "../virtual-clock.ts"
import { sharedText, someBanner } from "./popup-fixture.ts"

const shop: Banners = {
  floating_banners: ["a", "b", "c"].map((id) => ({ ...someBanner(id, "other"), group: "floating_banners" as const })),
  floating_icon_apps: [{ ...someBanner("x", "everyday"), group: "floating_icon_apps" }]
}

const open = ({ fails = () => false }: { readonly fails?: () => boolean } = {}) => {
  const clock = new VirtualClock(1_000_000_000)
  const text = sharedText(clock)
  const banners = {
    all: () => Effect.suspend(() => (fails() ? Effect.fail(new Unavailable()) : Effect.succeed(shop)))
  }
  const page = () => {
    const overlays = openOverlays(clock)
    const actor = createActor(floatingMachineOver(floatingOver(banners, text.tab())), { clock }).start()
    const say = (event: Untimed<FloatingEvent>) => actor.send({ ...event, at: instant(clock.now()) } as FloatingEvent)
    const view = () => viewFloating(actor.getSnapshot())
    const turns = turnsOf(overlays, "banners", () => view().wantsTurn, say)
    actor.subscribe(() => turns.look())
    return {
      overlays,
      say,
      shown: () => {
        const { banners: shown, icon } = view().floats
        return [...shown.map(({ id }) => id), ...(icon ? [icon.id] : [])]
      }
    }
  }
  return { clock, text, page }
}
const home: Untimed<FloatingEvent> = { type: "place.entered", place: { location: "home" } }

describe("floating banners", () => {
  it("show while nothing else lies over the page: popup, tour and dialogs go first", async () => {
    const { clock, page } = open()
    const { overlays, say, shown } = page()
    say(home)
    await clock.advance(1)
    expect(shown()).toEqual(["a", "b", "x"])
    for (const by of ["tour", "popup"] as const) {
      overlays.send({ type: "turn.wanted", by })
      expect(shown()).toEqual([])
      overlays.send({ type: "turn.returned", by })
      expect(shown()).toEqual(["a", "b", "x"])
    }
    overlays.send({ type: "dialog.opened" })
    expect(shown()).toEqual([])
    overlays.send({ type: "dialog.closed" })
    expect(shown()).toEqual(["a", "b", "x"])
  })

  it("go when dismissed, and stay away on every later page of the browser", async () => {
    const { clock, text, page } = open()
    const first = page()
    first.say(home)
    await clock.advance(1)
    first.say({ type: "banner.dismissed", id: "a" })
    expect(first.shown()).toEqual(["b", "x"])
    await clock.advance(50)
    expect(Object.keys(shownIn(text.now()))).toEqual(["a"])
    const later = page()
    later.say(home)
    await clock.advance(1)
    expect(later.shown()).toEqual(["b", "c", "x"])
  })

  it("are none on pages without them, and a failure is silent", async () => {
    const { clock, page } = open({ fails: () => true })
    const { say, shown, overlays } = page()
    say(home)
    await clock.advance(1)
    expect([shown(), overlays.getSnapshot().value]).toEqual([[], "free"])
    const other = open()
    const there = other.page()
    there.say(home)
    await other.clock.advance(1)
    there.say({ type: "place.left" })
    expect([there.shown(), there.overlays.getSnapshot().value]).toEqual([[], "free"])
  })

  it("in any session never show what was dismissed, nor beside another overlay", () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom("enter", "leave", "a", "b", "x", "dialog", "undialog", "popup", "unpopup"), {
          maxLength: 30
        }),
        async (actions) => {
          const { clock, page } = open()
          const { say, shown, overlays } = page()
          const gone = new Set<string>()
          for (const action of actions) {
            if (action === "enter") say(home)
            else if (action === "leave") say({ type: "place.left" })
            else if (action === "dialog") overlays.send({ type: "dialog.opened" })
            else if (action === "undialog") overlays.send({ type: "dialog.closed" })
            else if (action === "popup") overlays.send({ type: "turn.wanted", by: "popup" })
            else if (action === "unpopup") overlays.send({ type: "turn.returned", by: "popup" })
            else if (shown().includes(action)) {
              say({ type: "banner.dismissed", id: action })
              gone.add(action)
            }
            await clock.advance(50)
            expect(shown().filter((id) => gone.has(id))).toEqual([])
            if (shown().length > 0) expect(overlays.getSnapshot().value).toBe("banners")
          }
        }
      ),
      { numRuns: 60 }
    ))
})
