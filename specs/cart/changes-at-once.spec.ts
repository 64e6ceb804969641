import { Effect, Exit } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { MemberId } from "#core/account/member.ts"
import { BankId } from "#core/orders/transfer/payment.ts"
import { shopEngines } from "../database.ts"
import { putMembers } from "../orders/members.ts"
import { line, openSellingShop, type SellingShop, sellingShopOver } from "../orders/selling-shop.ts"

/** Quick taps of one person in several tabs. */
const taps = 30
const goods = ["a", "b", "c"] as const

describe.each(shopEngines)("changes at once on %s", (engine) => {
  let shop: SellingShop
  beforeAll(async () => {
    shop = await openSellingShop(engine, { a: 200, b: 200, c: 200 })
    await putMembers(shop.db, "ani", "budi", "cici", "didi")
  })
  afterAll(() => shop.close())

  const portsOf = (at: SellingShop, member: string) =>
    at.selling.portsFor({ language: "id", now: at.clock.now(), member: MemberId(member) })
  const allAtOnce = <A, E>(calls: ReadonlyArray<Effect.Effect<A, E>>) =>
    Promise.all(calls.map((call) => Effect.runPromiseExit(call)))
  const failures = (exits: ReadonlyArray<Exit.Exit<unknown, unknown>>) => exits.filter(Exit.isFailure).length
  const add = (at: SellingShop, member: string, tap: number) =>
    portsOf(at, member).memberBag.put({ line: line(goods[tap % goods.length] ?? "a"), how: "add" })

  it("of one bag are all made, in the order in which they were asked", async () => {
    const exits = await allAtOnce(Array.from({ length: taps }, (_, tap) => add(shop, "ani", tap)))
    expect(exits.map((exit) => (Exit.isSuccess(exit) ? exit.value.count : exit.cause))).toEqual(
      Array.from({ length: taps }, (_, tap) => tap + 1)
    )
    const { items } = await Effect.runPromise(portsOf(shop, "ani").memberBag.read({}))
    expect(items.map(({ quantity }) => quantity)).toEqual([10, 10, 10])
  })

  it("of one bag are all made if two servers are asked", async () => {
    // PGlite has one server only.
    const other = engine === "postgres" ? await sellingShopOver(shop.db) : shop
    const exits = await allAtOnce(Array.from({ length: taps }, (_, tap) => add(tap % 2 ? shop : other, "budi", tap)))
    expect(failures(exits)).toBe(0)
    expect((await Effect.runPromise(portsOf(shop, "budi").memberBag.count({}))).count).toBe(taps)
  })

  it("of one checkout are all made, and the last one counts", async () => {
    const { id } = await shop.prepared("a")
    const { checkout } = portsOf(shop, "didi")
    const notes = Array.from({ length: taps }, (_, tap) => `note ${tap}`)
    const exits = await allAtOnce(notes.map((note) => checkout.change({ id, note })))
    expect(failures(exits)).toBe(0)
    expect(await Effect.runPromise(checkout.read({ id }))).toMatchObject({ note: notes.at(-1), version: taps + 2 })
  })

  it("of a bag that is being ordered hinder neither the order nor each other", async () => {
    await Effect.runPromise(add(shop, "cici", 0))
    const { checkout } = portsOf(shop, "cici")
    const ready = await shop.prepared("a")
    const { id, version, quoteHash } = await Effect.runPromise(checkout.change({ id: ready.id, note: "Titip satpam" }))
    const place = checkout.place({ id, version, quoteHash, idempotencyKey: crypto.randomUUID() })
    const [order, ...exits] = await allAtOnce<unknown, unknown>([
      place,
      ...Array.from({ length: taps - 1 }, () => add(shop, "cici", 1))
    ])
    expect(order).toMatchObject({ _tag: "Success" })
    // No more than 20 of one combination are held: the others are refused with a reason.
    expect(exits.slice(0, 20).every(Exit.isSuccess)).toBe(true)
    expect(exits.slice(20).map((exit) => JSON.stringify(exit).includes("OrderLimit"))).toEqual(Array(9).fill(true))
    const { items } = await Effect.runPromise(portsOf(shop, "cici").memberBag.read({}))
    expect(items.map(({ goods: { combination }, quantity }) => [combination, quantity])).toEqual([["b", 20]])
  })

  it("of a checkout that is being placed are in its order or refused, and the order has its amount to itself", async () => {
    const other = engine === "postgres" ? await sellingShopOver(shop.db) : shop
    const guestOf = (at: SellingShop) => at.selling.portsFor({ language: "id", now: at.clock.now() }).checkout
    const seen = { placed: 0, changed: 0 }
    for (let turn = 0; turn < 12; turn++) {
      const { id, version, quoteHash } = await shop.prepared("b")
      const [placed, ...changes] = await allAtOnce<unknown, unknown>([
        guestOf(shop).place({ id, version, quoteHash, idempotencyKey: crypto.randomUUID() }),
        guestOf(other).change({ id, note: "Titip satpam" }),
        guestOf(other).change({ id, bank: BankId("mandiri") })
      ])
      const causes = [placed, ...changes].filter((exit) => exit !== undefined && Exit.isFailure(exit)).map(String)
      expect(causes.filter((cause) => !/TotalChanged|CheckoutPlaced/.test(cause))).toEqual([])
      if (placed === undefined || Exit.isFailure(placed)) {
        seen.changed++
        continue
      }
      seen.placed++
      const { order } = await Effect.runPromise(guestOf(shop).orderByCheckout({ id }))
      const [note, bank] = changes
      expect(order.note === "Titip satpam").toBe(note !== undefined && Exit.isSuccess(note))
      expect(order.payment.account?.id === "mandiri").toBe(bank !== undefined && Exit.isSuccess(bank))
      const codes = await Effect.runPromise(
        shop.db.ask((on) =>
          on.selectFrom("transfer_codes").select(["bank", "amount", "placed"]).where("holder", "=", id).execute()
        )
      )
      expect(codes).toEqual([{ bank: order.payment.account?.id, amount: order.payment.amount, placed: true }])
    }
    expect(seen.placed + seen.changed).toBe(12)
  })
})
