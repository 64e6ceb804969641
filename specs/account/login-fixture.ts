import { Effect } from "effect"
import { type ActorRefFrom, createActor, type InspectionEvent } from "xstate"
import { PageOutdated } from "#core/account/account.errors.ts"
import { type AttemptRules, attemptRules } from "#core/account/login/attempts.rule.ts"
import { loginProblems } from "#core/account/login/login.form.ts"
import {
  type Failures,
  failuresKey,
  type LoginEmitted,
  type LoginEvent,
  type LoginPort,
  loginMachineOver,
  type Returned
} from "#core/account/login/login.machine.ts"
import { viewLogin } from "#core/account/login/login.view.ts"
import { MemberId } from "#core/account/member.ts"
import { type Instant, instant } from "#core/kernel/moment.ts"
import type { Untimed } from "#core/kernel/timed.ts"
import { cachedMachines } from "../seen-machines.ts"
import { type Fate, overLine, well } from "../selling-line.ts"
import { accountShop } from "./account-shop.ts"

export type LoginMachine = ReturnType<typeof loginMachineOver>

export interface LoginMutant {
  readonly says: string
  readonly machine?: (machine: LoginMachine) => LoginMachine
  readonly rules?: AttemptRules
}

/** Identifiers of the logins: two members, one who was removed, one without a password, and strangers. */
export const identifiers = [
  "rani1998",
  "RANI@contoh.id ",
  " rani@contoh.id",
  "dewi99",
  "pergi@contoh.id",
  "tanpa",
  "siapa",
  "siapa@contoh.id",
  ""
] as const
export const passwords = { right: "rahasia-benar", wrong: "rahasia-salah", none: "" } as const

const machines = cachedMachines<LoginPort, LoginMachine>()

/** What a counted refusal says at least. Specification 4; D-34. */
const saidBy = ({ warnAt, limitAt, lockAt }: AttemptRules): Readonly<Record<string, number>> => ({
  IncorrectPassword: 1,
  ThirdFailedLogin: warnAt,
  FourthFailedLogin: limitAt,
  AccountLocked: lockAt
})

/** A browser at the door, over a line; what it keeps of failures outlives a reload. */
export const openLogin = ({
  fate = () => well,
  isOutdated = () => false,
  remembered = {},
  rules = attemptRules,
  mutant = { says: "" },
  inspect
}: {
  readonly fate?: () => Fate
  /** Whether a call meets a newer shop. */
  readonly isOutdated?: () => boolean
  /** Failures by identifier that this browser has seen before. */
  readonly remembered?: Readonly<Record<string, number>>
  /** What the shop and the machine count by. */
  readonly rules?: AttemptRules
  readonly mutant?: LoginMutant | undefined
  readonly inspect?: ((seen: InspectionEvent) => void) | undefined
} = {}) => {
  const said = saidBy(rules)
  const shop = accountShop({ attempts: rules })
  const { clock } = shop
  shop.born({}, passwords.right)
  shop.born({ userName: "dewi99", email: "dewi@contoh.id", isPhoneVerified: false }, passwords.right)
  shop.born({ userName: "tanpa", email: "tanpa@contoh.id", isPhoneVerified: false }, "")
  shop.remove(shop.born({ userName: "pergi", email: "pergi@contoh.id", isPhoneVerified: false }).id)

  /** What a tab must know by itself: the failures that it received, by identifier. */
  const counted = new Map(Object.entries(remembered).map(([identifier, fails]) => [failuresKey(identifier), fails]))
  const asked: Array<Parameters<LoginPort["login"]>[0]> = []
  /** Complete forms that were sent while none was on its way: each one is for the shop to answer. */
  let sent = 0
  const reloads: Array<Instant> = []
  const emitted: Array<LoginEmitted> = []
  let failures: Failures = Object.fromEntries(counted)
  let reloadedAt: Instant | null = null
  let last: string | undefined

  /** Wrong passwords in a row, as a bystander in the shop counts them: by member, or by the name of a stranger. */
  const wrongInRow = new Map<string, number>()
  /** How many there were at the refusal of a call: another one may arrive at the shop before the answer is back. */
  const wrongAt = new WeakMap<object, number>()
  const personOf = (identifier: string): string => {
    const name = identifier.trim().toLowerCase()
    return ["rani1998", "rani@contoh.id"].includes(name) ? "rani" : name
  }
  const judged = (input: Parameters<LoginPort["login"]>[0]): ReturnType<LoginPort["login"]> => {
    const person = personOf(input.identifier)
    return port.login(input).pipe(
      Effect.tap(() => Effect.sync(() => void wrongInRow.delete(person))),
      Effect.tapError(({ _tag }) =>
        Effect.sync(() => {
          if (said[_tag] === undefined) return
          const wrong = (wrongInRow.get(person) ?? 0) + 1
          wrongInRow.set(person, wrong)
          wrongAt.set(input, wrong)
        })
      )
    )
  }

  const { port } = shop.browser()
  const outdated = <A, E>(call: Effect.Effect<A, E>): Effect.Effect<A, E | PageOutdated> =>
    Effect.suspend((): Effect.Effect<A, E | PageOutdated> => (isOutdated() ? Effect.fail(new PageOutdated()) : call))
  const line = overLine<LoginPort>(
    { login: (input) => outdated(judged(input)), loginWith: (input) => outdated(port.loginWith(input)) },
    clock,
    fate
  )
  const heard: LoginPort = {
    loginWith: line.port.loginWith,
    login: (input) => {
      const key = failuresKey(input.identifier)
      asked.push(input)
      last = undefined
      return line.port.login(input).pipe(
        Effect.tap(() => Effect.sync(() => void counted.delete(key))),
        Effect.tapError(({ _tag }) =>
          Effect.sync(() => {
            last = _tag
            const least = said[_tag]
            if (least !== undefined) counted.set(key, least)
          })
        )
      )
    }
  }

  const start = (returned: Returned | null = null, identifier = ""): ActorRefFrom<LoginMachine> => {
    const numbers = mutant.rules ?? rules
    const machine = machines(`${mutant.says} ${JSON.stringify(numbers)}`, heard, (port) =>
      (mutant.machine ?? ((same) => same))(loginMachineOver(port, numbers))
    )
    const actor = createActor(machine, {
      clock,
      ...(inspect && { inspect }),
      input: { identifier, failures, reloadedAt, returned, at: instant(clock.now()) }
    })
    actor.on("*", (event) => {
      emitted.push(event)
      if (event.type === "failures.changed") failures = event.failures
      if (event.type === "page.outdated") {
        reloads.push(event.at)
        reloadedAt = event.at
      }
    })
    return actor.start()
  }
  let actor = start()
  const say = (event: Untimed<LoginEvent>): void => {
    const isForm = typeof actor.getSnapshot().value === "object"
    if (event.type === "login.sent" && isForm && Object.keys(loginProblems(event)).length === 0) sent += 1
    if (actor.getSnapshot().status === "active") actor.send({ ...event, at: instant(clock.now()) } as LoginEvent)
  }
  return {
    shop,
    clock,
    line,
    say,
    counted,
    asked,
    wrongAt: (input: Parameters<LoginPort["login"]>[0]) => wrongAt.get(input) ?? 0,
    sent: () => sent,
    reloads,
    emitted,
    persisted: () => JSON.stringify({ failures, emitted }),
    last: () => last,
    view: () => viewLogin(actor.getSnapshot()),
    snapshot: () => actor.getSnapshot(),
    failsOf: (identifier: string) => failures[failuresKey(identifier)] ?? 0,
    reload: (returned: Returned | null = null, identifier = "") => {
      actor.stop()
      line.leaves()
      actor = start(returned, identifier)
    },
    /** Sets a new password, which opens the lock. */
    resets: (identifier: string) => {
      for (const id of ["m1", "m2"])
        Effect.runSync(shop.stores.members.setPassword(MemberId(id), `hash of ${passwords.right}`))
      counted.delete(failuresKey(identifier))
      for (const id of ["rani1998", "dewi99"]) wrongInRow.delete(personOf(id))
      say({ type: "password.reset", identifier })
    },
    rules
  }
}
