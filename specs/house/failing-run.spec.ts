import { execFile } from "node:child_process"
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { describe, expect, it } from "vitest"

const root = join(import.meta.dirname, "../..")
const imports = `import { expect, it } from "vitest"\n`

/** Exit code of a run of one planted spec file. */
const run = async (spec: string): Promise<number | string | null | undefined> => {
  await mkdir(join(root, ".build"), { recursive: true })
  const folder = await mkdtemp(join(root, ".build/planted-"))
  await mkdir(join(folder, "specs"))
  await writeFile(join(folder, "specs/planted.spec.ts"), imports + spec)
  const vitest = join(root, "node_modules/.bin/vitest")
  const code = await new Promise<number | string | null | undefined>((done) => {
    const env = { ...process.env, SPECS_IN: folder }
    execFile(vitest, ["run"], { cwd: root, env }, (error) => done(error === null ? 0 : error.code))
  })
  await rm(folder, { recursive: true, force: true })
  return code
}

const planted: ReadonlyArray<readonly [string, number]> = [
  [`it("passes", () => {})`, 0],
  [`it("passes", () => void Promise.reject(new Error("lost")))`, 1],
  [`it("fails", () => expect(1).toBe(2))`, 1],
  [`import "./missing.ts"\nit("passes", () => {})`, 1]
]

describe("a run of specs", () => {
  // Each is a run of its own: beside all the rest the two that differ least.
  it("ends with an error if one loses a rejection, fails, or cannot be loaded", async () => {
    const some = planted.slice(0, process.env["SCALE"] === "full" ? undefined : 2)
    const codes = await Promise.all(some.map(([spec]) => run(spec)))
    expect(codes).toEqual(some.map(([, code]) => code))
  })
})
