import { digestOf } from "../kernel/digest.rule.ts"
import type { Quote, QuoteHash } from "./quote.ts"

/**
 * The digest of a quote: which goods, how many, at what price, from which day if they are ordered ahead, and every step to the total.
 * Words and pictures may change without it; an amount and a promised day may not. D-22, D-25; decision 0141.
 */
export const hashOf = ({ lines, steps, totals }: Quote): QuoteHash =>
  digestOf(
    JSON.stringify([
      lines.map(({ goods, quantity, total }) => [
        goods.product,
        goods.combination,
        quantity,
        total,
        ...(goods.preOrder ? [goods.deliveryDate ?? null] : [])
      ]),
      steps.map(({ rule, amount }) => [rule, amount]),
      totals.payable
    ])
  )
