import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"
import { withoutNotes } from "#adapters/server/build/chart-notes.ts"

const root = join(import.meta.dirname, "../..")

it("pages fetch no description of a machine's states, and lose nothing else", () => {
  const state =
    'idle: {\n  meta: { spec: "4", tone: "idle" },\n  description:\n    "Says \\"so\\".",\n  on: { go: "next" }\n}'
  expect(withoutNotes(state)).toBe('idle: {\n  \n  \n\n  on: { go: "next" }\n}')
  const machines = globSync("core/**/*.machine.ts", { cwd: root }).map((file) => readFileSync(join(root, file), "utf8"))
  expect(machines.filter((code) => withoutNotes(code) !== code).length).toBeGreaterThan(30)
  expect(machines.filter((code) => /\b(?:description|meta):/.test(withoutNotes(code)))).toEqual([])
})
