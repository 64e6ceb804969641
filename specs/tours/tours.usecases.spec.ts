import { Effect, Exit } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { Unauthenticated } from "#core/account/account.errors.ts"
import type { Member } from "#core/account/member.ts"
import { Unavailable } from "#core/kernel/failure.ts"
import { marksIn, marksOf, marksText, mergeMarks, visitedBy } from "#core/tours/marks.rule.ts"
import { tours } from "#core/tours/tours.ts"
import { toursOver } from "#core/tours/tours.usecases.ts"
import { someMember } from "../account/some-member.ts"
import { runs } from "../arbitraries.ts"
import { sharedText } from "../banners/popup-fixture.ts"
import { VirtualClock } from "../virtual-clock.ts"

const anyMarks = fc.subarray(Object.values(tours).flatMap((steps) => marksOf(steps)))

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
        const all = mergeMarks(mergeMarks(here, there), now)
        expect(sorted(marks())).toEqual(sorted(all))
        expect(sorted(member()?.coachmarksVisited)).toEqual(sorted(all))
        expect(saved.length).toBe(all.length === there.length ? 0 : 1)
        await save(now)
        expect(saved.length).toBeLessThan(2)
        expect(sorted(visitedBy(marksText(marks()), member()))).toEqual(sorted(all))
      }),
      runs(40)
    ))

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
