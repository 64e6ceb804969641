import { describe, expect, it } from "vitest"
import { GiftId } from "#core/gifts/gift.ts"
import { boughtGoods } from "#core/orders/history/bought-goods.rule.ts"
import { someNow } from "../../arbitraries.ts"
import { someGoods } from "../../pricing/some-goods.ts"

const [red, pink, serum] = ["1", "2", "3"].map((id) => someGoods(id))
if (red === undefined || pink === undefined || serum === undefined) throw new Error("three goods")

describe("the goods of an order that may be reviewed as bought (D-42)", () => {
  it("are each product once, in the order of the lines, with the first combination", () => {
    const other = { ...pink, product: red.product }
    expect(boughtGoods([{ goods: red }, { goods: serum }, { goods: other }])).toEqual([red, serum])
  })

  it("are no gifts and no e-gifts", () => {
    const egift = {
      template: "mekar",
      recipientName: "Ayu",
      recipientPhone: "+6281234567890",
      message: "",
      sendAt: someNow
    }
    expect(boughtGoods([{ goods: red, gift: GiftId("g1") }, { goods: pink, egift }, { goods: serum }])).toEqual([serum])
  })
})
