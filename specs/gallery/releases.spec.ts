import { describe, expect, it } from "vitest"
import { chartFileIn } from "#core/charts/exhibit.ts"
import { releasedFile } from "#core/charts/release/release.rule.ts"
import { releases, writeRelease } from "./releases.ts"

describe("the releases that were written down", () => {
  const all = releases()

  it("can be read, the newest first, and each machine of theirs is a chart to compare with", () => {
    expect(all.length).toBeGreaterThan(0)
    expect(all.map(({ name }) => name)).toEqual(
      all.map(({ name }) => name).toSorted((one, other) => other.localeCompare(one, "en", { numeric: true }))
    )
    for (const { machines } of all) {
      expect(machines.length).toBeGreaterThan(50)
      for (const machine of machines) expect(chartFileIn(releasedFile(machine))?.chart.id).toBe(machine.chart.id)
    }
  })

  it("have names that are free and can be a file's", () => {
    expect(() => writeRelease(all[0]?.name ?? "", [])).toThrow("already")
    expect(() => writeRelease("../elsewhere", [])).toThrow("a release is named")
  })
})
