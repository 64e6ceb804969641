import { type AttemptRules, attemptRules } from "#core/account/login/attempts.rule.ts"
import { failuresKey, loginMachine } from "#core/account/login/login.machine.ts"
import { identifiers, type LoginMutant, openLogin, passwords } from "../../account/login-fixture.ts"
import { type Mutant, type Opening, simulationOf } from "../simulation.ts"
import { type Doorway, doorActions } from "./login.actions.ts"

/** Mistakes of one line, each with the fewest steps that show it. */
const mutants: ReadonlyArray<LoginMutant & Mutant> = [
  { says: "locks at six", shortest: 5, rules: { ...attemptRules, lockAt: 6 } },
  { says: "warns at two", shortest: 3, rules: { ...attemptRules, warnAt: 2 } },
  {
    says: "refuses who is locked by itself",
    shortest: 1,
    machine: (machine) =>
      machine.provide({
        guards: {
          isIncomplete: ({ context, event }) =>
            event.type === "login.sent" && (context.failures[failuresKey(event.identifier)] ?? 0) >= attemptRules.lockAt
        }
      })
  },
  {
    says: "keeps the password",
    shortest: 1,
    machine: (machine) => machine.provide({ actions: { dropPassword: () => {} } })
  },
  { says: "counts nothing", shortest: 1, machine: (machine) => machine.provide({ actions: { count: () => {} } }) },
  {
    says: "reloads whenever it is told",
    shortest: 2,
    machine: (machine) => machine.provide({ guards: { mayReload: () => true } })
  }
]

/** The third wrong password warns, the fourth warns for the last time, the fifth locks. Requirement 420. */
const promisedAttempts: AttemptRules = { warnAt: 3, limitAt: 4, lockAt: 5 }

const open = ({ setting, fate, rules: numbers, promised, mutant, inspect }: Opening): Doorway => {
  const rules = { ...attemptRules, ...numbers } satisfies AttemptRules
  let outdated = false
  let askedBefore = 0
  const door = openLogin({
    fate,
    isOutdated: () => outdated,
    remembered: setting === 1 ? { rani1998: rules.lockAt } : {},
    rules,
    mutant: mutants.find(({ says }) => says === mutant),
    inspect
  })
  return {
    door,
    promised: { ...promisedAttempts, ...promised },
    clock: door.clock,
    askedBefore: () => askedBefore,
    outdated: (is) => {
      outdated = is
    },
    states: () => [door.snapshot().value],
    reload: () => door.reload(),
    begins: () => {
      outdated = false
      if (door.snapshot().status !== "active" || door.snapshot().value === "reloading") door.reload()
      askedBefore = door.asked.length
    }
  }
}

/** State of the form after a refusal, by what was counted. */
const standing = (fails: number, { warnAt, limitAt, lockAt }: AttemptRules): string => {
  if (fails >= lockAt) return "locked"
  if (fails >= limitAt) return "limitWarning"
  return fails >= warnAt ? "resetWarning" : "invalid"
}

const countedRefusals: ReadonlyArray<string | undefined> = [
  "IncorrectPassword",
  "ThirdFailedLogin",
  "FourthFailedLogin",
  "AccountLocked"
]

/** What the only try of a step came to, once it is known. */
const answered = ({ door, askedBefore }: Doorway, twice: boolean) => {
  const { value, context } = door.snapshot()
  const asked = door.asked.at(-1)
  const last = door.last()
  if (door.asked.length !== askedBefore() + 1 || twice || typeof value !== "object" || !asked || !last) return undefined
  return { form: value.form, failure: context.failure, fails: door.wrongAt(asked), last }
}

/** States that show how often a password was wrong. */
const whereFailuresCount = [
  "login.counting",
  "login.form.invalid",
  "login.form.resetWarning",
  "login.form.limitWarning",
  "login.form.locked"
]

/** The door: passwords, providers, warnings and the lock. Machines 1. */
export const loginSimulation = simulationOf<Doorway>({
  id: "login",
  machine: loginMachine(),
  settings: ["a browser at the door", 'a browser at the door that knows "rani1998" is locked'],
  rules: { ...promisedAttempts },
  mutants: mutants,
  cold: {
    "login.submittingSocial: failed (1)":
      "the shop forgets a removed member's providers: whoever comes back is somebody new"
  },
  open,
  actions: doorActions,
  invariants: [
    {
      id: "L7",
      source: "machines 1",
      about: ["login.submitting", "login.submittingSocial"],
      holds: ({ door }) => door.line.most() < 2
    },
    {
      id: "L4",
      source: "machines 1",
      about: ["login.submitting", "login.form"],
      holds: ({ door }) => {
        const { value, context } = door.snapshot()
        return (value === "submitting" || context.password === "") && !/rahasia|rani|contoh/i.test(door.persisted())
      }
    },
    {
      id: "L3",
      source: "specification 4; D-34",
      about: ["login.form.locked", "login.submitting"],
      holds: ({ door }) => door.asked.length === door.sent(),
      saw: ({ door }) => `${door.sent()} complete forms were sent, ${door.asked.length} were asked`
    },
    {
      id: "L8",
      source: "machines 1, Persist",
      about: whereFailuresCount,
      holds: ({ door }) =>
        identifiers.every((identifier) => door.failsOf(identifier) === (door.counted.get(failuresKey(identifier)) ?? 0))
    },
    {
      id: "L9",
      source: "D-36",
      about: ["login.reloading"],
      holds: ({ door: { reloads } }) =>
        reloads.every((at, place) => place === 0 || at - (reloads[place - 1] ?? 0) >= 60_000)
    },
    {
      id: "L1",
      source: "specification 4 and 9; D-34",
      about: whereFailuresCount,
      holds: (world, { twice }) => {
        const found = answered(world, twice)
        return !found || !countedRefusals.includes(found.last) || found.form === standing(found.fails, world.promised)
      },
      saw: (world, { twice }) => {
        const { fails = 0, form } = answered(world, twice) ?? {}
        return `after ${fails} wrong passwords the form was ${form}, expected ${standing(fails, world.promised)}: requirement 420`
      }
    },
    {
      id: "L10",
      source: "specification 8",
      about: ["login.form", "login.inaccessible"],
      holds: (world, { twice }) => {
        const found = answered(world, twice)
        return !found || found.failure === found.last
      }
    }
  ],
  sometimes: {
    "somebody is locked out": ({ door }) => JSON.stringify(door.snapshot().value).includes("locked"),
    "somebody is warned the second time": ({ door }) => JSON.stringify(door.snapshot().value).includes("limitWarning"),
    "somebody gets in": ({ door }) => door.snapshot().status === "done",
    "somebody was removed": ({ door }) => door.snapshot().value === "inaccessible",
    "the page is loaded again for a newer shop": ({ door }) => door.reloads.length > 0
  },
  ends: async ({ door, outdated }) => {
    outdated(false)
    await door.clock.advance(60_000)
    door.reload()
    door.resets("dewi99")
    door.say({ type: "login.sent", identifier: "dewi99", password: passwords.right })
    await door.clock.advance(1_000)
  },
  last: [
    {
      id: "L11",
      source: "D-34",
      about: ["login.form.locked", "login.signedIn", "login: password.reset"],
      holds: ({ door }) => door.snapshot().output?.member.id === "m2" && door.failsOf("dewi99") === 0
    }
  ],
  outcome: ({ door }) => {
    const { value, status } = door.snapshot()
    if (status === "done") return "signed in"
    return typeof value === "object" ? value.form : value
  }
})
