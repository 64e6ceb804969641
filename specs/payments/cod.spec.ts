import { Effect } from "effect"
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { MemberId } from "#core/account/member.ts"
import type { OpsMove } from "#core/orders/ops.port.ts"
import type { OrderCode } from "#core/orders/order.ts"
import { BankId } from "#core/orders/transfer/payment.ts"
import { ServiceId } from "#core/shipping/shipping.ts"
import { allChosen, newKey, tagOf } from "#specs/contracts/ordering-shop.ts"
import { shopEngines } from "#specs/database.ts"
import { putMembers } from "#specs/orders/members.ts"
import { line, openSellingShop, type SellingShop } from "#specs/orders/selling-shop.ts"

const run = <A, E>(effect: Effect.Effect<A, E>): Promise<A> => Effect.runPromise(effect)

/** D-57; decision 0103. */
describe.each(shopEngines)("cash on delivery, over %s", (engine) => {
  let shop: SellingShop
  let members: ReadonlyArray<MemberId>
  beforeAll(async () => {
    shop = await openSellingShop(engine, { a: 20 })
    members = await putMembers(shop.db, "rani", "sinta", "putri", "dewi", "lia")
    let number = 0
    for (const member of members) await verify(member, `8120000100${number++}`)
  })
  afterAll(() => shop.close())

  const verify = (member: MemberId, national: string) =>
    run(
      shop.db.ask((on) =>
        sql`update members set phone_national = ${national}, phone_verified = true where id = ${member}`.execute(on)
      )
    )
  let known = 0
  const next = (): MemberId => {
    const member = members[known++]
    if (member === undefined) throw new Error("no member left")
    return member
  }
  const as = (member?: MemberId) =>
    shop.selling.portsFor({ language: "id", now: shop.clock.now(), ...(member !== undefined && { member }) })
  const atPayment = async (member?: MemberId, change: Readonly<Record<string, unknown>> = {}) => {
    const { checkout } = as(member)
    const { id } = await run(checkout.open({ lines: [line("a")] }))
    const email = `${member ?? "tamu"}@pembeli.test`
    return run(checkout.change({ id, ...allChosen(email), bank: BankId("cod"), ...change }))
  }
  const buy = async (member: MemberId) => {
    const { id, version, quoteHash } = await atPayment(member)
    return (await run(as(member).checkout.place({ id, version, quoteHash, idempotencyKey: newKey() }))).order
  }
  const move = (code: OrderCode, ...moves: ReadonlyArray<OpsMove>) =>
    run(
      Effect.forEach(moves, (one) =>
        shop.selling.ops.move({ code, move: one, name: "sari", ...(one === "ship" && { tracking: "JT123" }) })
      )
    )
  const read = (member: MemberId, code: OrderCode) => run(as(member).orders.read({ code, key: "" }))
  const lettersTo = async (member: MemberId) => {
    const { rows } = await run(
      shop.db.ask((on) =>
        sql<{ kind: string }>`
          select payload ->> 'kind' as kind from outbox where payload ->> 'to' = ${`${member}@pembeli.test`}`.execute(
          on
        )
      )
    )
    return rows.map(({ kind }) => kind).toSorted()
  }

  it("costs its fee as a step, waits for no deadline, and is paid where the parcel is handed over", async () => {
    const member = next()
    const before = (await shop.stocks())["a"] ?? 0
    const order = await buy(member)
    // Rp50.000 of goods, Rp10.000 of JNE, and the least fee.
    expect(order).toMatchObject({
      status: "pay_on_delivery",
      payment: { method: "cod", state: "awaiting", amount: 65_000 }
    })
    expect(order.steps.at(-1)).toMatchObject({ slot: "extra", rule: "payment-fee", reason: "cod-fee", amount: 5_000 })
    expect(order.payment.expiresAt).toBeUndefined()
    expect((await shop.stocks())["a"]).toBe(before - 1)

    await move(order.code, "pack", "ship")
    // It is paid to the courier, so it is not its buyer who says that it came, and nothing can be given back.
    expect(await tagOf(as(member).orders.received({ code: order.code, key: "" }))).toBe("OrderNotThere")
    expect(await tagOf(shop.selling.ops.move({ code: order.code, move: "refund", name: "sari", note: "-" }))).toBe(
      "OrderNotThere"
    )
    expect((await read(member, order.code)).payment.state).toBe("awaiting")
    await move(order.code, "deliver")
    const delivered = await read(member, order.code)
    expect(delivered.payment.state).toBe("paid")
    expect(delivered.payment.paidAt).toBeDefined()
    await run(as(member).orders.received({ code: order.code, key: "" }))
    expect((await read(member, order.code)).status).toBe("completed")
    expect(await lettersTo(member)).toEqual([
      "order-completed",
      "order-delivered",
      "order-on-delivery",
      "order-shipped"
    ])
  })

  it("can be cancelled by its buyer until it is packed", async () => {
    const member = next()
    const before = (await shop.stocks())["a"]
    const [first, second] = [await buy(member), await buy(member)]
    await run(as(member).orders.cancel({ code: first.code, key: "", reason: "changed-mind" }))
    expect(await read(member, first.code)).toMatchObject({ status: "cancelled", payment: { state: "cancelled" } })
    await move(second.code, "pack")
    expect(await tagOf(as(member).orders.cancel({ code: second.code, key: "", reason: "changed-mind" }))).toBe(
      "OrderNotThere"
    )
    await move(second.code, "cancel")
    expect((await shop.stocks())["a"]).toBe(before)
  })

  it("is over after two parcels that were not accepted, also for another account of the same number", async () => {
    const [member, heir] = [next(), next()]
    const before = (await shop.stocks())["a"]
    for (let time = 0; time < 2; time++) {
      expect((await atPayment(member)).cod).toEqual({ fee: 5_000 })
      const order = await buy(member)
      await move(order.code, "pack", "ship", "bring-back")
      expect(await read(member, order.code)).toMatchObject({ status: "cancelled", payment: { state: "cancelled" } })
    }
    expect((await shop.stocks())["a"]).toBe(before)
    const refused = await atPayment(member)
    expect(refused.cod).toEqual({ fee: 5_000, problem: "PARCELS_REFUSED" })
    expect(refused.requirements).toEqual([
      { code: "COD_UNAVAILABLE", values: { reason: "PARCELS_REFUSED" }, fix: "choose-payment" }
    ])
    const { id, version, quoteHash } = refused
    expect(await tagOf(as(member).checkout.place({ id, version, quoteHash, idempotencyKey: newKey() }))).toBe(
      "RequirementsUnmet"
    )
    expect((await atPayment(heir)).cod?.problem).toBeUndefined()
    await run(
      shop.db.ask((on) =>
        sql`update members set phone_verified = false where id = ${member}`
          .execute(on)
          .then(() => sql`update members set phone_national = '81200001002' where id = ${heir}`.execute(on))
      )
    )
    expect((await atPayment(heir)).cod?.problem).toBe("PARCELS_REFUSED")
  })

  it("is not for guests, unverified numbers and couriers who take no money", async () => {
    expect((await atPayment()).cod?.problem).toBe("NUMBER_NOT_VERIFIED")
    const member = next()
    expect((await atPayment(member, { service: ServiceId("jne.yes") })).cod?.problem).toBe("COURIER")
    expect((await atPayment(member)).cod?.problem).toBeUndefined()
    await run(shop.db.ask((on) => sql`update members set phone_verified = false where id = ${member}`.execute(on)))
    expect((await atPayment(member)).cod?.problem).toBe("NUMBER_NOT_VERIFIED")
  })
})
