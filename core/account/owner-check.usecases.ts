import { Effect } from "effect"
import type { Unavailable } from "../kernel/failure.ts"
import type { Instant } from "../kernel/moment.ts"
import { AccountLocked, PasswordWrong, PhoneNotProven, Unauthenticated } from "./account.errors.ts"
import type { AccountHands } from "./account-hands.port.ts"
import type { AccountStores } from "./account-store.port.ts"
import type { Member, MemberId } from "./member.ts"
import type { OtpDestination, OtpProof } from "./otp.ts"
import { destinationKey } from "./otp-destination.rule.ts"

/** Shows that whoever asks is the owner: their password, or a code of scope `verification` to their own number or address. */
export type Credential = { readonly password: string } | { readonly proof: OtpProof }

/** Asked once more before something that cannot be undone. D-36c. */
export type OwnerCheck = (
  input: { readonly member: MemberId } & Credential
) => Effect.Effect<void, Unauthenticated | PasswordWrong | AccountLocked | PhoneNotProven | Unavailable>

interface Parts {
  readonly stores: Pick<AccountStores, "members" | "codes">
  readonly hands: Pick<AccountHands, "passwords" | "keys">
  readonly now: Instant
}

/** Each call of the stores stands for itself: a wrong password stays counted. */
export const ownerCheckOver =
  ({ stores, hands, now }: Parts): OwnerCheck =>
  ({ member: id, ...credential }) =>
    Effect.gen(function* () {
      const kept = yield* stores.members.byId(id)
      if (kept === undefined || kept.isRemoved) return yield* new Unauthenticated()
      if ("password" in credential) {
        if (kept.passwordHash === undefined) return yield* new PasswordWrong()
        return yield* sureOf({ stores, hands }, id, kept.passwordHash, credential.password)
      }
      const digest = hands.keys.digest(credential.proof)
      for (const to of destinationsOf(kept.member)) {
        const proof = { digest, scope: "verification", destination: destinationKey(to) } as const
        if (yield* stores.codes.takeProof(proof, now)) return
      }
      return yield* new PhoneNotProven()
    })

/** The present password once more; wrong ones count as they do at the door, or a lost phone would be a place to guess. */
export const sureOf = Effect.fnUntraced(function* (
  { stores, hands }: Pick<Parts, "stores" | "hands">,
  member: MemberId,
  hash: string,
  typed: string
) {
  if ((yield* stores.members.claimLogin(member)) === undefined) return yield* new AccountLocked()
  const isRight = yield* hands.passwords
    .verify(hash, typed)
    .pipe(Effect.tapError(() => stores.members.giveLoginBack(member)))
  if (!isRight) return yield* new PasswordWrong()
  yield* stores.members.forgiveLogins(member)
})

const destinationsOf = ({ email, phone }: Member): ReadonlyArray<OtpDestination> => [
  ...(phone ? [{ phone }] : []),
  ...(email === "" ? [] : [{ email }])
]
