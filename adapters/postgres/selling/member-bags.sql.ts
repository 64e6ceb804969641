import type { MemberBagStore } from "#core/cart/member-bag.port.ts"
import type { StoredMemberCart } from "#core/cart/member-bag.ts"
import type { Session } from "../engine/db.ts"
import { quick } from "../engine/quick.ts"
import { json } from "../tables.ts"

/** Stores members' bags; a later change is never overwritten. D-20. */
export const sqlMemberBags = (session: Session): MemberBagStore => ({
  load: (member) =>
    session.ask(async (on) => {
      const { rows } = await quick<StoredMemberCart>`
        select version, lines, saved, joined from member_bags where member_id = ${member}`.execute(on)
      return rows[0] ?? { version: 0, lines: [], saved: [], joined: [] }
    }),
  save: (member, { lines, saved, joined }, expected) =>
    session.ask(async (on) => {
      const { numAffectedRows } =
        expected === 0
          ? await quick`
              insert into member_bags (member_id, version, lines, saved, joined)
              values (${member}, 1, ${json(lines)}, ${json(saved)}, ${json(joined)}) on conflict do nothing`.execute(on)
          : await quick`
              update member_bags set version = version + 1, lines = ${json(lines)}, saved = ${json(saved)}, joined = ${json(joined)}
              where member_id = ${member} and version = ${expected}`.execute(on)
      return (numAffectedRows ?? 0n) > 0n
    })
})
