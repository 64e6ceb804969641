import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import type { Placed } from "#core/checkout/checkout.ts"
import { dayMs, instant, jakartaDay, startOfJakartaDay } from "#core/kernel/moment.ts"
import { rupiah } from "#core/kernel/money.ts"
import { BankId, type IncomingTransfer } from "#core/orders/transfer/payment.ts"
import { bca, newKey, type OrderingShop, run, tagOf, within } from "./ordering-shop.ts"

const minute = 60_000
const hour = 60 * minute
const mandiri = BankId("mandiri")
const by = { kind: "staff", name: "sari" } as const

/** Money that may belong to no order, or to another one: references, days, codes and reviews. D-56; decisions 0051 to 0053. */
export const moneyFacts = (name: string, open: () => Promise<OrderingShop>) =>
  describe(`money for orders, ${name}`, () => {
    const shopping = within(open)
    const bookOf = (shop: OrderingShop) => (transfer: Partial<IncomingTransfer> & Pick<IncomingTransfer, "amount">) =>
      run(shop.ops.book({ transfer: { reference: "TRF-0001", bank: bca, at: shop.now(), ...transfer }, by }))
    const standOf = async (shop: OrderingShop, { order, key }: Placed) =>
      (await run(shop.orders.read({ code: order.code, key }))).status

    it("counts the same reference of two banks as two transfers", () =>
      shopping(async (shop, { buy, prepare, place }) => {
        const book = bookOf(shop)
        const first = await buy(shop.goods.red)
        const second = await run(place(await prepare(shop.goods.plum, 1, { bank: mandiri })))
        expect(await book({ amount: first.order.payment.amount })).toMatchObject({ fate: "matched" })
        const other = { bank: mandiri, amount: second.order.payment.amount }
        expect(await book(other)).toEqual({ fate: "matched", order: second.order.code })
        expect(await book(other)).toEqual({ fate: "known" })
        expect(await standOf(shop, second)).toBe("paid")
      }))

    it("holds a known reference with another amount or day, until a staff member names its order", () =>
      shopping(async (shop, { buy }) => {
        const book = bookOf(shop)
        const [first, second] = [await buy(shop.goods.red), await buy(shop.goods.plum, 2)]
        const { amount } = second.order.payment
        expect(await book({ amount: first.order.payment.amount })).toMatchObject({ fate: "matched" })
        expect(await book({ amount })).toEqual({ fate: "conflicting" })
        expect(await book({ amount })).toEqual({ fate: "known" })
        expect(await standOf(shop, second)).toBe("awaiting_bank_wire_payment")
        expect(await book({ amount, at: instant(shop.now() - 2 * dayMs) })).toEqual({ fate: "conflicting" })
        const assign = (more = {}) =>
          shop.ops.assign({ reference: "TRF-0001", code: second.order.code, name: "sari", ...more })
        expect(await Effect.runPromise(Effect.flip(assign()))).toMatchObject({
          _tag: "TransferNotHeld",
          isSeveral: true
        })
        expect(await tagOf(assign({ amount: first.order.payment.amount }))).toBe("TransferNotHeld")
        expect(await run(assign({ day: jakartaDay(shop.now()) }))).toMatchObject({ fate: "matched" })
        expect(await standOf(shop, second)).toBe("paid")
      }))

    it("never pays an order with money that was sent before it was placed", () =>
      shopping(async (shop, { buy }) => {
        shop.pass(startOfJakartaDay(jakartaDay(shop.now())) + dayMs + 15 * hour - shop.now())
        const book = bookOf(shop)
        const placed = await buy(shop.goods.red)
        const { amount } = placed.order.payment
        const today = startOfJakartaDay(jakartaDay(shop.now()))
        for (const [place, at] of [Date.parse("2001-01-01"), today - 1, placed.order.placedAt - hour].entries())
          expect(await book({ reference: `E-${place}`, amount, at: instant(at) })).toEqual({ fate: "unmatched" })
        const yesterday = instant(instant(today - 1))
        expect(await book({ reference: "D-1", amount, at: yesterday, dated: "day" })).toEqual({ fate: "unmatched" })
        expect(await standOf(shop, placed)).toBe("awaiting_bank_wire_payment")
        // A bank that states no more than the day: that of the order is not before it.
        expect(await book({ reference: "D-2", amount, at: today, dated: "day" })).toMatchObject({ fate: "matched" })
      }))

    it("takes money five minutes before an order for its own, as clocks differ, and no more", () =>
      shopping(async (shop, { buy }) => {
        const [one, other] = [await buy(shop.goods.red), await buy(shop.goods.red)]
        const sent = ({ order }: Placed, ms: number, reference: string) =>
          bookOf(shop)({ reference, amount: order.payment.amount, at: instant(order.placedAt - ms) })
        expect(await sent(one, 5 * minute + 1, "C-1")).toEqual({ fate: "unmatched" })
        expect(await sent(one, 5 * minute, "C-2")).toMatchObject({ fate: "matched" })
        expect(await sent(other, 0, "C-3")).toMatchObject({ fate: "matched" })
      }))

    it("gives a checkout one code for an account, however often it changes the bank", () =>
      shopping(async (shop, { prepare }) => {
        const { id, payment } = await prepare(shop.goods.red)
        const seen = new Map<BankId, Set<number | undefined>>([[bca, new Set([payment?.uniqueCode])]])
        for (let turn = 0; turn < 12; turn++)
          for (const bank of [mandiri, bca]) {
            const changed = await run(shop.checkout.change({ id, bank }))
            seen.set(bank, (seen.get(bank) ?? new Set()).add(changed.payment?.uniqueCode))
          }
        expect([...seen.values()].map(({ size }) => size)).toEqual([1, 1])
      }))

    it("looks for a confirmed transfer three working days, then lets the goods go", () =>
      shopping(async (shop, { buy, email }) => {
        // Friday noon: Saturday, Monday and Tuesday are the next working days.
        shop.pass(Date.parse("2026-11-27T12:00:00+07:00") - shop.now())
        const before = await shop.stockOf(shop.goods.red)
        const placed = await buy(shop.goods.red, 2)
        const { order, key } = placed
        const confirm = () => {
          const transfer = { bank: "BRI", sender: "Rani", amount: order.payment.amount, day: jakartaDay(shop.now()) }
          return run(shop.orders.confirmTransfer({ code: order.code, key, idempotencyKey: newKey(), transfer }))
        }
        const turn = () => run(shop.ops.turn({ code: order.code }))
        const end = Date.parse("2026-12-02T00:00:00+07:00")
        await confirm()
        shop.pass(end - hour - shop.now())
        // To confirm once more gives no more time.
        await confirm()
        expect(await turn()).toEqual({ moved: false })
        expect(await run(shop.ops.due({}))).not.toContain(order.code)
        shop.pass(hour + minute)
        expect(await run(shop.ops.due({}))).toContain(order.code)
        expect([await turn(), await turn()]).toEqual([{ moved: true }, { moved: false }])
        expect(await shop.stockOf(shop.goods.red)).toBe(before)
        expect((await shop.messages(email)).at(-1)).toBe("order-review-ended")
        const { payment, status } = await run(shop.orders.read({ code: order.code, key }))
        expect([status, payment.state]).toEqual(["expired", "expired"])
        // A buyer who has really paid loses nothing.
        expect(await bookOf(shop)({ amount: order.payment.amount })).toEqual({ fate: "late", order: order.code })
        expect(await run(shop.orders.read({ code: order.code, key }))).toMatchObject({ payment: { state: "held" } })
      }))

    it("looks for a transfer that was confirmed after the end no longer than three working days", () =>
      shopping(async (shop, { buy, email }) => {
        shop.pass(Date.parse("2026-11-27T12:00:00+07:00") - shop.now())
        const before = await shop.stockOf(shop.goods.red)
        const { order, key } = await buy(shop.goods.red, 2)
        shop.pass(25 * hour)
        const turn = () => run(shop.ops.turn({ code: order.code }))
        expect(await turn()).toEqual({ moved: true })
        // On Saturday: Monday, Tuesday and Wednesday are the next working days.
        const transfer = { bank: "BRI", sender: "Rani", amount: order.payment.amount, day: jakartaDay(shop.now()) }
        await run(shop.orders.confirmTransfer({ code: order.code, key, idempotencyKey: newKey(), transfer }))
        const state = async () => (await run(shop.orders.read({ code: order.code, key }))).payment.state
        expect(await state()).toBe("held")
        shop.pass(Date.parse("2026-12-03T00:00:00+07:00") - minute - shop.now())
        expect([await run(shop.ops.due({})), await turn()]).toEqual([[], { moved: false }])
        shop.pass(minute)
        expect(await run(shop.ops.due({}))).toContain(order.code)
        expect([await turn(), await turn()]).toEqual([{ moved: true }, { moved: false }])
        expect([await state(), (await shop.messages(email)).at(-1)]).toEqual(["expired", "order-search-ended"])
        expect(await shop.stockOf(shop.goods.red)).toBe(before)
        expect(await bookOf(shop)({ amount: order.payment.amount })).toEqual({ fate: "late", order: order.code })
        expect(await state()).toBe("held")
      }))

    it("takes no confirmation of a day that is none, has not come or lies before the order, nor of no money", () =>
      shopping(async (shop, { buy }) => {
        const { order, key } = await buy(shop.goods.red)
        const confirm = (day: string, amount = order.payment.amount) =>
          shop.orders.confirmTransfer({
            code: order.code,
            key,
            idempotencyKey: newKey(),
            transfer: { bank: "BRI", sender: "Rani", amount, day }
          })
        const today = jakartaDay(shop.now())
        const [yesterday, tomorrow] = [-dayMs, dayMs].map((apart) => jakartaDay(instant(shop.now() + apart))) as [
          string,
          string
        ]
        for (const day of ["2099-01-01", "2026-02-31", yesterday, tomorrow]) {
          const refused = await Effect.runPromise(Effect.flip(confirm(day)))
          expect(refused).toMatchObject({ _tag: "ConfirmationRefused", field: "day" })
        }
        expect(await tagOf(confirm(today, rupiah(0)))).toBe("ConfirmationRefused")
        expect(await run(confirm(today))).toMatchObject({ status: "payment_review" })
      }))
  })
