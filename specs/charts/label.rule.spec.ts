import { describe, expect, it } from "vitest"
import { labelOf } from "#core/charts/label.rule.ts"

describe("an arrow in one line", () => {
  it("says event, guard and what is done, as far as there is any", () => {
    const arrows = {
      a: { event: "code.typed", guard: "isComplete", actions: ["keep"], raises: ["code.sent"] },
      b: { event: "", actions: [], raises: [] }
    }
    expect(labelOf({ arrows }, { id: "a" })).toBe("code.typed [isComplete] / keep, → code.sent")
    expect(labelOf({ arrows }, { id: "b" })).toBe("")
  })
})
