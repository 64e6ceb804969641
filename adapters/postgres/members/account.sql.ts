import { Effect } from "effect"
import type { AccountStores, AccountWrites } from "#core/account/account-store.port.ts"
import type { Audit } from "#core/account/audit.port.ts"
import type { Instant } from "#core/kernel/moment.ts"
import type { Db, Session } from "../engine/db.ts"
import { linkProvenIn } from "../selling/member-orders.sql.ts"
import { moment } from "../tables.ts"
import { sqlAccountCodes, sqlResets } from "./account-codes.sql.ts"
import { lockMember, sqlMembers } from "./account-members.sql.ts"
import { sqlSessions } from "./account-sessions.sql.ts"
import { sqlDevices, sqlVouching } from "./account-vouching.sql.ts"

/** Writes messages about changes in the transaction of the change. */
export type SendIn = (session: Session) => AccountWrites["send"]

/**
 * All stores of accounts. Called outside a transaction: what a refused call took stays taken. Only what
 * `transactional` takes is written together.
 *
 * @param sendIn without it no message is written
 */
export const sqlAccount = (
  db: Db,
  now: () => Instant,
  sendIn: SendIn = () => () => Effect.succeed(false)
): AccountStores => ({
  members: sqlMembers(db),
  sessions: sqlSessions(db, now),
  codes: sqlAccountCodes(db),
  resets: sqlResets(db),
  devices: sqlDevices(db),
  audit: sqlAudit(db),
  transactional: (write) =>
    db.inTransaction((tx) =>
      write({
        lockMember: (id) => lockMember(tx, id),
        members: { ...sqlMembers(tx, tx.attempt), ...sqlVouching(tx) },
        isOpen: (id) => Effect.map(sqlSessions(tx, now).byId(id), (open) => open !== undefined),
        sessions: sqlSessions(tx, now),
        devices: sqlDevices(tx),
        resets: sqlResets(tx),
        audit: sqlAudit(tx),
        linkOrders: linkProvenIn(tx),
        send: sendIn(tx)
      })
    )
})

const sqlAudit = (session: Session): Audit => ({
  note: ({ kind, member, at }) =>
    Effect.asVoid(
      session.ask((on) =>
        on
          .insertInto("account_log")
          .values({ kind, member_id: member ?? null, at: moment(at) })
          .execute()
      )
    ),
  lastAt: (kind, member) =>
    session.ask(async (on) => {
      const row = await on
        .selectFrom("account_log")
        .select("at")
        .where("member_id", "=", member)
        .where("kind", "=", kind)
        .orderBy("at", "desc")
        .limit(1)
        .executeTakeFirst()
      return row?.at
    })
})
