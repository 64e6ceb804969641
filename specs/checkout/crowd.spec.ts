import { Effect } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { demoMerchant } from "#adapters/memory/merchant.memory.ts"
import { seededRandom } from "#adapters/memory/seeded-random.ts"
import { memorySelling } from "#adapters/memory/selling.memory.ts"
import { regionsOfIndonesia } from "#adapters/regions/regions.ts"
import type { Checkout, Placed } from "#core/checkout/checkout.ts"
import { checkoutOver } from "#core/checkout/checkout.usecases.ts"
import { type Instant, instant } from "#core/kernel/moment.ts"
import { opsOver } from "#core/orders/ops.usecases.ts"
import { ordersOver } from "#core/orders/orders.usecases.ts"
import { BankId } from "#core/orders/transfer/payment.ts"
import { codeRanges } from "#core/orders/transfer/unique-code.rule.ts"
import { runs, someNow } from "../arbitraries.ts"
import { allChosen, newKey } from "../contracts/ordering-shop.ts"
import { someGoods } from "../pricing/some-goods.ts"
import { someOrigins } from "../shipping/some-origins.ts"

const regions = regionsOfIndonesia()
const stocked = [someGoods("1", { stock: 5 }), someGoods("2", { stock: 3 }), someGoods("3", { stock: 1 })]
const stockAtFirst = new Map(stocked.map(({ combination, stock }) => [combination, stock]))
const banks = demoMerchant.banks.map(({ id }) => id)

/** What a shopper in the crowd does next; `who` picks among the checkouts and orders there are. */
const anyAction = fc.record({
  action: fc.constantFrom("open", "choose", "place", "place", "cancel", "pay", "wait", "turn", "again"),
  who: fc.nat(9),
  goods: fc.constantFrom(...stocked),
  quantity: fc.integer({ min: 1, max: 4 }),
  bank: fc.constantFrom(...banks),
  key: fc.nat(3),
  hours: fc.constantFrom(0.2, 1, 30)
})

describe("a crowd of shoppers", () => {
  it("never gets more than there is, never pays twice, and loses nothing", () =>
    fc.assert(
      fc.property(fc.array(anyAction, { minLength: 5, maxLength: 60 }), fc.integer(), (actions, seed) => {
        const shop = memorySelling(stocked, someOrigins, regions)
        const random = seededRandom(seed)
        let now: Instant = someNow
        const did = <A>(effect: Effect.Effect<A, unknown>): A | undefined =>
          Effect.runSync(
            Effect.match(shop.inTransaction(effect), {
              onSuccess: (answer): A | undefined => answer,
              onFailure: () => undefined
            })
          )
        const open: Array<Checkout> = []
        const placed: Array<Placed> = []
        const keys = Array.from({ length: 4 }, newKey)
        for (const { action, who, goods, quantity, bank, key, hours } of actions) {
          const checkout = checkoutOver(shop.stores, random, { language: "id", now })
          const orders = ordersOver(shop.stores, shop.receipts, { now })
          const ops = opsOver(shop.stores, now)
          const mine = open[who % Math.max(1, open.length)]
          const bought = placed[who % Math.max(1, placed.length)]
          const asked = bought && { code: bought.order.code, key: bought.key }
          const keep = (changed: Checkout | undefined) => {
            if (changed) open.splice(0, open.length, ...open.filter(({ id }) => id !== changed.id), changed)
          }
          if (action === "open") keep(did(checkout.open({ lines: [{ ...goods, quantity }] })))
          if (action === "choose" && mine) keep(did(checkout.change({ id: mine.id, ...allChosen("a@b.id"), bank })))
          if (action === "place" && mine) {
            const order = did(checkout.place({ ...mine, idempotencyKey: keys[key] ?? newKey() }))
            if (order) placed.push(order)
          }
          if (action === "cancel" && asked) did(orders.cancel({ ...asked, reason: "other" }))
          if (action === "pay" && bought) {
            const { account, amount } = bought.order.payment
            const transfer = { reference: `t${who}`, bank: account?.id ?? bank, amount, at: now }
            did(ops.book({ transfer, by: { kind: "staff", name: "sari" } }))
          }
          if (action === "again" && asked) keep(did(checkout.payAgain(asked)))
          if (action === "wait") now = instant(now + hours * 3_600_000)
          if (action === "turn") for (const code of did(ops.due({})) ?? []) did(ops.turn({ code }))

          const state = shop.state()
          const all = [...state.orders.values()]
          // Stock in the shop and in orders that hold theirs is what there was.
          for (const [combination, first] of stockAtFirst) {
            const left = state.goods.get(combination)?.stock ?? 0
            const held = all
              .filter(({ status }) => status !== "expired" && status !== "cancelled")
              .flatMap(({ lines }) => lines)
              .filter((line) => line.goods.combination === combination)
              .reduce((sum, line) => sum + line.quantity, 0)
            expect(left).toBeGreaterThanOrEqual(0)
            expect(left + held).toBe(first)
          }
          // One order for a checkout; what it asks is what its steps say; no two open ones ask the same of one account.
          expect(new Set(all.map((order) => order.checkout)).size).toBe(all.length)
          for (const { steps, totals, payment } of all) {
            expect(steps.reduce((sum, step) => sum + step.amount, 0)).toBe(totals.payable)
            expect(payment.amount).toBe(totals.payable)
          }
          // A virtual account is one order's: only what is transferred to the company's accounts is known by its amount. D-56.
          const transferred = all.filter(({ payment }) => payment.uniqueCode !== undefined)
          const waiting = transferred.filter(({ status }) =>
            ["awaiting_bank_wire_payment", "payment_review"].includes(status)
          )
          // What an order that ended asked for is asked of no other for a week: there are codes enough here.
          for (const order of transferred)
            for (const ended of transferred.filter(({ status }) => status === "expired" || status === "cancelled")) {
              const { account, amount } = ended.payment
              const isSame = order.payment.account?.id === account?.id && order.payment.amount === amount
              const end = ended.events.findLast(({ from, to }) => from !== to)?.at ?? 0
              if (isSame && order.placedAt >= end && order !== ended)
                expect(order.placedAt - end).toBeGreaterThanOrEqual(7 * 86_400_000)
            }
          expect(new Set(waiting.map(({ payment }) => `${payment.account?.id} ${payment.amount}`)).size).toBe(
            waiting.length
          )
        }
        // Every order wrote one message that it was placed.
        const messages = shop.state().messages.filter(({ kind }) => kind === "order-placed")
        expect(messages).toHaveLength(shop.state().orders.size)
      }),
      runs(50, 3_000)
    ))
})

describe("unique codes", () => {
  it("are looked for among free amounts, those of checkouts and those that rest, before it goes above a thousand", () => {
    const order = (source: string, from: number, to: number) =>
      ["mandiri", "bca", "bni"].map((bank) => ({ source, bank, from, to }))
    expect(codeRanges(BankId("mandiri"), demoMerchant.banks)).toEqual([
      ...order("free", 1, 999),
      ...order("unplaced", 1, 999),
      ...order("resting", 1, 999),
      ...order("free", 1_000, 9_999),
      ...order("unplaced", 1_000, 9_999),
      ...order("resting", 1_000, 9_999)
    ])
  })

  it("stay with a checkout that is changed, and go on another account where all are taken", () => {
    // Two accounts beside all the rest, the three of the demo at full scale.
    const isFull = process.env["SCALE"] === "full"
    const accounts = demoMerchant.banks.filter(({ id }) => isFull || id === "bca" || id === "mandiri")
    const merchant = { ...demoMerchant, banks: accounts }
    const shop = memorySelling([someGoods("1", { stock: 50_000 })], someOrigins, regions, merchant)
    const random = seededRandom(7)
    const checkout = checkoutOver(shop.stores, random, { language: "id", now: someNow })
    const begin = () => {
      const { id } = Effect.runSync(checkout.open({ lines: [{ ...someGoods("1"), quantity: 1 }] }))
      return Effect.runSync(checkout.change({ id, ...allChosen("a@b.id") }))
    }
    const first = begin()
    const noted = Effect.runSync(checkout.change({ id: first.id, note: "cepat" }))
    expect(noted.payment).toEqual(first.payment)
    const amounts = new Set([first.totals.payable])
    for (let left = 998; left > 0; left--) amounts.add(begin().totals.payable)
    expect(amounts.size).toBe(999)
    const elsewhere = begin()
    expect(elsewhere.payment?.account.id).toBe("mandiri")
    expect(elsewhere.requirements).toEqual([])
    // Checkouts on all accounts: the one that has its code longest loses it, and no total grows beyond 999.
    for (let left = (accounts.length - 1) * 999 - 1; left > 0; left--) begin()
    const base = first.totals.payable - (first.payment?.uniqueCode ?? 0)
    for (let left = 20; left > 0; left--) expect(begin().totals.payable - base).toBeLessThanOrEqual(999)
    const refused = Effect.runSync(Effect.flip(checkout.place({ ...noted, idempotencyKey: newKey() })))
    expect(refused).toMatchObject({ _tag: "TotalChanged", checkout: { requirements: [{ code: "PAYMENT_MISSING" }] } })
    const renewed = Effect.runSync(checkout.change({ id: first.id, ...(first.payment && { bank: BankId("bca") }) }))
    expect(renewed.requirements).toEqual([])
    expect(Effect.runSync(checkout.place({ ...renewed, idempotencyKey: newKey() }))).toMatchObject({ repeated: false })
  })
})
