import { randomUUID } from "node:crypto"
import fc from "fast-check"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { LineId } from "#core/cart/cart.ts"
import { CombinationId } from "#core/catalogue/combination.ts"
import {
  type HeldBy,
  holdLimits,
  holdProblems,
  holdRefusal,
  holdRequirements,
  kindsOf,
  type OpenOrder
} from "#core/checkout/holds.rule.ts"
import { jakartaDay } from "#core/kernel/moment.ts"
import { OrderId } from "#core/orders/order.ts"
import { runs } from "../arbitraries.ts"
import { someGoods } from "../pricing/some-goods.ts"
import { viewerAt } from "../server/viewer.ts"
import { line } from "./selling-shop.ts"
import { openServedShop, type ServedShop } from "./served-shop.ts"
import { contactOf, delivery, guestAt } from "./shopper.ts"

const a = CombinationId("a")
const open = (by: ReadonlyArray<HeldBy>, quantity: number): OpenOrder => ({
  id: OrderId("order"),
  by,
  units: [{ combination: a, quantity }]
})
const refused = (held: ReadonlyArray<OpenOrder>, quantity: number, left: number, kind: HeldBy) =>
  holdRefusal(held, [{ combination: a, quantity }], () => left, [kind])?._tag

describe("what is held without payment", () => {
  it("is a quarter of what is left and held already: 31 of 127 for one network", () => {
    expect(refused([], 31, 127, "network")).toBeUndefined()
    expect(refused([], 32, 127, "network")).toBe("HoldTooLarge")
    expect(refused([open(["network"], 20)], 11, 107, "network")).toBeUndefined()
    expect(refused([open(["network"], 20)], 12, 107, "network")).toBe("HoldTooLarge")
  })

  it("is five units for a guest and twenty for a member at least", () => {
    expect([5, 6].map((quantity) => refused([], quantity, 8, "mailbox"))).toEqual([undefined, "HoldTooLarge"])
    expect([20, 21].map((quantity) => refused([], quantity, 40, "member"))).toEqual([undefined, "HoldTooLarge"])
  })

  it("is three orders of a guest's contact, five of a member, sixty of a network", () => {
    const many = (by: HeldBy, count: number) => Array.from({ length: count }, () => open([by], 0))
    for (const [kind, most, tag] of [
      ["mailbox", 3, "TooManyOpenOrders"],
      ["phone", 3, "TooManyOpenOrders"],
      ["browser", 3, "TooManyOpenOrders"],
      ["member", 5, "TooManyOpenOrders"],
      ["network", 60, "HoldTooLarge"]
    ] as const) {
      expect(refused(many(kind, most - 1), 1, 100, kind), kind).toBeUndefined()
      expect(refused(many(kind, most), 1, 100, kind), kind).toBe(tag)
    }
    expect(kindsOf({ mailbox: "a@b.test", phone: "+62811", network: "n" })).toEqual(["mailbox", "phone", "network"])
  })

  it("names how many may be ordered now, of each combination, by the narrowest of the limits", () => {
    const own = [open(["browser"], 3), open(["network"], 20)]
    const problems = (left: number, quantity: number) =>
      holdProblems(own, [{ combination: a, quantity }], () => left, ["mailbox", "browser", "network"])
    // The browser may hold 5 of 12, and holds 3; the network may hold 25 of 100, and holds 20.
    expect(problems(9, 2)).toEqual([{ kind: "units", combination: a, most: 0, isOwn: false }])
    expect(problems(80, 5)).toEqual([])
    expect(problems(80, 6)).toEqual([{ kind: "units", combination: a, most: 5, isOwn: false }])
    const goods = { ...someGoods("a"), combination: a, name: "Lipstik" }
    expect(holdRequirements(problems(80, 6), [{ id: LineId("a"), goods }])).toEqual([
      { code: "HOLD_LIMIT", line: "a", values: { most: 5, name: "Lipstik" }, fix: "set-quantity" }
    ])
    // What others in the network hold is not the guest's to pay: only an account helps.
    const fixOf = (held: ReadonlyArray<OpenOrder>) =>
      holdRequirements(
        holdProblems(held, [{ combination: a, quantity: 1 }], () => 3, ["browser", "network"]),
        [{ id: LineId("a"), goods }]
      ).map(({ values, fix }) => [values["most"], fix])
    expect(fixOf([open(["network"], 5)])).toEqual([[0, "log-in"]])
    expect(fixOf([open(["browser", "network"], 5)])).toEqual([[0, "pay-or-cancel"]])
    expect(holdRequirements([{ kind: "orders" }, { kind: "network" }], [])).toEqual([
      { code: "OPEN_ORDERS", values: {}, fix: "pay-or-cancel" },
      { code: "HOLD_LIMIT", values: {}, fix: "log-in" }
    ])
  })

  it("never grows beyond a quarter (or five units) of the stock by orders of one holder", () => {
    fc.assert(
      fc.property(fc.nat(500), fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 50 }), (stock, wanted) => {
        let held: ReadonlyArray<OpenOrder> = []
        let left = stock
        for (const quantity of wanted) {
          if (quantity > left || refused(held, quantity, left, "network") !== undefined) continue
          held = [...held, open(["network"], quantity)]
          left -= quantity
        }
        expect(stock - left).toBeLessThanOrEqual(Math.max(holdLimits.guestUnits, Math.floor(stock / 4)))
      }),
      runs(60, 4_000)
    )
  })
})

const codeOf = ({ code }: { readonly code: string }) => code

describe("stock that guests order and never pay", () => {
  let shop: ServedShop
  let made = 0
  beforeAll(async () => {
    shop = await openServedShop("postgres", {}, { settings: { LIMITS: "default", PROXY_HOPS: "1" } })
  })
  afterAll(() => shop.close())
  beforeEach(async () => {
    shop.clock.advance(120_000)
    await shop.reset({ scarce: 127, plenty: 10_000 })
  })

  const from =
    (address: string): ServedShop["ask"] =>
    (path, init) => {
      const headers = new Headers(init?.headers)
      headers.set("x-forwarded-for", address)
      return shop.ask(path, { ...init, headers })
    }
  /** Orders as a guest with contacts that were never used before, unless they are given. */
  const buy = async (
    name: string,
    quantity: number,
    {
      address = `10.9.${made >> 8}.${made & 255}`,
      email = `tamu${++made}@contoh.id`,
      phone = `0855${String(++made).padStart(7, "0")}`
    } = {}
  ) => {
    const guest = guestAt(from(address))
    const { product, combination } = line(name)
    const opened = await guest.open([{ product_id: product, combination_id: combination, quantity }])
    const contact = { ...contactOf(email), phone_no: phone }
    const given = await guest.change(opened.body.data.checkout_id, { contact, ...delivery, bank: "bca" })
    const placed = await guest.place(given.body.data)
    return { ...placed, guest }
  }
  const left = async (name: string): Promise<number> => {
    const { product, combination } = line(name)
    const lines = [{ product_id: product, combination_id: combination, quantity: 1 }]
    const bag = await guestAt(shop.ask).call("POST", "/api/cart/user/me/carts/validate", { lines })
    return bag.body.data.products[0].detail.stock
  }

  it("is at most a quarter of a product for one address, though its contacts always change", async () => {
    const address = "203.0.113.9"
    const codes: Array<string> = []
    for (let order = 0; order < 8; order++) {
      const { status, body } = await buy("scarce", 20, { address })
      codes.push(status === 201 ? "placed" : body.code)
    }
    expect(codes).toEqual(["placed", ...Array(7).fill("HOLD_TOO_LARGE")])
    expect((await buy("scarce", 11, { address })).status).toBe(201)
    expect(await left("scarce")).toBe(127 - 31)
    expect((await buy("scarce", 20)).status).toBe(201)
  })

  it("is said when the checkout is opened, before anything is typed, and still refused when it is placed", async () => {
    const guest = guestAt(from("203.0.113.14"))
    const { product, combination } = line("scarce")
    await shop.reset({ scarce: 40, plenty: 10_000 })
    const wish = (quantity: number) => [{ product_id: product, combination_id: combination, quantity }]
    expect((await guest.open(wish(10))).body.data.requirements.map(codeOf)).not.toContain("HOLD_LIMIT")
    const { body } = await guest.open(wish(11))
    const limit = { code: "HOLD_LIMIT", values: { most: 10, name: "Lipstik scarce" }, fix: "set-quantity" }
    expect(body.data.requirements).toContainEqual(expect.objectContaining(limit))
    expect(body.data).toMatchObject({ step: "details" })
    const contact = contactOf("awal@contoh.id")
    const given = (await guest.change(body.data.checkout_id, { contact, ...delivery, bank: "bca" })).body.data
    expect(given.requirements.map(codeOf)).toEqual(["HOLD_LIMIT"])
    expect((await guest.place(given)).body).toMatchObject({ code: "HOLD_TOO_LARGE" })
    // With fewer it is an order, and the next one learns what is left to it.
    const lines = wish(10)
    const fewer = (await guest.change(body.data.checkout_id, { lines })).body.data
    expect(fewer.requirements).toEqual([])
    expect((await guest.place(fewer)).status).toBe(201)
    const [next] = (await guest.open(wish(1))).body.data.requirements.slice(-1)
    // This caller names no browser: the orders of its network may be another guest's.
    expect(next).toMatchObject({ code: "HOLD_LIMIT", values: { most: 0 }, fix: "log-in" })
  })

  it("is said of a browser with three open orders, too", async () => {
    const ask: ServedShop["ask"] = (path, init) => {
      const headers = new Headers(init?.headers)
      headers.set("x-session-id", "7d9f3b52-2c0e-4a53-9d3c-0f1f2b6a7c11")
      return from("203.0.113.15")(path, { ...init, headers })
    }
    const guest = guestAt(ask)
    const { product, combination } = line("plenty")
    const wish = [{ product_id: product, combination_id: combination, quantity: 1 }]
    for (let order = 0; order < 3; order++)
      expect((await guest.buy(wish, `lagi${order}@contoh.id`)).status).toBeLessThan(500)
    expect((await guest.open(wish)).body.data.requirements.map(codeOf)).toContain("OPEN_ORDERS")
  })

  it("does not reveal what the owner of a typed contact has ordered", async () => {
    const { product, combination } = line("scarce")
    await shop.reset({ scarce: 22, plenty: 10_000 })
    const wish = (quantity: number) => [{ product_id: product, combination_id: combination, quantity }]
    const owner = guestAt(from("203.0.113.16"))
    expect((await owner.buy(wish(3), "pemilik.tahan@contoh.id")).status).toBe(201)
    const stranger = guestAt(from("203.0.113.17"))
    const limitFor = async (email: string) => {
      const { body } = await stranger.open(wish(20))
      const changed = await stranger.change(body.data.checkout_id, { contact: contactOf(email) })
      return changed.body.data.requirements.map(
        ({ values }: { readonly values: { readonly most?: number } }) => values.most
      )
    }
    expect(await limitFor("pemilik.tahan@contoh.id")).toEqual(await limitFor("tak.dikenal@contoh.id"))
  })

  it("stays so when the orders come at once", async () => {
    const address = "203.0.113.10"
    const placed = await Promise.all(Array.from({ length: 20 }, () => buy("scarce", 10, { address })))
    expect(placed.filter(({ status }) => status === 201)).toHaveLength(3)
    expect(new Set(placed.map(({ status }) => status))).toEqual(new Set([201, 409]))
    expect(await left("scarce")).toBe(97)
    expect(shop.failures()).toEqual([])
  })

  it("is three orders for one e-mail address or phone number, from wherever, at once too", async () => {
    const email = "tetap@contoh.id"
    const same = await Promise.all(Array.from({ length: 12 }, () => buy("plenty", 1, { email })))
    expect(same.filter(({ status }) => status === 201)).toHaveLength(3)
    const phone = "085500000001"
    const numbers = await Promise.all(Array.from({ length: 12 }, () => buy("plenty", 1, { phone })))
    expect(numbers.filter(({ status }) => status === 201)).toHaveLength(3)
    const refused = await buy("plenty", 1, { email })
    expect(refused.body).toMatchObject({
      code: "TOO_MANY_OPEN_ORDERS",
      message: "Kamu masih punya beberapa pesanan yang belum dibayar. Bayar atau batalkan salah satu dulu, ya."
    })
  })

  it("is three orders for one mailbox, however its address is spelled, at once too", async () => {
    const spellings = Array.from(
      { length: 12 },
      (_, n) => `${n % 2 ? "a.yu" : "Ayu"}+${n}@${n % 3 ? "gmail" : "googlemail"}.com`
    )
    const same = await Promise.all(spellings.map((email) => buy("plenty", 1, { email })))
    expect(same.filter(({ status }) => status === 201)).toHaveLength(3)
    expect((await buy("plenty", 1, { email: "ayu@gmail.com" })).body).toMatchObject({ code: "TOO_MANY_OPEN_ORDERS" })
    expect((await buy("plenty", 1, { email: "a.yu@contoh.id" })).status).toBe(201)
    expect((await buy("plenty", 1, { email: "ayu@contoh.id" })).status).toBe(201)
  })

  it("is free again when one of them is cancelled or paid", async () => {
    const email = "bayar@contoh.id"
    const orders = [
      await buy("plenty", 1, { email }),
      await buy("plenty", 1, { email }),
      await buy("plenty", 1, { email })
    ]
    expect((await buy("plenty", 1, { email })).status).toBe(409)
    const [first, second] = orders.map(({ body }) => body.data.order)
    const cancel = `/api/orders/users/me/orders/${first.code}/cancel`
    await guestAt(shop.ask).call("POST", cancel, { reason: "other" }, { "x-order-key": first.access_key })
    expect((await buy("plenty", 1, { email })).status).toBe(201)
    expect((await buy("plenty", 1, { email })).status).toBe(409)
    await shop.ask(`/dev/payments/${second._id}/settle`, { method: "POST", body: '{"result":"paid"}' })
    expect((await buy("plenty", 1, { email })).status).toBe(201)
  })

  it("is not released by a mere claim of payment", async () => {
    const email = "katanya@contoh.id"
    const orders = [
      await buy("plenty", 1, { email }),
      await buy("plenty", 1, { email }),
      await buy("plenty", 1, { email })
    ]
    for (const { body } of orders) {
      const { code, access_key: key } = body.data.order
      const said = { code, bank: "bca", sender: "Tamu", amount: 100_000, date: jakartaDay(shop.clock.now()) }
      const headers = { "x-order-key": key, "idempotency-key": randomUUID() }
      expect((await guestAt(shop.ask).call("POST", "/api/payments/payment-confirms", said, headers)).status).toBe(201)
    }
    expect((await buy("plenty", 1, { email })).body.code).toBe("TOO_MANY_OPEN_ORDERS")
  })

  it("is five orders for a member, with any contact", async () => {
    const address = "203.0.113.12"
    const who = viewerAt(from(address))
    expect((await who.register({ name: "borong", phone: "81299998888" })).status).toBe(201)
    const ask: ServedShop["ask"] = (path, init) => {
      const headers = new Headers(init?.headers)
      headers.set("cookie", [...who.jar].map(([key, value]) => `${key}=${value}`).join("; "))
      headers.set("origin", "http://shop.test")
      return from(address)(path, { ...init, headers })
    }
    const { product, combination } = line("plenty")
    const wish = [{ product_id: product, combination_id: combination, quantity: 1 }]
    const statuses: Array<number> = []
    for (let order = 0; order < 7; order++)
      statuses.push((await guestAt(ask).buy(wish, `lain${order}@contoh.id`)).status)
    expect(statuses).toEqual([201, 201, 201, 201, 201, 409, 409])
  })
})
