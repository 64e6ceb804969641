import { Effect } from "effect"
import type { AccountStores } from "#core/account/account-store.port.ts"
import type { Instant } from "#core/kernel/moment.ts"
import type { Session } from "../engine/db.ts"
import { moment } from "../tables.ts"
import { sqlAccountCodes, sqlResets } from "./account-codes.sql.ts"
import { sqlMembers } from "./account-members.sql.ts"
import { sqlSessions } from "./account-sessions.sql.ts"
import { sqlDevices, sqlVouching } from "./account-vouching.sql.ts"

/** Everything an account is kept in. Asked outside a transaction: what a refused call took stays taken. */
export const sqlAccount = (session: Session, now: () => Instant): AccountStores => ({
  members: { ...sqlMembers(session), ...sqlVouching(session) },
  sessions: sqlSessions(session, now),
  codes: sqlAccountCodes(session),
  resets: sqlResets(session),
  devices: sqlDevices(session),
  audit: {
    note: ({ kind, member, at }) =>
      Effect.asVoid(
        session.ask((on) =>
          on
            .insertInto("account_log")
            .values({ kind, member_id: member ?? null, at: moment(at) })
            .execute()
        )
      )
  }
})
