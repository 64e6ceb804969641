import { Effect } from "effect"
import type { Unavailable } from "../../kernel/failure.ts"
import type { Instant } from "../../kernel/moment.ts"
import type { Language } from "../../kernel/text.ts"
import type { AccountStores, AccountWrites } from "../account-store.port.ts"
import type { AttemptRules } from "../login/attempts.rule.ts"
import type { Member } from "../member.ts"
import type { SecurityMessage } from "./security-message.ts"
import { provenEmail, type Reachable, securityReceivers } from "./security-receiver.rule.ts"

/** What a message says, without its receiver and occasion. */
export type SecurityNews = Pick<SecurityMessage, "kind" | "provider" | "setsAside">

/** When, and in which language, a message is written. */
interface Occasion {
  readonly caller: { readonly language: Language }
  readonly now: Instant
}

/**
 * Writes a message about a change to the receivers of `securityReceivers`. Called before the change is noted: what it does
 * itself makes no number older. Returns the first receiver it leaves to, or `undefined` if no message leaves.
 *
 * @param member as they can be reached: before the change if it is a change of the address or number
 */
export const writeToOwner = (
  inside: Pick<AccountWrites, "send" | "audit">,
  occasion: Occasion,
  member: Reachable & Pick<Member, "id">,
  message: SecurityNews
): Effect.Effect<string | undefined, Unavailable> =>
  Effect.gen(function* () {
    const emailAt = yield* inside.audit.lastAt("email-changed", member.id)
    const phoneAt = yield* inside.audit.lastAt("phone-changed", member.id)
    const receivers = securityReceivers(member, { emailAt, phoneAt }, occasion.now)
    const reached = yield* Effect.forEach(receivers, (to) => writeTo(inside, occasion, to, message))
    return reached.find((to) => to !== undefined)
  })

/** The same to a receiver that is named. */
export const writeTo = (
  { send }: Pick<AccountWrites, "send">,
  { caller: { language }, now: at }: Occasion,
  to: string,
  message: SecurityNews
): Effect.Effect<string | undefined, Unavailable> =>
  Effect.map(send({ ...message, to, language, at }), (leaves) => (leaves ? to : undefined))

/**
 * Notes that a password was wrong; if it was the one that locks, the member is written to. By e-mail only: strangers can
 * cause it, and each short message costs the shop money. D-34; decision 0048.
 *
 * @param fails how many wrong passwords in a row this one makes
 */
export const noteWrongPassword = (
  {
    stores: { audit, transactional },
    ...occasion
  }: Occasion & {
    readonly stores: Pick<AccountStores, "audit" | "transactional">
  },
  { id: member, ...reached }: Member,
  fails: number,
  { lockAt }: AttemptRules
): Effect.Effect<void, Unavailable> => {
  const at = occasion.now
  if (fails < lockAt) return audit.note({ kind: "login-failed", member, at })
  const to = provenEmail(reached)
  return transactional(
    Effect.fnUntraced(function* (inside) {
      yield* inside.audit.note({ kind: "login-locked", member, at })
      if (to !== undefined) yield* writeTo(inside, occasion, to, { kind: "account-locked" })
    })
  )
}
