import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { createActor } from "xstate"
import { instant } from "#core/kernel/moment.ts"
import { noticeMs } from "#core/notices/notice.ts"
import { type NoticesEvent, noticesMachine } from "#core/notices/notices.machine.ts"
import { viewNotices } from "#core/notices/notices.view.ts"
import { runs } from "../arbitraries.ts"
import { VirtualClock } from "../virtual-clock.ts"

type Said = NoticesEvent extends infer E ? (E extends unknown ? Omit<E, "at"> : never) : never

const open = () => {
  const clock = new VirtualClock()
  const actor = createActor(noticesMachine, { clock }).start()
  const say = (event: Said) => actor.send({ ...event, at: instant(clock.now()) } as NoticesEvent)
  return {
    clock,
    say,
    post: (text: string) => say({ type: "notice.posted", notice: { kind: "info", text } }),
    shown: () => viewNotices(actor.getSnapshot()).notice?.text
  }
}

describe("notices", () => {
  it("stay 3333 milliseconds", async () => {
    const notices = open()
    notices.post("saved")
    await notices.clock.advance(noticeMs - 1)
    expect(notices.shown()).toBe("saved")
    await notices.clock.advance(1)
    expect(notices.shown()).toBeUndefined()
  })

  it("come one after the other, each for its whole time", async () => {
    const notices = open()
    notices.post("one")
    await notices.clock.advance(1000)
    notices.post("two")
    await notices.clock.advance(noticeMs - 1000)
    expect(notices.shown()).toBe("two")
    await notices.clock.advance(noticeMs - 1)
    expect(notices.shown()).toBe("two")
  })

  it("wait while they are pointed at, and go on with the time that is left", async () => {
    const notices = open()
    notices.post("saved")
    await notices.clock.advance(3000)
    notices.say({ type: "notice.held" })
    await notices.clock.advance(60_000)
    expect(notices.shown()).toBe("saved")
    notices.say({ type: "notice.released" })
    await notices.clock.advance(332)
    expect(notices.shown()).toBe("saved")
    await notices.clock.advance(1)
    expect(notices.shown()).toBeUndefined()
  })

  it("say Error where nothing was said", () => {
    const notices = open()
    notices.post("")
    expect(notices.shown()).toBe("notices.empty")
  })

  it("are seen once each, in their order, never two at once and never longer than their time plus the holds", () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({
            said: fc.constantFrom("post", "close", "hold", "release"),
            wait: fc.integer({ min: 0, max: 5000 })
          }),
          { maxLength: 20 }
        ),
        async (steps) => {
          const notices = open()
          const seen: Array<string> = []
          const look = () => {
            const text = notices.shown()
            if (text !== undefined && seen.at(-1) !== text) seen.push(text)
          }
          let posted = 0
          for (const { said, wait } of steps) {
            if (said === "post") notices.post(String(++posted))
            else if (said === "close") notices.say({ type: "notice.closed" })
            else notices.say({ type: said === "hold" ? "notice.held" : "notice.released" })
            look()
            for (let left = wait; left > 0; left -= 500) {
              await notices.clock.advance(Math.min(left, 500))
              look()
            }
          }
          notices.say({ type: "notice.released" })
          for (let at = 0; at <= posted * noticeMs; at += 500) {
            await notices.clock.advance(500)
            look()
          }
          expect(seen).toEqual(Array.from({ length: posted }, (_, place) => String(place + 1)))
          expect(notices.shown()).toBeUndefined()
        }
      ),
      runs(500)
    ))
})
