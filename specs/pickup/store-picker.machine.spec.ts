import { Effect } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { WantedLine } from "#core/cart/cart.ts"
import { instant } from "#core/kernel/moment.ts"
import type { PickupStore } from "#core/pickup/pickup.ts"
import { storeOffers } from "#core/pickup/store-offers.rule.ts"
import { type StorePickerPort, storePickerMachineOver } from "#core/pickup/store-picker.machine.ts"
import { viewStorePicker } from "#core/pickup/store-picker.view.ts"
import { runs } from "../arbitraries.ts"
import { someGoods } from "../pricing/some-goods.ts"
import { openMachine } from "../profile/profile-fixture.ts"
import { type Fate, well } from "../selling-line.ts"
import { someStore } from "./some-stores.ts"

const now = instant(Date.parse("2026-11-20T14:40+07:00"))
const red = someGoods("1")
const bag = (quantity: number): ReadonlyArray<WantedLine> => [
  { product: red.product, combination: red.combination, quantity }
]
const stores = [
  someStore(1, { name: "Pendar Teras Menteng" }),
  someStore(2, { name: "Pendar Rimbun Square", city: "Kota Depok", latitude: -6.37, longitude: 106.83 }),
  someStore(3, {
    name: "Pendar Malam",
    hours: { weekdays: ["20.00", "22.00"], weekend: ["20.00", "22.00"], zone: "WIB" }
  })
]
const stocks = [5, 2, 0]

/** Three stores of which one has nothing; counts how often it is asked. */
const shopWith = () => {
  let asked = 0
  const port: StorePickerPort = {
    forLines: ({ lines }) =>
      Effect.sync(() => {
        asked++
        const units = stores.map(({ id }, place) => ({
          store: id,
          combination: red.combination,
          stock: stocks[place] ?? 0
        }))
        return storeOffers({ stores, lines, goodsOf: () => red, units, now })
      })
  }
  return { port, asked: () => asked }
}

const open = (
  port: StorePickerPort,
  fate?: () => Fate,
  { quantity = 1, known }: { readonly quantity?: number; readonly known?: ReadonlyArray<PickupStore> } = {}
) =>
  openMachine(
    storePickerMachineOver,
    port,
    { lines: bag(quantity), known, store: undefined },
    viewStorePicker(now),
    fate
  )

const names = (rows: ReadonlyArray<PickupStore>) => rows.map(({ store }) => store.id)

describe("the store picker", () => {
  it("asks for the stock when it is opened first, and not again: loading, then fetched", async () => {
    const { port, asked } = shopWith()
    const picker = open(port)
    expect(picker.view()).toMatchObject({ isOpen: false, stock: "unfetched" })
    picker.say({ type: "picker.opened" })
    expect(picker.view()).toMatchObject({ isOpen: true, stock: "loading" })
    await picker.clock.advance(20)
    expect(picker.view()).toMatchObject({ stock: "fetched", total: 3 })
    for (const type of ["picker.closed", "picker.opened"]) picker.say({ type })
    await picker.clock.advance(20)
    expect(asked()).toBe(1)
    expect(picker.emitted.map(({ type }) => type)).toEqual(["offers.fetched"])
  })

  it("asks nothing if the page knows the stock already", async () => {
    const { port, asked } = shopWith()
    const known = storeOffers({ stores, lines: bag(1), goodsOf: () => red, units: [], now })
    const picker = open(port, undefined, { known })
    picker.say({ type: "picker.opened" })
    await picker.clock.advance(20)
    expect([asked(), picker.view().stock]).toEqual([0, "fetched"])
  })

  it("says that the stock did not come, and asks again at a press", async () => {
    let lost: Fate["lost"] = "call"
    const picker = open(shopWith().port, () => ({ ...well, lost }))
    picker.say({ type: "picker.opened" })
    await picker.clock.advance(20_000)
    expect(picker.view()).toMatchObject({ stock: "failed", complete: [] })
    lost = "no"
    picker.say({ type: "retry.wanted" })
    await picker.clock.advance(20)
    expect(picker.view().stock).toBe("fetched")
  })

  it("lets only a store with every line be chosen, and says what the others lack", async () => {
    const picker = open(shopWith().port, undefined, { quantity: 3 })
    picker.say({ type: "picker.opened" })
    await picker.clock.advance(20)
    expect([names(picker.view().complete), names(picker.view().incomplete)]).toEqual([[1], [2, 3]])
    expect(picker.view().incomplete[0]?.lines).toMatchObject([{ quantity: 3, available: 2 }])
    picker.say({ type: "store.marked", store: 2 })
    picker.say({ type: "store.confirmed" })
    expect(picker.view()).toMatchObject({ isOpen: true, marked: undefined })
    picker.say({ type: "store.marked", store: 1 })
    picker.say({ type: "store.confirmed" })
    expect(picker.view().isOpen).toBe(false)
    expect(picker.emitted.at(-1)).toMatchObject({ type: "store.chosen", store: 1 })
  })

  it("sorts by distance once it knows the place, and goes on without", async () => {
    const picker = open(shopWith().port)
    picker.say({ type: "picker.opened" })
    picker.say({ type: "location.wanted" })
    picker.say({ type: "location.refused" })
    await picker.clock.advance(20)
    expect(picker.view()).toMatchObject({ place: "refused", stock: "fetched" })
    expect(names(picker.view().complete)).toEqual([1, 2])
    picker.say({ type: "location.wanted" })
    picker.say({ type: "location.given", location: { latitude: -6.38, longitude: 106.83 } })
    expect(picker.view().place).toBe("known")
    expect(picker.view().complete.map(({ store, distanceKm }) => [store.id, distanceKm])).toEqual([
      [2, 1.1],
      [1, 20.5]
    ])
  })

  it("finds stores by name and city, and those that are open now", async () => {
    const picker = open(shopWith().port)
    picker.say({ type: "picker.opened" })
    await picker.clock.advance(20)
    picker.say({ type: "stores.sought", text: "  depok rimbun" })
    expect(names(picker.view().complete)).toEqual([2])
    picker.say({ type: "stores.sought", text: "" })
    picker.say({ type: "open.wanted", only: true })
    expect([...names(picker.view().complete), ...names(picker.view().incomplete)]).toEqual([1, 2])
    picker.say({ type: "open.wanted", only: false })
    picker.say({ type: "complete.wanted", only: true })
    expect(picker.view().incomplete).toEqual([])
  })

  it("asks again for another bag, at once while it is open, and if a store has less than it had", async () => {
    const { port, asked } = shopWith()
    const picker = open(port)
    picker.say({ type: "picker.opened" })
    await picker.clock.advance(20)
    picker.say({ type: "lines.changed", lines: bag(1) })
    await picker.clock.advance(20)
    expect(asked()).toBe(1)
    picker.say({ type: "lines.changed", lines: bag(3) })
    await picker.clock.advance(20)
    expect([asked(), names(picker.view().complete)]).toEqual([2, [1]])
    picker.say({ type: "picker.closed" })
    picker.say({ type: "stock.outdated" })
    expect([asked(), picker.view().stock]).toEqual([2, "unfetched"])
    picker.say({ type: "picker.opened" })
    await picker.clock.advance(20)
    expect(asked()).toBe(3)
  })

  it("never chooses a store that lacks a line, and asks once for each bag that was answered", () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.tuple(
            fc.oneof(
              fc.constantFrom(
                { type: "picker.opened" },
                { type: "picker.closed" },
                { type: "retry.wanted" },
                { type: "store.confirmed" },
                { type: "location.wanted" },
                { type: "location.refused" }
              ),
              fc.constantFrom(1, 2, 3).map((store) => ({ type: "store.marked", store })),
              fc.constantFrom(1, 3).map((quantity) => ({ type: "lines.changed", lines: bag(quantity) }))
            ),
            fc.nat(1_000)
          ),
          { maxLength: 25 }
        ),
        fc.infiniteStream(
          fc.record<Fate>({
            there: fc.nat(300),
            back: fc.nat(300),
            lost: fc.constantFrom("no" as const, "no" as const, "call" as const)
          })
        ),
        async (steps, fates) => {
          const { port, asked } = shopWith()
          const picker = open(port, () => fates.next().value)
          let bags = 1
          let losses = 0
          let quantity = 1
          for (const [event, wait] of steps) {
            if ("lines" in event && event.lines[0]?.quantity !== quantity) {
              quantity = event.lines[0]?.quantity ?? quantity
              bags++
            }
            const chosenBefore = picker.emitted.filter(({ type }) => type === "store.chosen").length
            picker.say(event)
            const chosen = picker.emitted.filter(({ type }) => type === "store.chosen")
            if (chosen.length > chosenBefore) expect(picker.view().marked?.isComplete).toBe(true)
            await picker.clock.advance(wait)
            if (picker.view().stock === "failed") losses++
            expect(picker.most()).toBeLessThan(2)
          }
          expect(asked()).toBeLessThanOrEqual(bags + losses)
        }
      ),
      runs(100)
    ))
})
