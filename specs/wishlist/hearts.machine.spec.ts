import { Effect } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { CombinationId } from "#core/catalogue/combination.ts"
import { EntryId } from "#core/wishlist/wishlist.ts"
import { runs } from "../arbitraries.ts"
import { type Ending, heartsWorld, target } from "./hearts-fixture.ts"
import { shadeOf, soldAsOf, unsold } from "./wishlist-facts.ts"

const run = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(effect)
const a = (product: number) => shadeOf(product, "a")
const b = (product: number) => shadeOf(product, "b")

/** A page that knows what is saved. */
const settled = async (ending?: () => Ending) => {
  const world = heartsWorld(ending)
  const tab = world.openTab()
  await world.clock.advance(100)
  return { ...world, tab }
}

describe("hearts of a member. Machines 10", () => {
  it("are read with one call, whatever is saved", async () => {
    const world = heartsWorld()
    await run(world.elsewhere().add(target(1)))
    await run(world.elsewhere().add(target(2, "b")))
    const tab = world.openTab()
    expect(tab.state()).toBe("reading")
    await world.clock.advance(100)
    expect([tab.state(), tab.asked, tab.saved()]).toEqual(["resting", ["hearts"], [a(1), b(2)]])
  })

  it("are filled at once, and stay so with the entry that the shop returns", async () => {
    const { tab, clock, stored } = await settled()
    tab.press(target(1), true)
    expect([tab.state(), tab.shows(target(1))]).toEqual(["adding", true])
    await clock.advance(100)
    expect([tab.state(), tab.saved(), stored()]).toEqual(["resting", [a(1)], [a(1)]])
    expect(tab.emitted).toMatchObject([{ type: "heart.stored", product: 1, on: true }])
    tab.press(target(1), false)
    expect(tab.state()).toBe("removing")
    await clock.advance(100)
    expect([tab.asked, stored()]).toEqual([["hearts", "add", "remove"], []])
  })

  it("tapped nine times fast, they end as the last tap says, with one request under way at a time", async () => {
    const { tab, clock, stored } = await settled()
    for (const place of Array.from({ length: 9 }, (_, tap) => tap)) {
      tab.press(target(1), place % 2 === 0)
      await clock.advance(20)
    }
    await clock.advance(1_000)
    expect([tab.shows(target(1)), stored(), tab.most()]).toEqual([true, [a(1)], 1])
    expect(tab.emitted.filter(({ type }) => type === "heart.stored")).toHaveLength(1)
    tab.press(target(1), false)
    tab.press(target(1), true)
    await clock.advance(1_000)
    expect(stored()).toEqual([a(1)])
  })

  it("of a card are the product in whatever shade, of its page the shade alone", async () => {
    const { tab, clock, stored } = await settled()
    tab.press(target(1, "b"), true)
    expect([tab.shows(target(1)), tab.shows(target(1, "b")), tab.shows(target(1, "a"))]).toEqual([true, true, false])
    await clock.advance(100)
    tab.press(target(1, "a"), true)
    await clock.advance(100)
    expect(stored()).toEqual([a(1), b(1)])
    tab.press(target(1), false)
    expect(tab.shows(target(1, "b"))).toBe(false)
    await clock.advance(500)
    expect([stored(), tab.saved()]).toEqual([[], []])
    expect(tab.emitted.filter(({ type }) => type === "heart.stored")).toHaveLength(3)
    tab.press(target(1), true)
    expect([tab.shows(target(1, "a")), tab.shows(target(1, "b"))]).toEqual([true, false])
  })

  it("go back if the shop refuses or does not answer, and say so with its reason; the others are sent", async () => {
    let ending: Ending = "lost"
    const { tab, clock, stored } = await settled(() => ending)
    expect(tab.state()).toBe("unread")
    ending = "well"
    tab.press({ product: unsold }, true)
    tab.press(target(2), true)
    await clock.advance(400)
    expect([tab.shows({ product: unsold }), tab.shows(target(2)), stored()]).toEqual([false, true, [a(2)]])
    ending = "lost"
    tab.press(target(2), false)
    await clock.advance(100)
    expect(tab.shows(target(2))).toBe(true)
    expect(tab.emitted).toMatchObject([
      { type: "heart.failed", tag: "NotForWishlist" },
      { type: "heart.stored", product: 2 },
      { type: "heart.failed", product: 2, tag: "Unavailable" }
    ])
  })

  it("are read again after an answer that was lost: it may have been done", async () => {
    const endings: Array<Ending> = ["well", "unheard"]
    const { tab, clock, stored } = await settled(() => endings.shift() ?? "well")
    tab.press(target(1), true)
    await clock.advance(300)
    expect([stored(), tab.shows(target(1))]).toEqual([[a(1)], true])
  })

  it("go back without a word if the session is over", async () => {
    let ending: Ending = "well"
    const { tab, clock } = await settled(() => ending)
    ending = "guest"
    tab.press(target(1), true)
    tab.press(target(2), true)
    await clock.advance(100)
    expect([tab.state(), tab.shows(target(1)), tab.shows(target(2)), tab.emitted]).toEqual(["unread", false, false, []])
  })

  it("wait in the browser without a line, say so, and are sent when it is back", async () => {
    const { tab, clock, line, queue, stored } = await settled()
    line(false)
    tab.press(target(1), true)
    tab.press(target(2), true)
    tab.press(target(2), false)
    expect([tab.state(), tab.shows(target(1)), queue().map(({ product }) => product)]).toEqual(["offline", true, [1]])
    expect(tab.emitted.map(({ type }) => type)).toEqual(["hearts.queued", "hearts.queued"])
    line(true)
    await clock.advance(500)
    expect([tab.state(), stored(), queue()]).toEqual(["resting", [a(1)], []])
  })

  it("that were under way when the line went are sent again", async () => {
    const { tab, clock, line, stored } = await settled(() => "lost")
    expect(tab.state()).toBe("unread")
    line(false)
    tab.press(target(1), true)
    await clock.advance(500)
    expect([tab.state(), stored(), tab.shows(target(1))]).toEqual(["offline", [], true])
  })

  it("survive a reload without a line", async () => {
    const { tab, clock, line, openTab, stored } = await settled()
    line(false)
    tab.press(target(3, "b"), true)
    tab.leave()
    const next = openTab()
    expect([next.state(), next.shows(target(3, "b"))]).toEqual(["offline", true])
    line(true)
    await clock.advance(500)
    expect(stored()).toEqual([b(3)])
  })

  it("of two tabs agree: one tells the other, and of two presses without a line the later counts", async () => {
    const { tab, clock, line, openTab, stored } = await settled()
    const other = openTab()
    await clock.advance(200)
    tab.press(target(1), true)
    await clock.advance(500)
    expect(other.shows(target(1))).toBe(true)
    line(false)
    tab.press(target(1), false)
    await clock.advance(50)
    other.press(target(1), true)
    tab.press(target(2), true)
    await clock.advance(50)
    other.press(target(2), false)
    await clock.advance(50)
    expect([tab.shows(target(1)), tab.shows(target(2))]).toEqual([true, false])
    line(true)
    await clock.advance(2_000)
    expect([stored(), tab.saved(), other.saved()]).toEqual([[a(1)], [a(1)], [a(1)]])
  })

  it("are read again when another tab says so, while they are read or after it failed", async () => {
    let ending: Ending = "lost"
    const world = heartsWorld(() => ending)
    const tab = world.openTab()
    tab.say({ type: "hearts.changed" })
    await world.clock.advance(200)
    expect(tab.state()).toBe("unread")
    ending = "well"
    tab.say({ type: "hearts.changed" })
    await world.clock.advance(200)
    expect(tab.state()).toBe("resting")
    tab.say({ type: "connection.lost" })
    expect(tab.state()).toBe("offline")
  })

  const product = fc.integer({ min: 1, max: 3 })
  const shade = fc.constantFrom("a" as const, "b" as const, undefined)
  const anyStep = fc.oneof(
    {
      weight: 8,
      arbitrary: fc.record({ kind: fc.constant("press" as const), tab: fc.nat(1), product, shade, on: fc.boolean() })
    },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant("line" as const), on: fc.boolean() }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant("reload" as const), tab: fc.nat(1) }) },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constantFrom("public" as const, "catalogue" as const, "remove" as const),
        product
      })
    }
  )
  const anySession = fc.array(fc.record({ step: anyStep, waitMs: fc.nat(260) }), { minLength: 1, maxLength: 24 })
  const anyEndings = fc.array(
    fc.oneof(
      { weight: 8, arbitrary: fc.constant("well" as const) },
      { weight: 1, arbitrary: fc.constant("lost" as const) },
      { weight: 1, arbitrary: fc.constant("unheard" as const) }
    ),
    { maxLength: 40 }
  )

  it("of two tabs, two APIs and a bad line end as the shop has them, with one request of a tab under way", () =>
    fc.assert(
      fc.asyncProperty(
        anySession,
        anyEndings,
        fc.infiniteStream(fc.integer({ min: 10, max: 300 })),
        async (session, endings, delays) => {
          const left = [...endings]
          const world = heartsWorld(
            () => left.shift() ?? "well",
            () => delays.next().value ?? 100
          )
          const tabs = [world.openTab(), world.openTab()]
          const at = (place: number) => tabs[place] as (typeof tabs)[0]
          for (const { step, waitMs } of session) {
            if (step.kind === "press") {
              at(step.tab).press(target(step.product, step.shade), step.on)
              expect(at(step.tab).shows(target(step.product, step.shade))).toBe(step.on)
            } else if (step.kind === "line") world.line(step.on)
            else if (step.kind === "reload") {
              at(step.tab).leave()
              tabs[step.tab] = world.openTab()
            } else if (step.kind === "public") await run(world.elsewhere().addSold({ soldAs: soldAsOf(step.product) }))
            else if (step.kind === "catalogue") await run(world.elsewhere().add(target(step.product, "b")))
            else await run(world.elsewhere().remove({ id: EntryId(CombinationId(`${step.product}-a`)) }))
            await world.clock.advance(waitMs)
          }
          left.length = 0
          world.line(true)
          await world.clock.advance(60_000)
          // What another device does is seen with the next look.
          for (const tab of tabs) tab.say({ type: "hearts.changed" })
          await world.clock.advance(60_000)
          for (const tab of tabs) {
            expect([tab.state(), tab.wanted(), tab.most() < 2]).toEqual(["resting", [], true])
            expect(tab.saved()).toEqual(world.stored())
          }
          expect(world.queue()).toEqual([])
        }
      ),
      runs(100)
    ))

  it("of two tabs without failures end as each was pressed last", () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({ tab: fc.nat(1), product, on: fc.boolean(), line: fc.option(fc.boolean(), { nil: undefined }) }),
          { minLength: 1, maxLength: 16 }
        ),
        async (presses) => {
          const world = heartsWorld()
          const tabs = [world.openTab(), world.openTab()]
          await world.clock.advance(1_000)
          const last = new Map<number, boolean>()
          for (const { tab, product: of, on, line } of presses) {
            if (line !== undefined) world.line(line)
            tabs[tab]?.press(target(of), on)
            last.set(of, on)
            // Long enough that one tab knows of the other: two presses of the same moment have no last one.
            await world.clock.advance(1_000)
          }
          world.line(true)
          await world.clock.advance(10_000)
          expect(world.stored()).toEqual([...last].flatMap(([of, on]) => (on ? [a(of)] : [])).toSorted())
          for (const tab of tabs) expect(tab.saved()).toEqual(world.stored())
        }
      ),
      runs(50)
    ))
})
