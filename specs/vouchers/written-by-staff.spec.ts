import { Effect, Result } from "effect"
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import {
  createVoucher,
  editVoucher,
  factsOfVouchers,
  switchVoucher
} from "#adapters/server/ops/vouchers/voucher-editing.ts"
import { instant } from "#core/kernel/moment.ts"
import { VoucherCode } from "#core/vouchers/voucher.ts"
import { versionOfVoucher } from "#core/vouchers/write-voucher.rule.ts"
import { newKey, run } from "../contracts/ordering-shop.ts"
import { shopEngines } from "../database.ts"
import { buyingIn, inDatabase, members, rani, sinta } from "./voucher-shop.ts"

type Shop = Awaited<ReturnType<typeof inDatabase>>

const by = { name: "Sari", note: "a campaign", now: instant(Date.parse("2026-11-20T10:00+07:00")) }
const typed = {
  discount: "amount",
  value: "20000",
  redemptions: "100",
  from: "2020-01-01",
  until: "2099-12-31",
  termsId: "Sekali saja",
  termsEn: "Once only"
} as const

describe.each(shopEngines)("vouchers that staff write, over %s", (engine) => {
  let shop: Shop
  beforeAll(async () => {
    shop = await inDatabase(engine)
  })
  afterAll(() => shop.close())
  const { atPayment, fill } = buyingIn(() => shop)
  const create = (code: string, change = {}) => run(createVoucher(shop.db, { ...typed, code, ...change }, by))
  const outcome = async <A, E>(work: Effect.Effect<A, E>): Promise<A | E> => {
    const done = await Effect.runPromise(Effect.result(work))
    return Result.isSuccess(done) ? done.success : done.failure
  }
  const edit = (code: string, change: object, version: string) =>
    outcome(editVoucher(shop.db, VoucherCode(code), change, version, by))
  /** Orders with this voucher, as its page at the checkout showed it. */
  const order = async (member: typeof rani, code: string) => {
    const place = await atLastButton(member, code)
    return place()
  }
  /** Everything up to the last button; returns what it does. */
  const atLastButton = async (member: typeof rani, code: string) => {
    await fill(member, 1)
    await run(shop.as(member).bag.redeemVoucher({ code }))
    const { id, version, quoteHash } = await atPayment(member, 1)
    return () => outcome(shop.as(member).checkout.place({ id, version, quoteHash, idempotencyKey: newKey() }))
  }
  const counts = async (code: string) => {
    const [row] = await run(
      shop.db.ask((on) =>
        on.selectFrom("vouchers").select(["redemptions", "taken"]).where("code", "=", VoucherCode(code)).execute()
      )
    )
    if (row === undefined) throw new Error(`there is no voucher ${code}`)
    return row
  }

  it("are new once, though two write the same code at once", async () => {
    const made = await Promise.all([
      outcome(createVoucher(shop.db, { ...typed, code: "BERDUA" }, by)),
      outcome(createVoucher(shop.db, { ...typed, code: "berdua", value: "5000" }, by))
    ])
    expect(made.filter((one) => "_tag" in one).map((one) => "_tag" in one && one._tag)).toEqual(["VoucherExists"])
  })

  it("are changed by one of two who have read the same", async () => {
    const version = versionOfVoucher(await create("SAMASAMA"))
    const both = await Promise.all([
      edit("SAMASAMA", { redemptions: "50" }, version),
      edit("SAMASAMA", { redemptions: "60" }, version)
    ])
    expect(both.filter((one) => "_tag" in one)).toEqual([expect.objectContaining({ _tag: "VoucherChanged" })])
    const won = both.find((one) => "changes" in one)
    expect(won).toMatchObject({ changes: [{ field: "redemptions", before: "100" }] })
    expect(await edit("TIDAKADA", { redemptions: "50" }, version)).toMatchObject({ _tag: "VoucherNotFound" })
  })

  it("stay in placed orders as they were, and are never fewer than those", async () => {
    const voucher = await create("TETAP20")
    const placed = await order(rani, "TETAP20")
    if (!("order" in placed)) throw new Error("the order is refused")
    const { code } = placed.order
    const before = await run(shop.as(rani).orders.read({ code }))
    expect(before.steps).toContainEqual(expect.objectContaining({ rule: "voucher", amount: -20_000 }))
    const edited = await edit("TETAP20", { value: "1000" }, versionOfVoucher(voucher))
    expect(edited).toMatchObject({ changes: [{ field: "value", before: "20000", after: "1000" }] })
    expect(await run(shop.as(rani).orders.read({ code }))).toEqual(before)
    if (!("voucher" in edited)) throw new Error("the edit is refused")
    const version = versionOfVoucher(edited.voucher)
    expect(await edit("TETAP20", { redemptions: "0" }, version)).toMatchObject({
      problems: [{ field: "redemptions", message: "must be at least 1: orders have taken so many" }]
    })
    expect(await counts("TETAP20")).toEqual({ redemptions: 100, taken: 1 })
    expect(await edit("TETAP20", { redemptions: "1" }, version)).toMatchObject({ voucher: { redemptions: 1 } })
  })

  it("are never taken more often than there are, when staff lower them in the same moment", async () => {
    const version = versionOfVoucher(await create("RAMAI"))
    const ready = await Promise.all(members.slice(0, 6).map((member) => atLastButton(member, "RAMAI")))
    const placing = ready.map((place) => place())
    const [lowered, ...placed] = await Promise.all([edit("RAMAI", { redemptions: "3" }, version), ...placing])
    const { redemptions, taken } = await counts("RAMAI")
    expect(taken).toBeLessThanOrEqual(redemptions)
    expect(redemptions).toBe("_tag" in lowered ? 100 : 3)
    expect(placed.filter((one) => "order" in one)).toHaveLength(taken)
  })

  it.runIf(engine === "postgres")("are taken by no order between the count and what is written after it", async () => {
    await create("KUNCI")
    const rows = () =>
      run(shop.db.ask((on) => sql`select id from vouchers where code = 'KUNCI' for update skip locked`.execute(on)))
    await run(
      shop.db.inTransaction((tx) =>
        Effect.gen(function* () {
          yield* factsOfVouchers(tx, [{ code: "KUNCI" }])
          expect((yield* Effect.promise(rows)).rows).toEqual([])
        })
      )
    )
    expect((await rows()).rows).toEqual([{ id: "kunci" }])
  })

  it("are for members by address or id, not for removed ones; a voucher that names one stays so", async () => {
    const [gone, there] = members.slice(-2)
    const address = (member = "") => `${member.toUpperCase()}@pembeli.test`
    const before = await create("BERDUAAN", { users: `${address(gone)}, ${there}` })
    expect(before.rules.users).toEqual([gone, there])
    await run(shop.db.ask((on) => sql`update members set removed_at = now() where id = ${gone}`.execute(on)))
    for (const users of [address(gone), String(gone)])
      expect(await outcome(createVoucher(shop.db, { ...typed, code: "PERGI", users }, by))).toMatchObject({
        problems: [{ field: "users", message: `there is no member "${users}"` }]
      })
    expect(await edit("BERDUAAN", { redemptions: "50" }, versionOfVoucher(before))).toMatchObject({
      voucher: { redemptions: 50, rules: { users: [gone, there] } }
    })
  })

  it("stand in the log with at most 200 characters of each text, before and after", async () => {
    const [first, next] = [{ termsId: "a".repeat(201) }, { termsId: "b".repeat(1_000) }]
    const version = versionOfVoucher(await create("PANJANG", first))
    await edit("PANJANG", next, version)
    const log = await run(
      shop.db.ask((on) =>
        on.selectFrom("ops_log").select("detail").where("subject", "=", "PANJANG").orderBy("position").execute()
      )
    )
    const [a, b] = ["a", "b"].map((letter) => `${letter.repeat(200)}…`)
    expect(log.map(({ detail }) => detail)).toMatchObject([
      { kind: "created", fields: { termsId: a } },
      { kind: "changed", before: { termsId: a }, after: { termsId: b } }
    ])
  })

  it("are not found while they are paused", async () => {
    await create("JEDA")
    const code = VoucherCode("JEDA")
    expect(await run(switchVoucher(shop.db, code, true, by))).toBe(true)
    expect(await run(switchVoucher(shop.db, code, true, by))).toBe(false)
    await fill(sinta, 1)
    const redeem = () => outcome(shop.as(sinta).bag.redeemVoucher({ code: "JEDA" }))
    expect(await redeem()).toMatchObject({ _tag: "VoucherNotFound" })
    expect(await run(switchVoucher(shop.db, code, false, by))).toBe(true)
    expect(await redeem()).not.toHaveProperty("_tag")
  })
})
