import type { Words } from "../messages/useWords.ts"

/** `<1 minggu`, `1–4 minggu`, `>6 bulan`: how the shop's own form names a time of use. */
const named = /^([<>]?(?:\d+–)?(\d+)) (minggu|bulan)$/

/** Returns a time of use in the reader's language; what no form of the shop has written stays as it is. */
export const durationIn = ({ t }: Pick<Words, "t">, duration: string): string => {
  const [, span = "", last = "", unit] = named.exec(duration) ?? []
  if (unit === undefined) return duration
  return t(unit === "minggu" ? "product.reviews.weeks" : "product.reviews.months", { span, count: Number(last) })
}
