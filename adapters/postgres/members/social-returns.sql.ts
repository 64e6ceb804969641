import { Effect } from "effect"
import { sql } from "kysely"
import type { Provider } from "#core/account/member.ts"
import type { Unavailable } from "#core/kernel/failure.ts"
import type { Instant } from "#core/kernel/moment.ts"
import type { Session } from "../engine/db.ts"
import { moment } from "../tables.ts"

/** What a provider's return left for the page, by the digest of its ticket. */
export interface SocialReturn {
  readonly digest: string
  readonly provider: Provider
  /** Locked. */
  readonly identity: string
  readonly until: Instant
}

/** Stores what a provider sent back, until the browser calls for it. */
export const putSocialReturn = (session: Session, { until, ...left }: SocialReturn): Effect.Effect<void, Unavailable> =>
  Effect.asVoid(
    session.ask((on) =>
      on
        .insertInto("social_returns")
        .values({ ...left, until: moment(until) })
        .execute()
    )
  )

/** Takes the return, once; nothing if it expired or belongs to another provider. */
export const takeSocialReturn = (
  session: Session,
  { digest, provider }: Pick<SocialReturn, "digest" | "provider">,
  now: Instant
): Effect.Effect<string | undefined, Unavailable> =>
  session.ask(async (on) => {
    const { rows } = await sql<{ identity: string }>`
      delete from social_returns where digest = ${digest} and provider = ${provider} and until > ${moment(now)}
      returning identity`.execute(on)
    return rows[0]?.identity
  })
