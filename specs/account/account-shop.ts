import { Effect } from "effect"
import { memoryAccount } from "#adapters/memory/account.memory.ts"
import { DeliveryRefused, ProviderRefused, RecaptchaRefused } from "#core/account/account.errors.ts"
import type { AccountPort } from "#core/account/account.port.ts"
import { accountOver } from "#core/account/account.usecases.ts"
import type { AccountHands, SocialIdentity } from "#core/account/account-hands.port.ts"
import type { Member, MemberId } from "#core/account/member.ts"
import type { OtpDestination, OtpMethod, OtpScope } from "#core/account/otp.ts"
import { destinationKey } from "#core/account/otp-destination.rule.ts"
import { recogniseOver } from "#core/account/signing-in.usecases.ts"
import { instant } from "#core/kernel/moment.ts"
import { allOn, type Toggles } from "#core/toggles/toggles.ts"
import { someNow } from "../arbitraries.ts"
import { someDice } from "../orders/some-dice.ts"
import { VirtualClock } from "../virtual-clock.ts"
import { someMember } from "./some-member.ts"

export interface SentMessage {
  readonly to: string
  readonly method: OtpMethod
  readonly scope?: OtpScope
  readonly code: string
  readonly uid?: string
  readonly at: number
}

/** A shop of members in memory, with hands that remember what they did; its secrets are easy to read. */
export const accountShop = ({ clock = new VirtualClock(someNow) }: { readonly clock?: VirtualClock } = {}) => {
  const kept = memoryAccount()
  const outbox: Array<SentMessage> = []
  const returns = new Map<string, SocialIdentity>()
  const proven: Array<string> = []
  const count = { hashes: 0, tokens: 0 }
  const switches = { toggles: allOn as Toggles, refusesDelivery: false, refusesRecaptcha: false, born: 0 }

  const delivered = (message: SentMessage) =>
    Effect.suspend(() =>
      switches.refusesDelivery ? Effect.fail(new DeliveryRefused()) : Effect.sync(() => void outbox.push(message))
    )
  const hands: AccountHands = {
    passwords: {
      hash: (password) => Effect.sync(() => hashOf(password)),
      verify: (hash, password) =>
        Effect.sync(() => {
          count.hashes++
          return hash === hashOf(password)
        })
    },
    keys: {
      token: Effect.sync(() => `token${++count.tokens}`),
      digest: (token) => `digest of ${token}`,
      seal: (code, { scope, destination, ticket }) => `${code} ${scope} ${destination} ${ticket}`
    },
    messenger: {
      sendCode: ({ to, method, scope, code }) =>
        delivered({ to: destinationKey(to), method, scope, code, at: clock.now() }),
      sendReset: ({ email, token }) =>
        delivered({ to: email, method: "email", code: token.code, uid: token.uid, at: clock.now() })
    },
    socialReturns: {
      take: (provider, token) =>
        Effect.suspend(() => {
          const identity = returns.get(token)
          returns.delete(token)
          return identity?.provider === provider ? Effect.succeed(identity) : Effect.fail(new ProviderRefused())
        })
    },
    recaptcha: {
      check: () => Effect.suspend(() => (switches.refusesRecaptcha ? Effect.fail(new RecaptchaRefused()) : Effect.void))
    },
    proven: { proven: (member, what) => Effect.sync(() => void proven.push(`${member} ${destinationKey(what)}`)) },
    toggles: Effect.sync(() => switches.toggles),
    dice: someDice(7)
  }

  /** A browser: its cookie belongs to all its tabs. */
  const browser = () => {
    const jar: { cookie: string | undefined } = { cookie: undefined }
    const asked = <K extends keyof AccountPort>(name: K, input: Parameters<AccountPort[K]>[0]) =>
      Effect.gen(function* () {
        const now = instant(clock.now())
        const who = yield* recogniseOver(kept.stores.sessions, hands.keys)(
          jar.cookie === undefined ? {} : { cookie: jar.cookie },
          now
        )
        const cookie = {
          open: (token: string) => {
            jar.cookie = token
          },
          close: () => {
            jar.cookie = undefined
          }
        }
        const port = accountOver(kept.stores, hands, { language: "id", ...who, cookie }, now)
        return yield* (port[name] as (input: unknown) => Effect.Effect<unknown, unknown>)(input)
      })
    const port = Object.fromEntries(
      callNames.map((name) => [name, (input: never) => asked(name, input)])
    ) as unknown as AccountPort
    return { port, jar }
  }

  return {
    ...kept,
    clock,
    hands,
    outbox,
    proven,
    count,
    switches,
    browser,
    /** Somebody who has been a member for long; an empty password is none. */
    born: (change: Partial<Member> = {}, password = "rahasia"): Member => {
      switches.born++
      const member = someMember({ id: `m${switches.born}` as MemberId, ...change })
      const outcome = Effect.runSync(
        kept.stores.members.insert({ member, ...(password !== "" && { passwordHash: hashOf(password) }) })
      )
      if (outcome !== "inserted") throw new Error(`not born: ${JSON.stringify(outcome)}`)
      return member
    },
    /** Somebody came back from a provider. */
    returned: (identity: Partial<SocialIdentity> = {}): string => {
      const token = `return${returns.size}-${clock.now()}`
      returns.set(token, {
        provider: "google",
        subject: "issuer#1",
        email: "rani@contoh.id",
        isEmailVerified: true,
        firstName: "Rani",
        lastName: "Lestari",
        ...identity
      })
      return token
    },
    /** The code that went to somebody last. */
    codeTo: (to: OtpDestination): string => outbox.findLast((one) => one.to === destinationKey(to))?.code ?? "none"
  }
}

const hashOf = (password: string): string => `hash of ${password}`

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
