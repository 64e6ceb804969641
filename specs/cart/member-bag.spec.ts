import { randomUUID } from "node:crypto"
import { Effect, Exit } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { MemberId } from "#core/account/member.ts"
import type { MemberBagPort } from "#core/cart/member-bag.port.ts"
import { failureOf } from "#core/kernel/port-actors.ts"
import { shopEngines } from "../database.ts"
import { putMembers } from "../orders/members.ts"
import { line, openSellingShop, type SellingShop } from "../orders/selling-shop.ts"

const releasedAt = Date.parse("2027-01-05T00:00:00Z")

describe.each(shopEngines)("a member's bag on %s", (engine) => {
  let shop: SellingShop
  const bagOf = (name: string): MemberBagPort =>
    shop.selling.portsFor({ language: "id", now: shop.clock.now(), member: MemberId(name) }).memberBag
  beforeAll(async () => {
    shop = await openSellingShop(engine, { a: 50, b: 50, c: 3, soon: { units: 9, releasedAt: releasedAt as never } })
    await putMembers(shop.db, "ani", "budi", "cici", "didi")
  })
  afterAll(() => shop.close())

  const run = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(effect)
  const tagOf = async <A, E>(effect: Effect.Effect<A, E>) => {
    const exit = await Effect.runPromiseExit(Effect.flip(effect))
    return Exit.isSuccess(exit) ? failureOf({ error: exit.value })._tag : "answered"
  }
  const units = async (bag: MemberBagPort) =>
    Object.fromEntries((await run(bag.read({}))).items.map(({ goods, quantity }) => [goods.combination, quantity]))

  it("holds what is put in, priced by the shop, and refuses what does not fit", async () => {
    const bag = bagOf("ani")
    await run(bag.put({ line: line("a", 2), how: "add" }))
    await run(bag.put({ line: line("a", 3), how: "add" }))
    // Bought at once: at least that many, and what is there counts. Decision 0065.
    await run(bag.put({ line: line("a", 4), how: "buy" }))
    const shown = await run(bag.put({ line: line("b", 1), how: "set" }))
    expect(shown).toMatchObject({ owner: "member", count: 6, totals: { payable: 300_000 } })
    expect(await run(bag.count({}))).toEqual({ count: 6 })
    expect(await tagOf(bag.put({ line: line("a", 16), how: "add" }))).toBe("OrderLimit")
    expect(await tagOf(bag.put({ line: line("c", 4), how: "add" }))).toBe("InsufficientStock")
    expect(await tagOf(bag.put({ line: line("soon"), how: "add" }))).toBe("PreOrderMix")
    expect(await tagOf(bag.put({ line: line("nothing"), how: "add" }))).toBe("GoodsUnknown")
    await run(bag.put({ line: { ...line("b"), quantity: 0 }, how: "set" }))
    expect(await units(bag)).toEqual({ a: 5 })
    expect(await run(bagOf("budi").read({}))).toMatchObject({ count: 0 })
  })

  it("is replaced by goods of another kind, with the old lines saved for later, from where they come back", async () => {
    const bag = bagOf("ani")
    await run(bag.replaceWith({ line: line("soon"), keepOld: true }))
    const { saved } = await run(bag.all({}))
    expect(saved.map(({ goods, quantity }) => [goods.combination, quantity])).toEqual([["a", 5]])
    // A page that was left may do it again: what is wanted is not saved as well. Decision 0072.
    await run(bag.replaceWith({ line: line("soon"), keepOld: true }))
    expect((await run(bag.all({}))).saved).toEqual(saved)
    const [{ id }] = saved as [(typeof saved)[number]]
    expect(await tagOf(bag.moveBack({ line: id }))).toBe("PreOrderMix")
    await run(bag.clear({}))
    expect(await run(bag.moveBack({ line: id }))).toMatchObject({ bag: { count: 5 }, saved: [] })
    const both = await run(bag.saveForLater({ line: id }))
    expect([both.bag.count, both.saved.length]).toEqual([0, 1])
    expect((await run(bag.removeSaved({ line: id }))).saved).toEqual([])
    expect(await tagOf(bag.removeSaved({ line: id }))).toBe("LineUnknown")
    expect(await tagOf(bag.remove({ line: id }))).toBe("LineUnknown")
  })

  it("loses no line where many tabs put one in at once", async () => {
    const bag = bagOf("budi")
    await Promise.all(
      Array.from({ length: 6 }, (_, at) => run(bag.put({ line: line(at % 2 ? "a" : "b"), how: "add" })))
    )
    expect(await units(bag)).toEqual({ a: 3, b: 3 })
  })

  it("takes a guest's bag in once, however many tabs bring it", async () => {
    const bag = bagOf("cici")
    await run(bag.put({ line: line("a", 2), how: "add" }))
    const guest = { bag: randomUUID(), lines: [line("a", 1), line("b", 4), line("c", 9)] }
    const answers = await Promise.all([1, 2, 3].map(() => run(bag.merge(guest))))
    expect(await units(bag)).toEqual({ a: 2, b: 4, c: 3 })
    for (const { changes } of answers)
      expect(changes.map(({ what, name }) => [what, name])).toEqual([
        ["added", "Lipstik b"],
        ["capped", "Lipstik c"]
      ])
    await run(bag.clear({}))
    await run(bag.merge(guest))
    expect(await units(bag)).toEqual({})
  })

  it("of another kind than the guest's stands back", async () => {
    const bag = bagOf("didi")
    await run(bag.put({ line: line("a", 2), how: "add" }))
    const { saved } = await run(bag.merge({ bag: randomUUID(), lines: [line("soon", 1)] }))
    expect(await units(bag)).toEqual({ soon: 1 })
    expect(saved.map(({ goods }) => goods.combination)).toEqual(["a"])
  })
})
