import { Effect } from "effect"
import { demoMerchant } from "#adapters/memory/merchant.memory.ts"
import { type MemorySelling, memorySelling } from "#adapters/memory/selling.memory.ts"
import type { Goods } from "#core/pricing/goods.ts"
import type { DistrictId } from "#core/regions/region.ts"
import type { RegionsStore } from "#core/regions/regions.port.ts"
import { someOrigins } from "../shipping/some-origins.ts"

/** A shop in memory whose couriers, banks and districts can be taken out of their lists, or cost more, while it sells. */
export const changingShop = (goods: ReadonlyArray<Goods>, regions: RegionsStore) => {
  const couriers = [...demoMerchant.couriers]
  const banks = [...demoMerchant.banks]
  const districts = new Set<DistrictId>()
  const map: RegionsStore = {
    ...regions,
    district: (id) => (districts.has(id) ? Effect.sync((): undefined => undefined) : regions.district(id))
  }
  const made = memorySelling(goods, someOrigins, map, { ...demoMerchant, couriers, banks })
  // Each answer is a list of its own: what a page has read does not change with the shop.
  const shop: MemorySelling = { ...made, stores: { ...made.stores, banks: Effect.sync(() => [...banks]) } }
  return {
    shop,
    removeCourier: (id: string | undefined) => remove(couriers, id),
    /** Raises the fees of a courier by an amount in rupiah, in every zone. */
    raiseCourier: (id: string | undefined, by: number): void => {
      const at = couriers.findIndex((one) => one.id === id)
      const courier = couriers[at]
      if (courier === undefined) throw new Error(`no courier ${id}`)
      const rates = Object.entries(courier.rates).map(([zone, [fee, ...days]]) => [zone, [fee + by, ...days]])
      couriers[at] = { ...courier, rates: Object.fromEntries(rates) }
    },
    removeBank: (id: string) => remove(banks, id),
    /** The merchant has set up neither couriers nor banks. */
    empty: (): void => {
      couriers.length = 0
      banks.length = 0
    },
    removeDistrict: (id: DistrictId) => void districts.add(id),
    /** Everything that was removed is there again. */
    restore: (): void => {
      couriers.splice(0, couriers.length, ...demoMerchant.couriers)
      banks.splice(0, banks.length, ...demoMerchant.banks)
      districts.clear()
    }
  }
}

/** Whether it was in the list until now. */
const remove = <T extends { readonly id: string }>(list: Array<T>, id: string | undefined): boolean => {
  const at = list.findIndex((one) => one.id === id)
  if (at >= 0) list.splice(at, 1)
  return at >= 0
}
