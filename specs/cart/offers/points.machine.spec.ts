import { describe, expect, it } from "vitest"
import { memorySelling } from "#adapters/memory/selling.memory.ts"
import { regionsOfIndonesia } from "#adapters/regions/regions.ts"
import { MemberId } from "#core/account/member.ts"
import { cartOfMember, memberBagOver } from "#core/cart/member-bag.usecases.ts"
import { someNow } from "../../arbitraries.ts"
import { type Fate, overLine, well } from "../../selling-line.ts"
import { VirtualClock } from "../../virtual-clock.ts"
import { lineId, openCart, someGoodsByName } from "../cart-fixture.ts"

const { red, plum } = someGoodsByName
const rani = MemberId("rani")

/** A member's cart with 80 points of Rp1.000; the goods cost Rp100.000 each. */
const openMembers = (fate: () => Fate = () => well) => {
  const shop = memorySelling(Object.values(someGoodsByName), [], regionsOfIndonesia())
  shop.putPoints(rani, 80, someNow)
  const clock = new VirtualClock()
  const bag = memberBagOver(shop.stores, rani, { language: "id", now: someNow })
  const line = overLine(cartOfMember(bag), clock, fate)
  return { cart: openCart({ clock, port: line.port }), clock, shop }
}

describe("points in the bag", () => {
  it("change the total with the press, before the shop has answered, and the last of fast presses holds", async () => {
    const { cart, clock } = openMembers()
    await clock.advance(2_000)
    cart.want(red)
    await clock.advance(2_000)
    for (const points of [1, 2, 3, 30]) cart.say({ type: "points.chosen", points })
    expect(cart.view().bag).toMatchObject({ points: { wanted: 30, counted: 30 }, totals: { payable: 70_000 } })
    await clock.advance(10_000)
    expect(cart.view()).toMatchObject({
      problem: null,
      bag: { points: { wanted: 30, counted: 30, most: 50, balance: 80 }, totals: { payable: 70_000 } }
    })
    cart.say({ type: "points.chosen", points: 0 })
    expect(cart.view().bag).toMatchObject({ points: { counted: 0 }, totals: { payable: 100_000 } })
    await clock.advance(10_000)
    expect(cart.view().bag).toMatchObject({ points: { wanted: 0 }, totals: { payable: 100_000 } })
  })

  it("stay when the goods change, and count for what the bag is worth then", async () => {
    const { cart, clock } = openMembers()
    await clock.advance(2_000)
    cart.want(red, 2)
    cart.say({ type: "points.chosen", points: 80 })
    await clock.advance(10_000)
    cart.say({ type: "quantity.chosen", line: lineId(red), quantity: 1 })
    expect(cart.view().bag).toMatchObject({ points: { wanted: 80, counted: 50 }, totals: { payable: 50_000 } })
    await clock.advance(10_000)
    cart.want(plum, 1)
    await clock.advance(10_000)
    expect(cart.view().bag).toMatchObject({ points: { wanted: 80, counted: 80 }, totals: { payable: 120_000 } })
  })

  it("go with the last line: what is put in later does not spend them unasked", async () => {
    const { cart, clock } = openMembers()
    await clock.advance(2_000)
    cart.want(red)
    cart.say({ type: "points.chosen", points: 30 })
    await clock.advance(10_000)
    cart.say({ type: "line.removed", line: lineId(red) })
    await clock.advance(10_000)
    cart.want(plum, 2)
    await clock.advance(10_000)
    expect(cart.view().bag).toMatchObject({ points: { wanted: 0 }, totals: { payable: 200_000 } })
  })

  it("that another order has taken meanwhile are refused with how many there are, and the bag is read again", async () => {
    const { cart, clock, shop } = openMembers()
    await clock.advance(2_000)
    cart.want(red)
    await clock.advance(2_000)
    shop.putPoints(rani, -75, someNow)
    cart.say({ type: "points.chosen", points: 30 })
    await clock.advance(10_000)
    expect(cart.view()).toMatchObject({
      problem: { code: "points", values: { count: 5 } },
      bag: { points: { wanted: 0, most: 5, balance: 5 }, totals: { payable: 100_000 } }
    })
  })

  it("are chosen again if the answer was lost and nothing had happened, and once at most", async () => {
    let lost: Fate["lost"] = "no"
    const { cart, clock } = openMembers(() => ({ ...well, lost }))
    await clock.advance(2_000)
    cart.want(red)
    await clock.advance(2_000)
    lost = "answer"
    cart.say({ type: "points.chosen", points: 10 })
    await clock.advance(40_000)
    lost = "no"
    await clock.advance(40_000)
    expect(cart.view().bag).toMatchObject({ points: { wanted: 10, counted: 10 }, totals: { payable: 90_000 } })
  })

  it.each([-1, 0.5, Number.NaN, 2 ** 60])("are not chosen with %s", async (points) => {
    const { cart, clock } = openMembers()
    await clock.advance(2_000)
    cart.want(red)
    await clock.advance(2_000)
    cart.say({ type: "points.chosen", points })
    expect(cart.view()).toMatchObject({ busy: false, bag: { points: { wanted: 0 } } })
  })

  it("are nothing for a guest", async () => {
    const cart = openCart({ clock: new VirtualClock() })
    cart.say({ type: "points.chosen", points: 5 })
    expect(cart.view().bag.points).toBeUndefined()
  })
})
