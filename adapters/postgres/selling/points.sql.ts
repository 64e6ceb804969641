import { Effect } from "effect"
import { type RawBuilder, sql } from "kysely"
import type { MemberId } from "#core/account/member.ts"
import type { Unavailable } from "#core/kernel/failure.ts"
import type { Instant } from "#core/kernel/moment.ts"
import { OrderCode, type OrderId } from "#core/orders/order.ts"
import { entriesPerPage, type PointsStore, type PointUses } from "#core/orders/points/ledger.port.ts"
import type { PointEntry, PointKind } from "#core/orders/points/ledger.ts"
import type { Session } from "../engine/db.ts"
import { prepare, quick } from "../engine/quick.ts"
import { present } from "../present.ts"
import { moment } from "../tables.ts"

/** Stores the ledger of points: an entry and the balance change in one conditional write. D-29. */
export const sqlPoints = (session: Session): PointsStore & PointUses => {
  /** Writes an entry of an order, unless it has one of this kind; `points` is selected with the member as `source (member_id, points)`. */
  const write = (order: OrderId, kind: PointKind, source: RawBuilder<unknown>, now: Instant) =>
    Effect.asVoid(
      session.ask((on) =>
        sql`
          with source as (${source}), entry as (
            insert into point_entries (member_id, order_id, kind, points, at)
            select member_id, ${order}, ${kind}, points, ${moment(now)} from source
            on conflict (order_id, kind) where order_id is not null do nothing returning member_id, points
          )
          update members set points = members.points + entry.points from entry where members.id = entry.member_id`.execute(
          on
        )
      )
    )
  const oppositeOf = (order: OrderId, kind: PointKind): RawBuilder<unknown> =>
    sql`select member_id, -points as points from point_entries where order_id = ${order} and kind = ${kind}`

  return {
    balance: (member) =>
      session.ask(async (on) => {
        const { rows } = await quick<{ points: number }>`select points from members where id = ${member}`.execute(on)
        return rows[0]?.points ?? 0
      }),
    history: (member, { before }) =>
      session.ask(async (on) => {
        const { rows } = await sql<EntryRow>`
          select * from (
            select entry.id, entry.at, entry.kind, entry.points, entry.product_name, orders.code, ${isUnused} as held,
              (sum(entry.points) over (order by entry.id))::bigint as after
            from point_entries entry left join orders on orders.id = entry.order_id and orders.member_id = entry.member_id
            where entry.member_id = ${member} and entry.kind <> 'redeem'
          ) as entries
          where ${before ?? null}::bigint is null or id < ${before ?? null}
          order by id desc limit ${entriesPerPage + 1}`.execute(on)
        const { rows: sums } = await sql<{ balance: number; held: number }>`
          select points as balance, (select coalesce(-sum(entry.points), 0)::bigint from point_entries entry
            where entry.member_id = members.id and ${isHeld}) as held
          from members where id = ${member}`.execute(on)
        return {
          balance: sums[0]?.balance ?? 0,
          held: sums[0]?.held ?? 0,
          entries: rows.slice(0, entriesPerPage).map(entryOf),
          hasMore: rows.length > entriesPerPage
        }
      }),
    hold: ({ order, member, points, now }) =>
      session.ask(async (on) => {
        const { numAffectedRows: taken = 0n } = await prepare(sql`
          with taken as (
            update members set points = points - ${points}
            where id = ${member} and removed_at is null and points >= ${points} returning id
          )
          insert into point_entries (member_id, order_id, kind, points, at)
          select id, ${order}, 'redeem_hold', ${-points}, ${moment(now)} from taken`).execute(on)
        return taken > 0n
      }),
    redeem: (order, now) =>
      write(
        order,
        "redeem",
        sql`select member_id, 0 as points from point_entries where order_id = ${order} and kind = 'redeem_hold'`,
        now
      ),
    release: (order, now) => write(order, "release", oppositeOf(order, "redeem_hold"), now),
    earn: ({ order, member, points, now }) =>
      write(order, "earn", sql`select ${member}::text as member_id, ${points}::bigint as points`, now),
    reverse: (order, now) => write(order, "reverse", oppositeOf(order, "earn"), now),
    returnGoods: ({ order, redeemed, earned, now }) => {
      const part = (kind: PointKind, of: PointKind, points: number) =>
        points === 0
          ? Effect.void
          : write(
              order,
              kind,
              sql`select member_id, ${points}::bigint as points from point_entries
                where order_id = ${order} and kind = ${of}`,
              now
            )
      return Effect.andThen(part("return", "redeem_hold", redeemed), part("return_reverse", "earn", -earned))
    }
  }
}

/**
 * Changes a balance by hand, with the reason why; never below 0. Returns the new balance, `undefined` if nothing changed: the same
 * points were given for the same reason before, so that a repeated command counts once, or fewer are there than are taken.
 */
export const adjustPoints = (
  session: Session,
  {
    member,
    points,
    note,
    now
  }: { readonly member: MemberId; readonly points: number; readonly note: string; readonly now: Instant }
): Effect.Effect<number | undefined, Unavailable> =>
  session.ask(async (on) => {
    // Held first: the same command on another server is seen below only by a statement that begins after it. PostgreSQL, 13.2.1.
    await sql`select from members where id = ${member} for no key update`.execute(on)
    const { rows } = await sql<{ points: number }>`
      with changed as (
        update members set points = points + ${points}
        where id = ${member} and removed_at is null and (${points} > 0 or points >= ${-points}) and not exists (
          select from point_entries entry
          where entry.member_id = members.id and entry.points = ${points} and entry.note = ${note} and note <> '')
        returning id, points
      ), entry as (
        insert into point_entries (member_id, kind, points, note, at)
        select id, 'adjust', ${points}, ${note}, ${moment(now)} from changed
      )
      select points from changed`.execute(on)
    return rows[0]?.points
  })

/** Returns the newest entries of a member as staff read them, with the reasons of their own. */
export const entriesForStaff = (
  session: Session,
  member: MemberId
): Effect.Effect<ReadonlyArray<unknown>, Unavailable> =>
  session.ask(async (on) => {
    const { rows } = await sql`
      select entry.at, entry.kind, entry.points, orders.code as order, entry.product_name as product, entry.note
      from point_entries entry left join orders on orders.id = entry.order_id
      where entry.member_id = ${member} order by entry.id desc limit 100`.execute(on)
    return rows
  })

/** Returns the member with this e-mail address; `undefined` if there is none. */
export const memberByEmail = (session: Session, email: string): Effect.Effect<MemberId | undefined, Unavailable> =>
  session.ask(async (on) => {
    const { rows } = await sql<{ id: MemberId }>`
      select id from members where lower(email) = ${email.toLowerCase()} and removed_at is null
      order by email_verified desc limit 1`.execute(on)
    return rows[0]?.id
  })

interface EntryRow {
  readonly id: number
  readonly at: Instant
  readonly kind: PointEntry["kind"]
  readonly points: number
  readonly after: number
  readonly code: string | null
  readonly product_name: string | null
  readonly held: boolean
}

const entryOf = ({ code, product_name: product, held, ...entry }: EntryRow): PointEntry => ({
  ...entry,
  ...(code !== null && { order: OrderCode(code) }),
  ...present({ product }),
  isHeld: held
})

/** Whether the order of held points was never paid. */
const isUnused = sql`(entry.kind = 'redeem_hold' and not exists (
  select from point_entries later where later.order_id = entry.order_id and later.kind = 'redeem'))`

/** Whether points still wait for the payment of their order. */
const isHeld = sql`(entry.kind = 'redeem_hold' and not exists (
  select from point_entries later where later.order_id = entry.order_id and later.kind in ('redeem', 'release')))`
