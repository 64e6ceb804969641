import { dayMs, type Instant, instant, jakartaDay, startOfJakartaDay } from "../../kernel/moment.ts"
import { resetLifeMs } from "../credentials/reset-token.rule.ts"

/** What a code may cost. Specification 4, 5 and 9; D-32. */
export interface OtpRules {
  /** Between two sends to one destination, by any method. */
  readonly resendWaitMs: number
  /** To one destination on one Jakarta day, by all methods and for all scopes together. */
  readonly sendsPerDay: number
  /** How long the notice of a wrong code is shown. */
  readonly noticeMs: number
}

/**
 * Limits of one-time codes: 30 seconds between two, five a day, and how long a notice stays, in milliseconds.
 * Specification 9.
 */
export const otpRules: OtpRules = { resendWaitMs: 30_000, sendsPerDay: 5, noticeMs: 5_000 }

/** How long a code counts, in milliseconds. D-32. */
export const codeLifeMs = 5 * 60_000
/** Wrong entries after which a code does not count any more. D-32. */
export const triesPerCode = 5
/** Digits of a one-time code. D-32. */
export const codeDigits = 6
/** How long a proof can be used: enough time to correct a form behind it. Own choice, as long as a reset link. */
export const proofLifeMs = resetLifeMs

/** Sends to one destination that this side has recorded. */
export interface OtpLedger {
  /** Jakarta day of the sends that are counted. */
  readonly day: string
  readonly sends: number
  readonly lastSentAt: Instant | null
}

/** The ledger of a destination to which no code was sent yet. */
export const emptyLedger: OtpLedger = { day: "", sends: 0, lastSentAt: null }

/** Sends made on the day of `now`. */
export const sendsToday = ({ day, sends }: OtpLedger, now: Instant): number => (day === jakartaDay(now) ? sends : 0)

/** Returns when the next send may leave, as far as the wait goes. */
export const resendAtOf = ({ lastSentAt }: OtpLedger, { resendWaitMs }: OtpRules): Instant | null =>
  lastSentAt === null ? null : instant(lastSentAt + resendWaitMs)

/** Returns whether the last code was sent less than 30 seconds ago. Specification 9. */
export const isCooling = (ledger: OtpLedger, now: Instant, rules: OtpRules): boolean =>
  (resendAtOf(ledger, rules) ?? now) > now

/** Returns whether all codes of today were sent. Specification 9. */
export const isUsedUp = (ledger: OtpLedger, now: Instant, { sendsPerDay }: OtpRules): boolean =>
  sendsToday(ledger, now) >= sendsPerDay

/** Returns when the count of sends starts again: the begin of the next Jakarta day. */
export const opensAt = (now: Instant): Instant => instant(startOfJakartaDay(jakartaDay(now)) + dayMs)

/** With one send more. */
export const withSend = (ledger: OtpLedger, at: Instant): OtpLedger => ({
  day: jakartaDay(at),
  sends: sendsToday(ledger, at) + 1,
  lastSentAt: at
})

/**
 * Returns the sends of a destination as the server counts them; they replace what this browser counted before. The server
 * counts by rules of its own, not by those of a machine: one that allows more is refused, and simulations notice it. D-32.
 *
 * @param sendsLeft today, of the server's `sendsPerDay`
 */
export const ledgerOf = (
  { acceptedAt, sendsLeft }: { readonly acceptedAt: Instant; readonly sendsLeft: number },
  { sendsPerDay }: Pick<OtpRules, "sendsPerDay"> = otpRules
): OtpLedger => ({
  day: jakartaDay(acceptedAt),
  sends: Math.max(0, sendsPerDay - sendsLeft),
  lastSentAt: acceptedAt
})

/** The ledger with the day used up by sends from elsewhere. */
export const usedUp = (ledger: OtpLedger, at: Instant, { sendsPerDay }: OtpRules): OtpLedger => ({
  ...ledger,
  day: jakartaDay(at),
  sends: Math.max(sendsToday(ledger, at), sendsPerDay)
})

/** Two memories of the same destination: the later day, its larger count, the later send. */
export const mergeLedgers = (one: OtpLedger, other: OtpLedger): OtpLedger => {
  const [later, earlier] = one.day >= other.day ? [one, other] : [other, one]
  return {
    day: later.day,
    sends: later.day === earlier.day ? Math.max(one.sends, other.sends) : later.sends,
    lastSentAt: instantMax(one.lastSentAt, other.lastSentAt)
  }
}

const instantMax = (one: Instant | null, other: Instant | null): Instant | null =>
  one === null || (other !== null && other > one) ? other : one
