import { Effect } from "effect"
import type { Session } from "#adapters/postgres/db.ts"
import { countOne, type Limit } from "#adapters/postgres/limits.sql.ts"
import { TooManyTries } from "#core/account/account.errors.ts"
import type { AccountPort } from "#core/account/account.port.ts"
import type { Unavailable } from "#core/kernel/failure.ts"
import { dayMs, type Instant } from "#core/kernel/moment.ts"

const minuteMs = 60_000
const perTenMinutes = (name: string): Limit => ({ name, most: 10, windowMs: 10 * minuteMs })
const perMinute = (name: string): Limit => ({ name, most: 10, windowMs: minuteMs })

/** What one network may ask of accounts, over all servers together. D-32, D-34; security 3 and S3. */
const limits = {
  logins: perTenMinutes("logins"),
  sends: perTenMinutes("sends"),
  sendsPerDay: { name: "sends-of-a-day", most: 30, windowMs: dayMs },
  codes: perMinute("codes"),
  emails: perMinute("emails"),
  phones: perMinute("phones"),
  userNames: perMinute("user-names"),
  registrations: perTenMinutes("registrations"),
  passwords: perTenMinutes("passwords")
} as const

/** Counts a try of this network, or says when the next one may be made. */
export type Counted = (...of: ReadonlyArray<Limit>) => Effect.Effect<void, TooManyTries | Unavailable>

export const countedBy =
  (session: Session, who: string, now: Instant): Counted =>
  (...of) =>
    Effect.forEach(
      of,
      (limit) =>
        Effect.flatMap(countOne(session, limit, who, now), (until) =>
          until === undefined
            ? Effect.void
            : Effect.fail(new TooManyTries({ retryAfterSeconds: Math.max(1, Math.ceil((until - now) / 1_000)) }))
        ),
      { discard: true }
    )

/** An account whose calls are counted before anything else happens. */
export const limitedAccount = (account: AccountPort, counted: Counted): AccountPort => {
  const after = <I, A, E>(call: (input: I) => Effect.Effect<A, E>, ...of: ReadonlyArray<Limit>) => {
    const count = counted(...of)
    return (input: I) => Effect.andThen(count, call(input))
  }
  return {
    ...account,
    login: after(account.login, limits.logins),
    loginWith: after(account.loginWith, limits.logins),
    requestLoginCode: after(account.requestLoginCode, limits.sends, limits.sendsPerDay),
    loginByCode: after(account.loginByCode, limits.codes),
    sendCode: after(account.sendCode, limits.sends, limits.sendsPerDay),
    verifyCode: after(account.verifyCode, limits.codes),
    checkEmail: after(account.checkEmail, limits.emails),
    checkPhone: after(account.checkPhone, limits.phones),
    checkUserName: after(account.checkUserName, limits.userNames),
    register: after(account.register, limits.registrations),
    registerQuickly: after(account.registerQuickly, limits.registrations),
    forgetByEmail: after(account.forgetByEmail, limits.sends, limits.sendsPerDay),
    resetPassword: after(account.resetPassword, limits.passwords),
    changePassword: after(account.changePassword, limits.passwords)
  }
}
