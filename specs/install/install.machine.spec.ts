import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { createActor } from "xstate"
import { type InstallEvent, installMachine } from "#core/install/install.machine.ts"
import { installFactsIn, withPage } from "#core/install/install.rule.ts"
import { viewInstall } from "#core/install/install.view.ts"
import { type Instant, instant } from "#core/kernel/moment.ts"
import type { Untimed } from "#core/kernel/timed.ts"
import { openOverlays, turnsOf } from "../overlays/turns.ts"
import { VirtualClock } from "../virtual-clock.ts"

const day = 86_400_000
const start = 1_700_000_000_000

/** A page of a browser that was here so often. */
const open = (visits: number, way: "prompt" | "share" | null = "prompt") => {
  const clock = new VirtualClock(start)
  let facts = installFactsIn(undefined)
  for (let visit = visits; visit > 0; visit -= 1) facts = withPage(facts, instant(start - visit * day))
  const overlays = openOverlays(clock)
  const actor = createActor(installMachine(), { clock, input: { facts, way, at: instant(start) } })
  const rests: Array<Instant> = []
  let prompts = 0
  actor.on("rest.begun", ({ until }) => rests.push(until))
  actor.on("prompt.wanted", () => {
    prompts += 1
  })
  actor.start()
  const say = (event: Untimed<InstallEvent>) => actor.send({ ...event, at: instant(clock.now()) } as InstallEvent)
  const view = () => viewInstall(actor.getSnapshot())
  const turns = turnsOf(overlays, "install", () => view().wantsTurn, say)
  actor.subscribe(() => turns.look())
  return {
    overlays,
    say,
    shown: () => view().way,
    rests: () => rests.map((until) => (until - start) / day),
    prompts: () => prompts,
    state: () => actor.getSnapshot().value
  }
}

describe("the offer to install", () => {
  it("comes on the second visit, where popups may come, once the browser offers a way", () => {
    const page = open(2, null)
    page.say({ type: "place.entered" })
    expect(page.shown()).toBeNull()
    page.say({ type: "way.found", way: "prompt" })
    expect(page.shown()).toBe("prompt")
    page.say({ type: "place.left" })
    expect(page.shown()).toBeNull()
    const first = open(1)
    first.say({ type: "place.entered" })
    expect(first.shown()).toBeNull()
    first.say({ type: "order.seen" })
    expect(first.shown()).toBe("prompt")
  })

  it.each(["popup", "tour", "banners", "consent", "update"] as const)(
    "never stands beside another overlay: %s",
    (by) => {
      const page = open(2)
      page.say({ type: "place.entered" })
      page.overlays.send({ type: "turn.wanted", by })
      expect(page.shown()).toBeNull()
      page.overlays.send({ type: "turn.returned", by })
      expect(page.shown()).toBe("prompt")
      page.overlays.send({ type: "dialog.opened" })
      expect(page.shown()).toBeNull()
    }
  )

  it("rests 30 days after later, 90 days after it was closed or the browser's dialog was refused", () => {
    for (const [press, days] of [
      ["later.chosen", 30],
      ["offer.closed", 90]
    ] as const) {
      const page = open(2)
      page.say({ type: "place.entered" })
      page.say({ type: press })
      expect([page.shown(), page.rests()]).toEqual([null, [days]])
      page.say({ type: "place.left" })
      page.say({ type: "place.entered" })
      expect(page.shown()).toBeNull()
    }
    const refused = open(2)
    refused.say({ type: "place.entered" })
    refused.say({ type: "install.chosen" })
    expect(refused.prompts()).toBe(1)
    refused.say({ type: "prompt.answered", accepted: false })
    expect([refused.state(), refused.rests()]).toEqual(["resting", [90]])
  })

  it("ends with the installation, also by the browser's own menu", () => {
    const page = open(2)
    page.say({ type: "place.entered" })
    page.say({ type: "install.chosen" })
    page.say({ type: "prompt.answered", accepted: true })
    expect(page.state()).toBe("installed")
    const other = open(1)
    other.say({ type: "app.installed" })
    expect(other.state()).toBe("installed")
  })

  it("asks nothing of a browser whose own menu installs", () => {
    const page = open(2, "share")
    page.say({ type: "place.entered" })
    page.say({ type: "install.chosen" })
    expect([page.shown(), page.prompts()]).toEqual(["share", 0])
  })

  it("in any session opens one dialog at most for each press, never beside an overlay, and never after a rest began", () => {
    const sayings: ReadonlyArray<Untimed<InstallEvent>> = [
      { type: "place.entered" },
      { type: "place.left" },
      { type: "order.seen" },
      { type: "install.chosen" },
      { type: "later.chosen" },
      { type: "offer.closed" },
      { type: "prompt.answered", accepted: false },
      { type: "way.found", way: "prompt" }
    ]
    const over = ["dialog.opened", "dialog.closed"] as const
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom<Untimed<InstallEvent> | (typeof over)[number]>(...sayings, ...over)),
        (events) => {
          const page = open(2)
          for (const event of events) {
            if (typeof event === "string") page.overlays.send({ type: event })
            else page.say(event)
            if (page.shown() !== null) {
              expect(page.overlays.getSnapshot().value).toBe("install")
              expect(page.rests()).toEqual([])
            }
          }
          expect(page.rests().length).toBeLessThanOrEqual(1)
          expect(page.prompts()).toBeLessThanOrEqual(1)
        }
      )
    )
  })
})
