import { createHash } from "node:crypto"
import { Effect } from "effect"
import { sql } from "kysely"
import type { Unavailable } from "#core/kernel/failure.ts"
import { mailboxOf } from "#core/kernel/mailbox.rule.ts"
import { dayMs, type Instant } from "#core/kernel/moment.ts"
import type { Session } from "./engine/db.ts"
import { countOne } from "./limits.sql.ts"

/**
 * Counts one more message to a receiver, in the transaction of its cause. Returns whether it may be sent: fewer than `most` of its class
 * went in 24 hours. Decision 0032.
 *
 * @param to an address or a number, in any spelling; only its digest is stored
 */
export const withinBudget = (
  session: Session,
  { name, most }: { readonly name: string; readonly most: number },
  to: string,
  now: Instant
): Effect.Effect<boolean, Unavailable> => {
  const receiver = createHash("sha256").update(mailboxOf(to)).digest("base64url")
  const limit = { name: `messages-${name}`, most, windowMs: dayMs }
  return Effect.map(countOne(session, limit, receiver, now), (until) => until === undefined)
}

/** Short messages that the shop pays for in an hour, to members and to others apart. D-32; own choice of the number. */
const paidPerHour = { name: "paid-sends", most: 2_000, windowMs: 3_600_000 }

/**
 * Counts one short message against what the shop pays for in an hour, and returns whether it may go. Messages to proven numbers
 * of members and to other numbers are counted apart, so that strangers who register numbers cannot keep members out. D-32.
 */
export const withinCost = (session: Session, phone: string, now: Instant): Effect.Effect<boolean, Unavailable> =>
  Effect.gen(function* () {
    const isMembers = yield* session.ask(async (on) => {
      const { rows } = await sql`select 1 from members where phone_verified and phone_e164 = ${phone}`.execute(on)
      return rows.length > 0
    })
    return (yield* countOne(session, paidPerHour, isMembers ? "members" : "others", now)) === undefined
  })

/** Returns whether this is the address a member has proven. */
export const isProvenAddress = (session: Session, member: string, to: string): Effect.Effect<boolean, Unavailable> =>
  session.ask(async (on) => {
    const { rows } = await sql`
      select 1 from members where id = ${member} and email_verified and lower(email) = ${to.trim().toLowerCase()}`.execute(
      on
    )
    return rows.length > 0
  })
