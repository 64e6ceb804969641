import { rupiah } from "../../kernel/money.ts"
import type { Stage } from "../../pricing/quote.rule.ts"
import type { CodeSource } from "../order-store.port.ts"
import type { BankAccount, BankId } from "./payment.ts"

/** Range of unique codes: from which amounts, on which account, from which number to which. */
export interface CodeRange {
  readonly source: CodeSource
  readonly bank: BankId
  readonly from: number
  readonly to: number
}

/** Codes as buyers like them, and those for days when these are used up. D-56. */
export const usualCodes = { from: 1, to: 999 } as const
/** Unique codes that are given once all of three digits are taken, in rupiah, at least and at most. D-56. */
export const furtherCodes = { from: 1_000, to: 9_999 } as const

/**
 * Where to look for a code, in this order: 1 to 999 on the account that was chosen, the same on the others; among these
 * one that a checkout has longest, then one that rests; then all of it for 1,000 to 9,999. So checkouts that are never
 * placed make no order more expensive. D-56; decision 0052.
 */
export const codeRanges = (chosen: BankId, accounts: ReadonlyArray<BankAccount>): ReadonlyArray<CodeRange> => {
  const others = accounts.filter(({ id, method }) => id !== chosen && method === undefined)
  const banks = [chosen, ...others.map(({ id }) => id)]
  return [usualCodes, furtherCodes].flatMap((range) =>
    sources.flatMap((source) => banks.map((bank) => ({ source, bank, ...range })))
  )
}

const sources = ["free", "unplaced", "resting"] as const

/** ⑥ A few rupiah more, which distinguish a transfer from the others. D-56. */
export const uniqueCodeStage =
  (code: number): Stage =>
  () => [{ rule: "unique-code", amount: rupiah(code), reason: "unique-code", values: { code } }]
