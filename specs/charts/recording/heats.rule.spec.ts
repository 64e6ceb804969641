import { expect, it } from "vitest"
import { takenIn, untriedOf } from "#core/charts/recording/heats.rule.ts"

const heat = (arrows: Readonly<Record<string, number>>) => ({ v: 1 as const, machine: "otp", sessions: 10, arrows })
const [shoppers, specs] = [heat({ a: 3, b: 2, c: 0 }), heat({ a: 1, b: 0, d: 4 })]

it("adds up the arrows of a line", () => expect(takenIn(shoppers, ["a", "b", "none"])).toBe(5))

it.each([
  [["a"], undefined],
  [["b"], "untested"],
  [["d"], "tested only"],
  [["c"], undefined],
  [["a", "b"], undefined]
])("arrows %j are met by one side alone: %s", (arrows, untried) =>
  expect(untriedOf(shoppers, specs, arrows)).toBe(untried)
)
