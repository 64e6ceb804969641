import { rupiah } from "../kernel/money.ts"
import type { Stage } from "../pricing/quote.rule.ts"
import type { BankAccount, BankId } from "./payment.ts"

/** Where a unique code may be taken: on which account, from which number to which. */
export interface CodeRange {
  readonly bank: BankId
  readonly from: number
  readonly to: number
}

/** Codes as buyers like them, and those for days when these are used up. D-56. */
export const usualCodes = { from: 1, to: 999 } as const
export const furtherCodes = { from: 1_000, to: 9_999 } as const

/**
 * Where to look for a code, in this order: 1 to 999 on the account that was chosen, the same on the others, then 1,000 to
 * 9,999 on the chosen one and the others. D-56.
 */
export const codeRanges = (chosen: BankId, accounts: ReadonlyArray<BankAccount>): ReadonlyArray<CodeRange> => {
  const banks = [chosen, ...accounts.map(({ id }) => id).filter((id) => id !== chosen)]
  return [usualCodes, furtherCodes].flatMap((range) => banks.map((bank) => ({ bank, ...range })))
}

/** ⑥ A few rupiah more, by which a transfer is told from the others. D-56. */
export const uniqueCodeStage =
  (code: number): Stage =>
  () => [{ rule: "unique-code", amount: rupiah(code), reason: "unique-code", values: { code } }]
