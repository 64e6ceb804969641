import { Effect, Exit } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { memorySelling } from "#adapters/memory/selling.memory.ts"
import { regionsOfIndonesia } from "#adapters/regions/regions.ts"
import { MemberId } from "#core/account/member.ts"
import { cartMergeOver } from "#core/cart/cart-merge.usecases.ts"
import { lineIdOf } from "#core/cart/line-id.rule.ts"
import type { MemberBagPort } from "#core/cart/member-bag.port.ts"
import { memberBagOver } from "#core/cart/member-bag.usecases.ts"
import { Unavailable } from "#core/kernel/failure.ts"
import type { Goods } from "#core/pricing/goods.ts"
import { runs, someNow } from "../arbitraries.ts"
import { someGoods } from "../pricing/some-goods.ts"
import { heldBag } from "./held-bag.ts"

const stocked = ["1", "2", "3", "4"].map((id) => someGoods(id, { stock: 40 }))
const rani = MemberId("rani")
const regions = regionsOfIndonesia()

const openMember = () => {
  const { stores } = memorySelling(stocked, [], regions)
  return memberBagOver(stores, rani, { language: "id", now: someNow })
}
type Guest = ReturnType<typeof heldBag>
const putIn = (store: Guest, goods: Goods, quantity: number) =>
  Effect.runSync(
    store.change((bag) =>
      Effect.succeed({
        ...bag,
        lines: [
          ...bag.lines.filter(({ combination }) => combination !== goods.combination),
          { product: goods.product, combination: goods.combination, quantity, seen: goods, agreed: goods.price.price }
        ]
      })
    )
  )
const unitsOf = (member: MemberBagPort) =>
  Object.fromEntries(Effect.runSync(member.read({})).items.map(({ id, quantity }) => [id, quantity]))

/** A line on which calls, or only their answers, are lost. */
const badLine = (member: MemberBagPort, fate: () => "well" | "call" | "answer"): Pick<MemberBagPort, "merge"> => ({
  merge: (input) =>
    Effect.suspend(() => {
      const lost = fate()
      if (lost === "call") return Effect.fail(new Unavailable())
      return Effect.flatMap(member.merge(input), (joined) =>
        lost === "answer" ? Effect.fail(new Unavailable()) : Effect.succeed(joined)
      )
    })
})
const ids = () => {
  let next = 1
  return () => `bag-${++next}`
}

describe("a guest's bag joined after signing in", () => {
  it("is one bag with the member's, and the browser's is empty under another name", () => {
    const [member, guest] = [openMember(), heldBag()]
    Effect.runSync(member.put({ line: { ...idOf(0), quantity: 2 }, how: "add" }))
    putIn(guest, stocked[0] as Goods, 1)
    putIn(guest, stocked[1] as Goods, 3)
    const changes = Effect.runSync(cartMergeOver(guest, member, ids()).merge)
    expect(changes.map(({ what, line }) => [what, line])).toEqual([["added", "2"]])
    expect(unitsOf(member)).toEqual({ "1": 2, "2": 3 })
    expect(guest.now()).toEqual({ id: "bag-2", lines: [] })
    expect(Effect.runSync(cartMergeOver(guest, member, ids()).merge)).toEqual([])
  })

  it("stays where it is until the shop has said that it joined it", () => {
    const [member, guest] = [openMember(), heldBag()]
    putIn(guest, stocked[0] as Goods, 1)
    const lost = badLine(member, () => "answer")
    expect(Exit.isFailure(Effect.runSyncExit(cartMergeOver(guest, lost, ids()).merge))).toBe(true)
    expect(guest.now().lines).toHaveLength(1)
    Effect.runSync(cartMergeOver(guest, member, ids()).merge)
    expect([unitsOf(member), guest.now().lines]).toEqual([{ "1": 1 }, []])
  })

  it("loses and doubles nothing over a bad line, in two tabs, with more put in meanwhile", () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            goods: fc.nat(3),
            quantity: fc.integer({ min: 1, max: 20 }),
            fate: fc.constantFrom("well" as const, "call" as const, "answer" as const),
            put: fc.boolean()
          }),
          { minLength: 1, maxLength: 12 }
        ),
        (steps) => {
          const [member, guest] = [openMember(), heldBag()]
          const newId = ids()
          const wished = new Map<string, number>()
          for (const { goods, quantity, fate, put } of steps) {
            if (put) {
              const one = stocked[goods] as Goods
              putIn(guest, one, quantity)
              wished.set(one.combination, Math.max(quantity, wished.get(one.combination) ?? 0))
            } else
              Effect.runSyncExit(
                cartMergeOver(
                  guest,
                  badLine(member, () => fate),
                  newId
                ).merge
              )
          }
          const last = Object.fromEntries(guest.now().lines.map((line) => [lineIdOf(line), line.quantity]))
          Effect.runSync(cartMergeOver(guest, member, newId).merge)
          expect(guest.now().lines).toEqual([])
          const units = unitsOf(member)
          expect(Object.keys(units).toSorted()).toEqual([...wished.keys()].toSorted())
          for (const [id, most] of wished) {
            expect(units[id]).toBeLessThanOrEqual(most)
            expect(units[id]).toBeGreaterThanOrEqual(last[id] ?? 0)
          }
        }
      ),
      runs(200)
    ))
})

const idOf = (at: number) => {
  const { product, combination } = stocked[at] as Goods
  return { product, combination }
}
