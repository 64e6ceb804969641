import { Effect } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { beautySteps } from "#core/profile/beauty/beauty.ts"
import { beautyProfileMachineOver } from "#core/profile/beauty/beauty-profile.machine.ts"
import { viewBeautyProfile } from "#core/profile/beauty/beauty-profile.view.ts"
import { type Fate, well } from "../selling-line.ts"
import { heldProfile, openMachine } from "./profile-fixture.ts"
import { sessions, type } from "./sessions.ts"

const open = async (input: object = {}, lost: Partial<Readonly<Record<"tag" | "tags", Fate["lost"]>>> = {}) => {
  const held = heldProfile()
  const offered = [{ id: "skin-dry", name: "Kering", group: "skin" }]
  const line = { lost: lost.tags ?? ("no" as const) }
  const tab = openMachine(
    beautyProfileMachineOver,
    { ...held.port, tags: () => Effect.succeed(offered) },
    { beauty: [], ...input },
    viewBeautyProfile,
    () => ({ ...well, lost: line.lost })
  )
  await tab.clock.advance(20)
  line.lost = lost.tag ?? "no"
  const does = async (event: { readonly type: string; readonly [field: string]: unknown }) => {
    tab.say(event)
    await tab.clock.advance(20)
    return tab.view()
  }
  return { ...tab, held, line, does }
}
const press = (tag: string) => ({ type: "tag.pressed", group: tag.split("-")[0], tag })

describe("the beauty profile", () => {
  it("goes through its three steps, saves at each that changed something, and leads on", async () => {
    const tab = await open()
    expect(tab.view()).toMatchObject({ step: "skin", number: 1, of: 3, state: "choosing" })
    expect(tab.view().questions[0]?.tags.map(({ id }) => id)).toEqual(["skin-dry"])
    await tab.does(press("skin-dry"))
    expect(await tab.does({ type: "step.done" })).toMatchObject({ step: "concerns", number: 2, isFilled: false })
    expect(await tab.does({ type: "step.done" })).toMatchObject({ step: "hair", number: 3 })
    await tab.does(press("hair-wavy"))
    expect((await tab.does({ type: "step.done" })).done).toBe(true)
    expect(tab.held.asked).toEqual([
      ["tag", { beauty: ["skin-dry"], createdFrom: "review-web" }],
      ["tag", { beauty: ["skin-dry", "hair-wavy"], createdFrom: "review-web" }]
    ])
    expect(tab.emitted.at(-1)).toEqual({ type: "go", to: "/recommendation" })
    expect(tab.emitted.filter(({ type: name }) => name === "step.shown")).toEqual([
      { type: "step.shown", number: 2 },
      { type: "step.shown", number: 3 }
    ])
  })

  it("saves where it stands if the member is about to leave (decision 0045)", async () => {
    const tab = await open()
    await tab.does({ type: "save.wanted" })
    expect(tab.held.asked).toEqual([])
    await tab.does(press("skin-dry"))
    expect(await tab.does({ type: "save.wanted" })).toMatchObject({ number: 1, isFilled: false })
    expect(tab.held.member()?.beauty).toEqual(["skin-dry"])
  })

  it.each([
    [2, 2],
    [0, 1],
    [7, 3],
    [1.5, 1]
  ])("stands at the step that its address names: %d is %i", async (number, shown) => {
    expect((await open({ number })).view().number).toBe(shown)
    const tab = await open()
    expect((await tab.does({ type: "step.wanted", number })).number).toBe(shown)
  })

  it("goes back, but not before the first step", async () => {
    const tab = await open({ number: 2 })
    expect((await tab.does({ type: "step.back" })).number).toBe(1)
    expect((await tab.does({ type: "step.back" })).number).toBe(1)
  })

  it("begins with what a reload left", async () => {
    expect((await open({ beauty: ["skin-oily"], chosen: ["skin-dry"] })).view()).toMatchObject({
      chosen: ["skin-dry"],
      isFilled: true
    })
  })

  it("asks again for its questions if they did not come", async () => {
    const tab = await open({}, { tags: "call" })
    expect(tab.view().state).toBe("failed")
    expect((await tab.does({ type: "retry.wanted" })).state).toBe("choosing")
  })

  it("stays at a step that could not be saved, and saves once more even if nothing changes: the answer may be lost alone", async () => {
    const tab = await open({}, { tag: "answer" })
    await tab.does(press("skin-dry"))
    expect(await tab.does({ type: "step.done" })).toMatchObject({ number: 1, hasFailed: true, isFilled: true })
    tab.line.lost = "no"
    await tab.does(press("skin-dry"))
    expect(await tab.does({ type: "step.done" })).toMatchObject({ number: 2, hasFailed: false })
    expect(tab.held.member()?.beauty).toEqual([])
  })
})

describe("in every session on a bad line", () => {
  it("the beauty profile has three steps, saved one by one, and one answer to each question that takes one", () => {
    const groups = beautySteps.flatMap((step) => step.questions.map(({ group }) => group))
    return sessions(
      (port) => beautyProfileMachineOver({ ...port, tags: () => Effect.succeed([]) }),
      { beauty: [] },
      viewBeautyProfile,
      () =>
        fc.oneof(
          {
            weight: 4,
            arbitrary: fc
              .tuple(fc.constantFrom(...groups), fc.constantFrom("a", "b", "c"))
              .map(([group, name]) => ({ type: "tag.pressed", group, tag: `${group}-${name}` }))
          },
          { weight: 2, arbitrary: type("step.done") },
          type("save.wanted"),
          type("step.back")
        ),
      (tab, held) => {
        const { number, of, chosen, done, isFilled } = tab.view()
        // What needs no question before the page is left is what the shop has.
        const stored = [...(held.member()?.beauty ?? [])].toSorted()
        if (!isFilled) expect(stored).toEqual([...chosen].toSorted())
        expect([of, number >= 1 && number <= 3]).toEqual([3, true])
        for (const single of ["skin", "tone", "hair"])
          expect(chosen.filter((tag) => new RegExp(`^${single}-[abc]$`).test(tag)).length).toBeLessThan(2)
        expect(new Set(chosen).size).toBe(chosen.length)
        // Tags have no order: one that was taken away and put back changes nothing.
        if (done) expect([...(held.member()?.beauty ?? [])].toSorted()).toEqual([...chosen].toSorted())
        if (done) expect(tab.emitted.some((event) => event.type === "go")).toBe(true)
      }
    )
  })
})
