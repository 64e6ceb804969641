import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type MotherhoodDraft, motherhoodMachineOver } from "#core/profile/motherhood.machine.ts"
import { viewMotherhood } from "#core/profile/motherhood.view.ts"
import type { ProfileChange } from "#core/profile/profile.ts"
import { motherhoodDraftIn, motherhoodDraftText } from "#ui/profile/drafts/motherhood-draft.ts"
import { heldProfile, openMachine, rani } from "./profile-fixture.ts"
import { sessions, type } from "./sessions.ts"

const open = (stored?: string) => {
  const { port, member } = heldProfile()
  const form = openMachine(
    motherhoodMachineOver,
    port,
    { member: rani, draft: motherhoodDraftIn(stored) },
    viewMotherhood
  )
  const drafts = () => form.emitted.flatMap((one) => ("draft" in one ? [one.draft as MotherhoodDraft] : []))
  return { ...form, drafts, member }
}

const tellsWithConsentOnly = (over: typeof motherhoodMachineOver = motherhoodMachineOver) =>
  sessions(
    over,
    { member: rani },
    viewMotherhood,
    () =>
      fc.oneof(
        type("child.added"),
        fc.record({
          type: fc.constant("year.typed"),
          place: fc.nat(2),
          value: fc.constantFrom("2020", "", "abcd", "2090")
        }),
        fc.record({ type: fc.constantFrom("consent.ticked", "public.ticked", "mother.ticked"), on: fc.boolean() }),
        fc.record({ type: fc.constant("child.removed"), place: fc.nat(2) }),
        type("form.sent"),
        type("withdrawal.wanted"),
        type("withdrawal.confirmed"),
        type("withdrawal.dropped")
      ),
    (tab, held) => {
      for (const [call, input] of held.asked)
        if (call === "update") {
          const { motherhood } = input as ProfileChange
          expect(motherhood?.consented).toBe(true)
          // A year that cannot be right never leaves the page.
          expect((motherhood?.children ?? []).map(({ yearOfBirth }) => yearOfBirth)).not.toContain(2090)
        }
      expect(tab.view().years.length).toBeLessThanOrEqual(15)
    }
  )

describe("the form about motherhood", () => {
  it("is as it was left after a reload, but for the consent, which is asked for again", async () => {
    const before = open()
    before.say({ type: "mother.ticked", on: true })
    before.say({ type: "child.added" })
    before.say({ type: "year.typed", place: 0, value: "2019" })
    before.say({ type: "public.ticked", on: true })
    before.say({ type: "consent.ticked", on: true })
    const left = before.drafts().at(-1)
    expect(left).toEqual({ isMother: true, years: ["2019"], childrenPublic: true })
    const after = open(motherhoodDraftText(left as MotherhoodDraft))
    expect(after.view()).toMatchObject({ isMother: true, years: ["2019"], childrenPublic: true, consented: false })
    after.say({ type: "form.sent" })
    expect(after.view().refusal).toBe("consent")
    after.say({ type: "consent.ticked", on: true })
    after.say({ type: "form.sent" })
    await after.clock.advance(5_000)
    expect(after.member()?.motherhood?.children).toEqual([{ yearOfBirth: 2019 }])
    expect(after.emitted.at(-1)?.type).toBe("member.changed")
  })

  it.each([
    ["nothing", undefined],
    ["another version", '{"v":2,"years":["2019"]}'],
    ["no text of the shop", "{"]
  ])("begins with what the shop has if %s is stored", (_, stored) =>
    expect(open(stored).view()).toMatchObject({ isMother: false, years: [], childrenPublic: false })
  )

  it("takes no more from what is stored than the form can hold: 15 children, four digits", () => {
    const years = Array.from({ length: 40 }, () => "20190")
    const { view } = open(JSON.stringify({ v: 1, years: [...years, 7], isMother: "yes" }))
    expect(view()).toMatchObject({ isMother: false, years: Array.from({ length: 15 }, () => "2019") })
  })
})

describe("in every session on a bad line", () => {
  it("nothing is sent of children without a consent of that moment, and it can be withdrawn", () =>
    tellsWithConsentOnly())

  it("a machine that asks for no consent is found out", async () => {
    const unasked = tellsWithConsentOnly((port) =>
      motherhoodMachineOver(port).provide({ guards: { hasConsent: () => true } })
    )
    await expect(unasked).rejects.toThrow()
  })
})
