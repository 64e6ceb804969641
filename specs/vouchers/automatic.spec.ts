import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { MemberId } from "#core/account/member.ts"
import type { Checkout } from "#core/checkout/checkout.ts"
import { rupiah } from "#core/kernel/money.ts"
import { allChosen, newKey, run, tagOf } from "../contracts/ordering-shop.ts"
import { shopEngines } from "../database.ts"
import { rani, sinta, type VoucherShop, voucherOf, voucherShop } from "./voucher-shop.ts"

const byItself = { type: "auto", discount: "free_shipping", value: 0 } as const

/** Guests are `undefined`. */
type Someone = MemberId | undefined

describe.each(["memory", ...shopEngines] as const)("a voucher that counts by itself, over %s", (store) => {
  let shop: VoucherShop
  beforeAll(async () => {
    shop = await voucherShop(store)
  })
  afterAll(() => shop.close())

  const portsOf = (who: Someone) => (who === undefined ? shop.asGuest() : shop.as(who))
  const atPayment = async (who: Someone, quantity: number, name: "a" | "b" = "a") => {
    const { checkout } = portsOf(who)
    const { id } = await run(checkout.open({ lines: [shop.wish(name, quantity)] }))
    return run(checkout.change({ id, ...allChosen(`${who ?? "tamu"}@contoh.id`) }))
  }
  /** Presses the last button: the order, or the checkout that is asked about. */
  const press = (who: Someone, { id, version, quoteHash }: Checkout) =>
    run(
      portsOf(who)
        .checkout.place({ id, version, quoteHash, idempotencyKey: newKey() })
        .pipe(
          Effect.map(({ order, key }) => ({ order, key, asked: undefined })),
          Effect.catchTag("TotalChanged", ({ checkout }) =>
            Effect.succeed({ order: undefined, key: "", asked: checkout })
          )
        )
    )
  /** An order of one unit that is placed at once. */
  const atOnce = async (who: MemberId) => {
    const { order } = await press(who, await atPayment(who, 1, "b"))
    if (order === undefined) throw new Error("it was not placed")
    return [order] as const
  }
  const freedIn = ({ steps }: Pick<Checkout, "steps">) =>
    steps.flatMap(({ rule, amount, values }) => (rule === "free-shipping" ? [[amount, values["code"]]] : []))

  it("frees the parcel of a guest and of a member, from its minimum on, and is used once for each order", async () => {
    await shop.put(
      voucherOf(1, "OTOMATIS", {
        ...byItself,
        forGuests: true,
        shippingFeeDiscount: rupiah(7_000),
        availableQuota: 3,
        rules: { minAmount: rupiah(100_000) }
      })
    )
    expect(freedIn(await atPayment(undefined, 1))).toEqual([])
    const guest = await atPayment(undefined, 2)
    expect(freedIn(guest)).toEqual([[-7_000, "OTOMATIS"]])
    const { order, key } = await press(undefined, guest)
    if (order === undefined) throw new Error("it was not placed")
    expect(order.totals.payable).toBe(guest.totals.payable)
    expect(await shop.quota("OTOMATIS")).toBe(2)
    const member = await atPayment(rani, 2)
    expect(freedIn(member)).toEqual([[-7_000, "OTOMATIS"]])
    expect(member.vouchers).toEqual([])
    expect((await press(rani, member)).order?.totals.payable).toBe(member.totals.payable)
    expect(await shop.quota("OTOMATIS")).toBe(1)
    // Once for each member; nothing is said of it.
    expect(freedIn(await atPayment(rani, 2))).toEqual([])
    await run(shop.asGuest().orders.cancel({ code: order.code, key, reason: "changed-mind" }))
    expect(await shop.quota("OTOMATIS")).toBe(2)
  })

  it("is not used where the shop's own limit frees as much", async () => {
    await shop.put(voucherOf(2, "PERCUMA", { ...byItself, forGuests: true }))
    const checkout = await atPayment(undefined, 4)
    expect(checkout.steps.find(({ rule }) => rule === "free-shipping")).toMatchObject({ reason: "free-shipping-limit" })
    expect((await press(undefined, checkout)).order).toBeDefined()
    expect(await shop.quota("PERCUMA")).toBe(100)
  })

  it("that is for members frees nothing of a guest, and one of other members nothing of this one", async () => {
    const small = { ...byItself, shippingFeeDiscount: rupiah(8_000) }
    await shop.put(
      voucherOf(2, "PERCUMA", { ...byItself, availableQuota: 0 }),
      voucherOf(3, "MEMBER", small),
      voucherOf(4, "SINTA", { ...small, shippingFeeDiscount: rupiah(9_000), rules: { users: [sinta] } })
    )
    expect(freedIn(await atPayment(undefined, 1, "b"))).toEqual([])
    expect(freedIn(await atPayment(rani, 1, "b"))).toEqual([[-8_000, "MEMBER"]])
    expect(freedIn(await atPayment(sinta, 1, "b"))).toEqual([[-9_000, "SINTA"]])
  })

  it("spares a redeemed voucher that frees no more, which stays in the bag", async () => {
    await shop.put(voucherOf(5, "HEMAT", { discount: "free_shipping", value: 0, shippingFeeDiscount: rupiah(8_000) }))
    const { bag } = shop.as(rani)
    await run(bag.put({ line: shop.wish("b", 1), how: "set" }))
    await run(bag.redeemVoucher({ code: "HEMAT" }))
    const checkout = await atPayment(rani, 1, "b")
    expect(freedIn(checkout)).toEqual([[-8_000, "MEMBER"]])
    expect((await press(rani, checkout)).order).toBeDefined()
    expect([await shop.quota("MEMBER"), await shop.quota("HEMAT")]).toEqual([99, 100])
    const { vouchers } = await run(bag.put({ line: shop.wish("b", 1), how: "set" }))
    expect(vouchers.map(({ voucher }) => voucher.code)).toEqual(["HEMAT"])
    // Used once: now the redeemed one frees the parcel.
    expect(freedIn(await atPayment(rani, 1, "b"))).toEqual([[-8_000, "HEMAT"]])
  })

  it("is not redeemed by its code, which costs no other voucher its place; nor by another way to pay", async () => {
    const { bag, checkout } = shop.as(sinta)
    const [first] = await atOnce(sinta)
    expect(await tagOf(bag.redeemVoucher({ code: "SINTA" }))).toBe("VoucherAutomatic")
    // Another member's: nothing is said about it.
    expect(await tagOf(shop.as(rani).bag.redeemVoucher({ code: "SINTA" }))).toBe("VoucherNotFound")
    const opened = await run(checkout.payAgain({ code: first.code }))
    const again = await run(checkout.change({ id: opened.id, ...allChosen("sinta@contoh.id") }))
    expect([freedIn(again), again.vouchers]).toEqual([[[-9_000, "SINTA"]], []])
    expect((await run(bag.read({}))).vouchers).toEqual([])
  })

  it("that was redeemed before it counted by itself has no place in the bag any more", async () => {
    const once = voucherOf(7, "DULU", { discount: "free_shipping", value: 0, shippingFeeDiscount: rupiah(8_500) })
    await shop.put(once)
    const { bag } = shop.as(rani)
    await run(bag.put({ line: shop.wish("b", 1), how: "set" }))
    await run(bag.redeemVoucher({ code: "DULU" }))
    await shop.put({ ...once, ...byItself })
    expect((await run(bag.read({}))).vouchers).toEqual([])
    expect(freedIn(await atPayment(rani, 1, "b"))).toEqual([[-8_500, "DULU"]])
    await shop.put({ ...once, ...byItself, availableQuota: 0 })
  })

  it("that only one can have is had by one of two guests; the other is asked about the total", async () => {
    await shop.put(
      voucherOf(6, "TERAKHIR", { ...byItself, forGuests: true, shippingFeeDiscount: rupiah(9_500), availableQuota: 1 })
    )
    const ready = [await atPayment(undefined, 1, "b"), await atPayment(undefined, 1, "b")]
    const answers = await Promise.all(ready.map((checkout) => press(undefined, checkout)))
    expect(answers.filter(({ order }) => order)).toHaveLength(1)
    const asked = answers.find((answer) => answer.asked)?.asked
    if (asked === undefined) throw new Error("both were placed")
    expect(freedIn(asked)).toEqual([])
    expect(await shop.quota("TERAKHIR")).toBe(0)
    const again = await run(shop.asGuest().checkout.change({ id: asked.id, ...allChosen("tamu@contoh.id") }))
    expect((await press(undefined, again)).order?.totals.payable).toBe(again.totals.payable)
    expect(await shop.quota("TERAKHIR")).toBe(0)
  })
})
