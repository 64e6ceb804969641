import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { MemberId } from "#core/account/member.ts"
import { putMembers } from "./members.ts"
import { line } from "./selling-shop.ts"
import { openServedShop, type ServedShop } from "./served-shop.ts"
import { contactOf, delivery, guestAt } from "./shopper.ts"
import { callsOf, signedIn } from "./signed-in.ts"

describe("a member whose registration is half", () => {
  let shop: ServedShop
  let member: MemberId
  beforeAll(async () => {
    shop = await openServedShop("postgres", { a: 20 })
    member = MemberId((await putMembers(shop.shop.db, "bima"))[0] ?? "")
    await setName("")
  })
  afterAll(() => shop.close())
  const setName = (last_name: string) =>
    Effect.runPromise(
      shop.shop.db.ask((on) => on.updateTable("members").set({ last_name }).where("id", "=", member).execute())
    )

  it("may look at everything up to the last button, and order once it is whole", async () => {
    const calls = await signedIn(shop.shop.db, member, shop.clock.now(), shop.ask)
    const { product, combination } = line("a")
    const lines = [{ product_id: product, combination_id: combination, quantity: 1 }]
    const opened = await calls("POST", "/api/orders/checkouts", { lines })
    expect(opened.status).toBe(201)
    const path = `/api/orders/checkouts/${opened.body.data.checkout_id}`
    const choices = { contact: contactOf("bima@anggota.test"), ...delivery, bank: "bca" }
    const ready = await calls("PUT", path, choices)
    expect(ready.body.data.requirements).toEqual([
      { code: "PROFILE_INCOMPLETE", fix: "complete-profile", values: {}, message: "requirement.PROFILE_INCOMPLETE" }
    ])
    const place = () => {
      const { checkout_id, version, quote_hash } = ready.body.data
      const key = { "idempotency-key": crypto.randomUUID() }
      return calls("POST", "/api/orders/order", { checkout_id, version, quote_hash }, key)
    }
    const refused = await place()
    expect([refused.status, refused.body.code]).toEqual([422, "REQUIREMENTS_UNMET"])
    await setName("Lestari")
    expect((await place()).status).toBe(201)
  })

  it("is no blocker to guests", async () => {
    const { product, combination } = line("a")
    const guest = guestAt(shop.ask)
    const bought = await guest.buy([{ product_id: product, combination_id: combination, quantity: 1 }])
    expect(bought.status).toBe(201)
    expect((await callsOf(shop.ask)("GET", "/api/account/user/me")).status).toBe(401)
  })
})
