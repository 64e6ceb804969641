import { Effect, Exit } from "effect"
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Db, Session } from "#adapters/postgres/engine/db.ts"
import { adjustPoints, sqlPoints } from "#adapters/postgres/selling/points.sql.ts"
import { pauseVoucher } from "#adapters/postgres/selling/voucher-staff.sql.ts"
import { putVouchers } from "#adapters/postgres/selling/voucher-writer.sql.ts"
import { sqlVouchers } from "#adapters/postgres/selling/vouchers.sql.ts"
import { MemberId } from "#core/account/member.ts"
import { rupiah } from "#core/kernel/money.ts"
import { OrderId } from "#core/orders/order.ts"
import type { VoucherUses } from "#core/orders/order-store.port.ts"
import { VoucherCode, VoucherId } from "#core/vouchers/voucher.ts"
import { allChosen, newKey, run } from "../contracts/ordering-shop.ts"
import { putMembers } from "../orders/members.ts"
import { line, openSellingShop, type SellingShop } from "../orders/selling-shop.ts"
import { voucherOf, writtenOf } from "./voucher-shop.ts"

const isFull = process.env["SCALE"] === "full"
const seeds = Array.from({ length: isFull ? 20 : 2 }, (_, at) => at + 1)
const buyers = isFull ? 200 : 30
const crowd = isFull ? 1_000 : 60
const quota = isFull ? 100 : 10

const together = { concurrency: "unbounded" } as const
const memberAt = (at: number): MemberId => MemberId(`pembeli${at}`)
const orderAt = (at: number): OrderId => OrderId(`order-${at}`)
const places = (count: number): ReadonlyArray<number> => Array.from({ length: count }, (_, at) => at)

/** The same mixed order for the same seed. */
const mixed = (count: number, seed: number): ReadonlyArray<number> =>
  places(count).toSorted((one, other) => hashOf(one, seed) - hashOf(other, seed))
const hashOf = (at: number, seed: number): number => Math.imul(at + 1, 2_654_435_761 ^ (seed * 40_503)) >>> 0

type Take = (session: Session) => VoucherUses["take"]
const careful: Take = (session) => sqlVouchers(session).take

/** Takes a redemption as a store does that reads first and writes then. */
const naive: Take =
  (session) =>
  ({ voucher, order, member }) =>
    session.ask(async (on) => {
      const { rows } = await sql<{ left: number; limit: number; used: number }>`
        select redemptions - taken as left, per_user_limit as limit, (select count(*)::int from voucher_uses
          where voucher_id = ${voucher} and member_id = ${member ?? null} and not given_back) as used
        from vouchers where id = ${voucher}`.execute(on)
      const [known] = rows
      if (known === undefined || known.left <= 0 || known.used >= known.limit) return false
      await sql`insert into voucher_uses (order_id, voucher_id, member_id)
        values (${order}, ${voucher}, ${member ?? null})`.execute(on)
      await sql`update vouchers set taken = taken + 1 where id = ${voucher}`.execute(on)
      return true
    })

/** What is stored of a voucher's redemptions, in one moment. */
const storedOf = (db: Db, voucher: VoucherId) =>
  run(
    db.ask(async (on) => {
      const { rows } = await sql<{ taken: number; uses: number }>`
        select taken, (select count(*)::int from voucher_uses where voucher_id = ${voucher} and not given_back) as uses
        from vouchers where id = ${voucher}`.execute(on)
      return rows[0] ?? { taken: -1, uses: -1 }
    })
  )

/** Samples until `work` is over, and once more. */
const sampled = async <A>(sample: () => Promise<A>, work: Promise<unknown>): Promise<ReadonlyArray<A>> => {
  const state = { isOver: false }
  const end = () => {
    state.isOver = true
  }
  void work.then(end, end)
  const samples: Array<A> = []
  while (!state.isOver) samples.push(await sample())
  await work
  return [...samples, await sample()]
}

/** PGlite has one connection and proves nothing here. House 12. */
describe("vouchers and points at once on PostgreSQL", () => {
  let shop: SellingShop
  beforeAll(async () => {
    shop = await openSellingShop("postgres", { a: 5_000 }, { connections: 32, waitMs: 240_000 })
    await putMembers(shop.db, ...places(crowd).map(memberAt))
    await ordersFor(shop)
  }, 240_000)
  afterAll(() => shop.close())

  let vouchers = 0
  const putVoucher = async (change: Parameters<typeof voucherOf>[2]): Promise<VoucherId> => {
    const voucher = voucherOf(++vouchers, `BALAPAN${vouchers}`, change)
    await run(putVouchers(shop.db, [writtenOf(voucher)]))
    return voucher.id
  }
  const claimAndTake = (take: Take, voucher: VoucherId, order: OrderId, member: MemberId) =>
    shop.db.inTransaction((tx) =>
      Effect.andThen(sqlVouchers(tx).claim(order, member), take(tx)({ voucher, order, member, amount: rupiah(0) }))
    )
  const takenAtOnce = async (take: Take, voucher: VoucherId, wants: ReadonlyArray<readonly [OrderId, MemberId]>) => {
    const taken = await run(
      Effect.all(
        wants.map(([order, member]) => claimAndTake(take, voucher, order, member)),
        together
      )
    )
    return { yes: taken.filter(Boolean).length, ...(await storedOf(shop.db, voucher)) }
  }
  /** Of a voucher for guests, every second buyer is a guest, who needs no claim. */
  const takenByMany = (voucher: VoucherId, at: number) => {
    const order = orderAt(at)
    return at % 2 === 0
      ? claimAndTake(careful, voucher, order, memberAt(at))
      : shop.db.inTransaction((tx) => careful(tx)({ voucher, order, amount: rupiah(0) }))
  }
  const byAll = (seed: number) => mixed(buyers, seed).map((at) => [orderAt(at), memberAt(at)] as const)
  const byOne = (seed: number) => mixed(20, seed).map((at) => [orderAt(at), memberAt(0)] as const)

  it("for one use are had by one of many buyers", async () => {
    for (const seed of seeds) {
      const voucher = await putVoucher({ availableQuota: 1 })
      expect(await takenAtOnce(careful, voucher, byAll(seed)), `seed ${seed}`).toEqual({ yes: 1, taken: 1, uses: 1 })
    }
  }, 600_000)

  it("for one use of each member are had once by one member in twenty sessions", async () => {
    for (const seed of seeds) {
      const voucher = await putVoucher({ availableQuota: 100, perUserLimit: 1 })
      expect(await takenAtOnce(careful, voucher, byOne(seed)), `seed ${seed}`).toEqual({ yes: 1, taken: 1, uses: 1 })
    }
  }, 600_000)

  it("are given out too often by a store that reads before it writes", async () => {
    const [one, own] = [await putVoucher({ availableQuota: 1 }), await putVoucher({ perUserLimit: 1 })]
    expect((await takenAtOnce(naive, one, byAll(1))).yes).toBeGreaterThan(1)
    // The claim makes the orders of one member wait for each other: without it, each reads that there is no use yet.
    const unclaimed = await run(
      Effect.all(
        byOne(1).map(([order, member]) =>
          shop.db.inTransaction((tx) => naive(tx)({ voucher: own, order, member, amount: rupiah(0) }))
        ),
        together
      )
    )
    expect(unclaimed.filter(Boolean).length).toBeGreaterThan(1)
  }, 120_000)

  it("are never above their quota while orders take them and are called off", async () => {
    const voucher = await putVoucher({
      availableQuota: quota,
      perUserLimit: 1_000,
      type: "auto",
      discount: "free_shipping",
      value: 0,
      forGuests: true
    })
    const buysAndCancels = (at: number) =>
      Effect.gen(function* () {
        const isTaken = yield* takenByMany(voucher, at)
        if (isTaken && at % 3 === 0) yield* shop.db.inTransaction((tx) => sqlVouchers(tx).giveBack(orderAt(at)))
        return { at, isTaken }
      })
    const work = run(Effect.all(mixed(crowd, 1).map(buysAndCancels), together))
    const samples = await sampled(() => storedOf(shop.db, voucher), work)
    for (const { taken, uses } of samples) {
      expect(taken).toBe(uses)
      expect(taken).toBeLessThanOrEqual(quota)
      expect(taken).toBeGreaterThanOrEqual(0)
    }
    const outcomes = await work
    const had = outcomes.filter(({ isTaken }) => isTaken)
    // What was not given back is used; what was is there for those who came too late, down to the last one.
    expect(had.length).toBeGreaterThanOrEqual(quota)
    expect(samples.at(-1)?.taken).toBe(had.filter(({ at }) => at % 3 !== 0).length)
    const late = outcomes.flatMap(({ at, isTaken }) => (isTaken ? [] : [takenByMany(voucher, at)]))
    await run(Effect.all(late, together))
    expect(await storedOf(shop.db, voucher)).toEqual({ taken: quota, uses: quota })
  }, 600_000)

  it("that are paused while orders are placed leave each order one of two totals", async () => {
    const code = VoucherCode("DIHENTIKAN")
    const voucher = VoucherId("dihentikan")
    await run(putVouchers(shop.db, [writtenOf(voucherOf(9_000, code, { id: voucher, value: 20_000 }))]))
    const members = places(isFull ? 60 : 12).map(memberAt)
    const ready = await Promise.all(
      members.map(async (member) => {
        const ports = shop.selling.portsFor({ language: "id", now: shop.clock.now(), member })
        await run(ports.memberBag.put({ line: line("a", 1), how: "set" }))
        await run(ports.memberBag.redeemVoucher({ code }))
        const { id } = await run(ports.checkout.open({ lines: [line("a", 1)] }))
        const checkout = await run(ports.checkout.change({ id, ...allChosen(`${member}@contoh.id`) }))
        return { ports, checkout }
      })
    )
    const placing = ready.map(({ ports, checkout: { id, version, quoteHash } }) =>
      run(Effect.exit(ports.checkout.place({ id, version, quoteHash, idempotencyKey: newKey() })))
    )
    await Promise.race(placing)
    await run(pauseVoucher(shop.db, voucher, true))
    const outcomes = await Promise.all(placing)
    // Rp50.000 of goods: with the voucher Rp30.000, without it the buyer is asked about Rp50.000.
    const orders = outcomes.flatMap((outcome) => (Exit.isSuccess(outcome) ? [outcome.value.order] : []))
    expect(orders.length).toBeGreaterThan(0)
    for (const { totals } of orders) expect(totals.afterDiscount).toBe(30_000)
    const asked = outcomes.flatMap((outcome) => {
      const failure = Exit.isFailure(outcome)
        ? outcome.cause.reasons.find((reason) => reason._tag === "Fail")
        : undefined
      return failure?.error._tag === "TotalChanged" ? [failure.error.checkout] : []
    })
    expect(asked.length).toBe(outcomes.length - orders.length)
    for (const { totals } of asked) expect(totals.afterDiscount).toBe(50_000)
    expect(await storedOf(shop.db, voucher)).toEqual({ taken: orders.length, uses: orders.length })
  }, 300_000)

  it("that are paused before an order takes them are not taken", async () => {
    const voucher = await putVoucher({ availableQuota: 10 })
    await run(pauseVoucher(shop.db, voucher, true))
    expect(await run(claimAndTake(careful, voucher, orderAt(3), memberAt(3)))).toBe(false)
    expect(await storedOf(shop.db, voucher)).toEqual({ taken: 0, uses: 0 })
  })

  it("are as many points as the ledger says, whenever it is summed while two members hold and release", async () => {
    const members = [memberAt(1), memberAt(2)] as const
    const now = shop.clock.now()
    for (const member of members) await run(adjustPoints(shop.db, { member, points: 1_000, note: "a spec", now }))
    const moves = mixed(crowd, 2).map((at) => {
      const member = members[at % 2 === 0 ? 0 : 1]
      const order = orderAt(at)
      return Effect.gen(function* () {
        const isHeld = yield* shop.db.inTransaction((tx) => sqlPoints(tx).hold({ order, member, points: 70, now }))
        if (isHeld && at % 5 !== 0) yield* shop.db.inTransaction((tx) => sqlPoints(tx).release(order, now))
      })
    })
    const sum = () =>
      run(
        shop.db.ask(async (on) => {
          const { rows } = await sql<{ balance: number; ledger: number }>`
            select points as balance, (select coalesce(sum(points), 0)::bigint from point_entries where member_id = members.id)
              as ledger from members where id = any(${[...members]}::text[])`.execute(on)
          return rows
        })
      )
    const samples = await sampled(sum, run(Effect.all(moves, together)))
    for (const { balance, ledger } of samples.flat()) {
      expect(balance).toBe(ledger)
      expect(balance).toBeGreaterThanOrEqual(0)
      expect(balance).toBeLessThanOrEqual(1_000)
      // Only whole holds of 70 are out.
      expect(rupiah(1_000 - balance) % 70).toBe(0)
    }
  }, 600_000)
})

/** Writes as many orders as there are members, copies of one that was placed, each of its own member. */
const ordersFor = async (shop: SellingShop): Promise<void> => {
  const { checkout } = shop.selling.portsFor({ language: "id", now: shop.clock.now(), member: memberAt(0) })
  const { id } = await run(checkout.open({ lines: [line("a", 1)] }))
  const { version, quoteHash } = await run(checkout.change({ id, ...allChosen("pembeli0@contoh.id") }))
  const { order } = await run(checkout.place({ id, version, quoteHash, idempotencyKey: newKey() }))
  await run(
    shop.db.ask((on) =>
      sql`insert into orders select copy.* from orders, generate_series(0, ${crowd - 1}) as at,
        jsonb_populate_record(orders, jsonb_build_object('id', 'order-' || at, 'code', 'PDR-000000-' || at,
          'checkout_id', 'checkout-' || at, 'member_id', 'pembeli' || at)) as copy
        where orders.id = ${order.id}`.execute(on)
    )
  )
}
