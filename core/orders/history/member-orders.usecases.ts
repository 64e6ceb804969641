import type { MemberId } from "../../account/member.ts"
import { boughtMost, type MemberOrdersPort, type MemberOrdersStore } from "./member-orders.port.ts"

/** A member's own orders. Specification 7, Orders. */
export const memberOrdersOver = (store: MemberOrdersStore, member: MemberId): MemberOrdersPort => ({
  list: (asked) => store.list(member, asked),
  count: () => store.count(member),
  recentlyBought: () => store.bought(member, boughtMost)
})
