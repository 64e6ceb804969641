import { Effect } from "effect"
import type { Session } from "#adapters/postgres/engine/db.ts"
import { countOne, fullUntil, type Limit, uncountOne } from "#adapters/postgres/limits.sql.ts"
import { TooManyTries } from "#core/account/account.errors.ts"
import type { AccountPort } from "#core/account/account.port.ts"
import type { Unavailable } from "#core/kernel/failure.ts"
import { dayMs, type Instant } from "#core/kernel/moment.ts"
import type { Caller } from "./caller.ts"

const minuteMs = 60_000
const perTenMinutes = (name: string): Limit => ({ name, most: 10, windowMs: 10 * minuteMs })
const perMinute = (name: string): Limit => ({ name, most: 10, windowMs: minuteMs })

/** Who is counted: the network, or the browser by its own word. */
type Subject = "address" | "device"
interface OwnLimit extends Limit {
  readonly of?: Subject
}

/** What may be asked of accounts, tracking and advertisements, over all servers together. D-32, D-34, D-72; security 3 and 6, S3. */
export const limits = {
  logins: perTenMinutes("logins"),
  sends: perTenMinutes("sends"),
  sendsPerDay: { name: "sends-of-a-day", most: 30, windowMs: dayMs },
  sendsOfDevice: { name: "sends-of-a-device", most: 10, windowMs: dayMs, of: "device" },
  codes: perMinute("codes"),
  emails: perMinute("emails"),
  phones: perMinute("phones"),
  userNames: perMinute("user-names"),
  registrations: perTenMinutes("registrations"),
  passwords: perTenMinutes("passwords"),
  /** They say whether another member has a number, an address or a name. */
  changes: perMinute("changes"),
  /** Batches of tracked events: a page sends few, and many people share an address. Own choice. */
  events: { name: "events", most: 600, windowMs: minuteMs },
  /** Impressions and clicks of advertisements. Own choice. */
  ads: { name: "ads", most: 600, windowMs: minuteMs }
} as const satisfies Readonly<Record<string, OwnLimit>>

const aSend = [limits.sends, limits.sendsPerDay, limits.sendsOfDevice] as const
/** Sends of an address that a code typed right shows to be honest. */
const honestSends = [limits.sends, limits.sendsPerDay] as const
/**
 * Calls of one address under way at once whose outcome is not known yet, so that guesses made at the same moment are bounded,
 * too: so many beyond the failures. Own choice: as many people as order at one moment behind one mobile network. Decision 0034.
 */
const atOnce = 60

/** Counts calls of a caller. */
export interface Counting {
  /** Counts each call; refuses with the time at which the next one may be made. */
  readonly every: (...of: ReadonlyArray<OwnLimit>) => Effect.Effect<void, TooManyTries | Unavailable>
  /** Counts calls that fail; those that succeed cost nothing, however many people share an address. */
  readonly failing: <A, E>(call: Effect.Effect<A, E>, of: OwnLimit) => Effect.Effect<A, E | TooManyTries | Unavailable>
  /**
   * Counts a guess before it is answered, so that no more are answered than the limit says, however many are made at once; a call that
   * succeeds, or fails for a reason of the shop's own, is taken back.
   */
  readonly guessing: <A, E>(call: Effect.Effect<A, E>, of: OwnLimit) => Effect.Effect<A, E | TooManyTries | Unavailable>
  /** Takes one count of each back. */
  readonly back: (...of: ReadonlyArray<OwnLimit>) => Effect.Effect<void, Unavailable>
}

/**
 * Returns the limits of one caller, counted by address or device; a call above its limit fails with the time to wait.
 */
export const countedBy = (
  session: Session,
  { address, device }: Pick<Caller, "address" | "device">,
  now: Instant
): Counting => {
  const whoOf = ({ of = "address" }: OwnLimit) => ({ address, device })[of]
  const open = (until: Instant | undefined): Effect.Effect<void, TooManyTries> =>
    until === undefined
      ? Effect.void
      : Effect.fail(new TooManyTries({ retryAfterSeconds: Math.max(1, Math.ceil((until - now) / 1_000)) }))
  const every: Counting["every"] = (...limited) =>
    Effect.forEach(
      limited,
      (limit) => {
        const who = whoOf(limit)
        return who === undefined ? Effect.void : Effect.flatMap(countOne(session, limit, who, now), open)
      },
      { discard: true }
    )
  const back: Counting["back"] = (...limited) =>
    Effect.forEach(
      limited,
      (limit) => {
        const who = whoOf(limit)
        return who === undefined ? Effect.void : uncountOne(session, limit, who, now)
      },
      { discard: true }
    )
  const failing: Counting["failing"] = (call, limit) => {
    const who = whoOf(limit) ?? ""
    const running = { name: `${limit.name}-at-once`, most: atOnce, windowMs: minuteMs }
    return Effect.gen(function* () {
      yield* Effect.flatMap(fullUntil(session, limit, who, now), open)
      yield* Effect.flatMap(countOne(session, running, who, now), open)
      return yield* call.pipe(
        Effect.tapError((failure) =>
          isOurs(failure) ? Effect.void : Effect.asVoid(countOne(session, limit, who, now))
        ),
        Effect.ensuring(Effect.ignore(uncountOne(session, running, who, now)))
      )
    })
  }
  const guessing: Counting["guessing"] = (call, limit) =>
    Effect.andThen(
      every(limit),
      call.pipe(
        Effect.tapError((failure) => (isOurs(failure) || failure instanceof TooManyTries ? back(limit) : Effect.void)),
        Effect.tap(() => back(limit))
      )
    )
  return { every, failing, guessing, back }
}

/** Returns whether a call failed for a reason of the shop's own: no caller guessed wrong. */
const isOurs = (failure: unknown): boolean =>
  typeof failure === "object" && failure !== null && "_tag" in failure && failure._tag === "Unavailable"

/** An account whose calls are counted: each before anything else happens, or each that failed. Decision 0034. */
export const limitedAccount = (account: AccountPort, { every, failing, back }: Counting): AccountPort => {
  const after = <I, A, E>(call: (input: I) => Effect.Effect<A, E>, ...of: ReadonlyArray<OwnLimit>) => {
    const count = every(...of)
    return (input: I) => Effect.andThen(count, call(input))
  }
  const unless =
    <I, A, E>(call: (input: I) => Effect.Effect<A, E>, of: OwnLimit) =>
    (input: I) =>
      failing(call(input), of)
  const honest =
    <I, A, E>(call: (input: I) => Effect.Effect<A, E | Unavailable>) =>
    (input: I) =>
      Effect.tap(call(input), () => back(...honestSends))
  return {
    ...account,
    login: unless(account.login, limits.logins),
    loginWith: unless(account.loginWith, limits.logins),
    requestLoginCode: after(account.requestLoginCode, ...aSend),
    loginByCode: unless(honest(account.loginByCode), limits.codes),
    sendCode: after(account.sendCode, ...aSend),
    verifyCode: unless(honest(account.verifyCode), limits.codes),
    checkEmail: after(account.checkEmail, limits.emails),
    checkPhone: after(account.checkPhone, limits.phones),
    checkUserName: after(account.checkUserName, limits.userNames),
    register: unless(account.register, limits.registrations),
    registerQuickly: unless(account.registerQuickly, limits.registrations),
    forgetByEmail: after(account.forgetByEmail, ...aSend),
    resetPassword: unless(account.resetPassword, limits.passwords),
    changePassword: unless(account.changePassword, limits.passwords),
    complete: unless(account.complete, limits.changes),
    changePhone: unless(account.changePhone, limits.changes),
    changeEmail: unless(account.changeEmail, limits.changes)
  }
}
