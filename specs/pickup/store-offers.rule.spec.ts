import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { CombinationId } from "#core/catalogue/combination.ts"
import { instant } from "#core/kernel/moment.ts"
import { offersFrom, pickupProblemOf, storeOffers } from "#core/pickup/store-offers.rule.ts"
import { giftCard, preOrder, someGoods } from "../pricing/some-goods.ts"
import { someStore } from "./some-stores.ts"

const now = instant(Date.parse("2026-11-20T14:40+07:00"))
const goods = [someGoods("1", { stock: 0 }), someGoods("2"), someGoods("3", { dangerous: true })]
const lines = goods.map(({ product, combination }) => ({ product, combination, quantity: 2 }))
const goodsOf = ({ combination }: { readonly combination: string }) =>
  goods.find((one) => one.combination === combination)
const unitsIn = (store: number, ...stocks: ReadonlyArray<number>) =>
  stocks.map((stock, place) => ({ store, combination: CombinationId(String(place + 1)), stock }))
const near = someStore(1)
const far = someStore(2, { latitude: -6.9, longitude: 107.6 })

describe("stores for the lines of a bag", () => {
  it("have their own units, whatever the web shop has", () => {
    const [offer] = storeOffers({ stores: [near], lines, goodsOf, units: unitsIn(1, 9, 2, 5), now })
    expect(offer).toMatchObject({ isComplete: true, readyAt: instant(Date.parse("2026-11-20T16:40+07:00")) })
    expect(offer?.lines.map(({ available }) => available)).toEqual([2, 2, 2])
  })

  it("say of each line how much is missing", () => {
    const [offer] = storeOffers({ stores: [near], lines, goodsOf, units: unitsIn(1, 1, 0, 2), now })
    expect(offer?.isComplete).toBe(false)
    expect(offer?.lines.map(({ quantity, available }) => quantity - available)).toEqual([1, 2, 0])
  })

  it("begin with the complete ones, then the nearest; the distance is to 100 m", () => {
    const units = [...unitsIn(1, 0, 2, 2), ...unitsIn(2, 2, 2, 2), ...unitsIn(3, 2, 2, 2)]
    const stores = [near, far, someStore(3)]
    const location = { latitude: -6.2, longitude: 106.83 }
    const offers = storeOffers({ stores, lines, goodsOf, units, now })
    expect(offers.map(({ store }) => store.id)).toEqual([2, 3, 1])
    const from = offersFrom(offers, location)
    expect(from.map(({ store }) => store.id)).toEqual([3, 2, 1])
    expect(from[0]?.distanceKm).toBe(0.5)
    expect(from).toEqual(storeOffers({ stores, lines, goodsOf, units, location, now }))
  })

  it("are those that hand over orders", () => {
    expect(storeOffers({ stores: [someStore(1, { services: ["refill"] })], lines, goodsOf, units: [], now })).toEqual(
      []
    )
  })

  it("never offer more than a line wants or a store has", () =>
    fc.assert(
      fc.property(fc.array(fc.nat(30), { minLength: 3, maxLength: 3 }), (stocks) => {
        const [offer] = storeOffers({ stores: [near], lines, goodsOf, units: unitsIn(1, ...stocks), now })
        expect(offer?.lines.map(({ available }) => available)).toEqual(stocks.map((stock) => Math.min(2, stock)))
        expect(offer?.isComplete).toBe(stocks.every((stock) => stock >= 2))
      })
    ))

  it("hand over dangerous goods, but neither pre-orders nor gift cards", () => {
    expect(pickupProblemOf(someGoods("1", { dangerous: true }))).toBe(undefined)
    expect(pickupProblemOf(preOrder("2", 9))).toBe("preorder")
    expect(pickupProblemOf(giftCard("3"))).toBe("egift")
  })
})
