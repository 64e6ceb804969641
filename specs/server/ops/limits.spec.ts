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
  ["stock", 0, 1_000_000],
  ["prices", 1, 1_000_000_000]
])("an operator sets %s from %i up to %i, each combination once", async (what, least, most) => {
  const set = async (...values: ReadonlyArray<number>) => {
    const answer = await shop.ask(`/ops/${what}`, {
      method: "POST",
      headers: { authorization: `Bearer ${shop.shop.opsToken}`, "content-type": "application/json" },
      body: JSON.stringify({
        rows: values.map((value) => ({ combination: "100101", value })),
        name: "Sari",
        dry_run: true
      })
    })
    return answer.status
  }
  expect([await set(least), await set(most)]).toEqual([200, 200])
  expect([await set(least - 1), await set(most + 1), await set(least, most)]).toEqual([422, 422, 422])
})

it.each<readonly [string, (name: string) => unknown]>([
  ["orders/PDR-261120-7K3QX", (name) => ({ move: "pack", name })],
  ["stock", (name) => ({ rows: [{ combination: "100101", value: 1 }], name, dry_run: true })],
  ["returns/PDR-261120-7K3QX/refuse", (name) => ({ name, words: "Sudah dipakai." })],
  ["reviews/r1/hide", (name) => ({ name, words: "Bukan tentang produk ini." })],
  ["vouchers/HEMAT/paused", (name) => ({ paused: true, name, note: "Salah tanggal." })]
])("an operator's call needs a name that can be read: %s", async (path, body) => {
  const status = async (name: string) => {
    const answer = await shop.ask(`/ops/${path}`, {
      method: "POST",
      headers: { authorization: `Bearer ${shop.shop.opsToken}`, "content-type": "application/json" },
      body: JSON.stringify(body(name))
    })
    return answer.status
  }
  expect([await status(""), await status("   "), await status("S".repeat(61))]).toEqual([422, 422, 422])
  expect(await status("Sari")).not.toBe(422)
})
