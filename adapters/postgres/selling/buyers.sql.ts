import { sql } from "kysely"
import { isHalf } from "#core/account/registration/completeness.rule.ts"
import { newMemberCart, type StoredMemberCart } from "#core/cart/member-bag.ts"
import type { BuyerStore } from "#core/checkout/checkout.port.ts"
import type { Session } from "../engine/db.ts"
import { prepare } from "../engine/quick.ts"
import { type MandatoryRow, mandatoryOf } from "../members/member-rows.ts"
import { phoneDigestOf } from "./vouchers.sql.ts"

/** Reads what is to be known of a member who orders, by one statement. Locks the member against a removal. Decision 0077. */
export const sqlBuyers = (session: Session): BuyerStore => ({
  of: (member) =>
    session.ask(async (on) => {
      const { rows } = await prepare(sql<BuyerRow>`
        select members.user_name, members.first_name, members.last_name, members.email, members.phone_code,
          members.phone_national, members.gender, members.points as balance,
          exists (${phoneDigestOf(member)}) as is_verified,
          (select count(*) from order_events join orders on orders.id = order_events.order_id
            where order_events.type = 'parcel.refused'
              and (orders.member_id = ${member} or orders.phone_digest = (${phoneDigestOf(member)})))::int as refused_parcels,
          (select jsonb_build_object('version', bag.version, 'lines', bag.lines, 'saved', bag.saved, 'joined', bag.joined,
              'vouchers', bag.vouchers, 'points', bag.points, 'declined', bag.declined)
            from member_bags bag where bag.member_id = members.id) as bag
        from members where members.id = ${member} for key share of members`).execute(on)
      const [row] = rows
      return {
        isHalf: row === undefined || isHalf(mandatoryOf(row)),
        balance: row?.balance ?? 0,
        codRecord: { isVerified: row?.is_verified ?? false, refusedParcels: row?.refused_parcels ?? 0 },
        bag: row?.bag ?? newMemberCart
      }
    })
})

type BuyerRow = MandatoryRow & {
  readonly balance: number
  readonly is_verified: boolean
  readonly refused_parcels: number
  readonly bag: StoredMemberCart | null
}
