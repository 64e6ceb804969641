import type { Effect } from "effect"
import { sql } from "kysely"
import type { MemberId } from "#core/account/member.ts"
import type { Unavailable } from "#core/kernel/failure.ts"
import type { CodRecord } from "#core/orders/transfer/cod.rule.ts"
import type { Session } from "../engine/db.ts"
import { phoneDigestOf } from "./vouchers.sql.ts"

/** Returns what decides whether a member may pay the courier: orders to the same verified number count, too. D-57. */
export const sqlCodRecord = (session: Session, member: MemberId): Effect.Effect<CodRecord, Unavailable> =>
  session.ask(async (on) => {
    const { rows } = await sql<CodRecord>`
      select exists (${phoneDigestOf(member)}) as "isVerified", (
        select count(*) from order_events join orders on orders.id = order_events.order_id
        where order_events.type = 'parcel.refused'
          and (orders.member_id = ${member} or orders.phone_digest = (${phoneDigestOf(member)})))::int as "refusedParcels"`.execute(
      on
    )
    return rows[0] ?? { isVerified: false, refusedParcels: 0 }
  })
