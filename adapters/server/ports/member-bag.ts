import { Effect } from "effect"
import { sqlMemberBags } from "#adapters/postgres/selling/member-bags.sql.ts"
import { sqlMemberOrders } from "#adapters/postgres/selling/member-orders.sql.ts"
import { sqlPoints } from "#adapters/postgres/selling/points.sql.ts"
import { sqlVouchers } from "#adapters/postgres/selling/vouchers.sql.ts"
import { membersOnly } from "#core/account/session/members-only.ts"
import type { MemberBagPort } from "#core/cart/member-bag.port.ts"
import { memberBagOver } from "#core/cart/member-bag.usecases.ts"
import type { Buyer } from "#core/checkout/checkout.port.ts"
import type { MemberOrdersPort } from "#core/orders/history/member-orders.port.ts"
import { memberOrdersOver } from "#core/orders/history/member-orders.usecases.ts"
import type { PointsPort } from "#core/orders/points/ledger.port.ts"
import { pointsOver } from "#core/orders/points/points.usecases.ts"
import { goodsIn } from "./selling-stores.ts"
import type { transactionsOver } from "./transactions.ts"

type Transactions = ReturnType<typeof transactionsOver>

/** Calls that change the bag of one member run one after another. Decision 0046. */
export const bagOf = ({ member }: Pick<Buyer, "member">) => member && `bag ${member}`

/** A member's bag: each change is one conditional write. */
export const memberBagOf = (transactions: Transactions, buyer: Buyer): MemberBagPort => {
  const own = () => [bagOf(buyer)]
  return transactions<MemberBagPort>(
    {
      read: "autocommit",
      count: "autocommit",
      put: "autocommit",
      remove: "autocommit",
      clear: "autocommit",
      replaceWith: "autocommit",
      merge: "autocommit",
      all: "autocommit",
      saved: "autocommit",
      saveForLater: "autocommit",
      moveBack: "autocommit",
      removeSaved: "autocommit",
      redeemVoucher: "autocommit",
      cancelVoucher: "autocommit",
      redeemPoints: "autocommit",
      cancelPoints: "autocommit",
      declineGift: "autocommit",
      vouchers: "autocommit",
      paperBags: "autocommit"
    },
    (session, known) =>
      membersOnly(buyer.member, (member) =>
        memberBagOver(
          {
            memberBags: sqlMemberBags(session),
            ...goodsIn(session, known),
            gifts: Effect.succeed(known.gifts),
            egiftTemplates: Effect.succeed(known.egiftTemplates),
            off: Effect.succeed(known.off),
            vouchers: sqlVouchers(session),
            points: sqlPoints(session)
          },
          member,
          buyer
        )
      ),
    {
      put: own,
      remove: own,
      clear: own,
      replaceWith: own,
      merge: own,
      saveForLater: own,
      moveBack: own,
      removeSaved: own,
      redeemVoucher: own,
      cancelVoucher: own,
      redeemPoints: own,
      cancelPoints: own,
      declineGift: own
    }
  )
}

/** A member's points, with what may be redeemed for their bag. */
export const pointsOf = (transactions: Transactions, buyer: Buyer, bag: MemberBagPort): PointsPort =>
  transactions<PointsPort>({ limit: "autocommit", history: "autocommit" }, (session) =>
    membersOnly(buyer.member, (member) => pointsOver(sqlPoints(session), bag, member))
  )

/** A member's orders. */
export const memberOrdersOf = (transactions: Transactions, { member }: Buyer): MemberOrdersPort =>
  transactions<MemberOrdersPort>({ list: "autocommit", count: "autocommit", recentlyBought: "autocommit" }, (session) =>
    membersOnly(member, (id) => memberOrdersOver(sqlMemberOrders(session), id))
  )
