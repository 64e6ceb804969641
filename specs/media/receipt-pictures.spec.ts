import { Effect } from "effect"
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { MemberId } from "#core/account/member.ts"
import { putMembers } from "#specs/orders/members.ts"
import { openServedShop, type ServedShop } from "#specs/orders/served-shop.ts"
import { sessionHeaders } from "#specs/orders/signed-in.ts"
import { buyerWithReceipts } from "#specs/server/faults/buyer-with-receipts.ts"

describe("the picture of a transfer's receipt", () => {
  let shop: ServedShop
  const orders: Array<{ readonly code: string; readonly key: string; readonly receipt: string }> = []
  const read = (code: string, receipt: string, headers: Readonly<Record<string, string>> = {}) =>
    shop.ask(`/api/payments/payment-receipts/${code}/${receipt}`, { headers })
  const as = (member: string) => sessionHeaders(shop.shop.db, MemberId(member), shop.clock.now())

  beforeAll(async () => {
    shop = await openServedShop("postgres", { a: 9 })
    for (let order = 0; order < 3; order++) {
      const send = await buyerWithReceipts(shop)
      const sent = await send()
      const { data } = (await sent.json()) as { readonly data: { readonly receipt: string } }
      orders.push({ code: send.code, key: send.key, receipt: data.receipt })
    }
    await putMembers(shop.shop.db, "ani", "budi")
    const [, , owned] = orders
    await Effect.runPromise(
      shop.shop.db.ask((on) => sql`update orders set member_id = 'ani' where code = ${owned?.code}`.execute(on))
    )
  })
  afterAll(() => shop.close())

  it("is shown to the holder of its order's key, as a picture and nothing else, and stored nowhere", async () => {
    const [{ code, key, receipt }] = orders as [(typeof orders)[number]]
    const answer = await read(code, receipt, { "x-order-key": key })
    expect(answer.status).toBe(200)
    expect(new TextDecoder("latin1").decode((await answer.arrayBuffer()).slice(8, 12))).toBe("WEBP")
    for (const [name, value] of [
      ["content-type", "image/webp"],
      ["cache-control", "no-store"],
      ["content-security-policy", "default-src 'none'; sandbox"]
    ] as const)
      expect([name, answer.headers.get(name)]).toEqual([name, value])
  })

  it("is shown to the member whose order it is", async () => {
    const { code = "", receipt = "" } = orders[2] ?? {}
    expect((await read(code, receipt, await as("ani"))).status).toBe(200)
  })

  it("is shown to no other caller", async () => {
    const [one, other, owned] = orders as [(typeof orders)[number], (typeof orders)[number], (typeof orders)[number]]
    const asked = {
      "no key": read(one.code, one.receipt),
      "a wrong key": read(one.code, one.receipt, { "x-order-key": `${one.key.slice(0, -1)}_` }),
      "the key of another order": read(one.code, one.receipt, { "x-order-key": other.key }),
      "a receipt of another order": read(other.code, one.receipt, { "x-order-key": other.key }),
      "no session": read(owned.code, owned.receipt),
      "another member": read(owned.code, owned.receipt, await as("budi")),
      "a member, of a guest's order": read(one.code, one.receipt, await as("ani")),
      "a member, of a receipt of another order": read(owned.code, one.receipt, await as("ani"))
    }
    for (const [who, answer] of Object.entries(asked)) expect([who, (await answer).status]).toEqual([who, 404])
  })
})
