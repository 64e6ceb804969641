import { Effect, Schema } from "effect"
import { describe, expect, it } from "vitest"
import { bag as bagOnWire } from "#adapters/wire/selling/cart.wire.ts"
import { guestOffer } from "#adapters/wire/selling/gift-forms.wire.ts"
import { bagOf } from "#core/cart/bag.rule.ts"
import type { Bag } from "#core/cart/cart.ts"
import { GiftId, type GiftState } from "#core/gifts/gift.ts"
import { runsAt } from "#core/gifts/gifts.rule.ts"
import { someNow } from "../arbitraries.ts"
import { someGoods } from "../pricing/some-goods.ts"
import { someOffer } from "./some-gifts.ts"

type Written = Readonly<Record<string, unknown>> & { readonly free_products?: ReadonlyArray<object> }

const bagWith = (...states: ReadonlyArray<GiftState>): Bag => ({
  ...Effect.runSync(bagOf("bag-1", [], () => undefined)),
  gifts: states.map((state, at) => ({
    id: GiftId(`gift-${at}`),
    gift: someGoods(`1${at}`, { dangerous: true }),
    state
  }))
})
const written = (bag: Bag) => Schema.encodeSync(bagOnWire.schema)(bagOnWire.to(bag)) as Written
const read = (text: object) =>
  bagOnWire.from(Schema.decodeUnknownSync(bagOnWire.schema)(JSON.parse(JSON.stringify(text))))

describe("gifts on the wire (specification 3, Cart)", () => {
  it("names what is free, and why one does not come along", () => {
    const all = written(bagWith("given", "declined", "sold-out"))
    expect(all.free_products).toMatchObject([
      { gift_id: "gift-0", quantity: 1, is_applied_free_product: true, state: "given", detail: { is_dangerous: true } },
      { gift_id: "gift-1", is_applied_free_product: false, state: "declined" },
      { gift_id: "gift-2", is_applied_free_product: false, state: "sold-out" }
    ])
    expect(all["gwp_error_message"]).toBe("gift.sold-out")
    expect(written(bagWith("by-air"))["gwp_error_message"]).toBe("gift.by-air")
    expect(written(bagWith("given", "declined"))).not.toHaveProperty("gwp_error_message")
  })

  it("come back as they went out, and a server of the version before has none", () => {
    const bag = bagWith("given", "sold-out")
    expect(read(written(bag))).toEqual(bag)
    expect(read({ ...written(bag), free_products: undefined, gwp_error_message: undefined }).gifts).toEqual([])
  })

  it("that guests may earn now come back as they went out, without the period that only the shop knows", () => {
    const offer = someOffer(someGoods("12"), { forGuests: true, minUnits: 3 })
    const text = JSON.parse(JSON.stringify(Schema.encodeSync(guestOffer.schema)(guestOffer.to(offer))))
    const { startsAt: _, endsAt: _ends, ...rest } = offer
    const back = guestOffer.from(Schema.decodeUnknownSync(guestOffer.schema)(text))
    expect(back).toMatchObject(rest)
    expect(runsAt(back, someNow)).toBe(true)
    expect(Object.keys(text).toSorted()).toEqual(["detail", "id", "min_amount", "min_units", "rules"])
  })
})
