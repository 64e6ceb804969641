import type { SpecialUses } from "#core/orders/order-store.port.ts"
import type { Goods } from "#core/pricing/goods.ts"
import type { QuotaUnits } from "#core/pricing/quota.rule.ts"
import { type Cell, now, withEntry } from "../selling-state.ts"

/** Units of the quotas of limited prices, in memory. */
export const memorySpecialUses = (cell: Cell): SpecialUses => {
  const change = ({ combination, startsAt }: QuotaUnits, by: number): void => {
    const held = cell.state().goods.get(combination)
    if (held?.limited?.startsAt !== startsAt) return
    const limited = { ...held.limited, left: held.limited.left + by }
    cell.write({ goods: withEntry(cell.state().goods, combination, { ...held, limited }) })
  }
  return {
    take: (order, units) =>
      now(() => {
        const limited = cell.state().goods.get(units.combination)?.limited
        if (limited?.startsAt !== units.startsAt || limited.left < units.quantity) return false
        change(units, -units.quantity)
        cell.write({ specialUses: [...cell.state().specialUses, { ...units, order, isGivenBack: false }] })
        return true
      }),
    giveBack: (order) =>
      now(() => {
        const back = cell.state().specialUses.filter((use) => use.order === order && !use.isGivenBack)
        for (const use of back) change(use, use.quantity)
        cell.write({
          specialUses: cell.state().specialUses.map((use) => (back.includes(use) ? { ...use, isGivenBack: true } : use))
        })
      })
  }
}

/** Returns goods as a shopper buys them: at a limited price only while a unit of it is left. */
export const limitedNow = (goods: Goods): Goods => {
  const { limited, ...rest } = goods
  return limited && limited.left <= 0 ? { ...rest, price: limited.beyond } : goods
}
