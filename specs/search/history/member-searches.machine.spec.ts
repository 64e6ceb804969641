import { Effect } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { createActor } from "xstate"
import { seededRandom } from "#adapters/memory/seeded-random.ts"
import { MemberId } from "#core/account/member.ts"
import { instant } from "#core/kernel/moment.ts"
import {
  type SavedSearch,
  type SearchHistoryPort,
  type SearchHistoryStore,
  savedSearchMaxLength
} from "#core/search/history/history.port.ts"
import { searchHistoryOver } from "#core/search/history/history.usecases.ts"
import { type MemberSearchesEvent, memberSearchesMachineOver } from "#core/search/history/member-searches.machine.ts"
import { memberSearchesOver } from "#core/search/history/member-searches.usecases.ts"
import { viewMemberSearches } from "#core/search/history/member-searches.view.ts"
import { recentSearches } from "#core/search/history/recent.rule.ts"
import type { SearchClick } from "#core/search/search-option.ts"
import { runs, someNow } from "../../arbitraries.ts"
import { type Fate, overLine, well } from "../../selling-line.ts"
import { VirtualClock } from "../../virtual-clock.ts"

type Said = MemberSearchesEvent extends infer E ? (E extends unknown ? Omit<E, "at"> : never) : never

const rani = MemberId("rani")

/** A shop that holds one member's searches. */
const heldSearches = (clock: VirtualClock) => {
  let rows: ReadonlyArray<SavedSearch & { readonly folded: string }> = []
  const clicks: Array<SearchClick & { helpful?: boolean }> = []
  const removed: Array<string> = []
  const ids: Array<string> = []
  const store: SearchHistoryStore = {
    newest: (_, most) => Effect.sync(() => rows.slice(0, most).map(({ folded: __, ...row }) => row)),
    put: (_, search, folded, most) =>
      Effect.sync(() => {
        rows = [{ ...search, folded }, ...rows.filter((row) => row.folded !== folded)].slice(0, most)
      }),
    remove: (_, id) =>
      Effect.sync(() => {
        const gone = rows.find((row) => row.id === id)
        if (gone) removed.push(gone.keyword)
        rows = rows.filter((row) => row.id !== id)
        return gone !== undefined
      }),
    clear: () =>
      Effect.sync(() => {
        rows = []
      }),
    click: (_, id, click) =>
      Effect.sync(() => {
        ids.push(id)
        clicks.push({ ...click })
      }),
    judge: (_, id, helpful) =>
      Effect.sync(() => {
        const click = clicks[ids.indexOf(id)]
        if (click) click.helpful = helpful
        return click !== undefined
      })
  }
  const random = seededRandom(7)
  const now = () => searchHistoryOver(store, random, rani, instant(someNow + clock.now()))
  const port: SearchHistoryPort = {
    list: (input) => now().list(input),
    keep: (input) => now().keep(input),
    remove: (input) => now().remove(input),
    clear: (input) => now().clear(input),
    click: (input) => now().click(input),
    judge: (input) => now().judge(input)
  }
  return { port, clicks, removed, words: () => rows.map(({ keyword }) => keyword) }
}

const open = (before: ReadonlyArray<string> = [], fate: () => Fate = () => well) => {
  const clock = new VirtualClock()
  const shop = heldSearches(clock)
  const line = overLine(shop.port, clock, fate)
  const actor = createActor(memberSearchesMachineOver(memberSearchesOver(line.port)), { clock, input: { before } })
  const known: Array<ReadonlyArray<string>> = []
  actor.on("searches.known", ({ recent }) => known.push(recent))
  actor.start()
  return {
    shop,
    most: line.most,
    known: () => known.at(-1),
    asked: () => viewMemberSearches(actor.getSnapshot()).asked,
    isResting: () => actor.getSnapshot().matches("resting"),
    isOld: () => actor.getSnapshot().context.isOld,
    wait: (ms: number) => clock.advance(ms),
    say: (event: Said) => actor.send({ ...event, at: instant(someNow + clock.now()) } as MemberSearchesEvent)
  }
}

describe("a member's searches", () => {
  it("are the shop's, with what the browser was searched for before", async () => {
    const box = open(["serum", "toner"])
    await box.wait(1_000)
    expect(box.shop.words()).toEqual(["serum", "toner"])
    expect(box.known()).toEqual(["serum", "toner"])
  })

  it("are removed one by one, cleared, and brought back in their order", async () => {
    const box = open(["rose", "serum", "toner"])
    box.say({ type: "search.removed", words: "Serum" })
    await box.wait(1_000)
    expect(box.shop.words()).toEqual(["rose", "toner"])
    box.say({ type: "searches.cleared" })
    box.say({ type: "searches.restored", searches: ["rose", "toner"] })
    await box.wait(1_000)
    expect(box.shop.words()).toEqual(["rose", "toner"])
    expect(box.known()).toEqual(["rose", "toner"])
  })

  it("ask whether what was opened was what was looked for, and tell the answer once", async () => {
    const box = open()
    const click = { keyword: "nia", entityId: "7", entityType: "product" }
    box.say({ type: "result.opened", click })
    await box.wait(1_000)
    expect([box.asked(), box.known()]).toEqual(["nia", ["nia"]])
    box.say({ type: "result.judged", helpful: true })
    box.say({ type: "result.judged", helpful: false })
    await box.wait(1_000)
    expect(box.asked()).toBe(null)
    expect(box.shop.clicks).toEqual([{ ...click, helpful: true }])
  })

  it("are not sent if the shop would refuse them", async () => {
    const box = open([], () => well)
    for (const words of ["", "  ", "a".repeat(savedSearchMaxLength + 1)]) {
      box.say({ type: "search.made", words })
      box.say({ type: "result.opened", click: { keyword: words, entityId: "7", entityType: "product" } })
    }
    await box.wait(1_000)
    expect([box.shop.words(), box.shop.clicks]).toEqual([[], []])
  })

  it("are read again when the box is entered, where that failed", async () => {
    const fates: Array<Fate> = [{ ...well, lost: "call" }]
    const box = open([], () => fates.shift() ?? well)
    await box.wait(1_000)
    expect(box.known()).toBe(undefined)
    box.say({ type: "box.entered" })
    await box.wait(1_000)
    expect(box.known()).toEqual([])
  })
})

const anyWords = fc.constantFrom("toner", "serum", "Serum", "rose", "lip", "sun", "aloe", "mask")
const anySaid: fc.Arbitrary<Said> = fc.oneof(
  anyWords.map((words): Said => ({ type: "search.made", words })),
  anyWords.map((words): Said => ({ type: "search.removed", words })),
  fc.constant<Said>({ type: "searches.cleared" }),
  fc.uniqueArray(anyWords, { maxLength: 5 }).map((searches): Said => ({ type: "searches.restored", searches })),
  anyWords.map(
    (keyword): Said => ({ type: "result.opened", click: { keyword, entityId: "1", entityType: "product" } })
  ),
  fc.boolean().map((helpful): Said => ({ type: "result.judged", helpful })),
  fc.constant<Said>({ type: "box.entered" })
)
const anyFate: fc.Arbitrary<Fate> = fc.record({
  there: fc.integer({ min: 0, max: 600 }),
  back: fc.integer({ min: 0, max: 600 }),
  lost: fc.oneof(
    { weight: 7, arbitrary: fc.constant("no" as const) },
    { weight: 3, arbitrary: fc.constantFrom("call" as const, "answer" as const) }
  )
})

describe("in every session on a bad line", () => {
  it("one call is under way at most, nothing disappears that was not removed, and in the end the box shows the shop's", () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ said: anySaid, wait: fc.integer({ min: 0, max: 1_500 }) }), { maxLength: 14 }),
        fc.infiniteStream(anyFate),
        async (steps, fates) => {
          let isBad = true
          const box = open([], () => (isBad ? fates.next().value : well))
          const wanted = new Set<string>()
          for (const { said, wait } of steps) {
            if (said.type === "search.removed") wanted.add(said.words.toLowerCase())
            box.say(said)
            await box.wait(wait)
            expect(box.shop.words().length).toBeLessThanOrEqual(recentSearches)
          }
          isBad = false
          await box.wait(60_000)
          box.say({ type: "box.entered" })
          await box.wait(60_000)
          expect([box.isResting(), box.isOld()]).toEqual([true, false])
          expect(box.known()).toEqual(box.shop.words())
          expect(box.most()).toBeLessThan(2)
          expect(box.shop.removed.filter((words) => !wanted.has(words.toLowerCase()))).toEqual([])
        }
      ),
      runs(250)
    ))
})
