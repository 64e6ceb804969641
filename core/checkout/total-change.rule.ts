import { type Rupiah, rupiah } from "../kernel/money.ts"
import type { Goods } from "../pricing/goods.ts"
import type { StepRule } from "../pricing/quote.ts"
import type { Checkout } from "./checkout.ts"

/** A product whose unit price moved. */
export interface PriceMove {
  readonly goods: Goods
  readonly before: Rupiah
  readonly now: Rupiah
}

/** A total that is not the one that was shown, and what made the difference. D-25. */
export interface TotalChange {
  /** As it was on the screen, with the unique code that was shown there. */
  readonly before: Rupiah
  /** As it is on the screen now, with its own unique code. */
  readonly now: Rupiah
  /** Products whose price moved, in the order of the lines. */
  readonly prices: ReadonlyArray<PriceMove>
  /** Shipping after free shipping, if it moved. */
  readonly shipping?: { readonly before: Rupiah; readonly now: Rupiah }
  /** Names of the banks to transfer to, if another one was chosen, as in another tab. D-56; decision 0043. */
  readonly bank?: { readonly before: string; readonly now: string }
  /** Unique codes, if another one was taken. D-56. */
  readonly uniqueCode?: { readonly before: number; readonly now: number }
  /** The unique code, if there was none before: choosing a bank has added it. D-56; decision 0073. */
  readonly firstCode?: number
}

/** Returns how the total moved between two states of an order in the making; `undefined` if it is the same. D-25. */
export const totalChange = (before: Checkout, now: Checkout): TotalChange | undefined => {
  if (before.totals.payable === now.totals.payable) return undefined
  const shipping = { before: shippingOf(before), now: shippingOf(now) }
  const accounts = { before: before.payment?.account, now: now.payment?.account }
  const codes = { before: before.payment?.uniqueCode, now: now.payment?.uniqueCode }
  return {
    before: before.totals.payable,
    now: now.totals.payable,
    prices: now.lines.flatMap(({ id, goods }) => {
      const was = before.lines.find((line) => line.id === id)?.goods.price.priceAfterDiscount
      const is = goods.price.priceAfterDiscount
      return was === undefined || was === is ? [] : [{ goods, before: was, now: is }]
    }),
    ...(shipping.before !== shipping.now && { shipping }),
    ...(accounts.before !== undefined &&
      accounts.now !== undefined &&
      accounts.before.id !== accounts.now.id && { bank: { before: accounts.before.bank, now: accounts.now.bank } }),
    ...(codes.before === undefined && codes.now !== undefined && { firstCode: codes.now }),
    ...(codes.before !== undefined &&
      codes.now !== undefined &&
      codes.before !== codes.now && { uniqueCode: { before: codes.before, now: codes.now } })
  }
}

const shippingRules: ReadonlyArray<StepRule> = ["shipping", "free-shipping"]

const shippingOf = ({ steps }: Checkout): Rupiah =>
  rupiah(steps.reduce((sum, { rule, amount }) => (shippingRules.includes(rule) ? sum + amount : sum), 0))
