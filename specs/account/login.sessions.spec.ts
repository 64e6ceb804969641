import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { attemptRules } from "#core/account/attempts.rule.ts"
import { failuresKey } from "#core/account/login.machine.ts"
import { runs } from "../arbitraries.ts"
import { well } from "../selling-line.ts"
import { identifiers, type LoginMutant, openLogin, passwords } from "./login-rig.ts"
import { anyFate, anyWait } from "./some-line.ts"

type Door = ReturnType<typeof openLogin>
type Deed = (door: Door) => void

const anyIdentifier = fc.constantFrom(...identifiers)
const tries = (identifier: string, password: string): Deed => {
  return (door) => door.say({ type: "login.sent", identifier, password })
}
const anyDeed: fc.Arbitrary<Deed> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc
      .tuple(fc.constantFrom("rani1998", "rani1998", "RANI@contoh.id ", "dewi99"), fc.constant(passwords.wrong))
      .map(([identifier, password]) => tries(identifier, password))
  },
  {
    weight: 4,
    arbitrary: fc
      .tuple(anyIdentifier, fc.constantFrom(...Object.values(passwords)))
      .map(([identifier, password]) => tries(identifier, password))
  },
  {
    weight: 2,
    arbitrary: anyIdentifier.map(
      (identifier): Deed =>
        (door) =>
          door.say({ type: "identifier.typed", identifier })
    )
  },
  {
    weight: 1,
    arbitrary: anyIdentifier.map(
      (identifier): Deed =>
        (door) =>
          door.resets(identifier)
    )
  },
  {
    weight: 1,
    arbitrary: fc.boolean().map(
      (mine): Deed =>
        (door) =>
          door.say({
            type: "provider.returned",
            returned: { provider: "google", token: mine ? door.shop.returned() : "made-up" }
          })
    )
  },
  { weight: 1, arbitrary: fc.constant<Deed>((door) => door.say({ type: "password.typed" })) }
)
const anySteps = fc.array(
  fc.record({ deed: anyDeed, twice: fc.boolean(), wait: anyWait, reload: fc.nat(14), outdated: fc.nat(14) }),
  { minLength: 3, maxLength: 40 }
)

/** Where the form stands after a refusal, by what was counted. L1, L2. */
const standing = (fails: number): string => {
  if (fails >= 5) return "locked"
  return ["invalid", "invalid", "invalid", "resetWarning", "limitWarning"][fails] ?? "invalid"
}

const sound = (door: Door): void => {
  const { value, context } = door.snapshot()
  // L7: one login under way.
  expect(door.line.most()).toBeLessThan(2)
  // L4: the password is there while it is sent, and nowhere else at any time.
  if (value !== "submitting") expect(context.password).toBe("")
  expect(door.kept()).not.toMatch(/rahasia|rani|contoh/i)
  // L3: nobody who is locked is asked for.
  for (const { fails } of door.asked) expect(fails).toBeLessThan(5)
  // The browser keeps what it was told, and no more.
  for (const identifier of identifiers)
    expect(door.failsOf(identifier)).toBe(door.counted.get(failuresKey(identifier)) ?? 0)
  // D-36: reloads for a newer shop are a minute apart.
  for (const [place, at] of door.reloads.entries())
    if (place > 0) expect(at - (door.reloads[place - 1] ?? 0)).toBeGreaterThanOrEqual(60_000)
}

const session = (bad: number, mutant: LoginMutant = {}) =>
  fc.asyncProperty(anySteps, fc.infiniteStream(anyFate(bad)), async (steps, fates) => {
    let good = false
    let outdated = false
    const door = openLogin({ fate: () => (good ? well : fates.next().value), isOutdated: () => outdated, mutant })
    for (const { deed, twice, wait, reload, outdated: newer } of steps) {
      outdated = newer === 0
      if (reload === 0 || door.snapshot().status !== "active" || door.snapshot().value === "reloading") door.reload()
      const before = door.asked.length
      deed(door)
      if (twice) deed(door)
      await door.clock.advance(wait)
      sound(door)
      const { value, context } = door.snapshot()
      const asked = door.asked.at(-1)
      const last = door.last()
      if (door.asked.length === before + 1 && !twice && typeof value === "object" && asked && last !== undefined) {
        const fails = door.counted.get(asked.key) ?? 0
        if (["IncorrectPassword", "ThirdFailedLogin", "FourthFailedLogin", "AccountLocked"].includes(last))
          expect(value.form).toBe(standing(fails))
        expect(context.failure).toBe(last)
      }
    }
    // Once the line is good, the right password lets everybody in who is not locked, and a new one opens the lock.
    good = true
    outdated = false
    await door.clock.advance(60_000)
    door.reload()
    door.resets("dewi99")
    tries("dewi99", passwords.right)(door)
    await door.clock.advance(1_000)
    expect(door.snapshot().output?.member.id).toBe("m2")
    expect(door.failsOf("dewi99")).toBe(0)
  })

describe("in every visit to the door,", () => {
  it(
    "the third wrong password warns, the fourth warns again, the fifth locks",
    () => fc.assert(session(0), runs(250)),
    900_000
  )

  it("it is so where calls and answers are lost", () => fc.assert(session(3), runs(250)), 900_000)

  it.each<[string, LoginMutant]>([
    ["locks at six", { rules: { ...attemptRules, lockAt: 6 } }],
    ["warns at two", { rules: { ...attemptRules, warnAt: 2 } }],
    ["asks for who is locked", { machine: (machine) => machine.provide({ guards: { isLocked: () => false } }) }],
    ["keeps the password", { machine: (machine) => machine.provide({ actions: { dropPassword: () => {} } }) }],
    ["counts nothing", { machine: (machine) => machine.provide({ actions: { count: () => {} } }) }],
    ["reloads whenever it is told", { machine: (machine) => machine.provide({ guards: { mayReload: () => true } }) }]
  ])("a machine that %s is found out", async (_, mutant) => {
    await expect(fc.assert(session(1, mutant), { numRuns: 400, seed: 1, endOnFailure: true })).rejects.toThrow()
  })
})
