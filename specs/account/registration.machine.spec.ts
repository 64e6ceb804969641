import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { runs } from "../arbitraries.ts"
import { well } from "../selling-line.ts"
import { newcomer, openRegistration, type RegistrationMutant, secret, taken } from "./registration-fixture.ts"
import { anyFate, anyWait } from "./some-line.ts"

type Form = ReturnType<typeof openRegistration>
type Action = (form: Form) => void

const fills: Action = (form) => form.fill(newcomer)
const anyAction: fc.Arbitrary<Action> = fc.oneof(
  { weight: 4, arbitrary: fc.constant(fills) },
  { weight: 7, arbitrary: fc.constant<Action>((form) => form.send()) },
  {
    weight: 6,
    arbitrary: fc.constant<Action>((form) => {
      form.sayAboutCode({ type: "method.chosen", method: "sms" })
      form.sayAboutCode({ type: "resend.requested" })
    })
  },
  { weight: 8, arbitrary: fc.constant<Action>((form) => form.prove()) },
  {
    weight: 1,
    arbitrary: fc.constantFrom("email" as const, "userName" as const, "phone" as const).map(
      (field): Action =>
        (form) =>
          form.fill({ [field]: taken[field] })
    )
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom("email" as const, "userName" as const, "firstName" as const).map(
      (field): Action =>
        (form) =>
          form.fill({ [field]: "" })
    )
  },
  { weight: 1, arbitrary: fc.constant<Action>((form) => form.send("")) },
  { weight: 1, arbitrary: fc.constant<Action>((form) => form.sayAboutCode({ type: "code.declined" })) },
  { weight: 2, arbitrary: fc.constant<Action>((form) => form.say({ type: "retry.wanted" })) },
  { weight: 2, arbitrary: fc.constant<Action>((form) => form.say({ type: "form.reopened" })) },
  { weight: 1, arbitrary: fc.constant<Action>((form) => form.reload()) }
)
const anySteps = fc.array(fc.record({ action: anyAction, twice: fc.boolean(), wait: anyWait }), {
  minLength: 4,
  maxLength: 35
})

const isNewcomer = ({ draft }: ReturnType<Form["view"]>): boolean =>
  draft.email === newcomer.email && draft.userName === newcomer.userName && draft.phone === newcomer.phone

const sound = (form: Form): void => {
  const { context, value, status } = form.snapshot()
  expect(status).not.toBe("error")
  // G4: the password is there from sending to the answer, and goes nowhere but into the one call.
  if (value === "form" || value === "done" || value === "registered") expect(context.password).toBe("")
  expect(form.persisted()).not.toContain(secret)
  for (const { name, input } of form.calls) {
    if (name !== "register") expect(input).not.toContain(secret)
    else {
      // G1: no account without a proof; G2: a number without its zero, with its country.
      expect(JSON.parse(input).proof).toMatch(/^token/)
      expect(JSON.parse(input).phone).toEqual({ code: "+62", national: "81234567890" })
    }
  }
  // G3: nothing is asked for a form that lacks what makes an account.
  for (const { name, input } of form.calls) if (name.startsWith("check")) expect(input).not.toMatch(/":""|national":""/)
  // G5: a form that made the account says so, not that another person was quicker.
  if (form.member() !== undefined && isNewcomer(form.view()) && value === "form")
    expect(Object.values(context.problems)).not.toContain("taken")
  expect(form.shop.noted().filter((kind) => kind === "registered").length).toBeLessThan(2)
}

const session = (bad: number, mutant?: RegistrationMutant) =>
  fc.asyncProperty(anySteps, fc.infiniteStream(anyFate(bad)), async (steps, fates) => {
    let good = false
    const form = openRegistration({ fate: () => (good ? well : fates.next().value), ...(mutant && { mutant }) })
    for (const { action, twice, wait } of steps) {
      action(form)
      if (twice) action(form)
      await form.clock.advance(wait)
      sound(form)
    }
    // Once the line is good and a new day has begun, a person who goes on has an account, and the form says so.
    good = true
    await form.clock.advance(86_400_000)
    for (let left = 6; left > 0 && form.snapshot().status === "active"; left--) {
      form.say({ type: "retry.wanted" })
      await form.clock.advance(1_000)
      if (form.snapshot().value === "registered") break
      form.say({ type: "form.reopened" })
      fills(form)
      form.send()
      await form.clock.advance(1_000)
      form.sayAboutCode({ type: "resend.requested" })
      form.sayAboutCode({ type: "method.chosen", method: "sms" })
      await form.clock.advance(31_000)
      form.prove()
      await form.clock.advance(1_000)
      sound(form)
    }
    expect(form.snapshot().value === "registered" || form.snapshot().output?.member.email === newcomer.email).toBe(true)
    expect(form.member()?.member).toMatchObject({ isPhoneVerified: true, userName: newcomer.userName })
  })

describe("in every registration,", () => {
  it(
    "a proven number becomes one account, whose maker hears of it",
    () => fc.assert(session(0), runs(80, 2_000)),
    900_000
  )

  it("it is so where calls and answers are lost", () => fc.assert(session(3), runs(80, 2_000)), 900_000)

  it.each<[string, RegistrationMutant]>([
    ["asks for no proof", (machine) => machine.provide({ guards: { isProven: () => true } })],
    ["keeps the password", (machine) => machine.provide({ actions: { dropPassword: () => {} } })],
    [
      "asks for half a form",
      (machine) => machine.provide({ guards: { stops: () => false, isIncomplete: () => false } })
    ],
    ["forgets a lost answer", (machine) => machine.provide({ guards: { wasLost: () => false } })],
    ["notes no question", (machine) => machine.provide({ actions: { noteAsked: () => {} } })]
  ])("a machine that %s is found out", async (_, mutant) => {
    await expect(fc.assert(session(3, mutant), { numRuns: 400, seed: 1, endOnFailure: true })).rejects.toThrow()
  })
})

describe("the form of a registration", () => {
  const filled = () => {
    const form = openRegistration()
    form.fill(newcomer)
    return form
  }

  it.each([
    ["firstName", "", "required"],
    ["lastName", "D3wi", "letters"],
    ["userName", "abc", "length"],
    ["email", "sari@", "email"],
    ["phone", "0211234567", "mobile"]
  ] as const)(
    "with %s %j is not asked about at the shop, and says what is wrong: %s",
    async (field, value, problem) => {
      const form = filled()
      form.fill({ [field]: value })
      form.send()
      await form.clock.advance(1_000)
      expect(form.calls).toEqual([])
      expect(form.snapshot()).toMatchObject({ value: "form", context: { problems: { [field]: problem } } })
      form.fill({ [field]: newcomer[field] })
      expect(form.snapshot().context.problems).not.toHaveProperty(field)
    }
  )

  it("asks whether address, name and number are free before it sends a code", async () => {
    const form = filled()
    form.send()
    await form.clock.advance(1_000)
    expect(form.snapshot().value).toBe("proving")
    expect(form.calls.map(({ name }) => name).toSorted()).toEqual(["checkEmail", "checkPhone", "checkUserName"])
    expect(form.shop.outbox).toEqual([])
  })

  it.each(["email", "userName", "phone"] as const)(
    "says that another member has the %s, and sends no code",
    async (field) => {
      const form = filled()
      form.fill({ [field]: taken[field] })
      form.send()
      await form.clock.advance(1_000)
      expect(form.snapshot()).toMatchObject({ value: "form", context: { problems: { [field]: "taken" } } })
      expect(form.shop.outbox).toEqual([])
    }
  )
})
