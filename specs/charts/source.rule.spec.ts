import { describe, expect, it } from "vitest"
import { shortSource, shortSources, sourcesIn } from "#core/charts/source.rule.ts"

describe("the sources of a reference", () => {
  it("are sections of the specification, decisions and pages of the design, each as it is cited", () => {
    expect(sourcesIn("specification 4 and 9; D-49b, machines 7")).toEqual([
      { kind: "sections", name: "4", cited: "4" },
      { kind: "sections", name: "9", cited: "9" },
      { kind: "decisions", name: "D-49b", cited: "D-49b" },
      { kind: "designs", name: "machines", cited: "machines 7" }
    ])
    expect(sourcesIn("wire; security 6; own choice").map(({ name }) => name)).toEqual([
      "wire",
      "security",
      "own choice"
    ])
    expect(sourcesIn("")).toEqual([])
  })

  it("are written in short, each once, and an own choice not at all: there is no place to look it up", () => {
    expect(shortSources("specification 4 and 9; D-32; own choice; machines 2; 4")).toEqual([
      "§4",
      "§9",
      "D-32",
      "machines 2"
    ])
    expect(shortSource({ kind: "designs", name: "own choice", cited: "own choice" })).toBeUndefined()
  })
})
