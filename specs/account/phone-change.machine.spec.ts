import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { phoneChangeMachineOver } from "#core/account/credentials/phone-change.machine.ts"
import { viewPhoneChange } from "#core/account/credentials/phone-change.view.ts"
import type { ProvingPurpose } from "#core/account/otp/proving.ts"
import { allOn } from "#core/toggles/toggles.ts"
import { runs } from "../arbitraries.ts"
import { type Fate, well } from "../selling-line.ts"
import { accountShop } from "./account-shop.ts"
import { codeMemory } from "./otp-fixture.ts"
import { answerOf } from "./running.ts"
import { anyFate, anyWait } from "./some-line.ts"
import { openTalk } from "./talk-fixture.ts"

type Machine = ReturnType<typeof phoneChangeMachineOver>
type Mutant = (machine: Machine) => Machine

const fresh = { phone: { code: "+62", national: "85700000002" } }
const address = { email: "baru@contoh.id" }
const toOf = (purpose: ProvingPurpose) => (purpose === "email" ? address : fresh)
const typedOf = (purpose: ProvingPurpose) => (purpose === "email" ? address.email : "085700000002")

/** A guest becomes a member by it. */
const beginsAccount = (purpose: ProvingPurpose): boolean => purpose === "quick" || purpose === "claim"

const openChange = (purpose: ProvingPurpose, fate: () => Fate, mutant: Mutant = (same) => same) => {
  const shop = accountShop()
  shop.born()
  shop.born({ userName: "lain", email: "lain@contoh.id", phone: { code: "+62", national: "85700000001" } })
  if (purpose === "store" || purpose === "claim") shop.registerAtStore(fresh.phone)
  const { port } = shop.browser()
  if (!beginsAccount(purpose)) answerOf(port.login({ identifier: "rani1998", password: "rahasia" }))
  const memory = codeMemory(shop.clock).open()
  const talk = openTalk({
    shop,
    port,
    fate,
    machineOver: (over) => mutant(phoneChangeMachineOver(over, memory)),
    inputOf: () => ({ purpose, typed: "", phoneCode: "+62", toggles: allOn })
  })
  return { ...talk, shop, purpose, view: () => viewPhoneChange(talk.snapshot()) }
}

type Talk = ReturnType<typeof openChange>
type Action = (talk: Talk) => void

const anyAction: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.constant<Action>((talk) => talk.say({ type: "field.typed", value: typedOf(talk.purpose) }))
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom("085700000001", "lain@contoh.id", "", "0812").map(
      (value): Action =>
        (talk) =>
          talk.say({ type: "field.typed", value })
    )
  },
  { weight: 8, arbitrary: fc.constant<Action>((talk) => talk.say({ type: "form.sent" })) },
  { weight: 6, arbitrary: fc.constant<Action>((talk) => talk.ask()) },
  { weight: 5, arbitrary: fc.constant<Action>((talk) => talk.prove(toOf(talk.purpose))) },
  { weight: 1, arbitrary: fc.constant<Action>((talk) => talk.sayAboutCode({ type: "code.declined" })) },
  { weight: 1, arbitrary: fc.constant<Action>((talk) => talk.say({ type: "form.reopened" })) },
  { weight: 3, arbitrary: fc.constant<Action>((talk) => talk.say({ type: "retry.wanted" })) },
  { weight: 1, arbitrary: fc.constant<Action>((talk) => talk.reload()) }
)
const anySteps = fc.array(fc.record({ action: anyAction, wait: anyWait }), { minLength: 3, maxLength: 25 })
const anyPurpose = fc.constantFrom<ProvingPurpose>("phone", "email", "store", "claim", "quick")
const applying: ReadonlySet<string> = new Set(["changePhone", "changeEmail", "complete", "registerQuickly"])

const sound = (talk: Talk): void => {
  expect(talk.snapshot().status).not.toBe("error")
  expect(talk.line.most()).toBeLessThan(2)
  for (const [place, { name, input }] of talk.calls.entries()) {
    // Nothing is put to its use without a proof, and nothing is asked that the form can refuse by itself.
    if (applying.has(name)) expect(input).toMatch(/"proof":"token/)
    if (name === "sendCode") expect(input).toMatch(/"national":"8\d{8,}"|@/)
    // Whether a number is free is asked before its owner is bothered.
    if (name === "sendCode" && talk.purpose === "phone")
      expect(talk.calls.slice(0, place).some((call) => call.name === "checkPhone")).toBe(true)
  }
}

const session = (bad: number, mutant?: Mutant) =>
  fc.asyncProperty(anyPurpose, anySteps, fc.infiniteStream(anyFate(bad)), async (purpose, steps, fates) => {
    let good = false
    const talk = openChange(purpose, () => (good ? well : fates.next().value), mutant)
    for (const { action, wait } of steps) {
      if (talk.snapshot().status !== "active") talk.reload()
      action(talk)
      await talk.clock.advance(wait)
      sound(talk)
    }
    // Once the line is good and a new day has begun: what belongs to another member is refused, what is proven counts.
    good = true
    await talk.clock.advance(86_400_000)
    talk.reload()
    if (purpose === "phone") {
      talk.say({ type: "field.typed", value: "085700000001" })
      talk.say({ type: "form.sent" })
      await talk.clock.advance(1_000)
      expect(talk.view()).toMatchObject({ step: "form", problem: "field.phone.taken" })
    }
    const isDone = answerOf(talk.shop.stores.members.phoneOwnership(fresh.phone)).holder !== undefined
    // Proven by now, a till's number or a new one is no news: the shop says so.
    if (isDone && purpose !== "quick") return
    talk.say({ type: "field.typed", value: typedOf(purpose) })
    talk.say({ type: "form.sent" })
    await talk.clock.advance(1_000)
    talk.ask()
    await talk.clock.advance(1_000)
    talk.prove(toOf(purpose))
    await talk.clock.advance(1_000)
    sound(talk)
    const { output } = talk.snapshot()
    if (purpose === "email") expect(output?.member).toMatchObject({ ...address, isEmailVerified: true })
    else expect(output?.member).toMatchObject({ ...fresh, isPhoneVerified: true })
    expect(output?.signedIn === null).toBe(!beginsAccount(purpose))
  })

describe("in every conversation about a new number or address,", () => {
  it("what is proven counts, and nothing else", () => fc.assert(session(0), runs(100)), 900_000)

  it("it is so where calls and answers are lost", () => fc.assert(session(3), runs(100)), 900_000)

  it.each<[string, Mutant]>([
    ["asks whatever was typed", (machine) => machine.provide({ guards: { isWrong: () => false } })],
    ["needs no proof", (machine) => machine.provide({ guards: { isVerified: () => true } })],
    ["does not say what is taken", (machine) => machine.provide({ actions: { showTaken: () => {} } })]
  ])("a machine that %s is found out", async (_, mutant) => {
    await expect(fc.assert(session(1, mutant), { numRuns: 300, seed: 1, endOnFailure: true })).rejects.toThrow()
  })
})
