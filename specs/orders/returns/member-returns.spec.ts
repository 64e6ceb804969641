import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { sweep } from "#adapters/postgres/housekeeping.sql.ts"
import { sqlWrittenReviews } from "#adapters/postgres/members/written-reviews.sql.ts"
import { adjustPoints } from "#adapters/postgres/selling/points.sql.ts"
import type { MemberId } from "#core/account/member.ts"
import { instant } from "#core/kernel/moment.ts"
import type { OrderCode } from "#core/orders/order.ts"
import type { RefundTarget } from "#core/orders/returns/claim.ts"
import { BankId } from "#core/orders/transfer/payment.ts"
import { allChosen, newKey, run, tagOf } from "#specs/contracts/ordering-shop.ts"
import { somePicture } from "#specs/contracts/some-picture.ts"
import { shopEngines } from "#specs/database.ts"
import { putMembers } from "../members.ts"
import { line, openSellingShop, productOf, type SellingShop } from "../selling-shop.ts"

const dayMs = 86_400_000

/** What a return does for a member: vouchers, points, what is stored of it. D-29, D-62b; decision 0104. */
describe.each(shopEngines)("a member who sends goods back, over %s", (engine) => {
  let shop: SellingShop
  let members: ReadonlyArray<MemberId>
  beforeAll(async () => {
    shop = await openSellingShop(engine, { a: 200 })
    members = await putMembers(shop.db, "rani", "sinta", "putri", "dewi", "lia", "gita", "nana", "wati", "yuni")
  })
  afterAll(() => shop.close())

  let known = 0
  const next = (): MemberId => {
    const member = members[known++]
    if (member === undefined) throw new Error("no member left")
    return member
  }
  const as = (member: MemberId) => shop.selling.portsFor({ language: "id", now: shop.clock.now(), member })
  const bank = { kind: "bank", bank: "BCA", number: "0123456789", holder: "Rani Lestari" } as const

  /** An order of ten at Rp50.000 that was paid, sent, delivered, and maybe completed. */
  const arrived = async (member: MemberId, points: number, isCompleted: boolean, voucher?: string) => {
    const ports = as(member)
    if (points > 0) await run(adjustPoints(shop.db, { member, points, note: "awal", now: shop.clock.now() }))
    await run(ports.memberBag.put({ line: { ...line("a"), quantity: 10 }, how: "set" }))
    if (points > 0) await run(ports.memberBag.redeemPoints({ points }))
    if (voucher !== undefined) await run(ports.memberBag.redeemVoucher({ code: voucher }))
    const { id } = await run(ports.checkout.open({ lines: [{ ...line("a"), quantity: 10 }] }))
    const { version, quoteHash } = await run(ports.checkout.change({ id, ...allChosen(`${member}@pembeli.test`) }))
    const { order, key } = await run(ports.checkout.place({ id, version, quoteHash, idempotencyKey: newKey() }))
    const transfer = {
      reference: `m-${order.code}`,
      bank: BankId("bca"),
      amount: order.payment.amount,
      at: shop.clock.now()
    }
    if (transfer.amount > 0) await run(shop.selling.ops.book({ transfer, by: { kind: "staff", name: "sari" } }))
    for (const move of ["pack", "ship", "deliver", ...(isCompleted ? (["complete"] as const) : [])] as const)
      await run(
        shop.selling.ops.move({ code: order.code, move, name: "sari", ...(move === "ship" && { tracking: "J1" }) })
      )
    return { ...order, key }
  }
  const claim = async (member: MemberId, code: OrderCode, quantity: number, refund: RefundTarget) => {
    const ports = as(member)
    const { photo } = await run(ports.returns.keepPhoto({ code, key: "", picture: await somePicture() }))
    const [bought] = (await run(ports.orders.read({ code, key: "" }))).lines
    if (bought === undefined) throw new Error("no line")
    const written = { reason: "sealed", lines: [{ line: bought.id, quantity }], photos: [photo], refund } as const
    await run(ports.returns.claim({ code, key: "", claim: written }))
    return photo
  }
  const accept = (code: OrderCode) => shop.selling.ops.accept({ code, name: "sari" })
  const pointsOf = async (member: MemberId) => {
    const { balance, entries } = await run(as(member).points.history({}))
    return { balance, kinds: entries.map(({ kind, points }) => `${kind} ${points}`).toReversed() }
  }

  it("is a verified buyer in her review from the arrival on, until everything has gone back. D-42", async () => {
    const member = next()
    const review = `review of ${member}`
    await run(
      shop.db.ask((on) =>
        sql`insert into reviews (product_id, id, member_id, product_name, details, rating, stars, recommended, repurchase,
            verified, created_at)
          values (${productOf("a")}, ${review}, ${member}, 'Lipstik', 'Bagus', 5, '{}', true, true, false, now())`.execute(
          on
        )
      )
    )
    const stored = () =>
      run(
        shop.db.ask((on) =>
          on.selectFrom("reviews").select(["verified", "helpful"]).where("id", "=", review).executeTakeFirstOrThrow()
        )
      )
    const ownCombinations = (of: MemberId) => run(sqlWrittenReviews(shop.db).combinations(of, productOf("a")))
    expect(await stored()).toEqual({ verified: false, helpful: 0 })
    expect(await ownCombinations(member)).toEqual([])
    const first = await arrived(member, 0, false)
    const bought = await stored()
    expect([bought.verified, bought.helpful > 0]).toEqual([true, true])
    expect(await ownCombinations(member)).toMatchObject([{ isReviewed: false, boughtAt: expect.any(Number) }])
    await claim(member, first.code, 10, bank)
    await run(accept(first.code))
    expect(await stored()).toEqual({ verified: false, helpful: 0 })
    expect(await ownCombinations(member)).toEqual([])
    const second = await arrived(member, 0, true)
    expect((await stored()).verified).toBe(true)
    await run(shop.selling.ops.move({ code: second.code, move: "refund", name: "sari" }))
    expect((await stored()).verified).toBe(false)
    // One unit of ten stays.
    const third = await arrived(member, 0, false)
    await claim(member, third.code, 9, bank)
    await run(accept(third.code))
    expect((await stored()).verified).toBe(true)
  })

  it("has a voucher of her own over what she paid, and uses it once", async () => {
    const member = next()
    const { code } = await arrived(member, 0, false)
    await claim(member, code, 3, { kind: "voucher" })
    const { claim: answered } = await run(accept(code))
    expect(answered).toMatchObject({ state: "accepted", amount: 150_000, voucher: `RETUR-${code}` })
    const { memberBag, checkout } = as(member)
    await run(memberBag.put({ line: { ...line("a"), quantity: 5 }, how: "set" }))
    const own = await run(memberBag.vouchers({}))
    expect(JSON.stringify(own)).toContain(`RETUR-${code}`)
    await run(memberBag.redeemVoucher({ code: ` retur-${code} ` }))
    const { id } = await run(checkout.open({ lines: [{ ...line("a"), quantity: 5 }] }))
    const { version, quoteHash, totals } = await run(checkout.change({ id, ...allChosen(`${member}@pembeli.test`) }))
    // Rp250.000 of goods.
    expect(totals.afterDiscount).toBe(100_000)
    await run(checkout.place({ id, version, quoteHash, idempotencyKey: newKey() }))
    const stranger = next()
    expect(await tagOf(as(stranger).memberBag.redeemVoucher({ code: `RETUR-${code}` }))).toBe("VoucherNotFound")
  })

  it("has her redeemed points back and loses what the goods had earned, once", async () => {
    const member = next()
    // Rp500.000 of goods, Rp100.000 of it by points: Rp400.000 earn eight.
    const order = await arrived(member, 100, true)
    expect(order.totals.afterDiscount).toBe(400_000)
    expect((await pointsOf(member)).kinds).toEqual(["adjust 100", "redeem_hold -100", "earn 8"])
    await claim(member, order.code, 5, bank)
    const { claim: answered } = await run(accept(order.code))
    // Half of Rp400.000; half of 100 points come back, and Rp200.000 would have earned four.
    expect(answered?.amount).toBe(200_000)
    expect(await pointsOf(member)).toEqual({
      balance: 54,
      kinds: ["adjust 100", "redeem_hold -100", "earn 8", "return 50", "return_reverse -4"]
    })
    expect(await tagOf(accept(order.code))).toBe("ClaimNotOpen")
    expect((await pointsOf(member)).balance).toBe(54)
  })

  it("earns only with what she keeps, if the order completes after the return", async () => {
    const member = next()
    const order = await arrived(member, 0, false)
    await claim(member, order.code, 4, bank)
    await run(accept(order.code))
    await run(as(member).orders.received({ code: order.code, key: "" }))
    // Rp300.000 of Rp500.000 stay.
    expect(await pointsOf(member)).toEqual({ balance: 6, kinds: ["earn 6"] })
    // 90 days after the decision its account is shortened, and its picture goes.
    const { rows: before } = await run(
      shop.db.ask((on) =>
        sql<{ n: number }>`select count(*)::int as n from receipts where order_id = ${order.id}`.execute(on)
      )
    )
    await run(sweep(shop.db, instant(shop.clock.now() + 89 * dayMs)))
    const stored = () => run(as(member).orders.read({ code: order.code, key: "" }))
    const inBooks = async () => {
      const { rows } = await run(
        shop.db.ask((on) =>
          sql<{ refund: RefundTarget; photos: ReadonlyArray<string> }>`
            select refund, photos from order_returns where order_id = ${order.id}`.execute(on)
        )
      )
      return rows[0]
    }
    expect(await inBooks()).toMatchObject({ refund: bank, photos: [expect.any(String)] })
    await run(sweep(shop.db, instant(shop.clock.now() + 91 * dayMs)))
    expect(await inBooks()).toEqual({ refund: { ...bank, number: "6789", holder: "" }, photos: [] })
    expect((await stored()).claim).toMatchObject({ state: "accepted", photos: [] })
    const { rows: after } = await run(
      shop.db.ask((on) =>
        sql<{ n: number }>`select count(*)::int as n from receipts where order_id = ${order.id}`.execute(on)
      )
    )
    expect([before[0]?.n, after[0]?.n]).toEqual([1, 0])
    expect(await run(sweep(shop.db, instant(shop.clock.now() + 92 * dayMs)))).toMatchObject({ more: false })
  })

  it("is paid by transfer if her account is removed: no voucher is made for no member", async () => {
    const member = next()
    const { code } = await arrived(member, 0, false)
    await claim(member, code, 1, { kind: "voucher" })
    await run(shop.db.ask((on) => sql`update members set removed_at = now() where id = ${member}`.execute(on)))
    expect(await tagOf(accept(code))).toBe("VoucherWithoutMember")
    const after = await run(shop.selling.ops.accept({ code, name: "sari", byTransfer: true }))
    expect(after.claim).toMatchObject({ state: "accepted", amount: 50_000 })
    expect(after.claim?.voucher).toBeUndefined()
  })

  it("sends goods of her order back herself: the link alone opens it, and no more", async () => {
    const member = next()
    const { code, key } = await arrived(member, 0, false)
    const stranger = shop.selling.portsFor({ language: "id", now: shop.clock.now() })
    expect(await tagOf(stranger.orders.read({ code, key }))).toBe("done")
    expect(await tagOf(stranger.returns.check({ code, key }))).toBe("ReturnByMember")
    expect(await tagOf(as(member).returns.check({ code, key: "" }))).toBe("done")
  })

  it("has what the voucher of a return paid back as money, by a return or a refund", async () => {
    const member = next()
    const first = await arrived(member, 0, false)
    await claim(member, first.code, 10, { kind: "voucher" })
    await run(accept(first.code))
    // Ten at Rp50.000, of which the voucher pays all.
    const second = await arrived(member, 0, false, `RETUR-${first.code}`)
    expect(second.totals.afterDiscount).toBe(0)
    await claim(member, second.code, 5, bank)
    expect((await run(accept(second.code))).claim?.amount).toBe(250_000)
  })
})
