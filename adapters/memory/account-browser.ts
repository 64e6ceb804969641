import { Effect } from "effect"
import type { AccountPort } from "#core/account/account.port.ts"
import { accountOver } from "#core/account/account.usecases.ts"
import type { AccountServices } from "#core/account/account-services.port.ts"
import type { AccountStores } from "#core/account/account-store.port.ts"
import type { MemberId } from "#core/account/member.ts"
import { recogniseOver } from "#core/account/session/signing-in.usecases.ts"
import type { Instant } from "#core/kernel/moment.ts"
import { callOf } from "#core/kernel/named-calls.ts"
import type { Language } from "#core/kernel/text.ts"

/** A browser before a shop in memory: its cookie belongs to all its tabs. */
export interface AccountBrowser {
  readonly port: AccountPort
  readonly jar: { cookie: string | undefined; browser?: string }
  /** The member who is logged in here now. */
  readonly member: Effect.Effect<MemberId | undefined>
}

/** Each call of the account by itself, at its own moment. */
export const accountBrowser = (
  { stores, services }: { readonly stores: AccountStores; readonly services: AccountServices },
  now: () => Instant,
  language: Language = "id"
): AccountBrowser => {
  const jar: AccountBrowser["jar"] = { cookie: undefined }
  const recognise = recogniseOver(stores.sessions, services.keys)
  const recognised = Effect.suspend(() => recognise(jar.cookie === undefined ? {} : { cookie: jar.cookie }, now()))
  const cookie = {
    open: (token: string) => {
      jar.cookie = token
    },
    remember: (token: string) => {
      jar.browser = token
    }
  }
  type Who = Effect.Success<typeof recognised>
  const portFor = (who?: Who): AccountPort =>
    accountOver(stores, services, { language, ...who, browser: jar.browser, cookie }, now())
  // The machines' actors are made of the calls that the port lists.
  const port = Object.fromEntries(
    Object.keys(portFor()).map((name) => [
      name,
      (input: unknown) => Effect.flatMap(recognised, (who) => callOf(portFor(who), name)(input))
    ])
  ) as unknown as AccountPort
  return { port, jar, member: Effect.map(Effect.orDie(recognised), (who) => who?.member) }
}
