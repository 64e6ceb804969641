import type { Rupiah } from "../kernel/money.ts"
import type { Goods } from "../pricing/goods.ts"

/** Minutes from the scan of a store's code until a session ends. D-66. */
export const sessionMinutes = 30
/** The same in milliseconds. */
export const sessionMs = sessionMinutes * 60_000
/** How long before its end a session warns, in milliseconds. Mock self-checkout. */
export const warnedMs = 5 * 60_000

/** A line of a session: goods as they were scanned, with the stock of their store. */
export interface ScannedLine {
  readonly goods: Goods
  /** Whole, 1 to 20. */
  readonly quantity: number
}

/** Why goods are not sold by self checkout: their kind, or that they are not sold at all. D-66. */
export type NotHere = "preorder" | "egift" | "not-sold" | "members"

/** What the lines of a session cost without a paper bag and without vouchers. */
export const sumOf = (lines: ReadonlyArray<ScannedLine>): Rupiah =>
  lines.reduce<number>((sum, { goods, quantity }) => sum + goods.price.priceAfterDiscount * quantity, 0) as Rupiah

/** Contact as it is typed. */
export interface ContactDraft {
  readonly name: string
  readonly email: string
  readonly phone: string
}
