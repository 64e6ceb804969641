import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { createActor } from "xstate"
import { type UpdateEvent, updateMachine } from "#core/install/update.machine.ts"
import { viewUpdate } from "#core/install/update.view.ts"
import { instant } from "#core/kernel/moment.ts"
import type { Untimed } from "#core/kernel/timed.ts"
import { openOverlays, turnsOf } from "../overlays/turns.ts"
import { VirtualClock } from "../virtual-clock.ts"

const open = () => {
  const clock = new VirtualClock(1_700_000_000_000)
  const overlays = openOverlays(clock)
  const actor = createActor(updateMachine, { clock })
  const done = { calls: 0, reloads: 0 }
  actor.on("worker.wanted", () => {
    done.calls += 1
  })
  actor.on("reload.wanted", () => {
    done.reloads += 1
  })
  actor.start()
  const say = (event: Untimed<UpdateEvent>) => actor.send({ ...event, at: instant(clock.now()) } as UpdateEvent)
  const view = () => viewUpdate(actor.getSnapshot())
  const turns = turnsOf(overlays, "update", () => view().wantsTurn, say)
  actor.subscribe(() => turns.look())
  return { clock, overlays, say, view, done }
}

/** D-74; decision 0134. */
describe("a newer version", () => {
  it("is shown once its worker waits, and never beside another overlay", () => {
    const { overlays, say, view } = open()
    expect(view().isShown).toBe(false)
    say({ type: "build.waits" })
    expect(view().isShown).toBe(true)
    overlays.send({ type: "turn.wanted", by: "popup" })
    expect(view().isShown).toBe(false)
    overlays.send({ type: "turn.returned", by: "popup" })
    expect(view().isShown).toBe(true)
  })

  it("is loaded once its worker has taken over, once", () => {
    const { say, done } = open()
    say({ type: "build.waits" })
    say({ type: "reload.chosen" })
    expect(done).toEqual({ calls: 1, reloads: 0 })
    say({ type: "reload.chosen" })
    say({ type: "worker.changed" })
    say({ type: "worker.changed" })
    expect(done).toEqual({ calls: 1, reloads: 1 })
  })

  it("is loaded after three seconds if its worker does not take over", async () => {
    const { clock, say, done } = open()
    say({ type: "build.waits" })
    say({ type: "reload.chosen" })
    await clock.advance(2_999)
    expect(done.reloads).toBe(0)
    await clock.advance(1)
    expect(done.reloads).toBe(1)
  })

  it("stays away once closed, until a still newer one waits", () => {
    const { say, view } = open()
    say({ type: "build.waits" })
    say({ type: "bar.closed" })
    expect(view().isShown).toBe(false)
    say({ type: "build.waits" })
    expect(view().isShown).toBe(true)
  })

  it("in any session never loads a page in which it was not pressed", () => {
    const sayings: ReadonlyArray<Untimed<UpdateEvent>> = [
      { type: "build.waits" },
      { type: "worker.changed" },
      { type: "reload.chosen" },
      { type: "bar.closed" }
    ]
    return fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...sayings)), async (events) => {
        const { clock, say, view, done } = open()
        let pressed = false
        for (const event of events) {
          if (event.type === "reload.chosen" && view().isShown) pressed = true
          say(event)
          await clock.advance(1_000)
        }
        await clock.advance(10_000)
        expect(done.reloads).toBe(pressed ? 1 : 0)
      }),
      { numRuns: 60 }
    )
  })
})
