import { Effect } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { createActor } from "xstate"
import { memoryTracking } from "#adapters/memory/window/tracking.memory.ts"
import { Unavailable } from "#core/kernel/failure.ts"
import { instant } from "#core/kernel/moment.ts"
import { OrderCode } from "#core/orders/order.ts"
import type { Consent } from "#core/tracking/consent.ts"
import { queueIn } from "#core/tracking/queue.rule.ts"
import { queueOver } from "#core/tracking/queue.usecases.ts"
import { EventsRefused } from "#core/tracking/tracking.errors.ts"
import { trackingMachineOver } from "#core/tracking/tracking.machine.ts"
import { trackingOver } from "#core/tracking/tracking.usecases.ts"
import { viewTracking } from "#core/tracking/tracking.view.ts"
import { EventId } from "#core/tracking/tracking-event.ts"
import { runs } from "../arbitraries.ts"
import { VirtualClock } from "../virtual-clock.ts"
import { someNow, someSession } from "./some-events.ts"

/** What becomes of a call: the shop answers, is not reached, stores without an answer, or refuses. */
type Fate = "answered" | "unreached" | "unheard" | "refused"

/**
 * One browser with a page; `reload` opens the next page over the same store.
 *
 * @param answerMs how long a call takes before the shop hears of it
 */
const openBrowser = (consent?: Consent, answerMs = 0) => {
  const clock = new VirtualClock(someNow)
  const shop = memoryTracking()
  const session = someSession()
  let text: string | undefined
  let fate: Fate = "answered"
  let ids = 0
  const reported: Array<string> = []
  let agrees = true
  const calls: Array<{ readonly at: number; readonly events: ReadonlyArray<string> }> = []
  const store = {
    read: () => text,
    write: (next: string) => {
      text = next
    },
    clear: () => {
      text = undefined
    },
    alone: async <A>(step: () => A) => step()
  }
  const { addOrder, ...port } = queueOver({
    store,
    mayCount: () => agrees,
    convert: ({ order }) =>
      Effect.suspend(() => {
        if (fate === "unreached") return Effect.fail(new Unavailable())
        reported.push(order)
        return fate === "unheard" ? Effect.fail(new Unavailable()) : Effect.void
      }),
    session: () => session,
    newId: () => EventId(`00000000-0000-4000-8000-${String(ids++).padStart(12, "0")}`),
    record: (batch) =>
      Effect.andThen(
        Effect.promise(() =>
          answerMs === 0 ? Promise.resolve() : new Promise<void>((done) => void clock.setTimeout(done, answerMs))
        ),
        Effect.suspend(() => {
          calls.push({ at: clock.now() - someNow, events: batch.events.map(({ objectId = "" }) => objectId) })
          const record = trackingOver(shop, undefined, instant(clock.now())).record(batch)
          if (fate === "refused") return Effect.fail(new EventsRefused())
          if (fate === "unreached") return Effect.fail(new Unavailable())
          return fate === "unheard" ? Effect.andThen(record, Effect.fail(new Unavailable())) : record
        })
      )
  })
  const open = (answer: Consent | undefined) =>
    createActor(trackingMachineOver(port), { clock, input: { consent: answer } }).start()
  let actor = open(consent)
  return {
    clock,
    calls,
    reported,
    ordered: (code: string) => Effect.runPromise(addOrder(OrderCode(code))),
    /** Another tab was refused: this one has not heard of it. */
    isRefusedElsewhere: () => {
      agrees = false
      text = undefined
    },
    say: (...[event]: Parameters<typeof actor.send>) => actor.send(event),
    notes: (objectId: string) =>
      actor.send({
        type: "event.noted",
        noted: { verb: "view", type: "product_detail", objectId },
        at: instant(clock.now())
      }),
    view: () => viewTracking(actor.getSnapshot()),
    meets: (next: Fate) => {
      fate = next
    },
    reload: (answer: Consent | undefined) => {
      actor.stop()
      actor = open(answer)
    },
    waiting: () => queueIn(text).map(({ objectId }) => objectId),
    stored: () => shop.events().map(({ objectId }) => objectId)
  }
}

describe("tracking", () => {
  it("notes, stores and sends nothing before there is an answer, nor after a refusal", async () => {
    const browser = openBrowser()
    expect(browser.view()).toEqual({ isAsked: true, isOn: false })
    browser.notes("1")
    await browser.clock.advance(60_000)
    browser.say({ type: "consent.refused" })
    browser.notes("2")
    await browser.clock.advance(60_000)
    expect([browser.calls, browser.waiting(), browser.view()]).toEqual([[], [], { isAsked: false, isOn: false }])
    browser.reload("no")
    browser.notes("3")
    await browser.clock.advance(60_000)
    expect([browser.calls, browser.waiting()]).toEqual([[], []])
  })

  it("sends half a second after the last event", async () => {
    const browser = openBrowser("yes")
    await browser.clock.advance(1_000)
    browser.notes("1")
    await browser.clock.advance(400)
    browser.notes("2")
    await browser.clock.advance(499)
    expect(browser.calls).toEqual([])
    await browser.clock.advance(1)
    expect(browser.calls).toEqual([{ at: 1_900, events: ["1", "2"] }])
  })

  it("sends 50 events at once, and the next at once after", async () => {
    const browser = openBrowser("yes")
    for (let count = 0; count < 120; count++) browser.notes(String(count))
    await browser.clock.advance(500)
    expect(browser.calls.map(({ events }) => events.length)).toEqual([50, 50, 20])
    expect(browser.stored()).toEqual(Array.from({ length: 120 }, (_, count) => String(count)))
  })

  it("forgets what waited as soon as its viewer refuses", async () => {
    const browser = openBrowser("yes")
    browser.say({ type: "connection.lost" })
    browser.notes("1")
    await browser.clock.advance(1_000)
    expect(browser.waiting()).toEqual(["1"])
    browser.say({ type: "consent.refused" })
    await browser.clock.advance(0)
    browser.say({ type: "connection.returned" })
    await browser.clock.advance(60_000)
    expect([browser.waiting(), browser.calls]).toEqual([[], []])
  })

  it("tries again after 2, 10 and 60 seconds, and at once when the connection returns", async () => {
    const browser = openBrowser("yes")
    browser.meets("unreached")
    browser.notes("1")
    await browser.clock.advance(500 + 2_000 + 10_000 + 60_000 + 60_000)
    expect(browser.calls.map(({ at }) => at)).toEqual([500, 2_500, 12_500, 72_500, 132_500])
    browser.meets("answered")
    browser.say({ type: "connection.returned" })
    await browser.clock.advance(0)
    expect([browser.stored(), browser.waiting()]).toEqual([["1"], []])
  })

  it("sends what comes after the connection has returned, too", async () => {
    const browser = openBrowser("yes")
    browser.say({ type: "connection.lost" })
    browser.notes("1")
    await browser.clock.advance(1_000)
    browser.say({ type: "connection.returned" })
    await browser.clock.advance(1_000)
    browser.notes("2")
    await browser.clock.advance(500)
    expect([browser.stored(), browser.waiting()]).toEqual([["1", "2"], []])
  })

  it("reports an order with the events of its page, and again until the shop has answered", async () => {
    const browser = openBrowser("yes")
    browser.meets("unreached")
    browser.notes("1")
    await browser.ordered("PDR-261120-7K3QX")
    await browser.clock.advance(500)
    expect([browser.reported, browser.calls, browser.waiting()]).toEqual([[], [], ["1"]])
    browser.reload("yes")
    browser.meets("answered")
    await browser.clock.advance(500)
    expect([browser.reported, browser.stored()]).toEqual([["PDR-261120-7K3QX"], ["1"]])
    browser.notes("2")
    await browser.clock.advance(500)
    expect(browser.reported).toHaveLength(1)
  })

  it("stores and sends nothing more once another tab was refused, though it has not heard of it", async () => {
    const browser = openBrowser("yes")
    browser.notes("1")
    await browser.clock.advance(0)
    browser.isRefusedElsewhere()
    browser.notes("2")
    await browser.ordered("PDR-261120-7K3QX")
    await browser.clock.advance(60_000)
    expect([browser.calls, browser.reported, browser.waiting()]).toEqual([[], [], []])
  })

  it("drops a batch that the shop refuses for good, and goes on", async () => {
    const browser = openBrowser("yes")
    browser.meets("refused")
    browser.notes("1")
    await browser.clock.advance(500)
    browser.meets("answered")
    browser.notes("2")
    await browser.clock.advance(500)
    expect([browser.stored(), browser.waiting()]).toEqual([["2"], []])
  })

  it("after any visit has stored each event once, in its order, and none without consent", async () => {
    const step = fc.oneof(
      { weight: 6, arbitrary: fc.constant("note" as const) },
      { weight: 4, arbitrary: fc.integer({ min: 0, max: 3_000 }) },
      { weight: 1, arbitrary: fc.constantFrom("lost", "returned", "reload", "yes", "no") },
      { weight: 2, arbitrary: fc.constantFrom<Fate>("answered", "unreached", "unheard") }
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
        const browser = openBrowser(undefined, 300)
        let consent: Consent | undefined
        let count = 0
        /** Events of which each has to arrive; a refusal may forget those before. */
        let owed: Array<string> = []
        const agreed: Array<string> = []
        for (const next of steps) {
          if (typeof next === "number") await browser.clock.advance(next)
          else if (next === "note") {
            const id = String(count++)
            browser.notes(id)
            if (consent === "yes") {
              owed.push(id)
              agreed.push(id)
            }
            await browser.clock.advance(0)
          } else if (next === "lost" || next === "returned") browser.say({ type: `connection.${next}` })
          else if (next === "reload") browser.reload(consent)
          else if (next === "yes" || next === "no") {
            consent = next
            if (next === "no") owed = []
            browser.say({ type: next === "yes" ? "consent.given" : "consent.refused" })
            await browser.clock.advance(0)
          } else browser.meets(next)
        }
        browser.meets("answered")
        browser.say({ type: "connection.returned" })
        await browser.clock.advance(200_000)
        const stored = browser.stored()
        expect(new Set(stored).size).toBe(stored.length)
        expect(stored.filter((id) => !agreed.includes(String(id)))).toEqual([])
        expect(stored).toEqual(stored.toSorted((a, b) => Number(a) - Number(b)))
        if (consent === "yes") expect(owed.filter((id) => !stored.includes(id))).toEqual([])
      }),
      runs(300)
    )
  })
})
