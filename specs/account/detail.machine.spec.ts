import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { isHalf } from "#core/account/registration/completeness.rule.ts"
import { type DetailField, emptyDetail } from "#core/account/registration/detail.form.ts"
import { detailMachineOver, type PersistedDetail } from "#core/account/registration/detail.machine.ts"
import { viewDetail } from "#core/account/registration/detail.view.ts"
import { instant } from "#core/kernel/moment.ts"
import { allOn } from "#core/toggles/toggles.ts"
import { runs } from "../arbitraries.ts"
import { type Fate, well } from "../selling-line.ts"
import { accountShop } from "./account-shop.ts"
import { codeMemory } from "./otp-fixture.ts"
import { answerOf } from "./running.ts"
import { anyFate, anyWait } from "./some-line.ts"
import { openTalk } from "./talk-fixture.ts"

type Machine = ReturnType<typeof detailMachineOver>
type Mutant = (machine: Machine) => Machine

const to = { phone: { code: "+62", national: "85700000002" } }
const secret = "mawar-rahasia-9"
const filled = { userName: "budi2026", phone: "085700000002", gender: "female" } as const

/** A person who came by a provider, before the page for what is missing. */
const openDetail = (
  fate: () => Fate,
  mutant: Mutant = (same) => same,
  asked: () => ReadonlyArray<DetailField> = () => ["userName", "phone", "gender", "password", "passwordAgain"]
) => {
  const shop = accountShop()
  shop.born({ email: "lain@contoh.id" })
  const { port } = shop.browser()
  const accessToken = shop.returned()
  const { member } = answerOf(port.loginWith({ provider: "google", acquisitionSource: "web", accessToken }))
  const memory = codeMemory(shop.clock).open()
  const { password: _, passwordAgain: __, ...empty } = emptyDetail
  let draft: PersistedDetail = { ...empty, isProving: false, proven: null }
  const talk = openTalk({
    shop,
    port,
    fate,
    machineOver: (over) => mutant(detailMachineOver(over, memory)),
    inputOf: () => ({
      draft,
      asked: asked(),
      toggles: allOn,
      at: instant(shop.clock.now())
    })
  })
  return {
    ...talk,
    shop,
    id: member.id,
    view: () => viewDetail(talk.snapshot()),
    persisted: () => JSON.stringify(draft),
    keep: () => {
      draft = talk.snapshot().context.draft
    },
    fill: (values: Partial<Record<keyof PersistedDetail, string>>) => {
      for (const [field, value] of Object.entries(values)) talk.say({ type: "field.typed", field, value } as never)
    },
    send: (password: string = secret) => talk.say({ type: "form.sent", password, passwordAgain: password })
  }
}

type Talk = ReturnType<typeof openDetail>
type Action = (talk: Talk) => void

const anyAction: fc.Arbitrary<Action> = fc.oneof(
  { weight: 5, arbitrary: fc.constant<Action>((talk) => talk.fill(filled)) },
  {
    weight: 1,
    arbitrary: fc.constantFrom("rani1998", "", "a b").map(
      (userName): Action =>
        (talk) =>
          talk.fill({ userName })
    )
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom("081234567890", "0812").map(
      (phone): Action =>
        (talk) =>
          talk.fill({ phone })
    )
  },
  { weight: 8, arbitrary: fc.constant<Action>((talk) => talk.send()) },
  { weight: 1, arbitrary: fc.constant<Action>((talk) => talk.send("123")) },
  { weight: 6, arbitrary: fc.constant<Action>((talk) => talk.ask()) },
  { weight: 5, arbitrary: fc.constant<Action>((talk) => talk.prove(to)) },
  { weight: 1, arbitrary: fc.constant<Action>((talk) => talk.sayAboutCode({ type: "code.declined" })) },
  {
    weight: 1,
    arbitrary: fc.constant<Action>((talk) => {
      talk.keep()
      talk.reload()
    })
  }
)
const anySteps = fc.array(fc.record({ action: anyAction, wait: anyWait }), { minLength: 3, maxLength: 25 })

const sound = (talk: Talk): void => {
  const { context, value } = talk.snapshot()
  expect(talk.line.most()).toBeLessThan(2)
  if (value === "form" || value === "done") expect(context.password).toBe("")
  expect(talk.persisted()).not.toContain(secret)
  for (const { name, input } of talk.calls) {
    if (name === "complete") {
      expect(input).toMatch(/"proof":"token/)
      expect(input).toMatch(/"userName":"[A-Za-z0-9]{4,16}"/)
    } else expect(input).not.toContain(secret)
    if (name === "sendCode") expect(JSON.parse(input).to.phone.national).toMatch(/^8\d{8,}$/)
  }
}

const session = (bad: number, mutant?: Mutant) =>
  fc.asyncProperty(anySteps, fc.infiniteStream(anyFate(bad)), async (steps, fates) => {
    let good = false
    const talk = openDetail(() => (good ? well : fates.next().value), mutant)
    for (const { action, wait } of steps) {
      if (talk.snapshot().status !== "active") break
      action(talk)
      await talk.clock.advance(wait)
      sound(talk)
    }
    // Once the line is good and a new day has begun, the profile is complete: sent again it still is.
    good = true
    await talk.clock.advance(86_400_000)
    for (let left = 2; left > 0 && talk.snapshot().status === "active"; left--) {
      talk.keep()
      talk.reload()
      talk.fill(filled)
      talk.send()
      await talk.clock.advance(1_000)
      talk.ask()
      await talk.clock.advance(31_000)
      talk.prove(to)
      await talk.clock.advance(1_000)
      sound(talk)
    }
    const member = answerOf(talk.shop.stores.members.byId(talk.id))?.member
    expect(member).toMatchObject({ isPhoneVerified: true, userName: "budi2026", hasPassword: true })
    expect(member && isHalf(member)).toBe(false)
  })

describe("in every conversation about what is missing,", () => {
  it("a proven number completes the profile", () => fc.assert(session(0), runs(100)), 900_000)

  it("it is so where calls and answers are lost", () => fc.assert(session(3), runs(100)), 900_000)

  it.each<[string, Mutant]>([
    ["sends what is not complete", (machine) => machine.provide({ guards: { isIncomplete: () => false } })],
    ["wants no proof", (machine) => machine.provide({ guards: { wantsProof: () => false } })],
    ["keeps the password", (machine) => machine.provide({ actions: { drop: () => {} } })]
  ])("a machine that %s is found out", async (_, mutant) => {
    await expect(fc.assert(session(1, mutant), { numRuns: 300, seed: 1, endOnFailure: true })).rejects.toThrow()
  })
})

describe("a page that is loaded again while its code is on the way", () => {
  const openAtCode = async (asked: ReadonlyArray<DetailField>, askedThen = asked) => {
    let now = asked
    const talk = openDetail(
      () => well,
      undefined,
      () => now
    )
    talk.fill(filled)
    talk.send()
    await talk.clock.advance(1_000)
    talk.ask()
    await talk.clock.advance(1_000)
    talk.keep()
    now = askedThen
    talk.reload()
    await talk.clock.advance(31_000)
    expect(talk.view()).toMatchObject({ step: "code", isProven: false })
    talk.prove(to)
    await talk.clock.advance(1_000)
    return talk
  }

  it("completes the profile with the right code, if it asks for no password", async () => {
    const talk = await openAtCode(["userName", "phone", "gender"])
    const member = answerOf(talk.shop.stores.members.byId(talk.id))?.member
    expect([talk.snapshot().status, member?.userName, member?.isPhoneVerified]).toEqual(["done", "budi2026", true])
  })

  it("says that the number is proven, if the password has to be typed once more", async () => {
    const talk = await openAtCode(["userName", "phone", "gender", "password", "passwordAgain"])
    expect(talk.view()).toMatchObject({ step: "form", isProven: true })
    talk.fill({ phone: "085700000003" })
    expect(talk.view().isProven).toBe(false)
  })

  it("says so, too, if the form is not complete any more", async () => {
    const talk = await openAtCode(["userName", "phone", "gender"], ["userName", "phone", "gender", "province"])
    expect(talk.view()).toMatchObject({ step: "form", isProven: true })
  })
})
