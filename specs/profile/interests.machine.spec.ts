import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { interestsMachineOver } from "#core/profile/interests.machine.ts"
import { type InterestGroup, interestsIn } from "#core/profile/interests.rule.ts"
import { viewInterests } from "#core/profile/interests.view.ts"
import { type Fate, well } from "../selling-line.ts"
import { heldProfile, openMachine } from "./profile-fixture.ts"
import { sessions, type } from "./sessions.ts"

const link = (id: string) => ({ id: id as InterestGroup["category"]["id"], name: id, slug: id })
const groups: ReadonlyArray<InterestGroup> = [
  { category: link("1"), below: [link("11"), link("12")] },
  { category: link("2"), below: [] }
]

const savesItsInterests = (over: typeof interestsMachineOver = interestsMachineOver) =>
  sessions(
    over,
    // `99` is a category that the shop has removed.
    { interest: ["12", "99"], groups, isNew: true },
    viewInterests,
    () =>
      fc.oneof(
        fc.record({ type: fc.constant("interest.pressed"), id: fc.constantFrom("1", "11", "12", "2") }),
        type("form.sent")
      ),
    (tab, held) => {
      const { chosen, step, hasFailed } = tab.view()
      expect(interestsIn(chosen, groups)).toHaveLength(chosen.length)
      if (step === "saved") expect(held.member()?.interest).toEqual(chosen)
      expect(step === "choosing" || !hasFailed).toBe(true)
      for (const [call, input] of held.asked)
        if (call === "tag") expect(input).toMatchObject({ newRegister: true, interest: expect.any(Array) })
    }
  )

const open = (
  input: { readonly interest?: ReadonlyArray<string>; readonly chosen?: ReadonlyArray<string> } = {},
  fate: Fate = well
) => {
  const held = heldProfile()
  const given = { interest: [], groups, isNew: false, ...input }
  return { ...openMachine(interestsMachineOver, held.port, given, viewInterests, () => fate), held }
}

/** Decision 0036. */
describe("the choice of interests", () => {
  it("begins with those of the member that the shop still has, or as a reload left it", () => {
    expect(open({ interest: ["12", "99"] }).view().chosen).toEqual(["12"])
    expect(open({ interest: ["12"], chosen: ["2", "99"] }).view().chosen).toEqual(["2"])
  })

  it("is saved as a whole, with the mark of a new registration", async () => {
    const tab = open({ interest: ["12"] })
    tab.say({ type: "interest.pressed", id: "2" })
    expect(tab.emitted).toEqual([{ type: "draft.changed", chosen: ["12", "2"] }])
    tab.say({ type: "form.sent" })
    expect(tab.view().step).toBe("saving")
    await tab.clock.advance(20)
    expect(tab.held.asked).toEqual([["tag", { interest: ["12", "2"], newRegister: false }]])
    expect(tab.view().step).toBe("saved")
    expect(tab.emitted.at(-1)).toMatchObject({ type: "member.changed", member: { interest: ["12", "2"] } })
    tab.say({ type: "interest.pressed", id: "2" })
    expect(tab.view()).toMatchObject({ step: "choosing", chosen: ["12"] })
  })

  it("stays and says that it failed if the shop does not answer, until the next press", async () => {
    const tab = open({}, { ...well, lost: "call" })
    tab.say({ type: "interest.pressed", id: "1" })
    tab.say({ type: "form.sent" })
    await tab.clock.advance(20)
    expect(tab.view()).toMatchObject({ step: "choosing", chosen: ["1"], hasFailed: true })
    tab.say({ type: "interest.pressed", id: "2" })
    expect(tab.view().hasFailed).toBe(false)
  })
})

describe("in every session on a bad line", () => {
  it("of interests saves all of what is chosen, and says so only then", () => savesItsInterests())

  it.each<[string, () => Promise<void>]>([
    [
      "leaves one interest out",
      () =>
        savesItsInterests((port) =>
          interestsMachineOver({
            tag: (input) => port.tag("interest" in input ? { ...input, interest: input.interest.slice(1) } : input)
          })
        )
    ]
  ])("a machine that %s is found out", async (_, fault) => {
    await expect(fault()).rejects.toThrow()
  })
})
