import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { putVouchers } from "#adapters/postgres/selling/voucher-writer.sql.ts"
import { run } from "../contracts/ordering-shop.ts"
import { line } from "../orders/selling-shop.ts"
import { openServedShop, type ServedShop } from "../orders/served-shop.ts"
import { viewerAt } from "../server/viewer.ts"
import { voucherOf, writtenOf } from "../vouchers/voucher-shop.ts"

describe("the calls of paper bags", () => {
  let shop: ServedShop
  beforeAll(async () => {
    shop = await openServedShop("postgres", { red: { units: 10, price: 100_000, weightGram: 200 } })
    const free = voucherOf(1, "TASGRATIS", { discount: "paper_bag", value: 0 })
    await run(putVouchers(shop.shop.db, [writtenOf(free), writtenOf(voucherOf(2, "DUAPULUH"))]))
  })
  afterAll(() => shop.close())

  it("name each bag with its price and the delivery it is for, to everybody", async () => {
    const answer = await shop.ask("/api/cart/extrabags", { headers: { "accept-language": "en" } })
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({
      data: [{ _id: "paper-bag", name: "Paper bag", price: 5_000, delivery_types: ["local", "self-checkout"] }]
    })
  })

  it("list a member's vouchers for them, marked as such, and refuse a guest", async () => {
    expect((await shop.ask("/api/cart/user/me/paper-bags")).status).toBe(401)
    const member = viewerAt(shop.ask)
    await member.register({ name: "pembawa", phone: "081255550041" })
    const { product, combination } = line("red")
    const put = { product_id: product, combination_id: combination, quantity: 1 }
    expect((await member.post("/api/cart/user/me/carts", put)).status).toBe(200)
    const { status, body } = await member.get("/api/cart/user/me/paper-bags")
    expect(status).toBe(200)
    expect(body.data.granted).toEqual([
      {
        discount: 0,
        voucher: expect.objectContaining({
          code: "TASGRATIS",
          discount_type: "paper_bag",
          is_special_paper_bag: true
        })
      }
    ])
    expect(body.data).toMatchObject({ advised: [{ code: "TASGRATIS" }], saving: 5_000, refused: [], past: [] })
    const all = await member.get("/api/cart/me/vouchers")
    const marks = all.body.data.granted.map(
      ({ voucher }: { voucher: { code: string; is_special_paper_bag: boolean } }) => [
        voucher.code,
        voucher.is_special_paper_bag
      ]
    )
    expect(new Map(marks)).toEqual(
      new Map([
        ["TASGRATIS", true],
        ["DUAPULUH", false]
      ])
    )
  })
})
