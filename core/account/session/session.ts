import type { Instant } from "../../kernel/moment.ts"
import type { MandatoryField, Member } from "../member.ts"

/** A short proof of a session for the calls of one page; lives in memory only. D-36. */
export interface Bearer {
  readonly token: string
  /** 15 minutes after it was issued. */
  readonly until: Instant
}

/** Pauses in which a member may write no reviews. Specification 3, Restrictions; D-40. */
export interface Restrictions {
  /** Since when, and after how many refused reviews in a row. */
  readonly blocked?: { readonly at: Instant; readonly count: number }
  /** When the last of too many reviews was written. */
  readonly bannedAt?: Instant
}

/** The member who is logged in, and the bearer of this page. D-36: account `GET /user/me`. */
export interface Me {
  readonly member: Member
  readonly bearer: Bearer
  /** Absent while the member may write reviews, and in the answers of logging in. */
  readonly restrictions?: Restrictions
}

/** An answer of every way of logging in; the session itself travels as a cookie. Wire, Account and authentication. */
export interface SignedIn extends Me {
  /** Fields that are missing after a social sign-in; empty for every other way. D-35. */
  readonly missing: ReadonlyArray<MandatoryField>
}
