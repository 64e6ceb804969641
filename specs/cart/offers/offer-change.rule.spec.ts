import { describe, expect, it } from "vitest"
import { memorySelling } from "#adapters/memory/selling.memory.ts"
import { regionsOfIndonesia } from "#adapters/regions/regions.ts"
import { MemberId } from "#core/account/member.ts"
import { cartOfMember, memberBagOver } from "#core/cart/member-bag.usecases.ts"
import { GiftId } from "#core/gifts/gift.ts"
import { someNow } from "../../arbitraries.ts"
import { someGift } from "../../gifts/some-gifts.ts"
import { priceOf, someGoods } from "../../pricing/some-goods.ts"
import { type Fate, overLine, well } from "../../selling-line.ts"
import { VirtualClock } from "../../virtual-clock.ts"
import { lineId, openCart, someGoodsByName } from "../cart-fixture.ts"

const { red } = someGoodsByName
const rani = MemberId("rani")
const balm = someGoods("77", { price: priceOf(35_000) })
const gift = GiftId("balm")

/** A member's cart at a shop that gives a balm with Rp200.000; red ones cost Rp100.000 each. */
const openMembers = (fate: () => Fate = () => well) => {
  const shop = memorySelling([...Object.values(someGoodsByName), balm], [], regionsOfIndonesia())
  shop.putGifts(someGift(balm, { id: gift }))
  const clock = new VirtualClock()
  const bag = memberBagOver(shop.stores, rani, { language: "id", now: someNow })
  const line = overLine(cartOfMember(bag), clock, fate)
  return { cart: openCart({ clock, port: line.port }), clock, shop }
}
const states = ({ cart }: ReturnType<typeof openMembers>) => cart.view().bag.gifts.map(({ state }) => state)

describe("gifts in the bag", () => {
  it("come with the goods, are declined at the press, taken back, and go with the goods", async () => {
    const opened = openMembers()
    const { cart, clock, shop } = opened
    await clock.advance(2_000)
    cart.want(red)
    await clock.advance(2_000)
    expect(states(opened)).toEqual([])
    cart.say({ type: "quantity.chosen", line: lineId(red), quantity: 2 })
    await clock.advance(10_000)
    expect(states(opened)).toEqual(["given"])
    cart.say({ type: "gift.chosen", gift, isDeclined: true })
    expect([states(opened), cart.view().isChangingDiscount]).toEqual([["declined"], true])
    await clock.advance(10_000)
    expect([states(opened), cart.view().isChangingDiscount]).toEqual([["declined"], false])
    cart.say({ type: "gift.chosen", gift, isDeclined: false })
    await clock.advance(10_000)
    expect(states(opened)).toEqual(["given"])
    cart.say({ type: "line.removed", line: lineId(red) })
    await clock.advance(10_000)
    expect(states(opened)).toEqual([])
    expect(shop.state().bags.get(rani)?.declined).toEqual([])
  })

  it("of fast presses keep the last, and one that was not earned is not asked for", async () => {
    const opened = openMembers()
    const { cart, clock } = opened
    await clock.advance(2_000)
    cart.want(red, 2)
    await clock.advance(10_000)
    for (const isDeclined of [true, false, true, false, true]) cart.say({ type: "gift.chosen", gift, isDeclined })
    await clock.advance(10_000)
    expect(states(opened)).toEqual(["declined"])
    cart.say({ type: "gift.chosen", gift: GiftId("another"), isDeclined: true })
    expect(cart.view().isChangingDiscount).toBe(false)
  })

  it("that were declined stay so for this bag, and a new bag begins with all", async () => {
    const opened = openMembers()
    const { cart, clock } = opened
    await clock.advance(2_000)
    cart.want(red, 2)
    await clock.advance(10_000)
    cart.say({ type: "gift.chosen", gift, isDeclined: true })
    await clock.advance(10_000)
    cart.say({ type: "quantity.chosen", line: lineId(red), quantity: 1 })
    await clock.advance(10_000)
    cart.say({ type: "quantity.chosen", line: lineId(red), quantity: 3 })
    await clock.advance(10_000)
    expect(states(opened)).toEqual(["declined"])
    cart.say({ type: "line.removed", line: lineId(red) })
    await clock.advance(10_000)
    cart.want(red, 2)
    await clock.advance(10_000)
    expect(states(opened)).toEqual(["given"])
  })
})
