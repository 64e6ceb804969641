import { digestOf } from "../../kernel/digest.rule.ts"
import type { Instant } from "../../kernel/moment.ts"
import type { Timed } from "../../kernel/timed.ts"
import type { Toggles } from "../../toggles/toggles.ts"
import type { Problems } from "../field.rule.ts"
import { identifierOf } from "../login/attempts.rule.ts"
import type { OtpDestination, OtpProof } from "../otp/otp.ts"
import { destinationKey } from "../otp/otp-destination.rule.ts"
import { waysFor } from "../otp/otp-methods.rule.ts"
import type { SignedIn } from "../session/session.ts"
import {
  emptyRegistration,
  type RegistrationDraft,
  type RegistrationField,
  registrationIn
} from "./registration.form.ts"
import type { RegistrationWanted } from "./registration-calls.usecases.ts"

type Shown = Omit<RegistrationDraft, "password" | "passwordAgain">

/** The part of a draft that may be stored: everything but the passwords. */
export interface PersistedRegistration extends Shown {
  /** Digest of the registration that was requested and maybe never answered; empty if there is none. G5. */
  readonly lostFor: string
  /** A code is on its way: a reload returns to it. */
  readonly isProving: boolean
  /** What was proven in this tab; the proof opens one call, once. G1. */
  readonly proven: { readonly to: string; readonly proof: OtpProof } | null
}

const { password: _, passwordAgain: __, ...emptyShown } = emptyRegistration
/** A registration before anything is typed. */
export const emptyPersistedRegistration: PersistedRegistration = {
  ...emptyShown,
  lostFor: "",
  isProving: false,
  proven: null
}

/** Input of a registration. */
export interface RegistrationInput {
  readonly draft: PersistedRegistration
  readonly toggles: Toggles
  readonly acquisitionSource: string
  /** Now: a reload goes on with a code at once. */
  readonly at: Instant
}

/** Context of the registration machine. */
export interface RegistrationContext extends Omit<RegistrationInput, "at"> {
  /** Only from sending the form to its answer; passed to nothing but `register`. G4. */
  readonly password: string
  readonly recaptchaToken: string | null
  readonly problems: Problems<RegistrationField>
  readonly failure: string | null
  readonly waitSeconds: number | null
  /** Digest of the registration that was requested without an answer; the draft holds it from the request on. G5. */
  readonly lostFor: string
  readonly signedIn: SignedIn | null
  readonly at: Instant
}

type Typed = { readonly [F in keyof Shown]: { readonly field: F; readonly value: Shown[F] } }

/** Events of a registration from outside. */
export type RegistrationEvent = Timed<
  | ({ readonly type: "field.typed" } & Typed[keyof Shown])
  | { readonly type: "password.typed"; readonly field: "password" | "passwordAgain" }
  | {
      readonly type: "form.sent"
      readonly password: string
      readonly passwordAgain: string
      readonly recaptchaToken?: string
    }
  | { readonly type: "retry.wanted" }
  | { readonly type: "form.reopened" }
>

/** The draft as it is to be stored. */
export interface RegistrationEmitted {
  readonly type: "draft.changed"
  readonly draft: PersistedRegistration
}

type Typing = Pick<RegistrationContext, "draft" | "password" | "toggles" | "acquisitionSource">

/** The draft with its password. */
export const whole = ({ draft, password }: Typing): RegistrationDraft => ({
  ...draft,
  password,
  passwordAgain: password
})
/** Returns the input of the server's call; only of a draft without problems. */
export const wantedIn = (context: Typing): RegistrationWanted =>
  registrationIn(whole(context), context.acquisitionSource) as RegistrationWanted
/** Returns the destination of the code: the number, or the address if no message reaches such numbers. D-33. */
export const destinationIn = (context: Typing): OtpDestination => {
  const { phone, email } = wantedIn(context)
  return waysFor({ scope: "verification", to: { phone }, email }, context.toggles)[0]?.to ?? { phone }
}
/** Returns a digest of the person who registers. G5. */
export const nameOf = ({ draft }: RegistrationContext): string =>
  digestOf([draft.email, draft.userName, draft.phone].map(identifierOf).join(" "))

/** Returns whether the number as it is typed now was proven already. */
export const isProvenNow = (context: Pick<RegistrationContext, "draft" | "toggles">): boolean => {
  const { proven } = context.draft
  if (proven === null || registrationIn({ ...context.draft, password: "", passwordAgain: "" }, "") === undefined)
    return false
  return proven.to === destinationKey(destinationIn({ ...context, password: "", acquisitionSource: "" }))
}

/** The draft once a code was right. */
export const withProof = (context: RegistrationContext, proof: OtpProof | null): PersistedRegistration => ({
  ...context.draft,
  isProving: false,
  proven: proof && { to: destinationKey(destinationIn(context)), proof }
})
