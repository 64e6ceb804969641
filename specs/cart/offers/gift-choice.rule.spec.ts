import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { declinedWith, giftsAfter } from "#core/cart/offers/gift-choice.rule.ts"
import { GiftId, giftStates } from "#core/gifts/gift.ts"
import { runs } from "../../arbitraries.ts"
import { someGoods } from "../../pricing/some-goods.ts"

const [cream, serum] = [GiftId("cream"), GiftId("serum")]

describe("a declined gift", () => {
  it("is remembered once, and forgotten once it is taken back", () => {
    const once = declinedWith([serum], { gift: cream, isDeclined: true })
    expect(once).toEqual([serum, cream])
    expect(declinedWith(once, { gift: cream, isDeclined: true })).toBe(once)
    expect(declinedWith(once, { gift: cream, isDeclined: false })).toEqual([serum])
  })

  it("follows the last of any choices", () => {
    const choice = fc.record({ gift: fc.constantFrom(cream, serum), isDeclined: fc.boolean() })
    fc.assert(
      fc.property(fc.array(choice, { maxLength: 12 }), (choices) => {
        const declined = choices.reduce<ReadonlyArray<GiftId>>(declinedWith, [])
        for (const gift of [cream, serum])
          expect(declined.filter((id) => id === gift).length).toBe(
            choices.findLast((one) => one.gift === gift)?.isDeclined ? 1 : 0
          )
      }),
      runs(100)
    )
  })

  it("shows at once, but one that is sold out or may not fly stays so", () => {
    const shown = giftStates.map((state) => ({ id: cream, gift: someGoods("1"), state }))
    const chosen = (isDeclined: boolean) => giftsAfter(shown, { gift: cream, isDeclined }).map(({ state }) => state)
    expect(chosen(true)).toEqual(["declined", "declined", "sold-out", "by-air"])
    expect(chosen(false)).toEqual(["given", "given", "sold-out", "by-air"])
    expect(giftsAfter(shown, { gift: serum, isDeclined: true })).toEqual(shown)
  })
})
