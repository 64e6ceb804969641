import { Effect } from "effect"
import type { Db } from "#adapters/postgres/engine/db.ts"
import { moment } from "#adapters/postgres/tables.ts"
import type { AccountStores } from "#core/account/account-store.port.ts"
import type { OtpScope } from "#core/account/otp/otp.ts"

/** Accounts as one would keep them at first: each thing is read, judged and then written. */
export const naively = (stores: AccountStores, db: Db): AccountStores => ({
  ...stores,
  members: {
    ...stores.members,
    claimLogin: Effect.fnUntraced(function* (id, most) {
      const stored = yield* stores.members.byId(id)
      if (stored === undefined || stored.fails >= most) return undefined
      const fails = stored.fails + 1
      yield* db.ask((on) => on.updateTable("members").set({ fails }).where("id", "=", id).execute())
      return fails
    })
  },
  codes: {
    ...stores.codes,
    claimTry: Effect.fnUntraced(function* (ticket, now, most) {
      const row = yield* db.ask((on) =>
        on.selectFrom("codes").selectAll().where("ticket", "=", ticket).executeTakeFirst()
      )
      if (row === undefined || row.expires_at <= now || row.tries >= most) return undefined
      const tries = row.tries + 1
      yield* db.ask((on) => on.updateTable("codes").set({ tries }).where("ticket", "=", ticket).execute())
      const { scope, destination, seal: signature, expires_at: expiresAt } = row
      return { ticket, scope: scope as OtpScope, destination, signature, expiresAt }
    }),
    claimSend: Effect.fnUntraced(function* ({ destination, day, at, waitMs, perDay }) {
      const row = yield* db.ask((on) =>
        on.selectFrom("code_sends").selectAll().where("destination", "=", destination).executeTakeFirst()
      )
      const last = row?.last_sent_at ?? undefined
      const made = row?.day === day ? row.sends : 0
      if (made >= perDay) return { kind: "maximum" as const }
      if (last !== undefined && at - last < waitMs) return { kind: "too-soon" as const, lastSentAt: last }
      const sends = made + 1
      const written = { day, sends, last_sent_at: moment(at) }
      yield* db.ask((on) =>
        on
          .insertInto("code_sends")
          .values({ destination, ...written })
          .onConflict((conflict) => conflict.columns(["destination", "asker"]).doUpdateSet(written))
          .execute()
      )
      return { kind: "taken" as const, sends, before: last }
    })
  }
})
