import { Effect } from "effect"
import { sql } from "kysely"
import type { MemberBagStore } from "#core/cart/member-bag.port.ts"
import { newMemberCart, type StoredMemberCart } from "#core/cart/member-bag.ts"
import type { Session } from "../engine/db.ts"
import { quick } from "../engine/quick.ts"
import { writeOfLive } from "../members/live-member.ts"
import { json } from "../tables.ts"

/** Stores members' bags; a later change is never overwritten. D-20. */
export const sqlMemberBags = (session: Session): MemberBagStore => ({
  load: (member) =>
    session.ask(async (on) => {
      const { rows } = await quick<StoredMemberCart>`
        select version, lines, saved, joined, vouchers, points, declined from member_bags where member_id = ${member}`.execute(
        on
      )
      return rows[0] ?? newMemberCart
    }),
  save: (member, { lines, saved, joined, vouchers, points, declined }, expected) =>
    Effect.map(
      writeOfLive(
        session,
        member,
        expected === 0
          ? sql`
              insert into member_bags (member_id, version, lines, saved, joined, vouchers, points, declined)
              select live.id, 1, ${json(lines)}::jsonb, ${json(saved)}::jsonb, ${json(joined)}::jsonb, ${json(vouchers)}::jsonb,
                ${points}, ${json(declined)}::jsonb from live
              on conflict do nothing returning 1 as done`
          : sql`
              update member_bags set version = version + 1, lines = ${json(lines)}, saved = ${json(saved)}, joined = ${json(joined)},
                vouchers = ${json(vouchers)}, points = ${points}, declined = ${json(declined)}
              from live where member_id = live.id and version = ${expected} returning 1 as done`
      ),
      ({ length }) => length > 0
    )
})
