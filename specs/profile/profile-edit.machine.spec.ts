import { Effect } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { ProfileRefused } from "#core/profile/profile.errors.ts"
import { profileProblems } from "#core/profile/profile.form.ts"
import type { ProfileChange } from "#core/profile/profile.ts"
import { profileEditMachineOver } from "#core/profile/profile-edit.machine.ts"
import { viewProfileEdit } from "#core/profile/profile-edit.view.ts"
import { someNow } from "../arbitraries.ts"
import { type Fate, well } from "../selling-line.ts"
import { heldProfile, openMachine, rani } from "./profile-fixture.ts"
import { sessions, type } from "./sessions.ts"

const open = ({ fate = well, port = {} }: { fate?: Fate; port?: object } = {}) => {
  const held = heldProfile()
  const tab = openMachine(
    profileEditMachineOver,
    { ...held.port, ...port },
    { member: rani },
    viewProfileEdit,
    () => fate
  )
  const typed = (field: string, value: string) => tab.say({ type: "field.typed", field, value })
  const send = async () => {
    tab.say({ type: "form.sent" })
    await tab.clock.advance(20)
  }
  return { ...tab, held, typed, send }
}

describe("the form of a member's data", () => {
  it("says what is wrong at the first attempt to save, and takes it back while one types (rule 42)", async () => {
    const form = open()
    form.typed("firstName", "R4ni")
    expect(form.view().problems).toEqual({})
    await form.send()
    expect(form.view().problems).toEqual({ firstName: "field.firstName.letters" })
    expect(form.held.asked).toEqual([])
    form.typed("firstName", "Rania")
    expect(form.view()).toMatchObject({ problems: {}, isFilled: true })
  })

  it("is saved with what was changed, and other parts of the page hear of it", async () => {
    const form = open()
    form.typed("firstName", "Rania")
    form.say({ type: "link.typed", site: "instagram", value: "https://instagram.com/rani" })
    expect(form.emitted.at(-1)).toMatchObject({ type: "draft.changed", draft: { firstName: "Rania" } })
    await form.send()
    expect(form.view()).toMatchObject({ step: "saved", isFilled: false, member: { firstName: "Rania" } })
    expect(form.emitted.at(-1)).toMatchObject({ type: "member.changed", member: { firstName: "Rania" } })
    form.typed("nickName", "Ran")
    expect(form.view()).toMatchObject({ step: "editing", isFilled: true })
  })

  it("has no city any more once another province is chosen", () => {
    const form = open()
    const province = { id: "32", name: "Jawa Barat" }
    form.say({ type: "place.chosen", province, city: null })
    expect(form.view().draft).toMatchObject({ province, city: null })
  })

  it("loses nothing if the shop refuses or does not answer, and says which", async () => {
    const refused = open({ port: { update: () => Effect.fail(new ProfileRefused({ fields: ["bio"] } as never)) } })
    const lost = open({ fate: { ...well, lost: "call" } })
    for (const form of [refused, lost]) {
      form.typed("bio", "Suka serum.")
      await form.send()
      expect(form.view()).toMatchObject({ step: "editing", isFilled: true, draft: { bio: "Suka serum." } })
    }
    expect([refused.view().refusal, lost.view().refusal]).toEqual(["refused", "failed"])
    lost.typed("bio", "Suka toner.")
    expect(lost.view().refusal).toBeNull()
  })
})

describe("in every session on a bad line", () => {
  it("personal data with a mistake never leave the page, and what is said to be saved is saved", () =>
    sessions(
      profileEditMachineOver,
      { member: rani },
      viewProfileEdit,
      () =>
        fc.oneof(
          fc.record({
            type: fc.constant("field.typed"),
            field: fc.constantFrom("firstName", "lastName", "nickName", "bio", "dateOfBirth"),
            value: fc.constantFrom("", "Ayu", "R4ni", "1998-03-31", "x".repeat(300))
          }),
          fc.record({
            type: fc.constant("link.typed"),
            site: fc.constantFrom("instagram", "x"),
            value: fc.constantFrom("", "https://instagram.com/rani", "javascript:1")
          }),
          type("form.sent")
        ),
      (tab, held) => {
        const { step, member } = tab.view()
        for (const [, change] of held.asked) expect(profileProblems(change as ProfileChange, someNow)).toEqual({})
        if (step === "saved") expect(member).toEqual(held.member())
      }
    ))
})
