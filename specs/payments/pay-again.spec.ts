import { Effect } from "effect"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { adjustPoints } from "#adapters/postgres/selling/points.sql.ts"
import type { MemberId } from "#core/account/member.ts"
import { BankId } from "#core/orders/transfer/payment.ts"
import { allChosen, newKey } from "#specs/contracts/ordering-shop.ts"
import { shopEngines } from "#specs/database.ts"
import { putMembers } from "#specs/orders/members.ts"
import { line, openSellingShop, type SellingShop } from "#specs/orders/selling-shop.ts"

const run = <A, E>(effect: Effect.Effect<A, E>): Promise<A> => Effect.runPromise(effect)
const minute = 60_000

/** Decision 0102. */
describe.each(shopEngines)("an order whose code ended while its buyer was asked how to pay, over %s", (engine) => {
  let shop: SellingShop
  let members: ReadonlyArray<MemberId>
  beforeAll(async () => {
    shop = await openSellingShop(engine, { a: 20 })
    members = await putMembers(shop.db, "rani", "sinta")
  })
  beforeEach(() => shop.clock.reset())
  afterAll(() => shop.close())

  const as = (member: MemberId) => shop.selling.portsFor({ language: "id", now: shop.clock.now(), member })
  /** An order with points by QRIS that has just ended. */
  const expired = async (member: MemberId) => {
    await run(adjustPoints(shop.db, { member, points: 60, note: "a spec", now: shop.clock.now() }))
    await run(as(member).memberBag.put({ line: line("a", 2), how: "set" }))
    await run(as(member).memberBag.redeemPoints({ points: 25 }))
    const { id } = await run(as(member).checkout.open({ lines: [line("a", 2)] }))
    const { version, quoteHash } = await run(
      as(member).checkout.change({ id, ...allChosen(`${member}@pembeli.test`), bank: BankId("qris") })
    )
    const { order } = await run(as(member).checkout.place({ id, version, quoteHash, idempotencyKey: newKey() }))
    shop.clock.advance(31 * minute)
    await run(shop.selling.ops.turn({ code: order.code }))
    expect((await run(as(member).orders.read({ code: order.code, key: "" }))).status).toBe("expired")
    return order
  }
  const pointsAgain = async (
    member: MemberId,
    { code }: { readonly code: Awaited<ReturnType<typeof expired>>["code"] }
  ) => (await run(as(member).checkout.payAgain({ code, key: "" }))).points?.wanted

  it("has its points again", async () => {
    const [rani] = members
    if (rani === undefined) throw new Error("no member")
    expect(await pointsAgain(rani, await expired(rani))).toBe(25)
  })

  it("has what its bag has, if it ended an hour ago", async () => {
    const sinta = members[1]
    if (sinta === undefined) throw new Error("no member")
    const order = await expired(sinta)
    shop.clock.advance(60 * minute)
    expect(await pointsAgain(sinta, order)).toBe(0)
  })
})
