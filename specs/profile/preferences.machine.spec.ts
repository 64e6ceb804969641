import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { preferencesMachineOver } from "#core/profile/preferences.machine.ts"
import { viewPreferences } from "#core/profile/preferences.view.ts"
import { newsletters } from "#core/profile/profile.ts"
import { chosenIn, chosenText } from "#ui/profile/drafts/stored-drafts.ts"
import { heldProfile, openMachine, rani } from "./profile-fixture.ts"
import { sessions, type } from "./sessions.ts"

const open = (stored?: string) => {
  const { port, member } = heldProfile()
  const form = openMachine(preferencesMachineOver, port, { member: rani, chosen: chosenIn(stored) }, viewPreferences)
  const ticked = () => form.view().offers.flatMap(({ newsletter, on }) => (on ? [newsletter] : []))
  return { ...form, ticked, member }
}

describe("the form of newsletters", () => {
  it("ticks none beforehand (D-49d), and is as it was left after a reload", async () => {
    const before = open()
    expect(before.ticked()).toEqual([])
    const [first] = newsletters
    before.say({ type: "newsletter.ticked", newsletter: first, on: true })
    const left = before.emitted.flatMap((one) => ("chosen" in one ? [one.chosen as ReadonlyArray<string>] : [])).at(-1)
    const after = open(chosenText(left ?? []))
    expect(after.ticked()).toEqual([first])
    after.say({ type: "form.sent" })
    await after.clock.advance(5_000)
    expect(after.member()?.subscribings).toEqual([first])
    expect(after.emitted.at(-1)?.type).toBe("member.changed")
  })

  it("offers the shop's own first, then each of its sisters", () => {
    const offers = open().view().offers
    expect(offers.map(({ isOwn }) => isOwn)).toEqual([true, false, false, false])
    expect(offers[0]?.newsletter).toBe("pendar")
    expect(new Set(offers.map(({ newsletter }) => newsletter))).toEqual(new Set(newsletters))
  })

  it("ticks nothing that the shop does not send", () => {
    expect(open(chosenText(["everything"])).ticked()).toEqual([])
  })
})

describe("in every session on a bad line", () => {
  it("no newsletter is ticked beforehand, and what is said to be saved is saved", () =>
    sessions(
      preferencesMachineOver,
      { member: rani },
      viewPreferences,
      () =>
        fc.oneof(
          fc.record({
            type: fc.constant("newsletter.ticked"),
            newsletter: fc.constantFrom(...newsletters),
            on: fc.boolean()
          }),
          type("form.sent")
        ),
      (tab, held) => {
        const { step, offers } = tab.view()
        const on = offers.filter((one) => one.on).map(({ newsletter }) => newsletter)
        if (step === "saved") expect([...(held.member()?.subscribings ?? [])].toSorted()).toEqual(on.toSorted())
        if (held.asked.length === 0) expect(held.member()?.subscribings).toEqual([])
      }
    ))
})
