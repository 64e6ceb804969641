import { Effect } from "effect"
import { type Rupiah, rupiah } from "../kernel/money.ts"
import type { Goods } from "./goods.ts"
import { AmountTooLarge } from "./pricing.errors.ts"
import { type Quote, type QuoteLine, type Slot, type Step, slots, type Totals } from "./quote.ts"

/** What a rule sees when its turn comes: the lines, the goods at their prices, and the sum so far. */
export interface Running {
  readonly lines: ReadonlyArray<QuoteLine>
  readonly goods: Rupiah
  readonly sum: Rupiah
}

/** A rule with a place in the order of D-26. It adds or takes off, and gives the reason. */
export type Stage = (so: Running) => ReadonlyArray<Omit<Step, "slot">>

/** Rules by their slot; a rule without a slot has no part in the total. */
export type Stages = Partial<Readonly<Record<Slot, ReadonlyArray<Stage>>>>

/**
 * What these lines cost, and why: item prices first, then the stages in the order of D-26, whole rupiah throughout. What a
 * stage takes off never exceeds the sum it meets, so that no rule makes a total negative.
 *
 * Refuses sums beyond what whole numbers hold exactly.
 */
export const quoteOf = (lines: ReadonlyArray<QuoteLine>, stages: Stages): Effect.Effect<Quote, AmountTooLarge> =>
  Effect.gen(function* () {
    const full = yield* exact(total(lines.map((line) => line.goods.price.price * line.quantity)))
    const goods = yield* exact(total(lines.map((line) => line.total)))
    const steps: Array<Step> = []
    const sums = new Map<Slot, number>()
    let sum = 0
    for (const slot of slots) {
      for (const stage of [...(slot === "items" ? [itemPrices(full)] : []), ...(stages[slot] ?? [])])
        for (const step of stage({ lines, goods, sum: rupiah(sum) })) {
          const amount = yield* exact(Math.max(step.amount, -sum))
          if (amount === 0 && step.rule !== "shipping" && step.rule !== "gift") continue
          sum = yield* exact(sum + amount)
          steps.push({ ...step, slot, amount })
        }
      sums.set(slot, sum)
    }
    return { lines, steps, totals: totalsOf(goods, sums.get("points") ?? sum, sum) }
  })

/** Units at the price paid for each. Refuses a sum that whole numbers do not hold. */
export const quoteLine = (goods: Goods, quantity: number): Effect.Effect<QuoteLine, AmountTooLarge> =>
  Effect.map(exact(goods.price.priceAfterDiscount * quantity), (sum) => ({ goods, quantity, total: sum }))

/** ① Goods at their full price, and what discounts take off them. */
const itemPrices =
  (full: Rupiah): Stage =>
  ({ lines, goods }) => [
    { rule: "goods", amount: full, reason: "goods", values: { count: total(lines.map(({ quantity }) => quantity)) } },
    { rule: "item-discount", amount: rupiah(goods - full), reason: "item-discount", values: {} }
  ]

const totalsOf = (goods: Rupiah, afterDiscount: number, payable: number): Totals => ({
  goods,
  afterDiscount: rupiah(afterDiscount),
  extraCharge: rupiah(payable - afterDiscount),
  payable: rupiah(payable)
})

const total = (amounts: ReadonlyArray<number>): number => amounts.reduce((sum, amount) => sum + amount, 0)

const exact = (amount: number): Effect.Effect<Rupiah, AmountTooLarge> =>
  Number.isSafeInteger(amount) ? Effect.succeed(rupiah(amount)) : Effect.fail(new AmountTooLarge())
