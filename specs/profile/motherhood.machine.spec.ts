import { describe, expect, it } from "vitest"
import { type MotherhoodDraft, motherhoodMachineOver } from "#core/profile/motherhood.machine.ts"
import { viewMotherhood } from "#core/profile/motherhood.view.ts"
import { motherhoodDraftIn, motherhoodDraftText } from "#ui/profile/drafts/motherhood-draft.ts"
import { heldProfile, openMachine, rani } from "./profile-fixture.ts"

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
