import type { WantedLine } from "../cart/cart.ts"
import { assessLines } from "../cart/lines.rule.ts"
import type { CombinationId } from "../catalogue/combination.ts"
import type { Instant } from "../kernel/moment.ts"
import type { Goods, GoodsId } from "../pricing/goods.ts"
import type { Location } from "../regions/address.ts"
import { kmBetween } from "../shipping/distance.rule.ts"
import type { Store } from "../stores/store.ts"
import type { StoreUnits } from "../stores/store-stock.port.ts"
import { type PickupProblem, type PickupStore, pickupService, selfCheckoutService } from "./pickup.ts"
import { readyTimeOf } from "./pickup-time.rule.ts"

/** Reads the goods that a line names. */
export type GoodsOf = (line: GoodsId) => Goods | undefined

/** Why these goods cannot be picked up; `undefined` if they can. Dangerous goods can. D-22, D-54. */
export const pickupProblemOf = (
  goods: Pick<Goods, "preOrder" | "giftCard">
): Exclude<PickupProblem, "off"> | undefined => {
  if (goods.preOrder) return "preorder"
  return goods.giftCard ? "egift" : undefined
}

/** Whether orders can be picked up in a store. */
export const offersPickup = ({ services }: Pick<Store, "services">): boolean => services.includes(pickupService)

/** Whether a store sells without its till. D-66. */
export const sellsHere = ({ services }: Pick<Store, "services">): boolean => services.includes(selfCheckoutService)

/** Returns goods with the units that one store has of them in place of those of the web shop. D-65. */
export const goodsInStore = (goodsOf: GoodsOf, store: Store["id"], units: ReadonlyArray<StoreUnits>): GoodsOf => {
  const stocks = new Map<CombinationId, number>(
    units.flatMap((one) => (one.store === store ? [[one.combination, one.stock] as const] : []))
  )
  return (line) => {
    const goods = goodsOf(line)
    if (goods === undefined) return undefined
    return { ...goods, stock: pickupProblemOf(goods) ? 0 : (stocks.get(goods.combination) ?? 0) }
  }
}

/** What stores are compared by. */
interface Asked {
  readonly stores: ReadonlyArray<Store>
  readonly lines: ReadonlyArray<WantedLine>
  readonly goodsOf: GoodsOf
  readonly units: ReadonlyArray<StoreUnits>
  readonly location?: Location | undefined
  readonly now: Instant
}

/**
 * Returns the stores that hand over orders, each with what it has of these lines: complete ones first, then the nearest, then in the
 * order of `stores`. D-65.
 */
export const storeOffers = ({ stores, lines, goodsOf, units, location, now }: Asked): ReadonlyArray<PickupStore> =>
  sortOffers(
    stores.filter(offersPickup).map((store) => {
      const distanceKm = location && distanceTo(store, location)
      const readyAt = readyTimeOf(store.hours, now)
      const assessed = assessLines(lines, goodsInStore(goodsOf, store.id, units))
      return {
        store,
        ...(distanceKm !== undefined && { distanceKm }),
        lines: assessed.map(({ id, line: { product, combination, quantity }, counted }) => ({
          line: id,
          product,
          combination,
          quantity,
          available: counted
        })),
        isComplete: assessed.every(({ line, counted }) => counted >= line.quantity),
        ...(readyAt !== undefined && { readyAt })
      }
    })
  )

/** Returns the same stores with their distance from a place, in order. */
export const offersFrom = (offers: ReadonlyArray<PickupStore>, location: Location): ReadonlyArray<PickupStore> =>
  sortOffers(offers.map((offer) => ({ ...offer, distanceKm: distanceTo(offer.store, location) })))

const sortOffers = (offers: ReadonlyArray<PickupStore>): ReadonlyArray<PickupStore> =>
  offers.toSorted(
    (one, other) => Number(other.isComplete) - Number(one.isComplete) || (one.distanceKm ?? 0) - (other.distanceKm ?? 0)
  )

/** Kilometres to a store, to 100 m. */
const distanceTo = (store: Store, location: Location): number => Math.round(kmBetween(location, store) * 10) / 10
