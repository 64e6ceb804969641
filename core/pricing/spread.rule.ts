import { type Rupiah, rupiah } from "../kernel/money.ts"

/**
 * An amount divided among lines by their weights, in whole rupiah that add up to it: each gets its share rounded down, the
 * rest goes one by one to the largest remainders, ties by the order of the lines. D-29b. Lines of no weight get nothing.
 *
 * @param amount not negative
 * @param weights not negative; if all are 0, nothing is divided
 */
export const spread = (amount: Rupiah, weights: ReadonlyArray<Rupiah>): ReadonlyArray<Rupiah> => {
  const all = weights.reduce((sum, weight) => sum + BigInt(weight), 0n)
  if (all === 0n) return weights.map(() => rupiah(0))
  const shares = weights.map((weight, place) => {
    const product = BigInt(amount) * BigInt(weight)
    return { place, share: Number(product / all), remainder: product % all }
  })
  const left = amount - shares.reduce((sum, { share }) => sum + share, 0)
  const first = shares.toSorted((one, other) =>
    one.remainder === other.remainder ? one.place - other.place : one.remainder > other.remainder ? -1 : 1
  )
  const raised = new Set(first.slice(0, left).map(({ place }) => place))
  return shares.map(({ place, share }) => rupiah(share + (raised.has(place) ? 1 : 0)))
}
