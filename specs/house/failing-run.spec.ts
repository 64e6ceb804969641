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

describe("a run of specs", () => {
  it("ends with an error if one fails, cannot be loaded, or loses a rejection", async () => {
    const codes = await Promise.all(
      [
        `it("passes", () => {})`,
        `it("fails", () => expect(1).toBe(2))`,
        `import "./missing.ts"\nit("passes", () => {})`,
        `it("passes", () => void Promise.reject(new Error("lost")))`
      ].map(run)
    )
    expect(codes).toEqual([0, 1, 1, 1])
  })
})
