import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { newPasswordMachineOver, type PasswordRight } from "#core/account/credentials/new-password.machine.ts"
import { viewNewPassword } from "#core/account/credentials/new-password.view.ts"
import { MemberId } from "#core/account/member.ts"
import { runs } from "../arbitraries.ts"
import { type Fate, well } from "../selling-line.ts"
import { accountShop } from "./account-shop.ts"
import { answerOf, refusalOf } from "./running.ts"
import { anyFate } from "./some-line.ts"
import { openTalk } from "./talk-fixture.ts"

type Machine = ReturnType<typeof newPasswordMachineOver>
type Mutant = (machine: Machine) => Machine

const [old, fresh] = ["mawar-lama-1", "mawar-baru-2"]

/** A page for a new password: by a link, or of a member who is logged in. */
const openPage = (kind: PasswordRight["kind"], fate: () => Fate, mutant: Mutant = (same) => same) => {
  const shop = accountShop()
  shop.born({}, old)
  const { port } = shop.browser()
  if (kind === "member") answerOf(port.login({ identifier: "rani1998", password: old }))
  else answerOf(port.forgetByEmail({ email: "rani@contoh.id" }))
  const { code, uid = "" } = shop.outbox.at(-1) ?? { code: "" }
  const right: PasswordRight = kind === "link" ? { kind, token: { uid, code } } : { kind, hasPassword: true }
  const talk = openTalk({
    shop,
    port,
    fate,
    machineOver: (over) => mutant(newPasswordMachineOver(over)),
    inputOf: () => right
  })
  const isSet = () => answerOf(shop.stores.members.byId(MemberId("m1")))?.passwordHash === `hash of ${fresh}`
  return { ...talk, shop, isSet, view: () => viewNewPassword(talk.snapshot()) }
}

type Page = ReturnType<typeof openPage>
type Action = (page: Page) => void

const sends = (currentPassword: string, newPassword: string, newPasswordAgain: string = newPassword): Action => {
  return (page) => page.say({ type: "form.sent", currentPassword, newPassword, newPasswordAgain })
}
const anyAction: fc.Arbitrary<Action> = fc.oneof(
  { weight: 3, arbitrary: fc.constant(sends(old, fresh)) },
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      sends(old, "12345"),
      sends(old, fresh, old),
      sends(old, old),
      sends("", fresh),
      sends(old, "")
    )
  },
  { weight: 1, arbitrary: fc.constant(sends("salah-sekali", fresh)) },
  { weight: 1, arbitrary: fc.constant<Action>((page) => page.say({ type: "password.typed", field: "newPassword" })) },
  { weight: 1, arbitrary: fc.constant<Action>((page) => page.reload()) }
)
const anySteps = fc.array(
  fc.record({ action: anyAction, wait: fc.integer({ min: 0, max: 3_000 }), twice: fc.boolean() }),
  {
    minLength: 1,
    maxLength: 12
  }
)

const session = (bad: number, mutant?: Mutant) =>
  fc.asyncProperty(
    fc.constantFrom("link" as const, "member" as const),
    anySteps,
    fc.infiniteStream(anyFate(bad)),
    async (kind, steps, fates) => {
      let good = false
      let reloaded = false
      const page = openPage(kind, () => (good ? well : fates.next().value), mutant)
      const sound = (): void => {
        const { context, value } = page.snapshot()
        expect(page.line.most()).toBeLessThan(2)
        if (value !== "saving") expect([context.current, context.password]).toEqual(["", ""])
        for (const { name, input } of page.calls)
          if (name === "resetPassword" || name === "changePassword") expect(input).toMatch(/"password":"[^"]{6,60}"/)
        // A page that set it shows that it is set, also if the answer was lost; a page that was reloaded cannot know.
        if (kind === "link" && page.isSet() && !reloaded) expect(value).not.toBe("over")
        if (value === "done") expect(page.isSet()).toBe(true)
      }
      for (const { action, wait, twice } of steps) {
        if (page.snapshot().status !== "active") break
        const before = page.snapshot()
        action(page)
        if (twice) action(page)
        reloaded ||= page.snapshot().value === "checking" && before.value !== "checking"
        await page.clock.advance(wait)
        sound()
      }
      // Once the line is good, it is set, or the link is over because it was used.
      good = true
      await page.clock.advance(5_000)
      sends(page.isSet() ? fresh : old, page.isSet() ? "mawar-lain-3" : fresh)(page)
      await page.clock.advance(5_000)
      const { value } = page.snapshot()
      if (kind === "link") expect(["done", "over"]).toContain(value)
      const isIn = refusalOf(page.shop.browser().port.login({ identifier: "rani1998", password: old })) === "answered"
      if (value === "done") expect(isIn).toBe(false)
    }
  )

describe("in every conversation about a new password,", () => {
  it("it is set once, with a permission", () => fc.assert(session(0), runs(100)), 900_000)

  it("it is so where calls and answers are lost", () => fc.assert(session(3), runs(100)), 900_000)

  it.each<[string, Mutant]>([
    ["keeps what was typed", (machine) => machine.provide({ actions: { drop: () => {} } })],
    ["sends what is too short", (machine) => machine.provide({ guards: { isIncomplete: () => false } })],
    ["forgets a lost answer", (machine) => machine.provide({ guards: { wasLost: () => false } })]
  ])("a machine that %s is found out", async (_, mutant) => {
    await expect(fc.assert(session(4, mutant), { numRuns: 400, seed: 1, endOnFailure: true })).rejects.toThrow()
  })

  it("a form that is sent while its link is being checked is saved", async () => {
    const page = openPage("link", () => well)
    expect(page.snapshot().value).toBe("checking")
    sends("", "12345")(page)
    expect(page.view().problems).toEqual({ newPassword: "field.newPassword.length" })
    sends("", fresh)(page)
    await page.clock.advance(5_000)
    expect([page.snapshot().value, page.isSet()]).toEqual(["done", true])
  })

  it("shows what a page needs", async () => {
    const page = openPage("member", () => well)
    await page.clock.advance(1_000)
    sends("", "12345", "x")(page)
    expect(page.view()).toEqual({
      step: "form",
      busy: false,
      asksCurrent: true,
      problems: {
        currentPassword: "field.currentPassword.required",
        newPassword: "field.newPassword.length",
        newPasswordAgain: "field.newPasswordAgain.match"
      },
      failure: null,
      waitSeconds: null
    })
  })
})
