import { Effect } from "effect"
import type { MemberId } from "../../account/member.ts"
import type { MemberBagPort } from "../../cart/member-bag.port.ts"
import { rupiah } from "../../kernel/money.ts"
import { redeemableFor } from "../../points/points.rule.ts"
import { pointValue } from "../../points/points.ts"
import type { PointsPort, PointsStore } from "./ledger.port.ts"

/** A member's points: what may be redeemed depends on the bag. Specification 7, Cart service; D-29. */
export const pointsOver = (store: PointsStore, bag: Pick<MemberBagPort, "read">, member: MemberId): PointsPort => ({
  limit: Effect.fnUntraced(function* () {
    const { points } = yield* bag.read({})
    const { balance, most, value, mostPaid } =
      points ?? redeemableFor({ balance: yield* store.balance(member), value: pointValue }, rupiah(0))
    return { balance, most, value, mostPaid }
  }),
  history: (asked) => Effect.map(store.history(member, asked), (page) => ({ ...page, value: pointValue }))
})
