import { Effect } from "effect"
import { keysOver } from "#adapters/identity/keys.ts"
import { type Hashing, passwordsOver } from "#adapters/identity/password.ts"
import { recaptchaOver } from "#adapters/identity/recaptcha.ts"
import { type ProviderSettings, type Social, socialBy } from "#adapters/identity/social.ts"
import type { Db } from "#adapters/postgres/engine/db.ts"
import { sqlAccount } from "#adapters/postgres/members/account.sql.ts"
import { sqlWrittenReviews } from "#adapters/postgres/members/written-reviews.sql.ts"
import type { AccountPort } from "#core/account/account.port.ts"
import { accountOver } from "#core/account/account.usecases.ts"
import type { AccountServices } from "#core/account/account-services.port.ts"
import type { Provider } from "#core/account/member.ts"
import { recogniseOver } from "#core/account/session/signing-in.usecases.ts"
import type { Instant } from "#core/kernel/moment.ts"
import type { RandomSource } from "#core/kernel/random.ts"
import { restrictionsOf } from "#core/reviews/writing/restrictions.rule.ts"
import type { ToggleStore, TogglesPort } from "#core/toggles/toggles.port.ts"
import { togglesOver } from "#core/toggles/toggles.usecases.ts"
import type { Clock } from "../clock.ts"
import type { Config } from "../config.ts"
import type { Caller } from "../http/caller.ts"
import { countedBy, limitedAccount } from "../http/limits.ts"
import type { Find } from "../http/sessions.ts"
import { type SocialTickets, socialTickets } from "../http/social-tickets.ts"
import type { Mailing } from "../jobs/mailing.ts"
import { messengerOver, togglesOf } from "../jobs/messenger.ts"
import { systemRandom } from "../random.ts"
import type { Secret } from "../secret.ts"

/** Accounts and who is logged in. */
export interface Accounts {
  readonly portFor: (caller: Caller & { readonly now: Instant }) => AccountPort
  readonly toggles: TogglesPort & ToggleStore
  readonly find: Find
  readonly social: Social
  /** Store of the returns of providers until their page takes them. */
  readonly tickets: SocialTickets
  readonly services: Pick<AccountServices, "passwords" | "keys">
}

interface Parts {
  readonly db: Db
  readonly config: Config
  readonly clock: Clock
  readonly secret: Secret
  readonly mailing: Mailing
  readonly switches: ToggleStore
  readonly random?: RandomSource
  readonly hashing?: Hashing | undefined
}

/** All ways of a member to sign in, over the database. Each call of a store is independent. */
export const accountsOver = ({
  db,
  config,
  clock,
  secret,
  mailing,
  switches,
  random = systemRandom,
  hashing
}: Parts): Accounts => {
  const stores = sqlAccount(db, clock.now, mailing.sendIn)
  const keys = keysOver(secret.sign("code", ""))
  const passwords = passwordsOver(hashing)
  const toggles = { ...switches, ...togglesOver(switches, togglesOf(config, mailing)) }
  const tickets = socialTickets({ db, secret, keys, now: clock.now })
  const services: Omit<AccountServices, "socialReturns"> = {
    passwords,
    keys,
    messenger: messengerOver(mailing, clock.now),
    recaptcha: recaptchaOver({ url: config.recaptchaUrl, secret: config.recaptchaSecret }),
    toggles: toggles.toggles({}),
    random
  }
  const recognise = recogniseOver(stores.sessions, keys)
  return {
    portFor: (caller) => {
      const account = withRestrictions(
        db,
        accountOver(stores, { ...services, socialReturns: tickets.of(caller.journey) }, caller, caller.now),
        caller.now
      )
      return config.limits === "off" ? account : limitedAccount(account, countedBy(db, caller, caller.now))
    },
    toggles,
    find: (shown) => recognise(shown, clock.now()),
    social: socialBy(providersOf(config)),
    tickets,
    services: { passwords, keys }
  }
}

/** An account that knows the pauses of its member from writing reviews. */
const withRestrictions = (db: Db, account: AccountPort, now: Instant): AccountPort => ({
  ...account,
  me: Effect.fnUntraced(function* (input) {
    const me = yield* account.me(input)
    const writer = yield* sqlWrittenReviews(db).writer(me.member.id)
    const restrictions = writer && restrictionsOf(writer.facts, now)
    return restrictions === undefined ? me : { ...me, restrictions }
  })
})

/** The providers that are configured. */
const providersOf = (config: Config): Readonly<Partial<Record<Provider, ProviderSettings>>> => ({
  ...(config.googleClientId !== undefined && {
    google: { issuer: config.googleIssuer, clientId: config.googleClientId, clientSecret: config.googleClientSecret }
  }),
  ...(config.facebookClientId !== undefined && {
    facebook: {
      issuer: config.facebookIssuer,
      clientId: config.facebookClientId,
      clientSecret: config.facebookClientSecret,
      tokenUrl: config.facebookTokenUrl
    }
  })
})
