import type { Effect } from "effect"
import { sql } from "kysely"
import { absoluteMs, idleMs } from "#core/account/session/session.rule.ts"
import { notifyDays } from "#core/catalogue/notify/notify-me.ts"
import type { Unavailable } from "#core/kernel/failure.ts"
import { dayMs, type Instant, instant, jakartaDay } from "#core/kernel/moment.ts"
import { subscriptionDays } from "#core/push/push.ts"
import { restoredMs } from "#core/wishlist/wishlist.ts"
import type { Session } from "./engine/db.ts"
import { moment } from "./tables.ts"

/** Rows deleted at once. */
const most = 500
/**
 * A checkout is stored for this long after it expired, so that a returning shopper reads that it did. Not longer:
 * guests write them, and a page begins again without it. Own choice.
 */
const checkoutMs = 3_600_000
/** Wire conventions, Headers. */
const keyMs = dayMs
/** A picture that belongs to no confirmation and no return goes after a day. */
const receiptMs = dayMs
/** As long as the browser's own cookie. Decision 0031. */
const deviceMs = 365 * dayMs
/** A shopper may return to saved items for a year. Decision 0030. */
const asideMs = 365 * dayMs
/** Messages are deleted so long after they were sent, or given up: they hold people's names and what they bought. */
const messageMs = 90 * dayMs
/** So long after a return was decided its pictures go, and no more than the end of its account's number is stored. Own choice. */
const accountMs = 90 * dayMs
/** Whether a search helped is read within months; who says so is not known. Own choice. */
const feedbackMs = 90 * dayMs

/** Returns those of these pictures that a member has, or what was set aside for one. Decision 0030. */
export const namedImages = (
  session: Session,
  images: ReadonlyArray<string>
): Effect.Effect<ReadonlySet<string>, Unavailable> =>
  session.ask(async (on) => {
    const { rows } = await sql<{ image: string }>`
      select image from members where image = any(${images}::text[])
      union select details ->> 'image' from set_aside where details ->> 'image' = any(${images}::text[])`.execute(on)
    return new Set(rows.map(({ image }) => image))
  })

/** Deletes expired data, and what is no longer needed of returns. Returns the pictures whose files may be deleted, and whether there may be more. */
export const sweep = (
  session: Session,
  now: Instant
): Effect.Effect<{ readonly receipts: ReadonlyArray<string>; readonly more: boolean }, Unavailable> =>
  session.ask(async (on) => {
    const before = (ms: number): string => moment(instant(now - ms))
    const gone = async (from: ReturnType<typeof sql>): Promise<ReadonlyArray<{ readonly id: string }>> => {
      const { rows } = await sql<{ id: string }>`${from}`.execute(on)
      return rows
    }
    const checkouts = await gone(sql`
      delete from checkouts where id in (select c.id from checkouts c
        where c.expires_at < ${before(checkoutMs)} and not exists (select 1 from orders o where o.checkout_id = c.id)
        limit ${most}) returning id`)
    const codes = await gone(sql`
      delete from transfer_codes where holder in (
        select holder from transfer_codes where until < ${before(0)} limit ${most} for update skip locked) returning holder as id`)
    const keys = await gone(sql`
      delete from idempotency_keys where (scope, key) in (
        select scope, key from idempotency_keys where created_at < ${before(keyMs)} limit ${most}) returning key as id`)
    const accounts = await gone(sql`
      update order_returns set photos = '{}', refund = case refund ->> 'kind' when 'bank'
        then refund || jsonb_build_object('number', right(refund ->> 'number', 4), 'holder', '') else refund end
      where order_id in (select order_id from order_returns
        where answered_at < ${before(accountMs)} and photos <> '{}' limit ${most}) returning order_id as id`)
    const receipts = await gone(sql`
      delete from receipts where id in (select r.id from receipts r
        where r.created_at < ${before(receiptMs)}
          and not exists (select 1 from transfer_confirmations said where said.order_id = r.order_id and said.receipt = r.id)
          and not exists (select 1 from order_returns claim where claim.order_id = r.order_id and r.id = any(claim.photos))
        limit ${most}) returning id`)
    const wishes = await gone(sql`
      delete from notify_wishes where (combination_id, email, at) in (
        select combination_id, email, at from notify_wishes
        where at < ${before(notifyDays * dayMs)} or closed_at < ${before(notifyDays * dayMs)} limit ${most}) returning email as id`)
    const messages = await gone(sql`
      delete from outbox where id in (
        select id from outbox where done_at < ${before(messageMs)} or given_up_at < ${before(messageMs)} limit ${most}) returning id`)
    const over: Array<ReadonlyArray<unknown>> = []
    for (const table of ["bearers", "proofs", "reset_links", "social_returns"] as const)
      over.push(
        await gone(sql`delete from ${sql.table(table)} where ctid = any(array(
          select ctid from ${sql.table(table)} where until < ${before(0)} limit ${most})) returning '' as id`)
      )
    over.push(
      await gone(sql`delete from sessions where id in (
        select id from sessions
        where seen_at < ${before(idleMs)} or started_at < ${before(absoluteMs)} or ends_at < ${before(0)}
        limit ${most}) returning id`),
      await gone(sql`delete from codes where ticket in (
        select ticket from codes where expires_at < ${before(0)} limit ${most}) returning scope as id`),
      await gone(sql`delete from known_devices where (member_id, digest) in (
        select member_id, digest from known_devices where seen_at < ${before(deviceMs)} limit ${most}) returning digest as id`),
      await gone(sql`delete from set_aside where identity in (
        select identity from set_aside where at < ${before(asideMs)} limit ${most}) returning identity as id`),
      await gone(sql`delete from code_sends where (destination, asker) in (
        select destination, asker from code_sends where day < ${jakartaDay(instant(now - dayMs))} limit ${most}) returning day as id`),
      await gone(sql`delete from rate_limits where key in (
        select key from rate_limits where expire < ${now} limit ${most}) returning '' as id`)
    )
    over.push(
      await gone(sql`delete from push_subscriptions where id in (
        select id from push_subscriptions where renewed_at < ${before(subscriptionDays * dayMs)} limit ${most}) returning id`),
      await gone(sql`delete from search_feedback where id in (
        select id from search_feedback where at < ${before(feedbackMs)} limit ${most}) returning '' as id`)
    )
    over.push(
      // Asked again of each row: a heart that comes back meanwhile stays.
      await gone(sql`delete from wishlist_entries where removed_at < ${before(restoredMs)} and (member_id, combination_id) in (
        select member_id, combination_id from wishlist_entries
        where removed_at < ${before(restoredMs)} limit ${most}) returning combination_id as id`)
    )
    const all = [accounts, checkouts, codes, keys, receipts, wishes, messages, ...over]
    return { receipts: receipts.map(({ id }) => id), more: all.some(({ length }) => length === most) }
  })
