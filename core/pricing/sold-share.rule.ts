import type { ListPrice, ProductCard } from "../catalogue/product.ts"

/** Percent from which a quota is nearly used up. Own choice. */
export const nearlyGoneFrom = 85

/** How much of a quota was sold, in whole percent, floored: 100 only if none is left. Decision 0135. */
export interface SoldShare {
  readonly percent: number
  readonly left: number
  readonly state: "new" | "selling" | "nearly" | "gone"
}

/**
 * Returns how much of a quota was sold.
 *
 * @param stock units of the goods that are there: no more of the quota is left than these
 */
export const soldShare = ({ units, sold }: NonNullable<ListPrice["quota"]>, stock: number): SoldShare => {
  const [percent, left] = [Math.floor((sold * 100) / units), Math.min(units - sold, stock)]
  return {
    percent,
    left,
    state: left <= 0 ? "gone" : percent >= nearlyGoneFrom ? "nearly" : percent > 0 ? "selling" : "new"
  }
}

/** Returns whether of all goods of a sale nothing is left at its price: their quota is used up, or they ran out. */
export const isSoldOut = (cards: ReadonlyArray<Pick<ProductCard, "quota" | "stock">>): boolean =>
  cards.length > 0 && cards.every(({ quota, stock }) => quota !== undefined && soldShare(quota, stock).state === "gone")
