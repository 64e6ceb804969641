import { Effect } from "effect"
import type { Session } from "#adapters/postgres/db.ts"
import { countOne, type Limit } from "#adapters/postgres/limits.sql.ts"
import { TooManyTries } from "#core/account/account.errors.ts"
import type { AccountPort } from "#core/account/account.port.ts"
import type { Unavailable } from "#core/kernel/failure.ts"
import { dayMs, type Instant } from "#core/kernel/moment.ts"
import type { Caller } from "./caller.ts"

const minuteMs = 60_000
const perTenMinutes = (name: string): Limit => ({ name, most: 10, windowMs: 10 * minuteMs })
const perMinute = (name: string): Limit => ({ name, most: 10, windowMs: minuteMs })

/** Who is counted: the network, the browser by its own word, or everybody together, since every code costs money. */
type Whom = "address" | "device" | "shop"
interface OwnLimit extends Limit {
  readonly of?: Whom
}

/** What may be asked of accounts, over all servers together. D-32, D-34; security 3 and S3. */
const limits = {
  logins: perTenMinutes("logins"),
  sends: perTenMinutes("sends"),
  sendsPerDay: { name: "sends-of-a-day", most: 30, windowMs: dayMs },
  sendsOfDevice: { name: "sends-of-a-device", most: 10, windowMs: dayMs, of: "device" },
  allSends: { name: "all-sends", most: 2_000, windowMs: 60 * minuteMs, of: "shop" },
  codes: perMinute("codes"),
  emails: perMinute("emails"),
  phones: perMinute("phones"),
  userNames: perMinute("user-names"),
  registrations: perTenMinutes("registrations"),
  passwords: perTenMinutes("passwords")
} as const satisfies Readonly<Record<string, OwnLimit>>

const aSend = [limits.sends, limits.sendsPerDay, limits.sendsOfDevice, limits.allSends] as const

/** Counts a try, or says when the next one may be made. */
type Counted = (...of: ReadonlyArray<OwnLimit>) => Effect.Effect<void, TooManyTries | Unavailable>

export const countedBy =
  (session: Session, { address, device }: Pick<Caller, "address" | "device">, now: Instant): Counted =>
  (...limited) =>
    Effect.forEach(
      limited,
      ({ of = "address", ...limit }) => {
        const who = { address, device, shop: "" }[of]
        if (who === undefined) return Effect.void
        return Effect.flatMap(countOne(session, limit, who, now), (until) =>
          until === undefined
            ? Effect.void
            : Effect.fail(new TooManyTries({ retryAfterSeconds: Math.max(1, Math.ceil((until - now) / 1_000)) }))
        )
      },
      { discard: true }
    )

/** An account whose calls are counted before anything else happens. */
export const limitedAccount = (account: AccountPort, counted: Counted): AccountPort => {
  const after = <I, A, E>(call: (input: I) => Effect.Effect<A, E>, ...of: ReadonlyArray<OwnLimit>) => {
    const count = counted(...of)
    return (input: I) => Effect.andThen(count, call(input))
  }
  return {
    ...account,
    login: after(account.login, limits.logins),
    loginWith: after(account.loginWith, limits.logins),
    requestLoginCode: after(account.requestLoginCode, ...aSend),
    loginByCode: after(account.loginByCode, limits.codes),
    sendCode: after(account.sendCode, ...aSend),
    verifyCode: after(account.verifyCode, limits.codes),
    checkEmail: after(account.checkEmail, limits.emails),
    checkPhone: after(account.checkPhone, limits.phones),
    checkUserName: after(account.checkUserName, limits.userNames),
    register: after(account.register, limits.registrations),
    registerQuickly: after(account.registerQuickly, limits.registrations),
    forgetByEmail: after(account.forgetByEmail, ...aSend),
    resetPassword: after(account.resetPassword, limits.passwords),
    changePassword: after(account.changePassword, limits.passwords)
  }
}
