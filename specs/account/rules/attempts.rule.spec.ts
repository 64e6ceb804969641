import { describe, expect, it } from "vitest"
import { attemptRules, identifierOf, levelAfter } from "#core/account/login/attempts.rule.ts"

describe("wrong passwords in a row", () => {
  it.each([
    [0, "fine"],
    [1, "wrong"],
    [2, "wrong"],
    [3, "warned"],
    [4, "limited"],
    [5, "locked"],
    [6, "locked"]
  ])("%i: %s", (fails, standing) => {
    expect(levelAfter(fails, attemptRules)).toBe(standing)
  })

  it("are counted for one name, however it is written", () => {
    expect(new Set([" Rani@Contoh.id ", "rani@contoh.ID"].map(identifierOf))).toEqual(new Set(["rani@contoh.id"]))
  })
})
