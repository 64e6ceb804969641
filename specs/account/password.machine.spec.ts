import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { passwordMachineOver } from "#core/account/credentials/password.machine.ts"
import { viewPassword } from "#core/account/credentials/password.view.ts"
import { allOn } from "#core/toggles/toggles.ts"
import { runs } from "../arbitraries.ts"
import { type Fate, well } from "../selling-line.ts"
import { accountShop } from "./account-shop.ts"
import { codeMemory } from "./otp-fixture.ts"
import { answerOf } from "./running.ts"
import { anyFate, anyWait } from "./some-line.ts"
import { openTalk } from "./talk-fixture.ts"

type Machine = ReturnType<typeof passwordMachineOver>
type Mutant = (machine: Machine) => Machine
const to = { phone: { code: "+62", national: "81234567890" } }

const openForgotten = (fate: () => Fate, mutant: Mutant = (same) => same) => {
  const shop = accountShop()
  shop.born()
  shop.born({
    userName: "nama",
    email: "nama@contoh.id",
    phone: { code: "+62", national: "85700000001" },
    isPhoneVerified: false
  })
  const memory = codeMemory(shop.clock).open()
  const talk = openTalk({
    shop,
    port: shop.browser().port,
    fate,
    machineOver: (port) => mutant(passwordMachineOver(port, memory)),
    inputOf: () => ({ email: "", phone: "", phoneCode: "+62", toggles: allOn })
  })
  return { ...talk, shop, view: () => viewPassword(talk.snapshot()) }
}

type Talk = ReturnType<typeof openForgotten>
type Action = (talk: Talk) => void

const types = (field: "email" | "phone", value: string): Action => {
  return (talk) => {
    talk.say({ type: "way.chosen", way: field })
    talk.say({ type: "field.typed", field, value })
  }
}
const anyAction: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .constantFrom("rani@contoh.id", "RANI@contoh.id", "siapa@contoh.id", "rani")
      .map((email) => types("email", email))
  },
  {
    weight: 6,
    arbitrary: fc
      .constantFrom("081234567890", "081234567890", "085700000001", "085799999999", "0812")
      .map((phone) => types("phone", phone))
  },
  { weight: 8, arbitrary: fc.constant<Action>((talk) => talk.say({ type: "form.sent" })) },
  { weight: 6, arbitrary: fc.constant<Action>((talk) => talk.ask()) },
  { weight: 4, arbitrary: fc.constant<Action>((talk) => talk.prove(to)) },
  { weight: 1, arbitrary: fc.constant<Action>((talk) => talk.sayAboutCode({ type: "code.declined" })) },
  { weight: 2, arbitrary: fc.constant<Action>((talk) => talk.say({ type: "form.reopened" })) },
  { weight: 2, arbitrary: fc.constant<Action>((talk) => talk.say({ type: "retry.wanted" })) },
  { weight: 1, arbitrary: fc.constant<Action>((talk) => talk.reload()) }
)
const anySteps = fc.array(fc.record({ action: anyAction, wait: anyWait }), { minLength: 4, maxLength: 30 })

const sound = (talk: Talk): void => {
  const { context, output } = talk.snapshot()
  expect(talk.snapshot().status).not.toBe("error")
  expect(talk.line.most()).toBeLessThan(2)
  for (const { name, input } of talk.calls) {
    // Nothing is asked that the form can refuse by itself, and nothing is traded but a proof.
    if (name === "forgetByEmail") expect(JSON.parse(input).email).toMatch(/@/)
    if (name === "sendCode") expect(JSON.parse(input).to.phone.national).toMatch(/^8\d{8,}$/)
    if (name === "forgetByPhone") expect(JSON.parse(input).proof).toMatch(/^token/)
  }
  // A number that was never proven: by mail then. Specification 8.
  if (context.failure === "PhoneUnverified") expect(context.way).toBe("email")
  if (output?.kind === "token")
    expect(answerOf(talk.shop.browser().port.checkReset(output.token)).until).toBeGreaterThan(0)
  if (output?.kind === "login") expect(output.failure).toBe("OtpMaximumReached")
}

const session = (bad: number, mutant?: Mutant) =>
  fc.asyncProperty(anySteps, fc.infiniteStream(anyFate(bad)), async (steps, fates) => {
    let good = false
    const talk = openForgotten(() => (good ? well : fates.next().value), mutant)
    for (const { action, wait } of steps) {
      if (talk.snapshot().status !== "active") talk.reload()
      action(talk)
      // A link lives for half an hour: it is looked at while it does.
      await talk.clock.advance(Math.min(wait, 60_000))
      sound(talk)
      await talk.clock.advance(Math.max(0, wait - 60_000))
    }
    // Once the line is good and a new day has begun, both ways lead to a new password.
    good = true
    await talk.clock.advance(86_400_000)
    talk.reload()
    types("email", "rani@contoh.id")(talk)
    talk.say({ type: "form.sent" })
    await talk.clock.advance(1_000)
    expect(talk.view().step).toBe("mailed")
    expect(talk.shop.outbox.at(-1)).toMatchObject({ to: "rani@contoh.id", uid: "m1" })
    talk.reload()
    types("phone", "081234567890")(talk)
    talk.say({ type: "form.sent" })
    await talk.clock.advance(1_000)
    talk.ask()
    await talk.clock.advance(1_000)
    talk.prove(to)
    await talk.clock.advance(1_000)
    sound(talk)
    expect(talk.snapshot().output).toMatchObject({ kind: "token", token: { uid: "m1" } })
  })

describe("in every conversation about a forgotten password,", () => {
  it("a mail or a code leads to a new one", () => fc.assert(session(0), runs(100)), 900_000)

  it("it is so where calls and answers are lost", () => fc.assert(session(3), runs(100)), 900_000)

  it.each<[string, Mutant]>([
    ["asks whatever was typed", (machine) => machine.provide({ guards: { isWrong: () => false } })],
    ["trades without a proof", (machine) => machine.provide({ guards: { isVerified: () => true } })],
    ["insists on the number", (machine) => machine.provide({ actions: { turnToMail: () => {} } })]
  ])("a machine that %s is found out", async (_, mutant) => {
    await expect(fc.assert(session(1, mutant), { numRuns: 300, seed: 1, endOnFailure: true })).rejects.toThrow()
  })
})
