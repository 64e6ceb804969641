import type { Effect } from "effect"
import type { Unavailable } from "../../kernel/failure.ts"
import type { Instant } from "../../kernel/moment.ts"
import type { Timed } from "../../kernel/timed.ts"
import type { Toggles } from "../../toggles/toggles.ts"
import type { AccountPort, CodeTyped, CodeWanted, SendRefusal, VerifyRefusal } from "../account.port.ts"
import type { SignedIn } from "../session/session.ts"
import type { OtpDestination, OtpMethod, OtpProof, OtpScope, OtpTicket, SentCode, VerifiedCode } from "./otp.ts"
import { emptyLedger, type OtpLedger } from "./otp-limit.rule.ts"

/** Sends and checks a code of any scope; the right one of scope `login` is the login itself. */
export interface OtpCalls {
  readonly sendCode: (input: CodeWanted) => Effect.Effect<SentCode, SendRefusal | Unavailable>
  readonly verifyCode: (
    input: CodeTyped
  ) => Effect.Effect<VerifiedCode | SignedIn, VerifyRefusal | { readonly _tag: string } | Unavailable>
}

/** A code that is on its way; stored with the ledger so that a reload goes on with it. Nothing in it is secret. */
export interface PendingCode {
  readonly ticket: OtpTicket
  readonly method: OtpMethod
  readonly expiresAt: Instant
}

/** Input of a one-time code: what it is for, where it goes, and what is switched on. */
export interface OtpInput {
  readonly scope: OtpScope
  readonly to: OtpDestination
  readonly toggles: Toggles
  readonly at: Instant
}

/** What a browser remembers of codes to one destination. */
export interface PersistedCodes {
  readonly ledger: OtpLedger
  readonly pending: PendingCode | null
}

/** Where a browser remembers codes, under a digest of their destination; one for all tabs. Machines 15. */
export interface CodeMemory {
  readonly read: (to: OtpDestination, scope: OtpScope) => PersistedCodes
  readonly write: (to: OtpDestination, scope: OtpScope, codes: PersistedCodes) => void
  /** Subscribes to sends of other tabs to a destination; returns the unsubscribe function. */
  readonly watch: (to: OtpDestination, heard: (ledger: OtpLedger, at: Instant) => void) => () => void
}

/** For the server and for specs: remembers nothing. */
export const noCodeMemory: CodeMemory = {
  read: () => ({ ledger: emptyLedger, pending: null }),
  write: () => {},
  watch: () => () => {}
}

/** How it ended. */
export interface OtpOutcome {
  /** `refused`: the destination itself is not accepted, `failure` holds the reason. */
  readonly outcome: "verified" | "cancelled" | "exhausted" | "refused"
  readonly proof: OtpProof | null
  readonly signedIn: SignedIn | null
  readonly failure: string | null
}

/** Events of the code dialog from outside. */
export type OtpEvent = Timed<
  | { readonly type: "method.chosen"; readonly method: OtpMethod }
  | { readonly type: "method.reconsidered" }
  | { readonly type: "resend.requested" }
  | { readonly type: "code.typed"; readonly code: string }
  | { readonly type: "code.submitted" }
  | { readonly type: "error.dismissed" }
  | { readonly type: "code.declined" }
>

/** Events the screen turns into notices. Specification 8, Success messages and OTP codes. */
export type OtpEmitted =
  | { readonly type: "code.sent"; readonly method: OtpMethod }
  /** Said inline for five seconds, and as a notice. Specification 8. */
  | { readonly type: "code.refused"; readonly failure: string }
  | { readonly type: "code.verified"; readonly scope: OtpScope }

/** The account's calls that codes need. */
export type OtpCallsPort = Pick<AccountPort, "sendCode" | "verifyCode" | "requestLoginCode" | "loginByCode">
