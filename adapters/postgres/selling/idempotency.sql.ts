import { Effect } from "effect"
import type { Kysely } from "kysely"
import type { IdempotencyStore } from "#core/orders/order-store.port.ts"
import { IdempotencyInProgress, IdempotencyMismatch } from "#core/orders/orders.errors.ts"
import type { Session } from "../engine/db.ts"
import { quick } from "../engine/quick.ts"
import { moment, type Tables } from "../tables.ts"

/** How long a call waits for a twin that is still running, before it is refused. */
const patience = "1s"
/** SQLSTATE lock_not_available. */
const lockNotAvailable = "55P03"

/** Keys of calls that are executed once. Only for a transaction: the key stays if its call has succeeded. */
export const sqlIdempotency = (session: Session): IdempotencyStore => ({
  claim: ({ scope, key, digest, now }) =>
    Effect.gen(function* () {
      const claimed = yield* session.ask(async (on) => {
        try {
          return (await insert(on, { scope, key, digest, at: moment(now) })) ? "first" : "known"
        } catch (cause) {
          if (cause instanceof Error && "code" in cause && cause.code === lockNotAvailable) return "running"
          throw cause
        }
      })
      if (claimed === "running") return yield* new IdempotencyInProgress()
      if (claimed === "first") return { done: undefined }
      const first = yield* session.ask((on) =>
        on
          .selectFrom("idempotency_keys")
          .select(["asked", "made"])
          .where("scope", "=", scope)
          .where("key", "=", key)
          .executeTakeFirst()
      )
      if (first === undefined) return yield* new IdempotencyInProgress()
      return first.asked === digest ? { done: first.made } : yield* new IdempotencyMismatch()
    }),
  finish: (scope, key, subject) =>
    Effect.asVoid(
      session.ask((on) =>
        quick`/* later */ update idempotency_keys set made = ${subject} where scope = ${scope} and key = ${key}`.execute(
          on
        )
      )
    )
})

/** Waits for a concurrent call's uncommitted row, for at most `patience`; everything after it waits as usual. */
const insert = async (
  on: Kysely<Tables>,
  {
    scope,
    key,
    digest,
    at
  }: { readonly scope: string; readonly key: string; readonly digest: string; readonly at: string }
): Promise<boolean> => {
  const { rows } = await quick`
    insert into idempotency_keys (scope, key, asked, created_at)
    select ${scope}, ${key}, ${digest}, ${at} from (select set_config('lock_timeout', ${patience}, true)) as waiting
    on conflict do nothing returning set_config('lock_timeout', '0', true)`.execute(on)
  return rows.length > 0
}
