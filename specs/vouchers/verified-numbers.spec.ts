import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { removeMember } from "#adapters/postgres/members/account-members.sql.ts"
import { putVouchers } from "#adapters/postgres/selling/voucher-writer.sql.ts"
import { sqlVouchers } from "#adapters/postgres/selling/vouchers.sql.ts"
import type { MemberId } from "#core/account/member.ts"
import { dayMs, instant } from "#core/kernel/moment.ts"
import { rupiah } from "#core/kernel/money.ts"
import { welcomeHeader } from "#core/vouchers/voucher.ts"
import { someNow } from "../arbitraries.ts"
import { run, tagOf } from "../contracts/ordering-shop.ts"
import { shopEngines } from "../database.ts"
import { buyingIn, inDatabase, members, voucherOf, writtenOf } from "./voucher-shop.ts"

const welcome = voucherOf(1, "KENALAN", { info: { header: welcomeHeader, terms: "" } })

describe.each(shopEngines)("vouchers, over %s", (engine) => {
  let shop: Awaited<ReturnType<typeof inDatabase>>
  beforeAll(async () => {
    shop = await inDatabase(engine)
    await shop.put(welcome)
  })
  afterAll(() => shop.close())
  const { placed, fill } = buyingIn(() => shop)

  let known = 0
  const next = (): MemberId => {
    const member = members[known++]
    if (member === undefined) throw new Error("no member left")
    return member
  }
  /** The number is this member's alone from now on. */
  const verify = (member: MemberId, national: string) =>
    run(
      shop.db.inTransaction((tx) =>
        tx.ask(async (on) => {
          await sql`update members set phone_verified = false where phone_national = ${national}`.execute(on)
          await sql`update members set phone_national = ${national}, phone_verified = true where id = ${member}`.execute(
            on
          )
        })
      )
    )
  const redeem = async (member: MemberId, code = "KENALAN") => {
    await fill(member, 1)
    return tagOf(shop.as(member).bag.redeemVoucher({ code }))
  }

  it("of welcome are not for the number of an account that has ordered", async () => {
    const [first, second] = [next(), next()]
    await verify(first, "81200000001")
    await fill(first, 1)
    const { order, key } = await placed(first)
    expect(await redeem(second)).toBe("done")
    await verify(second, "81200000001")
    expect(await redeem(second)).toBe("VoucherForNewMembers")
    // Nor by an order that saw the voucher before.
    const other = await placed(second)
    const take = () =>
      run(sqlVouchers(shop.db).take({ voucher: welcome.id, order: other.order.id, member: second, amount: rupiah(0) }))
    expect(await take()).toBe(false)
    await run(shop.as(first).orders.cancel({ code: order.code, key, reason: "changed-mind" }))
    expect(await take()).toBe(true)
  })

  it("know the number of an account that was removed", async () => {
    await shop.put(voucherOf(2, "SEKALI"))
    const [first, second] = [next(), next()]
    await verify(first, "81200000002")
    expect(await redeem(first, "SEKALI")).toBe("done")
    await placed(first)
    await run(removeMember(shop.db, first, someNow))
    await verify(second, "81200000002")
    expect(await redeem(second, "SEKALI")).toBe("VoucherAlreadyUsed")
    expect(await redeem(second)).toBe("VoucherForNewMembers")
    // The digest does not say the number.
    const { rows } = await run(shop.db.ask((on) => sql`select phone_digest from voucher_uses`.execute(on)))
    expect(JSON.stringify(rows)).not.toContain("81200000002")
  })

  it("that are not listed work by their code, and are listed where they are redeemed", async () => {
    const member = next()
    await run(putVouchers(shop.db, [writtenOf(voucherOf(3, "RAHASIA"), { isListed: false })]))
    const { bag } = shop.as(member)
    await fill(member, 1)
    const codes = async () => (await run(bag.vouchers({}))).granted.map(({ voucher: { code } }) => code)
    expect(await codes()).not.toContain("RAHASIA")
    expect(await redeem(member, "RAHASIA")).toBe("done")
    expect(await codes()).toContain("RAHASIA")
    expect(await run(bag.read({}))).toMatchObject({ vouchers: [{ discount: 20_000 }] })
    const { bags } = shop.selling.portsFor({ language: "id", now: someNow })
    expect((await run(bags.vouchers({}))).map(({ code }) => code)).not.toContain("RAHASIA")
  })

  it("that were used or have ended are over, with the reason", async () => {
    const member = next()
    const now = shop.clock.now()
    await shop.put(
      voucherOf(6, "DIPAKAI"),
      voucherOf(7, "BARUBERAKHIR", { endsAt: instant(now - 29 * dayMs) }),
      voucherOf(8, "LAMABERAKHIR", { endsAt: instant(now - 31 * dayMs) })
    )
    expect(await redeem(member, "DIPAKAI")).toBe("done")
    await placed(member)
    const { refused, past } = await run(shop.as(member).bag.vouchers({}))
    const over = [...refused, ...past].map(({ voucher, problem }) => [voucher.code, problem._tag])
    expect(over).toContainEqual(["DIPAKAI", "VoucherAlreadyUsed"])
    expect(over).toContainEqual(["BARUBERAKHIR", "VoucherExpired"])
    expect(over.flat()).not.toContain("LAMABERAKHIR")
  })

  it("are one for each slot, also after the merchant has changed one", async () => {
    const member = next()
    await shop.put(voucherOf(4, "POTONG"), voucherOf(5, "ONGKIR", { discount: "free_shipping", value: 0 }))
    const { bag } = shop.as(member)
    expect(await redeem(member, "POTONG")).toBe("done")
    expect(await redeem(member, "ONGKIR")).toBe("done")
    await shop.put(voucherOf(5, "ONGKIR", { discount: "amount", value: 10_000 }))
    expect(await run(bag.read({}))).toMatchObject({
      vouchers: [{ voucher: { code: "ONGKIR" }, discount: 10_000 }],
      totals: { goods: 50_000, payable: 40_000 }
    })
    expect(await run(bag.cancelVoucher({ voucher: voucherOf(5, "ONGKIR").id }))).toMatchObject({ vouchers: [] })
  })
})
