import { spawnSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { help } from "./help.ts"

const root = join(import.meta.dirname, "../..")
const simulate = (...args: ReadonlyArray<string>) =>
  spawnSync(process.execPath, ["specs/simulations/main.ts", ...args], { cwd: root, encoding: "utf8" })

const examples = [
  ...readFileSync(join(root, "README.md"), "utf8").matchAll(/^npm run simulate -- (.*?)(?: +#.*)?$/gm)
].map(([, line = ""]) => line)
const wordsOf = (line: string): ReadonlyArray<string> =>
  line.match(/"[^"]*"|\S+/g)?.map((one) => one.replaceAll('"', "")) ?? []

describe("npm run simulate", () => {
  it("does what the README and its help show", () => {
    expect(examples).toHaveLength(6)
    // The machines, the community and the journeys play in specs of their own as well; what is compared is two plays.
    const isLong = (line: string) => !line.startsWith("otp")
    for (const line of examples) {
      expect(help).toContain(`npm run simulate -- ${line}`)
      if (isLong(line) && process.env["SCALE"] !== "full") continue
      const { status, stdout } = simulate(...wordsOf(line))
      expect(status, stdout).toBe(line.startsWith("otp") ? 1 : 0)
    }
  }, 900_000)

  it("ends with 2 and says why when it is asked wrongly", () => {
    for (const args of [
      ["nobody"],
      ["login", "--sessions", "few"],
      ["login", "--faults", "rain=1"],
      ["compare", "otp"],
      ["journeys", "--mutant", "nobody"]
    ]) {
      const { status, stderr } = simulate(...args)
      expect(status).toBe(2)
      expect(stderr).toContain("--help")
    }
  })
})
