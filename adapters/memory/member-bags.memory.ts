import type { MemberBagStore } from "#core/cart/member-bag.port.ts"
import { newMemberCart } from "#core/cart/member-bag.ts"
import { type Cell, now, withEntry } from "./selling-state.ts"

/** Members' bags in memory. */
export const memoryMemberBags = (cell: Cell): MemberBagStore => ({
  load: (member) => now(() => cell.state().bags.get(member) ?? newMemberCart),
  save: (member, bag, expected) =>
    now(() => {
      if ((cell.state().bags.get(member)?.version ?? 0) !== expected) return false
      cell.write({ bags: withEntry(cell.state().bags, member, { ...bag, version: expected + 1 }) })
      return true
    })
})
