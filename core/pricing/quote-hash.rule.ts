import { digestOf } from "../kernel/digest.rule.ts"
import type { Quote, QuoteHash } from "./quote.ts"

/**
 * The digest of a quote: which goods, how many, at what price, and every step to the total. Words and pictures may change
 * without it; an amount may not. D-25.
 */
export const hashOf = ({ lines, steps, totals }: Quote): QuoteHash =>
  digestOf(
    JSON.stringify([
      lines.map(({ goods, quantity, total }) => [goods.product, goods.combination, quantity, total]),
      steps.map(({ rule, amount }) => [rule, amount]),
      totals.payable
    ])
  )
