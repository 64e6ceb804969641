import { Effect } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { createActor } from "xstate"
import { Unavailable } from "#core/kernel/failure.ts"
import { instant } from "#core/kernel/moment.ts"
import { fold, graphemes } from "#core/kernel/text.ts"
import { tidy } from "#core/search/filters.rule.ts"
import {
  type SuggestEmitted,
  type SuggestEvent,
  type SuggestPort,
  suggestMachineOver,
  typingWaitMs
} from "#core/search/suggest.machine.ts"
import { viewSuggest } from "#core/search/suggest.view.ts"
import { runs } from "../arbitraries.ts"
import { VirtualClock } from "../virtual-clock.ts"

type Said = SuggestEvent extends infer E ? (E extends unknown ? Omit<E, "at"> : never) : never
interface Fate {
  readonly ms: number
  readonly fails: boolean
}

const open = (recent: ReadonlyArray<string> = [], fate: () => Fate = () => ({ ms: 30, fails: false })) => {
  const clock = new VirtualClock()
  const asked: Array<string> = []
  const line = { open: 0, most: 0 }
  const answer = <A>(of: A): Effect.Effect<A, Unavailable> =>
    Effect.callback((resume) => {
      const { ms, fails } = fate()
      line.open += 1
      line.most = Math.max(line.most, line.open)
      const timer = clock.setTimeout(() => {
        line.open -= 1
        resume(fails ? Effect.fail(new Unavailable()) : Effect.succeed(of))
      }, ms)
      return Effect.sync(() => {
        line.open -= 1
        clock.clearTimeout(timer)
      })
    })
  const port: SuggestPort = {
    suggest: ({ q }) => {
      asked.push(q)
      return answer({
        q,
        products: [],
        brands: [],
        categories: [],
        keywords: /zzz/.test(q) ? [] : [`${q} serum`, `${q} toner`],
        ...(/near/.test(q) && {
          instead: { nearest: "niacinamide", total: 18, broader: [], products: [{ id: 1 } as never] }
        })
      })
    },
    trending: () => Effect.succeed({ keywords: ["sunscreen"], newExclusive: [] })
  }
  const actor = createActor(suggestMachineOver(port), { clock, input: { text: "", recent } })
  const emitted: Array<SuggestEmitted> = []
  for (const type of ["option.taken", "recent.changed"] as const) actor.on(type, (event) => emitted.push(event))
  actor.start()
  return {
    clock,
    asked,
    line,
    emitted,
    say: (event: Said) => actor.send({ ...event, at: instant(clock.now()) } as SuggestEvent),
    view: () => viewSuggest(actor.getSnapshot()),
    context: () => actor.getSnapshot().context,
    words: () =>
      viewSuggest(actor.getSnapshot()).groups.map(({ group, options }) => [
        group,
        options.map(({ option }) => (option.kind === "words" ? option.words : option.kind))
      ])
  }
}

describe("the search box", () => {
  it("offers the last searches and what others search for before anything is typed", async () => {
    const box = open(["toner", "serum"])
    box.say({ type: "box.entered" })
    await box.clock.advance(1)
    expect(box.words()).toEqual([
      ["recent", ["toner", "serum"]],
      ["trending", ["sunscreen"]]
    ])
  })

  it("says why nothing is suggested: too little is typed, or nothing is like it", async () => {
    const box = open()
    box.say({ type: "box.entered" })
    await box.clock.advance(20)
    expect(box.view().note).toBe(undefined)
    box.say({ type: "text.typed", text: "se" })
    expect(box.view().note).toBe("begin")
    box.say({ type: "text.typed", text: "zzzzqqq" })
    expect(box.view().note).toBe(undefined)
    await box.clock.advance(1_000)
    expect(box.view()).toMatchObject({ note: "none", asked: "zzzzqqq" })
    expect(box.words()).toEqual([["trending", ["sunscreen"]]])
    // More is typed: what was said stays until the next answer.
    box.say({ type: "text.typed", text: "zzzzqqqq" })
    expect(box.view()).toMatchObject({ note: "none", asked: "zzzzqqq", stale: true })
  })

  it("asks 250 milliseconds after the third letter, counted as a person counts", async () => {
    const box = open()
    box.say({ type: "text.typed", text: " ni " })
    await box.clock.advance(1000)
    box.say({ type: "text.typed", text: "nia" })
    await box.clock.advance(typingWaitMs - 1)
    expect(box.asked).toEqual([])
    await box.clock.advance(1 + 30)
    expect(box.asked).toEqual(["nia"])
    expect(box.words()).toEqual([["suggested", ["nia serum", "nia toner"]]])
  })

  it("sets the part that is not typed apart", async () => {
    const box = open()
    box.say({ type: "text.typed", text: "Nia" })
    await box.clock.advance(500)
    expect(box.view().groups[0]?.options[0]).toMatchObject({ typed: "Nia", added: " serum" })
  })

  it("interrupts a question when more is typed", async () => {
    const box = open([], () => ({ ms: 5000, fails: false }))
    box.say({ type: "text.typed", text: "nia" })
    await box.clock.advance(typingWaitMs)
    expect(box.line.open).toBe(1)
    box.say({ type: "text.typed", text: "niac" })
    await box.clock.advance(1)
    expect(box.line.open).toBe(0)
  })

  it("searches for what was typed, or for the option under the arrow keys, and remembers either", async () => {
    const box = open()
    box.say({ type: "text.typed", text: "nia" })
    await box.clock.advance(500)
    box.say({ type: "option.moved", by: 1 })
    box.say({ type: "search.wanted", text: "nia" })
    expect(box.emitted).toEqual([
      { type: "option.taken", option: { kind: "words", words: "nia serum", from: "suggested" }, typed: "nia" },
      { type: "recent.changed", recent: ["nia serum"] }
    ])
    box.say({ type: "search.wanted", text: " rose " })
    expect(box.emitted.slice(2)).toEqual([
      { type: "option.taken", option: { kind: "words", words: "rose", from: "typed" }, typed: "rose" },
      { type: "recent.changed", recent: ["rose", "nia serum"] }
    ])
    expect(box.view().open).toBe(false)
  })

  it("brings cleared searches back", () => {
    const box = open(["toner", "serum"])
    box.say({ type: "box.entered" })
    box.say({ type: "recent.cleared" })
    expect(box.view()).toMatchObject({ hasRecent: false, canRestore: true })
    box.say({ type: "recent.restored" })
    expect(box.context().recent).toEqual(["toner", "serum"])
  })

  it("leads a search that nothing is like to the nearest word of the shop", async () => {
    const box = open()
    box.say({ type: "box.entered" })
    box.say({ type: "text.typed", text: "near zzz" })
    await box.clock.advance(1_000)
    expect(box.view().note).toBe("none")
    expect(box.words()).toEqual([
      ["nearest", ["niacinamide"]],
      ["near", ["product"]],
      ["trending", ["sunscreen"]]
    ])
    box.say({ type: "option.moved", by: 1 })
    box.say({ type: "search.wanted", text: "near zzz" })
    expect(box.emitted.at(0)).toMatchObject({ option: { words: "niacinamide", from: "nearest" } })
    expect(box.context().recent).toEqual(["niacinamide"])
  })

  it("says that nothing came back, and asks again on request", async () => {
    let fails = true
    const box = open([], () => ({ ms: 10, fails }))
    box.say({ type: "box.entered" })
    box.say({ type: "text.typed", text: "niacinamide" })
    await box.clock.advance(1000)
    expect(box.view().note).toBe("unreachable")
    expect(box.words()).toEqual([["trending", ["sunscreen"]]])
    fails = false
    box.say({ type: "retry.wanted" })
    await box.clock.advance(10)
    expect(box.view().note).toBeUndefined()
    expect(box.words()).toEqual([["suggested", ["niacinamide serum", "niacinamide toner"]]])
  })
})

const anyText = fc.oneof(
  fc.constantFrom("", "n", "ni", "nia", "niac", "NIAC", " nia ", "é́", "👩🏽‍🎤👩🏽‍🎤", "👩🏽‍🎤👩🏽‍🎤👩🏽‍🎤"),
  fc.string({ unit: "grapheme", maxLength: 8 })
)
const anySaid: fc.Arbitrary<Said> = fc.oneof(
  anyText.map((text): Said => ({ type: "text.typed", text })),
  anyText.map((text): Said => ({ type: "search.wanted", text })),
  anyText.map((text): Said => ({ type: "recent.removed", text })),
  fc.uniqueArray(fc.constantFrom("toner", "serum", "rose"), { maxLength: 3 }).map(
    (recent): Said => ({
      type: "recent.known",
      recent
    })
  ),
  fc.constantFrom(1 as const, -1 as const).map((by): Said => ({ type: "option.moved", by })),
  fc
    .constantFrom(
      "box.entered" as const,
      "box.left" as const,
      "recent.cleared" as const,
      "recent.restored" as const,
      "retry.wanted" as const
    )
    .map((type): Said => ({ type }))
)

describe("in every session", () => {
  it("obeys the invariants of searching", () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ said: anySaid, wait: fc.integer({ min: 0, max: 600 }) }), { minLength: 1, maxLength: 14 }),
        fc.infiniteStream(fc.record({ ms: fc.integer({ min: 1, max: 900 }), fails: fc.boolean() })),
        async (steps, fates) => {
          const box = open([], () => fates.next().value)
          for (const { said, wait } of steps) {
            box.say(said)
            await box.clock.advance(wait)
            const { text, suggestions, answered, recent, active } = box.context()
            // S2: what is shown belongs to what was typed, or says that it is older.
            if (suggestions && !box.view().stale) expect(answered).toBe(tidy(text))
            // S6: at most five, each once.
            expect(recent.length).toBeLessThanOrEqual(5)
            expect(new Set(recent.map((one) => fold(one) || one)).size).toBe(recent.length)
            const shown = box.view().groups.flatMap(({ options }) => options)
            if (active !== null) expect(active).toBeLessThan(shown.length)
            expect(shown.map(({ place }) => place)).toEqual(shown.map((_, place) => place))
          }
          // S1: nothing shorter than three characters was ever asked; never two questions at once.
          expect(box.asked.filter((q) => graphemes(q).length < 3)).toEqual([])
          expect(box.line.most).toBeLessThan(2)
        }
      ),
      runs(400, 10_000)
    ))
})
