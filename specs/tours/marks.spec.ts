import { readFileSync } from "node:fs"
import { Effect, Exit } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { Unauthenticated } from "#core/account/account.errors.ts"
import type { Member } from "#core/account/member.ts"
import { Unavailable } from "#core/kernel/failure.ts"
import { coachmarks, knownMarks } from "#core/profile/coachmarks.ts"
import { firstUnseen, joined, marksIn, marksOf, marksText, savedFor, visitedBy } from "#core/tours/marks.rule.ts"
import { toursAt } from "#core/tours/tour-place.rule.ts"
import { type TourName, tours } from "#core/tours/tours.ts"
import { toursOver } from "#core/tours/tours.usecases.ts"
import { explained, isInView, placed } from "#ui/tours/placing.ts"
import { someMember } from "../account/some-member.ts"
import { runs } from "../arbitraries.ts"
import { sharedText } from "../banners/popup-fixture.ts"
import { VirtualClock } from "../virtual-clock.ts"

const names = Object.keys(tours) as ReadonlyArray<TourName>
const every = names.flatMap((name) => marksOf(tours[name]))
const anyMarks = fc.subarray(every)

describe("what was seen", () => {
  it("is a step of a tour, in a profile as well, however much is sent", () => {
    expect(new Set(coachmarks)).toEqual(new Set(every))
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), fc.constantFrom(...every))), (sent) => {
        expect(new Set(knownMarks(sent))).toEqual(new Set(every.filter((mark) => sent.includes(mark))))
        expect(knownMarks(sent).length).toBeLessThanOrEqual(every.length)
      })
    )
  })

  it("is stored as it is, and anything else counts as nothing", () => {
    fc.assert(
      fc.property(anyMarks, (marks) => {
        expect(marksIn(marksText(marks))).toEqual(marks)
      })
    )
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        for (const mark of marksIn(text)) expect(every).toContain(mark)
      }),
      runs(200)
    )
    for (const bad of [
      undefined,
      "",
      "{",
      '{"v":2,"marks":["product-buy"]}',
      '{"v":1,"marks":{}}',
      '{"v":1,"marks":["x"]}'
    ])
      expect(marksIn(bad)).toEqual([])
  })

  it("is shown no more: a tour goes on with its first step that was not", () =>
    fc.assert(
      fc.property(fc.constantFrom(...names), anyMarks, (name, visited) => {
        const place = firstUnseen(name, visited)
        const marks = marksOf(tours[name])
        expect(place === undefined).toBe(marks.every((mark) => visited.includes(mark)))
        if (place !== undefined) {
          expect(visited).not.toContain(marks[place])
          for (const mark of marks.slice(0, place)) expect(visited).toContain(mark)
        }
      })
    ))
})

describe("tours", () => {
  it("come to the product's page and to the checkout, and nowhere else", () => {
    expect(toursAt("/product/lipstick/1001-delima")).toEqual(["productPage", "reviewFilter"])
    expect(toursAt("/order")).toEqual(["orderShipping"])
    for (const path of ["/", "/orders", "/order/x", "/product/lipstick", "/review/1", "/account", "/search"])
      expect(toursAt(path)).toEqual([])
  })

  it.each(["id", "en"])("that may come have their words (%s)", (language) => {
    const { step } = JSON.parse(readFileSync(`ui/messages/${language}/tours.json`, "utf8"))
    const anchors = ["/product/a/1", "/order"].flatMap((path) =>
      toursAt(path).flatMap((tour) => tours[tour].map(({ anchor }) => anchor))
    )
    expect(Object.keys(step).toSorted()).toEqual(anchors.toSorted())
    for (const anchor of anchors) expect(Object.keys(step[anchor])).toEqual(["title", "text"])
  })
})

/** A browser and a shop that holds one member; what is sent to the shop is noted. */
const opened = (
  member: Member | undefined,
  marks: ReadonlyArray<string>,
  answer: "well" | "less" | "nobody" | "nothing"
) => {
  let known = member
  const text = sharedText(new VirtualClock(1_000_000)).tab()
  text.write(marksText(marks))
  const saved: Array<ReadonlyArray<string>> = []
  const port = toursOver({
    store: text,
    member: () => known,
    onKnown: (now) => {
      known = now
    },
    profile: {
      update: ({ coachmarksVisited = [] }) =>
        Effect.suspend((): Effect.Effect<Member, Unauthenticated | Unavailable> => {
          saved.push(coachmarksVisited)
          if (answer === "nobody") return Effect.fail(new Unauthenticated())
          if (answer === "nothing") return Effect.fail(new Unavailable())
          return Effect.succeed(someMember({ coachmarksVisited: answer === "less" ? [] : coachmarksVisited }))
        })
    }
  })
  return {
    saved,
    member: () => known,
    marks: () => marksIn(text.read()),
    save: (marks: ReadonlyArray<string>) => Effect.runPromiseExit(port.saveVisited({ marks }))
  }
}

const sorted = (marks: ReadonlyArray<string> | undefined) => [...(marks ?? [])].sort()

describe("marks", () => {
  it("of a guest stay in the browser", async () => {
    const { save, marks, saved } = opened(undefined, ["product-buy"], "well")
    expect(Exit.isSuccess(await save(["product-combinations"]))).toBe(true)
    expect(marks()).toEqual(["product-combinations", "product-buy"])
    expect(saved).toEqual([])
  })

  it("are stored even if the page is left before the lock is given", () => {
    const { save, marks } = opened(undefined, ["product-buy"], "well")
    void save(["product-combinations"])
    expect(marks()).toEqual(["product-combinations", "product-buy"])
  })

  it("are merged both ways as soon as a member logs in, and sent once", () =>
    fc.assert(
      fc.asyncProperty(anyMarks, anyMarks, anyMarks, async (here, there, now) => {
        const { save, marks, saved, member } = opened(someMember({ coachmarksVisited: there }), here, "well")
        await save(now)
        const all = joined(joined(here, there), now)
        expect(sorted(marks())).toEqual(sorted(all))
        expect(sorted(member()?.coachmarksVisited)).toEqual(sorted(all))
        expect(saved.length).toBe(all.length === there.length ? 0 : 1)
        await save(now)
        expect(saved.length).toBeLessThan(2)
        expect(sorted(visitedBy(marksText(marks()), member()))).toEqual(sorted(all))
      }),
      runs(40)
    ))

  it("are saved where they belong: in the profile of a member, in a guest's browser", () => {
    const marks = marksText(["product-buy"])
    const member = someMember({ coachmarksVisited: ["order-couriers"] })
    expect([savedFor(marks, undefined), savedFor(marks, member)]).toEqual([["product-buy"], ["order-couriers"]])
  })

  it("that a shop does not take are no reason to ask it again", async () => {
    const { save, saved, member } = opened(someMember(), [], "less")
    const before = member()
    expect(Exit.isSuccess(await save(["product-buy"]))).toBe(true)
    expect([saved.length, member()]).toEqual([1, before])
  })

  it("stay in the browser while the shop cannot be reached, and after a log-out", async () => {
    const away = opened(someMember(), [], "nothing")
    expect(await away.save(["product-buy"])).toEqual(Exit.fail(new Unavailable()))
    const asGuest = opened(someMember(), [], "nobody")
    expect(Exit.isSuccess(await asGuest.save(["product-buy"]))).toBe(true)
    for (const { marks } of [away, asGuest]) expect(marks()).toEqual(["product-buy"])
  })
})

describe("an element that a tour explains", () => {
  const screen = { width: 360, height: 740 }
  const at = (top: number, height: number) => isInView({ left: 0, top, width: 300, height }, screen)

  it("stands well from 15 to 85 % of the screen's height: the page is not moved to it. Decision 71", () => {
    expect([at(111, 100), at(110, 100), at(529, 100), at(530, 100)]).toEqual([true, false, true, false])
  })

  it("of more than 20 % of that height stands well with its beginning", () => {
    expect([at(481, 2_000), at(482, 2_000)]).toEqual([true, false])
  })

  it("is explained as far down as 85 %, and half the screen at most", () => {
    const shown = (top: number, height: number) => explained({ left: 0, top, width: 300, height }, screen).height
    expect([shown(111, 2_000), shown(300, 2_000), shown(481, 2_000), shown(600, 100)]).toEqual([370, 329, 148, 100])
  })
})

describe("a coachmark's card", () => {
  const anyBox = fc.record({
    left: fc.integer({ min: -50, max: 1_400 }),
    top: fc.integer({ min: -300, max: 1_200 }),
    width: fc.integer({ min: 20, max: 1_300 }),
    height: fc.integer({ min: 20, max: 1_500 })
  })
  const screens = [
    { width: 360, height: 740 },
    { width: 1_440, height: 900 }
  ]

  it("stands wholly on the screen, beside any element", () =>
    fc.assert(
      fc.property(anyBox, fc.constantFrom(...screens), (anchor, screen) => {
        const card = { width: 328, height: 170 }
        const { left, top, arrow } = placed(anchor, card, screen)
        expect(left).toBeGreaterThanOrEqual(0)
        expect(top).toBeGreaterThanOrEqual(0)
        expect(left + card.width).toBeLessThanOrEqual(screen.width)
        expect(top + card.height).toBeLessThanOrEqual(screen.height)
        expect(arrow > 0 && arrow < card.width).toBe(true)
      })
    ))

  it("covers nothing of what it explains where there is room above or below", () =>
    fc.assert(
      fc.property(anyBox, fc.constantFrom(...screens), (anchor, screen) => {
        const card = { width: 328, height: 170 }
        const { top, side } = placed(anchor, card, screen)
        const bottom = anchor.top + anchor.height
        const least = card.height + 40
        fc.pre(anchor.top >= 0 && bottom <= screen.height && Math.max(anchor.top, screen.height - bottom) > least)
        expect(side === "below" ? top >= bottom : top + card.height <= anchor.top).toBe(true)
      })
    ))
})
