import type { Effect } from "effect"
import type { Unavailable } from "../kernel/failure.ts"
import type { Instant } from "../kernel/moment.ts"
import type { MemberId } from "./member.ts"

/** What is written down about accounts, never a secret, code, number or address. Security 5. */
export type AuditKind =
  | "registered"
  | "logged-in"
  | "login-failed"
  | "login-locked"
  | "logged-out"
  | "code-sent"
  | "password-changed"
  | "phone-changed"
  | "email-changed"
  | "social-linked"
  /** An address was proven that did not vouch for the rest of its account. Decision 0030. */
  | "disowned"

/** Log of events of accounts: their kinds and when they happened, never what was typed. Security 5. */
export interface Audit {
  readonly note: (row: {
    readonly kind: AuditKind
    readonly member?: MemberId
    readonly at: Instant
  }) => Effect.Effect<void, Unavailable>
  /** Returns when this was last noted of a member; absent if never. */
  readonly lastAt: (kind: AuditKind, member: MemberId) => Effect.Effect<Instant | undefined, Unavailable>
}
