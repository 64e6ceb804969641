import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openSpecShop, type SpecShop } from "#specs/shop.ts"

describe("the link to the sister shop", () => {
  let shop: SpecShop
  beforeAll(async () => {
    shop = await openSpecShop()
  })
  afterAll(() => shop.close())

  it("is what a product of the demo shop has, with the numbers of both shops (specification 3)", async () => {
    const { data } = await (await shop.ask("/api/catalogue/v3/products/1002")).json()
    expect(data).toMatchObject({
      url_sociolla: "https://toko-saudara.example/1002",
      my_sociolla_sql_id: 57014,
      my_pendar_sql_id: 1002,
      product_url_share: expect.any(String)
    })
  })
})
