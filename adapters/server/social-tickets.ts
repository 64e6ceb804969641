import { Effect } from "effect"
import type { Db } from "#adapters/postgres/db.ts"
import { putSocialReturn, takeSocialReturn } from "#adapters/postgres/social-returns.sql.ts"
import { ProviderRefused } from "#core/account/account.errors.ts"
import type { Keys, SocialIdentity, SocialReturns } from "#core/account/account-hands.port.ts"
import type { Unavailable } from "#core/kernel/failure.ts"
import { type Instant, instant } from "#core/kernel/moment.ts"
import type { Secret } from "./secret.ts"

/** Returns of providers that wait for their page: it takes its own with a ticket, once. D-35. */
export interface SocialTickets extends SocialReturns {
  readonly leave: (identity: SocialIdentity) => Effect.Effect<string, Unavailable>
}

/** Time for a page to load over a slow line, and no more. */
const lifeMs = 5 * 60_000

interface Parts {
  readonly db: Db
  readonly secret: Pick<Secret, "lock" | "unlock">
  readonly keys: Pick<Keys, "token" | "digest">
  readonly now: () => Instant
}

export const socialTickets = ({ db, secret, keys, now }: Parts): SocialTickets => ({
  leave: Effect.fnUntraced(function* (identity) {
    const ticket = yield* keys.token
    yield* putSocialReturn(db, {
      digest: keys.digest(ticket),
      provider: identity.provider,
      identity: secret.lock(JSON.stringify(identity)),
      until: instant(now() + lifeMs)
    })
    return ticket
  }),
  take: Effect.fnUntraced(function* (provider, ticket) {
    const locked = yield* takeSocialReturn(db, { digest: keys.digest(ticket), provider }, now())
    if (locked === undefined) return yield* new ProviderRefused()
    const identity: SocialIdentity = JSON.parse(secret.unlock(locked))
    return identity
  })
})
