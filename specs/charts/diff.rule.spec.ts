import { describe, expect, it } from "vitest"
import { createMachine } from "xstate"
import { textsOf } from "#adapters/charts/texts.ts"
import { attemptRules } from "#core/account/login/attempts.rule.ts"
import { loginMachine } from "#core/account/login/login.machine.ts"
import { otpMachine } from "#core/account/otp/otp.machine.ts"
import { chartOf } from "#core/charts/chart.rule.ts"
import { changedNumbers, differenceOf, isSame } from "#core/charts/diff.rule.ts"
import { machines } from "#core/charts/machines.ts"
import { rules } from "#core/charts/rules.ts"

describe("the difference of two charts", () => {
  it.each([...machines])("is none between %s and itself", (_id, machine) => {
    expect(isSame(differenceOf(chartOf(machine), chartOf(machine)))).toBe(true)
  })

  it("names the numbers of a rule that changed, and nothing else", () => {
    const { states, arrows } = differenceOf(
      chartOf(loginMachine()),
      chartOf(loginMachine({ ...attemptRules, lockAt: attemptRules.lockAt - 2 }))
    )
    expect([states.added, states.removed, states.changed, arrows.added, arrows.removed]).toEqual([[], [], [], [], []])
    expect(arrows.changed.length).toBeGreaterThan(0)
    expect(arrows.changed.flatMap(({ parts }) => parts)).toEqual(arrows.changed.map(() => "guard"))
  })

  it("names a number of the rules that no guard shows: how long a code counts", () => {
    const machine = otpMachine()
    const own = rules.filter((rule) => rule.machine === "otp")
    const before = textsOf(chartOf(machine), own).chartTexts
    const longer = own.map((rule) => (rule.name === "codeLifeMs" ? { ...rule, value: 600_000 } : rule))
    const after = textsOf(chartOf(machine), longer).chartTexts
    expect(changedNumbers(before, before, "id")).toEqual([])
    expect(changedNumbers(before, after, "en").map((one) => [one.before, one.after])).toEqual([
      ["5 minutes", "10 minutes"]
    ])
    expect(changedNumbers(before, after, "code").map(({ name }) => name)).toEqual(["codeLifeMs"])
    const fewer = textsOf(chartOf(machine), own.slice(1)).chartTexts
    expect(changedNumbers(before, fewer, "id")).toHaveLength(1)
    expect(changedNumbers(before, fewer, "id")[0]?.after).toBeUndefined()
  })

  it("says what came, what went and what leads elsewhere", () => {
    const before = chartOf(
      createMachine({
        id: "door",
        initial: "shut",
        states: { shut: { on: { push: "open", knock: "shut" } }, open: {}, torn: {} }
      })
    )
    const after = chartOf(
      createMachine({
        id: "door",
        initial: "shut",
        states: {
          shut: { on: { push: [{ guard: "isLocked", target: "locked" }, { target: "open" }], knock: "open" } },
          open: { meta: { tone: "ok" } },
          locked: {}
        }
      })
    )
    const { states, arrows } = differenceOf(before, after)
    expect(states.added.map(({ id }) => id)).toEqual(["door.locked"])
    expect(states.removed.map(({ id }) => id)).toEqual(["door.torn"])
    expect(states.changed.map(({ after: { id }, parts }) => [id, parts])).toEqual([["door.open", ["tone"]]])
    expect(arrows.added.map(({ id }) => id)).toEqual(["door.shut: push (1)"])
    expect(arrows.removed).toEqual([])
    expect(arrows.changed.map(({ after: { id }, parts }) => [id, parts])).toEqual([["door.shut: knock", ["to"]]])
  })
})
