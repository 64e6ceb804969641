import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import type { CataloguePort } from "#core/catalogue/catalogue.port.ts"
import { type ProductCard, ProductId } from "#core/catalogue/product.ts"
import { type ListBesideInput, listBesideMachineOver } from "#core/listing/list-beside.machine.ts"
import { viewListBeside } from "#core/listing/list-beside.view.ts"
import { openMachine } from "../profile/profile-fixture.ts"
import { type Fate, well } from "../selling-line.ts"

const cards = [1, 2, 3, 4, 5, 6].map((id) => ({ id: ProductId(id), preOrder: id === 2 || id === 5 }) as ProductCard)

const opened = (input: ListBesideInput, fate: Fate) => {
  const asked: Array<unknown> = []
  const list: CataloguePort["list"] = (wanted) =>
    Effect.sync(() => {
      asked.push(wanted)
      return { name: wanted.name, title: "", products: cards, hasMore: false }
    })
  const screen = openMachine(listBesideMachineOver, { list }, input, viewListBeside, () => fate)
  return { ...screen, asked, ids: () => screen.view().products.map(({ id }) => Number(id)) }
}

describe("products beside a bag or an order (D-16b)", () => {
  it("are awaited until the answer, then at most four that are not there already", async () => {
    const product = ProductId(2)
    const { view, ids, clock, asked } = opened(
      { name: "people-also-buy", product, without: [product, ProductId(3)] },
      { ...well, back: 400 }
    )
    await clock.advance(404)
    expect(view()).toEqual({ isAwaited: true, products: [] })
    await clock.advance(1)
    expect(view().isAwaited).toBe(false)
    expect(ids()).toEqual([1, 4, 5, 6])
    expect(asked).toEqual([{ name: "people-also-buy", product }])
  })

  it("are no pre-orders beside ordinary goods, which may not be bought with them", async () => {
    const { ids, clock } = opened({ name: "you-might-love", isOrdinary: true }, well)
    await clock.advance(1000)
    expect(ids()).toEqual([1, 3, 4, 6])
  })

  it("are those of the list alone if it goes with no product", async () => {
    const { ids, clock, asked } = opened({ name: "trending" }, well)
    await clock.advance(1000)
    expect(ids()).toEqual([1, 2, 3, 4])
    expect(asked).toEqual([{ name: "trending" }])
  })

  it.each(["call", "answer"] as const)("are none if the %s is lost, and are not asked for again", async (lost) => {
    const { view, clock, asked } = opened({ name: "trending" }, { ...well, lost })
    await clock.advance(60_000)
    expect(view()).toEqual({ isAwaited: false, products: [] })
    expect(asked.length).toBe(lost === "call" ? 0 : 1)
  })
})
