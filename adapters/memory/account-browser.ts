import { Effect } from "effect"
import type { AccountPort } from "#core/account/account.port.ts"
import { accountOver } from "#core/account/account.usecases.ts"
import type { AccountHands } from "#core/account/account-hands.port.ts"
import type { AccountStores } from "#core/account/account-store.port.ts"
import type { MemberId } from "#core/account/member.ts"
import { recogniseOver } from "#core/account/signing-in.usecases.ts"
import type { Instant } from "#core/kernel/moment.ts"
import type { Language } from "#core/kernel/text.ts"

/** A browser before a shop in memory: its cookie belongs to all its tabs. */
export interface AccountBrowser {
  readonly port: AccountPort
  readonly jar: { cookie: string | undefined }
  /** Whoever is logged in here now. */
  readonly member: Effect.Effect<MemberId | undefined>
}

/** Each call of the account by itself, at its own moment. */
export const accountBrowser = (
  { stores, hands }: { readonly stores: AccountStores; readonly hands: AccountHands },
  now: () => Instant,
  language: Language = "id"
): AccountBrowser => {
  const jar: AccountBrowser["jar"] = { cookie: undefined }
  const recognise = recogniseOver(stores.sessions, hands.keys)
  const recognised = Effect.suspend(() => recognise(jar.cookie === undefined ? {} : { cookie: jar.cookie }, now()))
  const cookie = {
    open: (token: string) => {
      jar.cookie = token
    },
    close: () => {
      jar.cookie = undefined
    }
  }
  const asked = (name: keyof AccountPort, input: never) =>
    Effect.gen(function* () {
      const who = yield* recognised
      const port = accountOver(stores, hands, { language, ...who, cookie }, now())
      return yield* (port[name] as (input: unknown) => Effect.Effect<unknown, unknown>)(input)
    })
  const port = Object.fromEntries(
    callNames.map((name) => [name, (input: never) => asked(name, input)])
  ) as unknown as AccountPort
  return { port, jar, member: Effect.map(Effect.orDie(recognised), (who) => who?.member) }
}

const callNames: ReadonlyArray<keyof AccountPort> = [
  "me",
  "login",
  "loginWith",
  "requestLoginCode",
  "loginByCode",
  "logout",
  "sendCode",
  "verifyCode",
  "checkEmail",
  "checkPhone",
  "checkUserName",
  "register",
  "registerQuickly",
  "complete",
  "forgetByEmail",
  "forgetByPhone",
  "checkReset",
  "resetPassword",
  "changePassword",
  "changePhone",
  "changeEmail"
]
