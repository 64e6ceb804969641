import { noCategory } from "../catalogue/links.ts"
import type { Voucher } from "./voucher.ts"

/** Returns the way to the first goods that a voucher is for; to all goods if it is for any. Specification 2, Link shapes. */
export const goodsPathOf = ({ places }: Pick<Voucher, "places">): string => {
  const [place] = places
  if (place === undefined) return "/"
  const { kind, id, slug, category = noCategory } = place
  if (kind === "category") return `/category/${id}/${slug}`
  return kind === "brand" ? `/brand/${id}-${slug}` : `/product/${category}/${id}-${slug}`
}
