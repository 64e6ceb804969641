import { randomUUID } from "node:crypto"
import { Effect, Exit } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { linkProvenIn } from "#adapters/postgres/selling/member-orders.sql.ts"
import { MemberId } from "#core/account/member.ts"
import type { Checkout } from "#core/checkout/checkout.ts"
import { failureOf } from "#core/kernel/port-actors.ts"
import { BankId } from "#core/orders/transfer/payment.ts"
import { DistrictId } from "#core/regions/region.ts"
import { ServiceId } from "#core/shipping/shipping.ts"
import { putMembers } from "./members.ts"
import { line, openSellingShop, type SellingShop } from "./selling-shop.ts"
import { someAddress, someContact } from "./some-order.ts"

const { province: _, city: __, ...address } = someAddress
const delivery = { address: { ...address, district: DistrictId("31.74.07") }, service: ServiceId("jne.reg") }

describe("a member who orders", () => {
  let shop: SellingShop
  let [rani, sari]: [MemberId, MemberId] = [MemberId(""), MemberId("")]
  beforeAll(async () => {
    shop = await openSellingShop("pglite", { a: 20, b: 20, own: { units: 5, members: true } })
    ;[rani, sari] = (await putMembers(shop.db, "rani", "sari")) as [MemberId, MemberId]
  })
  afterAll(() => shop.close())

  const as = (member?: MemberId) =>
    shop.selling.portsFor({ language: "id", now: shop.clock.now(), ...(member && { member }) })
  const run = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(effect)
  const tagOf = async <A, E>(effect: Effect.Effect<A, E>) => {
    const exit = await Effect.runPromiseExit(Effect.flip(effect))
    return Exit.isSuccess(exit) ? failureOf({ error: exit.value })._tag : "answered"
  }
  const choose = (member: MemberId | undefined, id: Checkout["id"]) =>
    run(as(member).checkout.change({ id, contact: someContact, ...delivery, bank: BankId("bca") }))
  const place = (member: MemberId | undefined, { id, version, quoteHash }: Checkout) =>
    as(member).checkout.place({ id, version, quoteHash, idempotencyKey: randomUUID() })

  it("orders lines of their bag, those for members only too, and what was bought leaves the bag", async () => {
    const bag = as(rani).memberBag
    await run(bag.put({ line: line("a", 2), how: "add" }))
    await run(bag.put({ line: line("b", 1), how: "add" }))
    const shown = await run(bag.put({ line: line("own", 1), how: "add" }))
    expect(shown).toMatchObject({ owner: "member", count: 4, requirements: [] })
    const [a, , own] = shown.items.map(({ id }) => id)
    const opened = await run(
      as(rani).checkout.open({ bag: shown.id, lineIds: [a, own].filter((id) => id !== undefined) })
    )
    expect(opened).toMatchObject({ leftOut: [], lines: [{ quantity: 2 }, { quantity: 1 }] })
    const { order } = await run(place(rani, await choose(rani, opened.id)))
    expect(order.member).toBe(rani)
    expect((await run(bag.read({}))).items.map(({ goods }) => goods.combination)).toEqual(["b"])
  })

  it("reads their own orders without a key; to everybody else they are unknown", async () => {
    const { orders } = await run(as(rani).memberOrders.list({ skip: 0, limit: 10 }))
    const [{ code }] = orders as [(typeof orders)[number]]
    expect((await run(as(rani).orders.read({ code }))).code).toBe(code)
    expect(await tagOf(as(sari).orders.read({ code }))).toBe("OrderUnknown")
    expect(await tagOf(as().orders.read({ code }))).toBe("OrderUnknown")
    expect(await run(as(sari).memberOrders.list({ skip: 0, limit: 10 }))).toMatchObject({ orders: [], total: 0 })
    expect(await run(as(rani).memberOrders.count({}))).toEqual({ count: 1, open: 1 })
  })

  it("hides their checkout from others; of another member's bag there are no lines", async () => {
    const { id } = await run(as(rani).checkout.open({ lines: [line("b")] }))
    expect(await tagOf(as(sari).checkout.read({ id }))).toBe("CheckoutUnknown")
    expect(await tagOf(as().checkout.read({ id }))).toBe("CheckoutUnknown")
    expect((await run(as(sari).checkout.open({ bag: rani }))).lines).toEqual([])
    expect((await run(as().checkout.open({ bag: rani }))).lines).toEqual([])
  })

  it("goes on with what they began as a guest once they have signed in, and may order what guests may not", async () => {
    const begun = await run(as().checkout.open({ lines: [line("a"), line("own")] }))
    expect(begun.leftOut).toMatchObject([{ reason: "NOT_FOR_GUESTS" }])
    const chosen = await choose(sari, begun.id)
    expect([chosen.leftOut, chosen.lines.length]).toEqual([[], 2])
    expect(await tagOf(as().checkout.read({ id: begun.id }))).toBe("CheckoutUnknown")
    expect((await run(place(sari, chosen))).order.member).toBe(sari)
  })

  it("gets a guest's orders only by a proven contact, and never another person's", async () => {
    const { id } = await run(as().checkout.open({ lines: [line("a")] }))
    const { order } = await run(place(undefined, await choose(undefined, id)))
    const total = async (member: MemberId) => (await run(as(member).memberOrders.count({}))).count
    expect([await total(rani), await total(sari)]).toEqual([1, 1])
    await run(linkProvenIn(shop.db)(rani, { email: "somebody@else.test" }))
    expect(await total(rani)).toBe(1)
    await run(linkProvenIn(shop.db)(rani, { email: someContact.email.toUpperCase() }))
    expect(await total(rani)).toBe(2)
    // The number is the same, but the order has an owner already.
    await run(linkProvenIn(shop.db)(sari, { phone: someContact.phone }))
    expect([await total(rani), await total(sari)]).toEqual([2, 1])
    expect((await run(as(rani).orders.read({ code: order.code }))).id).toBe(order.id)
  })

  it("finds what they bought once they have it", async () => {
    expect(await run(as(rani).memberOrders.recentlyBought({}))).toEqual([])
    await run(
      shop.db.ask((on) => on.updateTable("orders").set({ status: "delivered" }).where("member_id", "=", rani).execute())
    )
    const bought = await run(as(rani).memberOrders.recentlyBought({}))
    expect(bought.map(({ goods, isReviewed }) => [goods.combination, isReviewed]).toSorted()).toEqual([
      ["a", false],
      ["own", false]
    ])
  })

  it("is unknown without logging in", async () => {
    expect(await tagOf(as().memberBag.read({}))).toBe("Unauthenticated")
    expect(await tagOf(as().memberOrders.list({ skip: 0, limit: 1 }))).toBe("Unauthenticated")
  })

  it("is given the order of their checkout, also once more by its key, and no other caller is", async () => {
    const opened = await run(as(rani).checkout.open({ lines: [line("a", 1)] }))
    const { id, version, quoteHash } = await choose(rani, opened.id)
    const press = { id, version, quoteHash, idempotencyKey: randomUUID() }
    const { order } = await run(as(rani).checkout.place(press))
    for (const other of [sari, undefined]) {
      expect(await tagOf(as(other).checkout.orderByCheckout({ id }))).toBe("CheckoutUnknown")
      expect(await tagOf(as(other).checkout.place(press))).toBe("CheckoutUnknown")
      expect(await tagOf(as(other).checkout.place({ ...press, idempotencyKey: randomUUID() }))).toBe("CheckoutUnknown")
    }
    expect((await run(as(rani).checkout.orderByCheckout({ id }))).order.code).toBe(order.code)
    expect(await run(as(rani).checkout.place(press))).toMatchObject({ repeated: true, order: { code: order.code } })
  })

  it("is the only one to be given a guest's order that became theirs", async () => {
    const { id } = await run(as().checkout.open({ lines: [line("a", 1)] }))
    const { version, quoteHash } = await choose(undefined, id)
    const press = { id, version, quoteHash, idempotencyKey: randomUUID() }
    await run(as().checkout.place(press))
    await run(linkProvenIn(shop.db)(rani, { email: someContact.email }))
    for (const other of [sari, undefined]) {
      expect(await tagOf(as(other).checkout.orderByCheckout({ id }))).toBe("CheckoutUnknown")
      expect(await tagOf(as(other).checkout.place(press))).toBe("CheckoutUnknown")
    }
    expect(await run(as(rani).checkout.place(press))).toMatchObject({ repeated: true, order: { member: rani } })
  })
})
