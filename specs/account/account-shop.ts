import { Effect } from "effect"
import { memoryAccount } from "#adapters/memory/account.memory.ts"
import { accountBrowser } from "#adapters/memory/account-browser.ts"
import { openHash, openKeys, openPasswords } from "#adapters/memory/open-ops.ts"
import { seededRandom } from "#adapters/memory/seeded-random.ts"
import { DeliveryRefused, ProviderRefused, RecaptchaRefused } from "#core/account/account.errors.ts"
import type { AccountServices, SocialIdentity } from "#core/account/account-services.port.ts"
import type { SecurityMessage } from "#core/account/credentials/security-message.ts"
import { type AttemptRules, attemptRules } from "#core/account/login/attempts.rule.ts"
import { type Member, MemberId } from "#core/account/member.ts"
import type { OtpDestination, OtpMethod, OtpScope } from "#core/account/otp/otp.ts"
import { destinationKey } from "#core/account/otp/otp-destination.rule.ts"
import { type OtpRules, otpRules } from "#core/account/otp/otp-limit.rule.ts"
import { instant } from "#core/kernel/moment.ts"
import { allOn, type Toggles } from "#core/toggles/toggles.ts"
import { someNow } from "../arbitraries.ts"
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

/** A shop of members in memory that notes what it sent; its secrets are easy to read. */
export const accountShop = ({
  clock = new VirtualClock(someNow),
  attempts = attemptRules,
  codes = otpRules
}: {
  readonly clock?: VirtualClock
  readonly attempts?: AttemptRules
  readonly codes?: OtpRules
} = {}) => {
  const messages: Array<SecurityMessage> = []
  const noted = (message: SecurityMessage): boolean => messages.push(message) > 0
  const proven: Array<string> = []
  const memory = memoryAccount(noted, (member, what) => void proven.push(`${member} ${destinationKey(what)}`))
  const outbox: Array<SentMessage> = []
  const returns = new Map<string, SocialIdentity>()
  const count = { hashes: 0 }
  const switches = {
    toggles: allOn as Toggles,
    refusesDelivery: false,
    refusesRecaptcha: false,
    born: 0,
    /** Happens once, while a password is compared or hashed. */
    meanwhile: undefined as (() => void) | undefined
  }

  const happens = (): void => {
    const { meanwhile } = switches
    switches.meanwhile = undefined
    meanwhile?.()
  }
  const delivered = (message: SentMessage) =>
    Effect.suspend(() =>
      switches.refusesDelivery ? Effect.fail(new DeliveryRefused()) : Effect.sync(() => void outbox.push(message))
    )
  const services: AccountServices = {
    passwords: {
      hash: (password) =>
        Effect.suspend(() => {
          happens()
          return openPasswords.hash(password)
        }),
      verify: (hash, password) =>
        Effect.suspend(() => {
          count.hashes++
          happens()
          return openPasswords.verify(hash, password)
        })
    },
    keys: openKeys(),
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
    toggles: Effect.sync(() => switches.toggles),
    random: seededRandom(7),
    attempts,
    codes
  }

  /** A browser: its cookie belongs to all its tabs. */
  const browser = () => accountBrowser({ stores: memory.stores, services }, () => instant(clock.now()))

  return {
    ...memory,
    clock,
    services,
    outbox,
    /** Messages about changes of accounts, oldest first. */
    messages,
    /** The same for accounts in a database. */
    sendIn: () => (message: SecurityMessage) => Effect.sync(() => noted(message)),
    proven,
    count,
    switches,
    browser,
    /** A person who has been a member for long; an empty password is none. */
    born: (change: Partial<Member> = {}, password = "rahasia"): Member => {
      switches.born++
      const member = someMember({ id: MemberId(`m${switches.born}`), ...change })
      const outcome = Effect.runSync(
        memory.stores.members.insert({ member, ...(password !== "" && { passwordHash: openHash(password) }) })
      )
      if (outcome !== "inserted") throw new Error(`not born: ${JSON.stringify(outcome)}`)
      return member
    },
    /** A person came back from a provider. */
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
    /** The code that went to a receiver last. */
    codeTo: (to: OtpDestination): string => outbox.findLast((one) => one.to === destinationKey(to))?.code ?? "none"
  }
}
