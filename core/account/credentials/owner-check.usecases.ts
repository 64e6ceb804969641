import { Effect } from "effect"
import type { Unavailable } from "../../kernel/failure.ts"
import type { Instant } from "../../kernel/moment.ts"
import { AccountLocked, PasswordWrong, PhoneNotProven, Unauthenticated } from "../account.errors.ts"
import type { AccountCaller, AccountServices } from "../account-services.port.ts"
import type { AccountStores, StoredMember } from "../account-store.port.ts"
import { attemptRules } from "../login/attempts.rule.ts"
import type { Member, MemberId } from "../member.ts"
import type { OtpDestination, OtpProof } from "../otp/otp.ts"
import { destinationKey } from "../otp/otp-destination.rule.ts"
import { noteWrongPassword } from "./security-messages.usecases.ts"
import { type Asking, guesserOf } from "./vouching.usecases.ts"

/** Shows that the caller is the owner: their password, or a code of scope `verification` to their own number or address. */
export type Credential = { readonly password: string } | { readonly proof: OtpProof }

/** Asked once more before something that cannot be undone. D-36c. */
export type OwnerCheck = (
  input: { readonly member: MemberId } & Credential
) => Effect.Effect<void, Unauthenticated | PasswordWrong | AccountLocked | PhoneNotProven | Unavailable>

interface Parts {
  readonly stores: Pick<AccountStores, "members" | "codes" | "devices" | "audit" | "transactional">
  readonly services: Pick<AccountServices, "passwords" | "keys" | "attempts">
  readonly caller: Asking["caller"] & Pick<AccountCaller, "language">
  readonly now: Instant
}

/** Each call of the stores is independent: a wrong password stays counted. */
export const ownerCheckOver =
  ({ stores, services, caller, now }: Parts): OwnerCheck =>
  ({ member: id, ...credential }) =>
    Effect.gen(function* () {
      const stored = yield* stores.members.byId(id)
      if (stored === undefined || stored.isRemoved) return yield* new Unauthenticated()
      if ("password" in credential) {
        return yield* sureOf({ stores, services, caller, now }, stored, credential.password)
      }
      const digest = services.keys.digest(credential.proof)
      for (const to of destinationsOf(stored.member)) {
        const proof = { digest, scope: "verification", destination: destinationKey(to) } as const
        if (yield* stores.codes.takeProof(proof, now)) return
      }
      return yield* new PhoneNotProven()
    })

/** The present password once more; wrong ones count as they do at the door, or a lost phone would be a place to guess. */
export const sureOf = Effect.fnUntraced(function* (
  { stores, services, caller, now }: Parts,
  stored: StoredMember,
  typed: string
) {
  if (stored.passwordHash === undefined) return yield* new PasswordWrong()
  const member = stored.member.id
  const asker = yield* guesserOf({ stores, services, caller, now }, stored)
  const { attempts = attemptRules } = services
  const fails = yield* stores.members.claimLogin(member, attempts.lockAt, asker, now)
  if (fails === undefined) return yield* new AccountLocked()
  const isRight = yield* services.passwords
    .verify(stored.passwordHash, typed)
    .pipe(Effect.tapError(() => stores.members.giveLoginBack(member, asker)))
  if (!isRight) {
    yield* noteWrongPassword({ stores, caller, now }, stored.member, fails, attempts)
    return yield* new PasswordWrong()
  }
  yield* stores.members.forgiveLogins(member, asker)
})

const destinationsOf = ({ email, phone }: Member): ReadonlyArray<OtpDestination> => [
  ...(phone ? [{ phone }] : []),
  ...(email === "" ? [] : [{ email }])
]
