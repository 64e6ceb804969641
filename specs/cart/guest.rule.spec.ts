import { describe, expect, it } from "vitest"
import { staysBehind } from "#core/cart/guest.rule.ts"
import { someGoods } from "../pricing/some-goods.ts"

const membersOnly = someGoods("1", { availableForGuest: false })

describe("a line that is not part of an order", () => {
  it.each([
    ["for a guest, goods for members (D-24)", membersOnly, 1, "guest", "NOT_FOR_GUESTS"],
    ["for a member, the same", membersOnly, 1, "member", undefined],
    ["sold out (D-25b)", someGoods("1"), 0, "member", "SOLD_OUT"],
    ["not sold any more, before everything else", someGoods("1", { sale: "removed" }), 0, "guest", "NOT_SOLD"],
    ["hidden", someGoods("1", { sale: "inactive" }), 3, "member", "NOT_SOLD"],
    ["only shown", someGoods("1", { sale: "not-for-order" }), 3, "member", "NOT_SOLD"],
    ["there", someGoods("1"), 1, "guest", undefined]
  ] as const)("is, %s: %s", (_, goods, counted, owner, why) =>
    expect(staysBehind({ goods, counted } as never, owner)).toBe(why)
  )
})
