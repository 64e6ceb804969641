import { afterAll, beforeAll, expect, it } from "vitest"
import { openSpecShop, type SpecShop } from "#specs/shop.ts"

let shop: SpecShop
beforeAll(async () => {
  shop = await openSpecShop()
})
afterAll(() => shop.close())

it.each<readonly [string, unknown?]>([
  ["transfers", { reference: "a", bank: "bca\u0000", amount: 1, name: "Sari" }],
  ["transfers", { reference: "a\u0000b", bank: "bca", amount: 1, name: "Sari" }],
  ["transfers/a%00b", { order: "PDR-261120-7K3QX", name: "Sari" }],
  ["stock", { rows: [{ combination: "100101\u0000", value: 1 }], name: "Sari", dry_run: false }],
  ["stock", { rows: [{ combination: "100101", value: 1 }], name: "Sari\u0000", dry_run: false }],
  ["orders/%00", { move: "pack", name: "Sari" }],
  ["orders?email=a%00b"]
])("an operator's call with a character that cannot be stored is refused with 422: %s", async (path, body) => {
  const answer = await shop.ask(`/ops/${path}`, {
    method: body === undefined ? "GET" : "POST",
    headers: { authorization: `Bearer ${shop.shop.opsToken}`, "content-type": "application/json" },
    ...(body !== undefined && { body: JSON.stringify(body) })
  })
  expect([answer.status, (await answer.json()).code]).toEqual([422, "INVALID_DATA"])
})

it.each([
  ["stock", 1_000_000],
  ["prices", 1_000_000_000]
])("an operator sets %s up to %i, and no more", async (what, most) => {
  const set = async (value: number) => {
    const answer = await shop.ask(`/ops/${what}`, {
      method: "POST",
      headers: { authorization: `Bearer ${shop.shop.opsToken}`, "content-type": "application/json" },
      body: JSON.stringify({ rows: [{ combination: "100101", value }], name: "Sari", dry_run: true })
    })
    return answer.status
  }
  expect([await set(most), await set(most + 1)]).toEqual([200, 422])
})
