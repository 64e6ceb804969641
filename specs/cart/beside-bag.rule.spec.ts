import { describe, expect, it } from "vitest"
import { besideBag } from "#core/cart/beside-bag.rule.ts"
import { someGoods } from "../pricing/some-goods.ts"

const line = (id: string, counted: number) => ({ goods: someGoods(id), counted })

describe("goods below a bag (D-16b)", () => {
  it("are popular ones while it is empty", () => expect(besideBag([])).toEqual({ kind: "popular" }))

  it("go with its first line", () =>
    expect(besideBag([line("1", 2), line("2", 1)])).toEqual({ kind: "with", goods: someGoods("1") }))

  it.each([{ preOrder: true }, { giftCard: true }])("are none below a bag that takes no ordinary goods: %o", (change) =>
    expect(besideBag([{ goods: { ...someGoods("1"), ...change }, counted: 1 }])).toEqual({ kind: "none" })
  )

  it("are like what cannot be had, wherever that stands", () =>
    expect(besideBag([line("1", 2), line("2", 0), line("3", 0)])).toEqual({ kind: "like", goods: someGoods("2") }))
})
