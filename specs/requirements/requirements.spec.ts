import { existsSync, readFileSync } from "node:fs"
import { join, matchesGlob } from "node:path"
import { describe, expect, it } from "vitest"
import { type Proof, requirements, works } from "./table.ts"
import { testsOf, type WrittenTest } from "./written-tests.ts"

/** Requirements that are met and that no spec proves yet, each with the reason. */
const unproven: Readonly<Record<number, string>> = {}

const root = join(import.meta.dirname, "../..")
const proofs: ReadonlyArray<Proof & { readonly id: number }> = requirements.flatMap(({ id, proofs: own }) =>
  own.map((proof) => ({ id, ...proof }))
)
const files = [...new Set(proofs.map(({ file }) => file))]
const tests = new Map<string, ReadonlyArray<WrittenTest>>(
  files
    .filter((file) => existsSync(join(root, file)))
    .map((file) => [file, testsOf(readFileSync(join(root, file), "utf8"))])
)
const testsFor = ({ file, title }: Proof) => (tests.get(file) ?? []).filter((test) => test.title === title)
const named = ({ id, file, title }: Proof & { readonly id: number }): string => `${id}: ${file} “${title}”`

const settingIn = (file: string, pattern: RegExp): string =>
  pattern.exec(readFileSync(join(root, file), "utf8"))?.[1] ?? ""
/** The patterns by which the runs find their files, as the settings of Vitest and of Playwright are written. */
const runs = [
  settingIn("vite.config.ts", /include: \["([^"]+)"\]/),
  `specs/journeys/**/${settingIn("specs/journeys/playwright.config.ts", /testMatch: "([^"]+)"/)}`
]

describe("the table of requirements", () => {
  it("holds each of the 470 requirements once, in order", () => {
    expect(requirements.map(({ id }) => id)).toEqual(Array.from({ length: 470 }, (_, at) => at + 1))
    const states = new Set(requirements.map(({ state }) => state))
    expect([...states].filter((state) => !["DONE", "PART", "WRONG", "NONE"].includes(state))).toEqual([])
  })

  it("names specs and journeys that are there, by titles that they have", () => {
    expect(proofs.length).toBeGreaterThan(500)
    const written = requirements.map(({ id, evidence }) => [id, evidence.match(/`specs\//g)?.length ?? 0])
    expect(requirements.map(({ id, proofs: own }) => [id, own.length])).toEqual(written)
    expect(proofs.filter((proof) => testsFor(proof).length === 0).map(named)).toEqual([])
  })

  it("names none that is left out of a run", () => {
    expect(proofs.filter((proof) => testsFor(proof).some(({ isSkipped }) => isSkipped)).map(named)).toEqual([])
    expect(runs).toEqual(["specs/**/*.spec.ts", "specs/journeys/**/*.journey.ts"])
    expect(files.filter((file) => !runs.some((pattern) => matchesGlob(file, pattern)))).toEqual([])
  })

  it("has a proof for everything that is done, but for what is listed with a reason", () => {
    const bare = requirements
      .filter((one) => one.state === "DONE" && one.proofs.length === 0)
      .map(({ id }) => String(id))
    expect(bare).toEqual(Object.keys(unproven))
  })

  it("names the work that brings what is missing", () => {
    const open = requirements.filter((one) => one.state !== "DONE")
    expect(open.filter(({ evidence, work }) => evidence === "" || !works.includes(work)).map(({ id }) => id)).toEqual(
      []
    )
    expect(requirements.filter(({ state, work }) => state === "DONE" && work !== "").map(({ id }) => id)).toEqual([])
  })

  it("names files of the shop that are there", () => {
    const paths = requirements.flatMap(({ id, evidence }) =>
      [...evidence.replaceAll(/“[^”]*”/g, "").matchAll(/(?<![\w/])(?:core|adapters|ui)\/[\w./-]*\w/g)].map(
        ([path]) => `${id} ${path}`
      )
    )
    expect(paths.length).toBeGreaterThan(200)
    expect(paths.filter((path) => !existsSync(join(root, path.split(" ")[1] ?? "")))).toEqual([])
  })
})

describe("the tests of a source", () => {
  it("are read with their titles, and whether they are left out", () => {
    const source = `
      describe("outer", () => {
        it("plain", () => {})
        it.each([1, 2])("of %i", () => {})
        it.each<string>(list.map(String))("of a list", async () => {})
        it.skip("left out", () => {})
        it.skipIf(!isThere).each([1])("left out now and then", () => {})
        describe.runIf(isThere)("inner", () => it("below", () => {}))
      })
      for (const line of lines)
        test(\`on a \${line} line\`, { tag: "@wide" }, async ({ page }) => {})
      test.describe(() => {
        test("grouped", () => {})
        test("skips itself", () => { test.skip() })
      })
      test.todo("later")`
    expect(testsOf(source)).toEqual([
      { title: "plain", isSkipped: false },
      { title: "of %i", isSkipped: false },
      { title: "of a list", isSkipped: false },
      { title: "left out", isSkipped: true },
      { title: "left out now and then", isSkipped: true },
      { title: "below", isSkipped: true },
      { title: "on a ${line} line", isSkipped: false },
      { title: "grouped", isSkipped: false },
      { title: "skips itself", isSkipped: true },
      { title: "later", isSkipped: true }
    ])
  })
})
