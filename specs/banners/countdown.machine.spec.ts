import { describe, expect, it } from "vitest"
import { createActor } from "xstate"
import { countdownMachineOver } from "#core/banners/countdown.machine.ts"
import { viewCountdown } from "#core/banners/countdown.view.ts"
import { instant } from "#core/kernel/moment.ts"
import { VirtualClock } from "../virtual-clock.ts"

const open = (leftMs: number) => {
  const clock = new VirtualClock(1_000_000)
  const now = instant(clock.now())
  const machine = countdownMachineOver(undefined)
  const actor = createActor(machine, { clock, input: { endsAt: instant(now + leftMs), now } }).start()
  const view = () => {
    const { endsAt, now: moment } = actor.getSnapshot().context
    return viewCountdown(endsAt, moment)
  }
  return { clock, actor, view, isOver: () => actor.getSnapshot().matches("over") }
}

describe("a countdown", () => {
  it("takes what is left apart", () => {
    expect(open(((26 * 60 + 42) * 60 + 17) * 1000).view()).toEqual({
      over: false,
      days: 1,
      hours: 2,
      minutes: 42,
      seconds: 17
    })
  })

  it("counts every second and ends at nothing", async () => {
    const countdown = open(2500)
    const seen: Array<number> = []
    for (let second = 0; second < 4; second++) {
      seen.push(countdown.view().seconds)
      await countdown.clock.advance(1000)
    }
    expect(seen).toEqual([3, 2, 1, 0])
    expect([countdown.view().over, countdown.isOver()]).toEqual([true, true])
  })

  it("catches up when a hidden tab is looked at again", () => {
    const countdown = open(60_000)
    countdown.actor.send({ type: "moment.changed", at: instant(1_000_000 + 45_000) })
    expect(countdown.view().seconds).toBe(15)
    countdown.actor.send({ type: "moment.changed", at: instant(1_000_000 + 61_000) })
    expect(countdown.view().over).toBe(true)
  })

  it("is over at once where it ended before the page was made", () => {
    expect(open(-1).view()).toMatchObject({ over: true, seconds: 0 })
  })
})
