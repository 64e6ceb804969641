import { describe, expect, it } from "vitest"
import { castsOf, crowdedFolders, cyclesOf, exportsOf, longScreens } from "./measures.ts"
import { trackedSources } from "./tracked-sources.ts"

const source = (text: string, path = "core/a/a.ts") => ({ path, text })

describe("the measures of the house", () => {
  it("finds exports and whether a docstring stands above them", () => {
    expect(exportsOf(source("/** One. */\nexport const one = 1\nexport interface Two {}\n"))).toEqual([
      { name: "one", isDocumented: true },
      { name: "Two", isDocumented: false }
    ])
  })

  it("counts casts, but neither `as const`, renamed imports, words nor the types of a machine", () => {
    expect(castsOf(source("const a = b as Id\nconst c = d as unknown as E\n"))).toBe(3)
    expect(castsOf(source('import { a as b } from "./a.ts"\nconst c = ["as Id"] as const // as Id\n'))).toBe(0)
    expect(castsOf(source("const types = { context: {} as Context }\n"))).toBe(0)
    expect(castsOf(source("const rows = sql`select a as b from c`\n"))).toBe(0)
    expect(castsOf(source("const one = some!.of as any\n"))).toBe(3)
  })

  it("finds cycles, of types as well", () => {
    const a = source('import type { B } from "./b.ts"', "core/a/a.ts")
    const b = source('import { a } from "./a.ts"', "core/a/b.ts")
    expect(cyclesOf([a, b]).map((group) => group.toSorted())).toEqual([["core/a/a.ts", "core/a/b.ts"]])
    expect(cyclesOf([a, source("export const b = 1", "core/a/b.ts")])).toEqual([])
  })

  it("names crowded folders", () => {
    expect(crowdedFolders(["a/1.ts", "a/2.ts", "b/1.ts"], 1)).toEqual([["a", 2]])
  })
})

describe("the house", () => {
  const sources = trackedSources()

  it("has no import cycles, types included", () => {
    expect(cyclesOf(sources.filter(({ path }) => !path.startsWith("specs/")))).toEqual([])
  })

  it("has no folder of more than 30 files", () => {
    const paths = sources.map(({ path }) => path)
    expect(crowdedFolders(paths, 30)).toEqual([])
  })

  it("has no screen of more than 120 lines", () => {
    expect(longScreens([source("one\n".repeat(121), "ui/a/A.tsx")], 120)).toEqual(["ui/a/A.tsx"])
    expect(longScreens(sources, 120)).toEqual([])
  })

  it("has a docstring on every export of core", () => {
    const core = sources.filter(({ path }) => path.startsWith("core/"))
    const undocumented = core.flatMap((one) =>
      exportsOf(one).flatMap(({ name, isDocumented }) => (isDocumented ? [] : [`${one.path} ${name}`]))
    )
    expect(undocumented).toEqual([])
  })
})
