import { spawnSync } from "node:child_process"
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { runCommandLine } from "./command-line.ts"
import { help } from "./help.ts"

const root = join(import.meta.dirname, "../..")
const started = (...args: ReadonlyArray<string>) =>
  spawnSync(process.execPath, ["specs/simulations/main.ts", ...args], { cwd: root, encoding: "utf8" })

/** What the command does in a process of its own, in this one: a process loads every machine first. */
const simulate = async (...args: ReadonlyArray<string>) => {
  const [stdout, stderr]: [Array<string>, Array<string>] = [[], []]
  const out = { info: (line: string) => stdout.push(line), error: (line: string) => stderr.push(line) }
  const status = await runCommandLine(args, out)
  return { status, stdout: stdout.join("\n"), stderr: stderr.join("\n") }
}

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
      const { status, stdout } = started(...wordsOf(line))
      expect(status, stdout).toBe(line.startsWith("otp") ? 1 : 0)
    }
  }, 900_000)

  it("ends with 2 and says why when it is asked wrongly", async () => {
    for (const args of [
      ["nobody"],
      ["login", "--sessions", "few"],
      ["login", "--faults", "rain=1"],
      ["compare", "otp"],
      ["journeys", "--mutant", "nobody"]
    ]) {
      const { status, stderr } = await simulate(...args)
      expect(status).toBe(2)
      expect(stderr).toContain("--help")
    }
    const { status, stderr } = started("nobody")
    expect(status).toBe(2)
    expect(stderr).toContain("--help")
  })

  it("refuses options that a command does not read", async () => {
    for (const args of [
      ["journeys", "--rules", "specs/simulations/accounts/lock-at-3.json"],
      ["reviews", "--faults", "lost=1"],
      ["cover", "cart", "--mutant", "knows no limit"],
      ["login", "--out", "somewhere.json"],
      ["login", "--replay", "some.json", "--seed", "2"]
    ]) {
      const { status, stderr } = await simulate(...args)
      expect(status, args.join(" ")).toBe(2)
      expect(stderr).toMatch(/does not read --|means nothing with --replay/)
    }
  })

  it("lists the options of one command, and no others", async () => {
    expect((await simulate("journeys", "--help")).stdout).toContain("--days N")
    expect((await simulate("journeys", "--help")).stdout).not.toContain("--rules")
    expect((await simulate("compare", "login", "--help")).stdout).not.toContain("--replay")
    expect((await simulate("--help")).stdout.trim()).toBe(help)
  })

  it("says what of a story no longer fits", async () => {
    const file = join(mkdtempSync(join(tmpdir(), "story-")), "login.story.json")
    const replayed = async (text: string) => {
      writeFileSync(file, text)
      const { status, stderr } = await simulate("login", "--replay", file)
      expect(status).toBe(2)
      expect(stderr).toContain(file)
      return stderr
    }
    const step = {
      tab: 0,
      action: "flies away",
      twice: false,
      reload: false,
      wait: 0,
      line: { there: 0, back: 0, lost: "no" }
    }
    const story = { machine: "login", persona: "forgetful", setting: 0, tabs: 1, steps: [step] }
    expect(await replayed(JSON.stringify({ v: 1, shape: "other", story }))).toContain(
      'step 1: login has no action "flies away"; the story was written for another shape of login'
    )
    expect(await replayed(JSON.stringify({ v: 1, story }).slice(0, 60))).toContain("is no whole JSON")
    expect(await replayed(JSON.stringify({ v: 2, story }))).toContain("has version 2, version 1 is read")
    expect(await replayed(JSON.stringify({ story: { ...story, machine: "otp" } }))).toContain(
      "a story of otp, not of login"
    )
    expect(await replayed(JSON.stringify({ story: { ...story, setting: 9 } }))).toContain("login has no setting 9")
  })

  it("ends with 1 if something was never seen that happens sometimes", async () => {
    const { status, stdout } = await simulate("login", "--sessions", "1")
    expect(stdout).toMatch(/never seen: .*\n.*1 sessions of all personas are too few/s)
    expect(status).toBe(1)
  })
})
