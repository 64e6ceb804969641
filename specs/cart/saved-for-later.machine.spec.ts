import { Effect } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { memorySelling } from "#adapters/memory/selling.memory.ts"
import { regionsOfIndonesia } from "#adapters/regions/regions.ts"
import { MemberId } from "#core/account/member.ts"
import { LineId } from "#core/cart/cart.ts"
import { viewCart } from "#core/cart/cart.view.ts"
import { cartMachineOver } from "#core/cart/cart-over.ts"
import { cartOfMember, memberBagOver } from "#core/cart/member-bag.usecases.ts"
import { savedForLaterMachineOver } from "#core/cart/saved-for-later.machine.ts"
import { viewSavedForLater } from "#core/cart/saved-for-later.view.ts"
import type { Goods } from "#core/pricing/goods.ts"
import { runs, someNow } from "../arbitraries.ts"
import { preOrder, someGoods } from "../pricing/some-goods.ts"
import { openMachine } from "../profile/profile-fixture.ts"
import { type Fate, well } from "../selling-line.ts"
import { openCart } from "./cart-fixture.ts"

const red = someGoods("1", { stock: 40 })
const plum = someGoods("2", { stock: 40 })
const soon = preOrder("11", 8, { stock: 40 })
const regions = regionsOfIndonesia()
const rani = MemberId("rani")

const openBag = () => {
  const { stores } = memorySelling([red, plum, soon], [], regions)
  return memberBagOver(stores, rani, { language: "id", now: someNow })
}
const wish = ({ product, combination }: Goods, quantity = 1) => ({ product, combination, quantity })
const unitsOf = (lines: ReadonlyArray<{ readonly id: LineId; readonly quantity: number }>) =>
  Object.fromEntries(lines.map(({ id, quantity }) => [id, quantity]))

describe("what is saved for later", () => {
  it("takes a line whose press comes before the list has been read", async () => {
    const bag = openBag()
    Effect.runSync(bag.put({ line: wish(red), how: "add" }))
    const list = openMachine(savedForLaterMachineOver, bag, undefined, viewSavedForLater)
    const press = { type: "line.saved", line: "1" }
    list.say(press)
    await list.clock.advance(100)
    expect(Effect.runSync(bag.all({})).saved.map(({ id }) => id)).toEqual(["1"])
    expect(list.view().items).toHaveLength(1)
  })

  it("loses no press that comes during a call, or while the list is read again", async () => {
    const bag = openBag()
    for (const goods of [red, plum]) Effect.runSync(bag.put({ line: wish(goods), how: "add" }))
    const list = openMachine(savedForLaterMachineOver, bag, undefined, viewSavedForLater)
    for (const line of ["1", "2"]) list.say({ type: "line.saved", line })
    await list.clock.advance(100)
    expect(
      list
        .view()
        .items.map(({ id }) => id)
        .toSorted()
    ).toEqual(["1", "2"])
    // The bag is another one: the list is read again, and what it shows still takes presses.
    list.say({ type: "bag.changed" })
    list.say({ type: "item.moved", line: "1" })
    list.say({ type: "item.removed", line: "2" })
    await list.clock.advance(100)
    expect(list.view().items).toEqual([])
    expect(Effect.runSync(bag.all({})).bag.items.map(({ id }) => id)).toEqual(["1"])
  })

  it("goes on with the next press behind one of a line that is gone meanwhile", async () => {
    const bag = openBag()
    for (const goods of [red, plum]) Effect.runSync(bag.put({ line: wish(goods), how: "add" }))
    const list = openMachine(savedForLaterMachineOver, bag, undefined, viewSavedForLater)
    for (const line of ["1", "2"]) list.say({ type: "line.saved", line })
    await list.clock.advance(100)
    for (const line of ["1", "1", "2"]) list.say({ type: "item.removed", line })
    await list.clock.advance(100)
    expect(list.view().items).toEqual([])
    expect(Effect.runSync(bag.all({})).saved).toEqual([])
  })
})

describe("a member's cart", () => {
  it("leaves its member on an order page with an empty bag, beside what is saved for later", async () => {
    const bag = openBag()
    Effect.runSync(bag.put({ line: wish(red), how: "add" }))
    const cart = openCart({ port: cartOfMember(bag) })
    await cart.clock.advance(100)
    cart.say({ type: "order-screen.entered" })
    Effect.runSync(bag.saveForLater({ line: LineId("1") }))
    cart.say({ type: "bag.changed" })
    await cart.clock.advance(100)
    expect([cart.lines(), cart.gone]).toEqual([[], []])
  })

  it("offers to keep the old bag for later where goods of another kind are wanted, and does so", async () => {
    const bag = openBag()
    Effect.runSync(bag.put({ line: wish(red, 3), how: "add" }))
    const cart = openMachine(cartMachineOver, cartOfMember(bag), undefined, viewCart)
    await cart.clock.advance(100)
    const event = { type: "item.wanted", line: wish(soon), goods: soon, buy: false }
    cart.say(event)
    expect(cart.view().conflict).toMatchObject({ code: "PREORDER_MIX", maySave: true })
    cart.say({ type: "replacement.saved" })
    await cart.clock.advance(100)
    expect(unitsOf(cart.view().bag.items)).toEqual({ "11": 1 })
    expect(unitsOf(Effect.runSync(bag.saved({})))).toEqual({ "1": 3 })
    expect(cart.view()).toMatchObject({ busy: false, conflict: null, mayOrder: true })
  })
})

describe("the lines saved for later", () => {
  it("leave the bag, come back, and stay where they do not fit", async () => {
    const bag = openBag()
    Effect.runSync(bag.put({ line: wish(red, 2), how: "add" }))
    const saved = openMachine(savedForLaterMachineOver, bag, undefined, viewSavedForLater)
    await saved.clock.advance(50)
    saved.say({ type: "line.saved", line: "1" } as never)
    await saved.clock.advance(50)
    expect(unitsOf(saved.view().items)).toEqual({ "1": 2 })
    expect(saved.emitted.map(({ type }) => type)).toEqual(["bag.changed"])
    Effect.runSync(bag.put({ line: wish(soon), how: "add" }))
    saved.say({ type: "item.moved", line: "1" } as never)
    await saved.clock.advance(50)
    expect(saved.view()).toMatchObject({ refusal: "mix", busy: null })
    Effect.runSync(bag.clear({}))
    saved.say({ type: "item.moved", line: "1" } as never)
    await saved.clock.advance(50)
    expect([unitsOf(Effect.runSync(bag.read({})).items), saved.view().items]).toEqual([{ "1": 2 }, []])
  })

  it("notify the page of a change that was not answered, and of nothing that is refused", async () => {
    const bag = openBag()
    Effect.runSync(bag.put({ line: wish(red, 2), how: "add" }))
    let fate: Fate = { ...well, lost: "call" }
    const saved = openMachine(savedForLaterMachineOver, bag, undefined, viewSavedForLater, () => fate)
    saved.say({ type: "line.saved", line: "1" } as never)
    await saved.clock.advance(60_000)
    expect(saved.emitted.map(({ type }) => type)).toContain("change.failed")
    expect(saved.view().refusal).toBeNull()
    fate = well
    saved.say({ type: "line.saved", line: "1" } as never)
    await saved.clock.advance(5_000)
    expect(unitsOf(saved.view().items)).toEqual({ "1": 2 })
    expect(saved.emitted.filter(({ type }) => type === "change.failed")).toHaveLength(1)
  })

  it("are in the bag or here, never lost and never both, on a bad line too", () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({
            type: fc.constantFrom("line.saved", "item.moved", "bag.changed", "retry.wanted"),
            line: fc.constantFrom(LineId("1"), LineId("2")),
            wait: fc.integer({ min: 0, max: 1_500 })
          }),
          { maxLength: 20 }
        ),
        fc.infiniteStream(
          fc.record<Fate>({
            there: fc.integer({ min: 0, max: 500 }),
            back: fc.integer({ min: 0, max: 500 }),
            lost: fc.constantFrom("no" as const, "no" as const, "call" as const, "answer" as const)
          })
        ),
        async (steps, fates) => {
          const bag = openBag()
          for (const goods of [red, plum]) Effect.runSync(bag.put({ line: wish(goods, 2), how: "add" }))
          let good = false
          const fate = () => (good ? well : fates.next().value)
          const saved = openMachine(savedForLaterMachineOver, bag, undefined, viewSavedForLater, fate)
          for (const { wait, ...event } of steps) {
            saved.say(event)
            await saved.clock.advance(wait)
            expect(saved.most()).toBeLessThan(2)
            const held = Effect.runSync(bag.all({}))
            expect({ ...unitsOf(held.bag.items), ...unitsOf(held.saved) }).toEqual({ "1": 2, "2": 2 })
            expect(held.bag.items.length + held.saved.length).toBe(2)
          }
          good = true
          await saved.clock.advance(60_000)
          saved.say({ type: "bag.changed" })
          await saved.clock.advance(1_000)
          expect(unitsOf(saved.view().items)).toEqual(unitsOf(Effect.runSync(bag.saved({}))))
        }
      ),
      runs(100)
    ))
})
