import { Effect } from "effect"
import type { Db } from "#adapters/postgres/engine/db.ts"
import { putSocialReturn, takeSocialReturn } from "#adapters/postgres/members/social-returns.sql.ts"
import { ProviderRefused } from "#core/account/account.errors.ts"
import type { Keys, SocialIdentity, SocialReturns } from "#core/account/account-services.port.ts"
import type { Unavailable } from "#core/kernel/failure.ts"
import { type Instant, instant } from "#core/kernel/moment.ts"
import type { Secret } from "../secret.ts"

/** Returns of providers that wait for their page: it takes its own with a ticket, once, in the browser that set out. D-35. */
export interface SocialTickets {
  /** @param browser what only that browser shows with each request */
  readonly leave: (identity: SocialIdentity, browser: string) => Effect.Effect<string, Unavailable>
  readonly of: (browser: string | undefined) => SocialReturns
}

/** Time for a page to load over a slow line, and no more. */
const lifeMs = 5 * 60_000

interface Parts {
  readonly db: Db
  readonly secret: Pick<Secret, "lock" | "unlock">
  readonly keys: Pick<Keys, "token" | "digest">
  readonly now: () => Instant
}

/** Returns the store of log-ins by a provider that the browser has yet to call for. */
export const socialTickets = ({ db, secret, keys, now }: Parts): SocialTickets => ({
  leave: Effect.fnUntraced(function* (identity, browser) {
    const ticket = yield* keys.token
    yield* putSocialReturn(db, {
      digest: keys.digest(`${ticket} ${browser}`),
      provider: identity.provider,
      identity: secret.lock(JSON.stringify(identity)),
      until: instant(now() + lifeMs)
    })
    return ticket
  }),
  of: (browser) => ({
    take: Effect.fnUntraced(function* (provider, ticket) {
      const digest = keys.digest(`${ticket} ${browser ?? ""}`)
      const locked = browser && (yield* takeSocialReturn(db, { digest, provider }, now()))
      if (!locked) return yield* new ProviderRefused()
      const identity: SocialIdentity = JSON.parse(secret.unlock(locked))
      return identity
    })
  })
})
