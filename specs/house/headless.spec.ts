import { spawnSync } from "node:child_process"
import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"

const root = join(import.meta.dirname, "../..")
const [, example = ""] =
  /## Without a browser\n.*?```ts\n(.*?)```/s.exec(readFileSync(join(root, "README.md"), "utf8")) ?? []

it("the README's script without a browser runs as it is printed, has no cast, and says what is in the bag", () => {
  expect(example.trim().split("\n").length).toBeLessThanOrEqual(34)
  expect(example).not.toMatch(/ as (?!const)/)
  const file = join(root, ".build", "readme", "bag.ts")
  mkdirSync(join(file, ".."), { recursive: true })
  writeFileSync(file, example)
  const { stdout, stderr } = spawnSync(process.execPath, [file], { cwd: root, encoding: "utf8" })
  expect(stderr).toBe("")
  expect(stdout).toBe("2 × Lipstik: Rp178000\n")
})
