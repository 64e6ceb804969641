import { randomUUID } from "node:crypto"
import { Effect } from "effect"
import fc from "fast-check"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { budgetOf, budgetOfKind, mostPerDay } from "#adapters/outbox/budgets.ts"
import { otpRules } from "#core/account/otp/otp-limit.rule.ts"
import { holdLimits } from "#core/checkout/holds.rule.ts"
import { dayMs, type Instant, instant, jakartaDay, startOfJakartaDay } from "#core/kernel/moment.ts"
import { runs } from "#specs/arbitraries.ts"
import { line } from "#specs/orders/selling-shop.ts"
import { openServedShop, type ServedShop } from "#specs/orders/served-shop.ts"
import { contactOf, delivery, guestAt } from "#specs/orders/shopper.ts"
import { someOrder } from "#specs/orders/some-order.ts"
import mail from "#ui/messages/id/mail.json" with { type: "json" }
import { viewerAt } from "../viewer.ts"

const settings = { LIMITS: "default", PROXY_HOPS: "1" }
/** Calls that make the shop write to an address of the caller's choice. */
const calls = [
  "order",
  "key",
  "cancel",
  "confirm",
  "notify",
  "forget",
  "loginCode",
  "proofCode",
  "restock",
  "guess"
] as const
type Call = (typeof calls)[number]

const times = (count: number, call: Call): ReadonlyArray<Call> => Array.from({ length: count }, () => call)

/** A confirmation of the day it is given. */
const transfer = (code: string, now: Instant) => ({
  code,
  bank: "bca",
  sender: "Ayu Lestari",
  amount: 100_000,
  date: jakartaDay(now)
})

describe("messages to one receiver", () => {
  let shop: ServedShop
  let asked = 0
  let people = 0
  beforeAll(async () => {
    shop = await openServedShop("postgres", {}, { settings })
  })
  afterAll(() => shop.close())
  beforeEach(async () => {
    await morning()
    await shop.reset({ lipstick: 10_000, gone: 0 })
  })

  /** Another day in Jakarta, at eight: codes are counted by its days. */
  const morning = async () => {
    const now = shop.clock.now()
    shop.clock.advance(startOfJakartaDay(jakartaDay(now)) + 2 * dayMs + 8 * 3_600_000 - now)
  }
  /** Asks from an address that was never seen before. */
  const ask: ServedShop["ask"] = (path, init) => {
    asked++
    const headers = new Headers(init?.headers)
    headers.set("x-forwarded-for", `10.${asked >> 16}.${(asked >> 8) & 255}.${asked & 255}`)
    return shop.ask(path, { ...init, headers })
  }
  const wish = (name: string) => {
    const { product, combination } = line(name)
    return { product_id: product, combination_id: combination, quantity: 1 }
  }
  const sentTo = async (to: string): Promise<ReadonlyArray<{ readonly subject?: string }>> =>
    (await guestAt(shop.ask).call("GET", `/dev/outbox?to=${encodeURIComponent(to)}`)).body.data
  /** The address of a member who proved it the day before, so that links, codes and messages about the account go to it. */
  const member = async (): Promise<string> => {
    const name = `korban${++people}`
    const owner = viewerAt(ask)
    const { status } = await owner.register({ name, phone: `8121${String(people).padStart(7, "0")}` })
    expect(status).toBe(201)
    const email = `${name}@anggota.test`
    const changed = await owner.post("/auth/change-email", {
      email,
      otp_hash: await owner.proofOf("verification", { email })
    })
    expect(changed.status).toBe(200)
    await morning()
    sentBefore.set(email, (await sentTo(email)).length)
    return email
  }
  /** Messages that the owner caused. */
  const sentBefore = new Map<string, number>()

  /** One unit, with another number each time. */
  const ordered = async (guest: ReturnType<typeof guestAt>, to: string) => {
    const opened = await guest.open([wish("lipstick")])
    const contact = { ...contactOf(to), phone_no: `0877${String(++people).padStart(7, "0")}` }
    const given = await guest.change(opened.body.data.checkout_id, { contact, ...delivery, bank: "bca" })
    return guest.place(given.body.data)
  }

  const bombed = async (to: string, wanted: ReadonlyArray<Call>) => {
    const guest = guestAt(ask)
    const orders: Array<{ code: string; access_key: string }> = []
    const bought = async () => {
      const { body } = await ordered(guest, to)
      if (body.data?.order) orders.push(body.data.order)
    }
    await bought()
    for (const call of wanted) {
      const { code, access_key: key } = orders.at(-1) ?? { code: "", access_key: "" }
      const at = `/api/orders/users/me/orders/${code}`
      const who = viewerAt(ask)
      if (call === "order") await bought()
      if (call === "key") await guest.call("POST", "/api/orders/order-keys", { code, email: to })
      if (call === "cancel") await guest.call("POST", `${at}/cancel`, { reason: "other" }, { "x-order-key": key })
      if (call === "guess")
        for (let time = 0; time < 5; time++) await who.post("/auth/login", { email: to, password: "salah semua" })
      if (call === "notify")
        await guest.call("POST", "/api/cart/notify-me", { ...wish("gone"), quantity: undefined, email: to })
      if (call === "forget") await who.post("/auth/forget-password", { email: to })
      if (call === "loginCode") await who.post("/auth/login/otp/request", { mode: "email", email: to })
      if (call === "proofCode") await who.post("/auth/otp/code", { mode: "email", entity: "verification", email: to })
      if (call === "confirm")
        await guest.call("POST", "/api/payments/payment-confirms", transfer(code, shop.clock.now()), {
          "x-order-key": key,
          "idempotency-key": randomUUID()
        })
      if (call === "restock") {
        for (const units of [1, 0]) {
          await Effect.runPromise(
            shop.shop.db.ask((on) =>
              on.updateTable("combinations").set({ stock: units }).where("id", "=", "gone").execute()
            )
          )
          await shop.shop.settle()
        }
      }
      shop.clock.advance(31_000)
    }
    return (await sentTo(to)).length - (sentBefore.get(to) ?? 0)
  }

  it("are ten at most on a day, for any requests of strangers in any order", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...calls), { minLength: 20, maxLength: 40 }), async (wanted) => {
        const to = await member()
        expect(await bombed(to, wanted)).toBeLessThanOrEqual(10)
      }),
      runs(2, 120)
    )
  })

  it("are sent by each of these calls while the day is young", async () => {
    const sent: Record<string, number> = {}
    for (const call of calls) {
      const to = call === "proofCode" ? `baru${++people}@contoh.id` : await member()
      sent[call] = await bombed(to, call === "restock" ? ["notify", call] : [call])
      await shop.reset({ lipstick: 10_000, gone: 0 })
    }
    // The first is the message about the order that each of them begins with.
    expect(sent).toEqual({ ...Object.fromEntries(calls.map((call) => [call, 2])), notify: 1 })
  })

  it("are four messages if one call is made forty times", async () => {
    const to = `satu${++asked}@contoh.id`
    expect(await bombed(to, times(40, "key"))).toBe(mostPerDay.asked)
    // Three orders at most wait for their money; each that is called off makes room for another.
    expect(await bombed(`dua${++asked}@contoh.id`, times(40, "order"))).toBe(holdLimits.guestOrders)
    const both = times(20, "order").flatMap((order) => [order, "cancel"] as const)
    expect(await bombed(`tiga${++asked}@contoh.id`, both)).toBe(mostPerDay.asked)
  })

  it("tell of a lock after everything else was used up, and are ten with it", async () => {
    const to = await member()
    const codes = times(10, "forget").flatMap((forget) => [forget, "loginCode"] as const)
    expect(await bombed(to, [...times(20, "key"), ...codes])).toBe(9)
    expect(await bombed(to, times(3, "guess"))).toBe(10)
    expect((await sentTo(to)).at(0)?.subject).toBe("Sudah 5 kali salah kata sandi di akun Pendar kamu")
  })

  it("still come for an order that was paid, and again on the next day", async () => {
    const to = "pembeli@contoh.id"
    await bombed(to, times(20, "key"))
    const before = (await sentTo(to)).length
    const { body } = await ordered(guestAt(ask), to)
    expect((await sentTo(to)).length).toBe(before)
    await shop.ask(`/dev/payments/${body.data.order._id}/settle`, { method: "POST", body: '{"result":"paid"}' })
    expect((await sentTo(to)).at(0)?.subject).toContain("sudah kami terima")
    shop.clock.advance(dayMs)
    const { body: next } = await ordered(guestAt(ask), to)
    expect((await sentTo(to)).at(0)?.subject).toContain(next.data.order.code)
  })
})

describe("every kind of message", () => {
  it("has a budget of its own class, and none is forgotten", () => {
    const kinds = Object.entries(mail)
      .filter(([name, words]) => name === "codeShort" || (typeof words === "object" && "subject" in words))
      .map(([name]) => name)
    expect(Object.keys(budgetOfKind).sort()).toEqual(kinds.sort())
  })

  it("is held back for a guest's order until it was paid, and never after that", () => {
    const unpaid = someOrder(1)
    const paid = { ...unpaid, payment: { ...unpaid.payment, paidAt: instant(1) } }
    const messageOf = (order: typeof unpaid, kind: "order-cancelled" | "order-key" | "order-shipped") =>
      ({ kind, to: "a@b.test", language: "id", order, key: "k" }) as const
    expect(budgetOf(messageOf(unpaid, "order-cancelled"), false)).toBe("asked")
    expect(budgetOf(messageOf(unpaid, "order-cancelled"), true)).toBe("own")
    expect(budgetOf(messageOf(paid, "order-cancelled"), false)).toBe("paid")
    for (const isOwn of [false, true]) expect(budgetOf(messageOf(paid, "order-key"), isOwn)).toBe("asked")
    expect(budgetOf(messageOf(unpaid, "order-shipped"), false)).toBe("paid")
    expect(mostPerDay.asked + mostPerDay["account-locked"] + otpRules.sendsPerDay).toBe(10)
    const aboutAccounts = Object.entries(mostPerDay).filter(([name]) => !["code", "asked", "own"].includes(name))
    expect(aboutAccounts.reduce((sum, [, most]) => sum + most, 0)).toBe(10)
  })
})
