import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { createActor } from "xstate"
import { reportDefectsTo } from "#core/kernel/defects.ts"
import { Unavailable } from "#core/kernel/failure.ts"
import { afterReturnMs, type PageEvent, type PagePort, pageMachineOver } from "#core/shop/page.machine.ts"
import { viewPage } from "#core/shop/page.view.ts"
import { type Address, Missing, Moved } from "#core/shop/prepare.ts"
import { someNow } from "../arbitraries.ts"
import { settle, VirtualClock } from "../virtual-clock.ts"

const address: Address = { path: "/brands", params: {}, search: [["page", "2"]], now: someNow }

/** A page whose shop gives these answers, one after the other; the last one again and again. */
const openPage = (answers: ReadonlyArray<ReturnType<PagePort["open"]>>, facts?: unknown) => {
  const asked: Array<Address> = []
  const open: PagePort["open"] = (input) =>
    Effect.suspend(() => {
      asked.push(input)
      return answers[Math.min(asked.length, answers.length) - 1] ?? Effect.succeed("none")
    })
  const clock = new VirtualClock()
  const actor = createActor(pageMachineOver({ open }), {
    clock,
    input: { address, ...(facts !== undefined && { facts }) }
  }).start()
  const say = async (type: PageEvent["type"]) => {
    actor.send({ type })
    await settle()
  }
  return { asked, clock, say, view: () => viewPage(actor.getSnapshot()) }
}

describe("a page", () => {
  it("asks nothing if its facts came along", async () => {
    const page = openPage([], { brands: 3 })
    await settle()
    expect(page.view()).toEqual({ step: "ready", facts: { brands: 3 }, gone: false, movedTo: null })
    expect(page.asked).toEqual([])
  })

  it("asks for its own address else, and is shown with the answer", async () => {
    const page = openPage([Effect.succeed({ brands: 3 })])
    expect(page.view()).toMatchObject({ step: "opening", facts: undefined })
    await settle()
    expect(page.view()).toMatchObject({ step: "ready", facts: { brands: 3 } })
    expect(page.asked).toEqual([address])
  })

  it.each([
    [false, "a page that never was"],
    [true, "a page that was there once (D-8)"]
  ])("is missing; gone: %s, %s", async (gone) => {
    const page = openPage([Effect.fail(new Missing({ gone }))])
    await settle()
    expect(page.view()).toMatchObject({ step: "missing", gone })
  })

  it("says where it moved to (D-6)", async () => {
    const page = openPage([Effect.fail(new Moved({ to: "/brand/7-kenanga" }))])
    await settle()
    expect(page.view()).toMatchObject({ step: "moved", movedTo: "/brand/7-kenanga" })
  })

  it.each(["retry.wanted", "connection.returned"] as const)(
    "that could not be reached is asked for again: %s",
    async (type) => {
      const page = openPage([Effect.fail(new Unavailable()), Effect.succeed("facts")])
      await settle()
      expect(page.view().step).toBe("unreachable")
      await page.say(type)
      expect(page.view()).toMatchObject({ step: "ready", facts: "facts" })
    }
  )

  it("is asked for once more if what was asked at the return of the connection failed, too; not for ever", async () => {
    const page = openPage([Effect.fail(new Unavailable())])
    await settle()
    await page.clock.advance(10 * afterReturnMs)
    expect(page.asked).toHaveLength(1)
    await page.say("connection.returned")
    expect(page.asked).toHaveLength(2)
    await page.clock.advance(afterReturnMs - 1)
    expect(page.asked).toHaveLength(2)
    await page.clock.advance(1)
    expect(page.asked).toHaveLength(3)
    await page.clock.advance(10 * afterReturnMs)
    expect(page.asked).toHaveLength(3)
    expect(page.view().step).toBe("unreachable")
  })

  it("is asked for once more if the connection returned while it was asked for", async () => {
    const gate = Promise.withResolvers<never>()
    const lost = Effect.callback<never, Unavailable>((resume) => {
      gate.promise.catch(() => resume(Effect.fail(new Unavailable())))
    })
    const page = openPage([lost, Effect.succeed("facts")])
    await page.say("connection.returned")
    expect(page.asked).toHaveLength(1)
    gate.reject(new Error("no connection"))
    await settle()
    await settle()
    expect(page.view().step).toBe("unreachable")
    await page.clock.advance(afterReturnMs)
    expect(page.view()).toMatchObject({ step: "ready", facts: "facts" })
  })

  it("that broke is asked for again by a press alone: a connection would not mend it", async () => {
    const reported: Array<unknown> = []
    reportDefectsTo((cause) => reported.push(cause))
    const page = openPage([Effect.die(new Error("no such facts")), Effect.succeed("facts")])
    await settle()
    expect(page.view().step).toBe("broken")
    await page.say("connection.returned")
    expect(page.asked).toHaveLength(1)
    await page.say("retry.wanted")
    expect(page.view().step).toBe("ready")
    expect(reported).toHaveLength(1)
    reportDefectsTo(() => undefined)
  })
})
