import type { ListPrice } from "../catalogue/product.ts"

/** Percent from which a quota is nearly used up. Own choice. */
export const nearlyGoneFrom = 85

/** How much of a quota was sold, in whole percent, floored: 100 only if none is left. Decision 0135. */
export interface SoldShare {
  readonly percent: number
  readonly left: number
  readonly state: "new" | "selling" | "nearly" | "gone"
}

/** Returns how much of a quota was sold. */
export const soldShare = ({ units, sold }: NonNullable<ListPrice["quota"]>): SoldShare => {
  const [percent, left] = [Math.floor((sold * 100) / units), units - sold]
  return {
    percent,
    left,
    state: left === 0 ? "gone" : percent >= nearlyGoneFrom ? "nearly" : percent > 0 ? "selling" : "new"
  }
}

/** Returns whether all goods of a sale have a quota that is used up. */
export const isSoldOut = (cards: ReadonlyArray<Pick<ListPrice, "quota">>): boolean =>
  cards.length > 0 && cards.every(({ quota }) => quota !== undefined && quota.sold >= quota.units)
