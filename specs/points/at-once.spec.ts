import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Db, Session } from "#adapters/postgres/engine/db.ts"
import { adjustPoints, sqlPoints } from "#adapters/postgres/selling/points.sql.ts"
import { MemberId } from "#core/account/member.ts"
import type { OrderId } from "#core/orders/order.ts"
import type { PointUses } from "#core/orders/points/ledger.port.ts"
import { allChosen, newKey, run } from "../contracts/ordering-shop.ts"
import { shopEngines } from "../database.ts"
import { putMembers } from "../orders/members.ts"
import { line, openSellingShop, type SellingShop } from "../orders/selling-shop.ts"

/** Takes points as a store does that reads first and writes then. */
const naiveHold =
  (session: Session): PointUses["hold"] =>
  ({ order, member, points }) =>
    session.ask(async (on) => {
      const { rows } = await sql<{ points: number }>`select points from members where id = ${member}`.execute(on)
      const balance = rows[0]?.points ?? 0
      if (balance < points) return false
      await sql`update members set points = ${balance - points} where id = ${member}`.execute(on)
      await sql`insert into point_entries (member_id, order_id, kind, points, at)
      values (${member}, ${order}, 'redeem_hold', ${-points}, now())`.execute(on)
      return true
    })

const [careful, naive] = [MemberId("rani"), MemberId("sinta")]

describe.each(shopEngines)("1,000 points and 30 orders at once that want 100 each, over %s", (engine) => {
  let shop: SellingShop
  const orders: Array<OrderId> = []
  beforeAll(async () => {
    shop = await openSellingShop(engine, { a: 500 })
    await putMembers(shop.db, careful, naive)
    for (let at = 0; at < 30; at++) {
      const { checkout } = shop.selling.portsFor({ language: "id", now: shop.clock.now(), member: careful })
      const { id } = await run(checkout.open({ lines: [line("a", 1)] }))
      const { version, quoteHash } = await run(checkout.change({ id, ...allChosen("rani@contoh.id") }))
      const { order } = await run(checkout.place({ id, version, quoteHash, idempotencyKey: newKey() }))
      orders.push(order.id)
    }
  }, 120_000)
  afterAll(() => shop.close())

  const heldBy = async (member: MemberId, hold: (session: Session) => PointUses["hold"]) => {
    const { db } = shop
    const now = shop.clock.now()
    await run(adjustPoints(db, { member, points: 1_000, note: "a spec", now }))
    const wants = orders.map((order) => db.inTransaction((tx) => hold(tx)({ order, member, points: 100, now })))
    const held = await Promise.all(wants.map((want) => run(want)))
    return { held: held.filter(Boolean).length, ...(await sumsOf(db, member)) }
  }

  it("give exactly 10 of them their points, and leave 0", async () =>
    expect(await heldBy(careful, (session) => sqlPoints(session).hold)).toEqual({ held: 10, balance: 0, ledger: 0 }))

  it("count a repeated command of staff once, also on two servers at once", async () => {
    const give = { member: naive, points: 7, note: "sorry", now: shop.clock.now() }
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => run(shop.db.inTransaction((tx) => adjustPoints(tx, give))))
    )
    expect(answers.filter((points) => points !== undefined)).toEqual([7])
    await run(shop.db.ask((on) => sql`delete from point_entries where member_id = ${naive}`.execute(on)))
    await run(shop.db.ask((on) => sql`update members set points = 0 where id = ${naive}`.execute(on)))
  })

  // PGlite carries out one transaction after the other: there is no race to lose.
  it.runIf(engine === "postgres")("are given out twice by a store that reads before it writes", async () => {
    await run(shop.db.ask((on) => sql`delete from point_entries where kind = 'redeem_hold'`.execute(on)))
    const { held, balance, ledger } = await heldBy(naive, naiveHold)
    expect(held * 100 + balance !== 1_000 || balance !== ledger).toBe(true)
  })
})

/** The stored balance, and the sum of the entries that it has to be. */
const sumsOf = async (db: Db, member: MemberId) =>
  run(
    db.ask(async (on) => {
      const { rows } = await sql<{ balance: number; ledger: number }>`
        select points as balance, (select coalesce(sum(points), 0)::bigint from point_entries where member_id = ${member})
          as ledger from members where id = ${member}`.execute(on)
      return rows[0] ?? { balance: Number.NaN, ledger: Number.NaN }
    })
  )
