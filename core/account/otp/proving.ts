import type { Effect } from "effect"
import type { Unavailable } from "../../kernel/failure.ts"
import type { DestinationTaken, MemberRemoved, TooManyTries } from "../account.errors.ts"
import type { CredentialsPort, Notified, RegistrationPort } from "../account.port.ts"
import type { Member } from "../member.ts"
import type { SignedIn } from "../session/session.ts"
import type { OtpDestination, OtpProof, OtpScope } from "./otp.ts"

/**
 * What a number or an address is proven for: to be the member's new one, to be one registered at a till (`store` for a
 * member, `claim` for a guest), or to begin an account with nothing else. Specification 4.
 */
export const provingPurposes = ["phone", "email", "store", "claim", "quick"] as const
/** Why a number or an e-mail address is proven. */
export type ProvingPurpose = (typeof provingPurposes)[number]

/** The purpose of the code. */
export const scopeOfPurpose: Readonly<Record<ProvingPurpose, OtpScope>> = {
  phone: "change-number",
  email: "verification",
  store: "registered_sociolla_store",
  claim: "registered_sociolla_store",
  quick: "quick-registration"
}

/** What is proven, and what for. */
export interface Wanted {
  readonly purpose: ProvingPurpose
  readonly to: OtpDestination
}

type ApplyRefusal =
  | ReturnType<CredentialsPort["changePhone"]>
  | ReturnType<RegistrationPort["complete"]>
  | ReturnType<RegistrationPort["registerQuickly"]>

/** Whether it is free, and what a proof of it brings. */
export interface ProvingCalls {
  readonly check: (wanted: Wanted) => Effect.Effect<unknown, DestinationTaken | TooManyTries | Unavailable>
  readonly apply: (
    wanted: Wanted & { readonly proof: OtpProof }
  ) => Effect.Effect<Proven, (ApplyRefusal extends Effect.Effect<unknown, infer E> ? E : never) | MemberRemoved>
}

/** The member afterwards: changed, or logged in. */
export interface Proven extends Notified {
  readonly member: Member
  readonly signedIn: SignedIn | null
}

/** What outlives a reload: what was typed, and how far the proof is. The proof opens one call, once. */
export interface ProvingDraft {
  readonly purpose: ProvingPurpose
  readonly typed: string
  readonly phoneCode: string
  /** A code is on its way. */
  readonly isProving: boolean
  readonly proof: OtpProof | null
}
