import { describe, expect, it } from "vitest"
import { loginMachine } from "#core/account/login/login.machine.ts"
import { chartOf } from "#core/charts/chart.rule.ts"
import {
  brokenIn,
  countsOf,
  firstOther,
  idleNumbers,
  nonePlayed,
  outcomesBeside,
  playedOn,
  reachedOtherwise
} from "#core/charts/trial/trial.rule.ts"

const chart = chartOf(loginMachine())
const into = (state: string): string =>
  chart.arrows.find(({ to }) => to.includes(`login.form.${state}`))?.id ?? "no arrow"
const ends = (...outcomes: ReadonlyArray<string>) => outcomes.map((outcome) => ({ outcome }))

describe("a trial of other numbers", () => {
  it("adds up what was played part by part", () => {
    const one = { ends: ends("locked"), taken: { a: 2, b: 1 } }
    const other = { ends: ends("signed in"), taken: { b: 3, c: 0 } }
    expect(playedOn(playedOn(nonePlayed, one), other)).toEqual({
      ends: ends("locked", "signed in"),
      taken: { a: 2, b: 4, c: 0 }
    })
  })

  it("counts ends beside each other, those as well that came on one side alone", () =>
    expect(
      outcomesBeside(countsOf(ends("locked", "editing", "locked")), countsOf(ends("signed in", "locked")))
    ).toEqual([
      { outcome: "editing", before: 1, after: 0 },
      { outcome: "locked", before: 2, after: 1 },
      { outcome: "signed in", before: 0, after: 1 }
    ]))

  it("finds the first session that ended otherwise, or broke another promise", () => {
    expect(firstOther(ends("a", "b", "c"), ends("a", "b", "c"))).toBeUndefined()
    expect(firstOther(ends("a", "b", "c"), ends("a", "c", "a"))).toBe(1)
    const broken = [...ends("a"), { outcome: "b", broken: "L1" }]
    expect(firstOther(ends("a", "b"), broken)).toBe(1)
    expect(brokenIn([...broken, ...broken])).toEqual(new Map([["L1", 2]]))
  })

  it("says which states are not reached any more, and which are for the first time; rare ones may be missing by chance", () => {
    const before = { ends: [], taken: { [into("limitWarning")]: 12, [into("resetWarning")]: 4 } }
    const after = { ends: [], taken: { [into("quickRegisterPending")]: 7 } }
    expect(reachedOtherwise(chart, before, after)).toEqual([
      { state: "login.form.limitWarning", before: 12, after: 0 },
      { state: "login.form.quickRegisterPending", before: 0, after: 7 }
    ])
  })

  it("says which numbers decide nothing any more", () => {
    const depends = { limitAt: [into("limitWarning")], lockAt: [into("locked")], none: [] }
    const before = { ends: [], taken: { [into("limitWarning")]: 12, [into("locked")]: 3 } }
    const after = { ends: [], taken: { [into("limitWarning")]: 0, [into("locked")]: 15 } }
    expect(idleNumbers(depends, before, after)).toEqual(["limitAt"])
  })
})
