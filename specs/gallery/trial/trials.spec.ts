import { readFileSync } from "node:fs"
import { join } from "node:path"
import { runInNewContext } from "node:vm"
import { beforeAll, describe, expect, it } from "vitest"
import { chartWithTexts } from "#adapters/charts/shown.ts"
import { machines } from "#core/charts/machines.ts"
import { rules } from "#core/charts/rules.ts"
import { outcomeText } from "#core/charts/trial/outcome.rule.ts"
import { numbersName, type OtherNumbers, type Report, type SessionEnd, type Task } from "#core/charts/trial/trial.ts"
import { languages } from "#core/kernel/text.ts"
import { compareRules, endOf } from "../../simulations/compare.ts"
import { placeOf, withNumberAt } from "../../simulations/numbers/places.ts"
import { batchOf } from "../../simulations/run.ts"
import { simulations } from "../../simulations/simulations.ts"
import { simulatorCode } from "./simulator.ts"
import { trialOf } from "./trials.ts"

const root = join(import.meta.dirname, "../../..")
const simulationOf = (id: string) => {
  const found = simulations.find((one) => one.id === id)
  if (found === undefined) throw new Error(`no simulation of ${id}`)
  return found
}

describe("the numbers of a simulated machine", () => {
  const numbers = rules.filter(({ machine }) => simulations.some(({ id }) => id === machine))

  it("stand in the core exactly once, where simulated shoppers meet them", () => {
    const wrong = numbers.flatMap(({ machine, name, value }) => {
      const place = placeOf(machine, name)
      if (place === undefined) return [`${machine}: ${name} has no place`]
      let found = ""
      withNumberAt(readFileSync(join(root, place.file), "utf8"), place, (expression) => {
        found = expression
        return expression
      })
      // Those made of others are what their names say.
      if (/[a-z]\w*Ms|minute/.test(found)) return []
      const said: unknown = runInNewContext(found.replace("rupiah", ""))
      return said === value ? [] : [`${machine}: ${name} is ${value}, not ${found}`]
    })
    expect(wrong).toEqual([])
  })

  it("name what depends on them: a lock at three has its arrows, and the last warning has others", () => {
    const { numbers: all, sessions } = trialOf(machines.get("login") ?? expect.fail("no login"))
    expect(sessions).toBe(1_000)
    const arrowsOf = (name: string) => all.find((number) => number.name === name)?.arrows ?? []
    expect(arrowsOf("lockAt").length).toBeGreaterThan(0)
    expect(arrowsOf("limitAt").length).toBeGreaterThan(0)
    expect(arrowsOf("lockAt").filter((arrow) => arrowsOf("limitAt").includes(arrow))).toEqual([])
  })

  it("are of every machine, also of one that nobody simulates", () => {
    const { numbers: all, sessions } = trialOf(machines.get("suggest") ?? expect.fail("no suggestions"))
    expect(sessions).toBe(0)
    expect(all.map(({ name, isPlayed }) => [name, isPlayed])).toContainEqual(["minimumSearchLength", false])
  })
})

describe("ends of simulated sessions", () => {
  it("have words in both languages", async () => {
    const wordless: Array<string> = []
    for (const simulation of simulations) {
      const { chart, chartTexts } = chartWithTexts(simulation.machine)
      const { outcomes } = trialOf(simulation.machine)
      const { sessions } = await batchOf(simulation, { sessions: 40, seed: 1 }, [0, 40])
      for (const { outcome } of sessions)
        for (const language of languages)
          if (outcomeText(outcome, outcomes[language], chart, chartTexts[language]) === outcome)
            wordless.push(`${simulation.id}: ${outcome} in ${language}`)
    }
    expect([...new Set(wordless)]).toEqual([])
  }, 120_000)
})

describe("the simulator of a page", () => {
  let code = ""
  beforeAll(async () => {
    code = await simulatorCode()
  }, 120_000)

  /** Runs the script as a worker does, which has neither files nor modules of Node. */
  const answersOf = (numbers: OtherNumbers, task: Task): Promise<ReadonlyArray<Report>> =>
    new Promise((done) => {
      const reports: Array<Report> = []
      let hear: (event: { readonly data: Task }) => void = () => {}
      const scope: Record<string, unknown> = {
        [numbersName]: numbers,
        setTimeout,
        clearTimeout,
        MessageChannel,
        TextEncoder,
        TextDecoder,
        URL,
        AbortController,
        structuredClone,
        crypto,
        performance,
        addEventListener: (_: "message", listener: typeof hear) => {
          hear = listener
        },
        postMessage: (report: Report) => {
          reports.push(report)
          if (report.kind !== "part") done(reports)
        }
      }
      scope["self"] = scope
      runInNewContext(code, scope)
      hear({ data: task })
    })
  const endsOf = async (numbers: OtherNumbers, machine: string, sessions: number): Promise<ReadonlyArray<SessionEnd>> =>
    (await answersOf(numbers, { kind: "play", machine, sessions })).flatMap((report) => {
      if (report.kind === "failed") throw new Error(report.why)
      return report.kind === "part" ? report.part.ends : []
    })

  it("plays what the command line plays: the same sessions, with the numbers as they are and with others", async () => {
    const login = simulationOf("login")
    const sessions = 60
    const { sessions: before } = await batchOf(login, { sessions, seed: 1 }, [0, sessions])
    expect(JSON.parse(JSON.stringify(await endsOf({}, "login", sessions)))).toEqual(before.map(endOf))
    const { figures } = await compareRules(login, { sessions, seed: 1 }, { lockAt: 3 }, {})
    const after = await endsOf({ lockAt: 3 }, "login", sessions)
    const locked = (ends: ReadonlyArray<SessionEnd>): number =>
      ends.filter(({ outcome }) => outcome === "locked").length
    expect(locked(after)).toBe(figures.after["locked"])
    expect(locked(after)).toBeGreaterThan(figures.before["locked"] ?? 0)
  }, 120_000)

  it("changes numbers that no machine takes, and says what it has no machine for", async () => {
    const [twenty, one] = [await endsOf({}, "cart", 25), await endsOf({ unitsPerCombination: 1 }, "cart", 25)]
    expect(one.map(({ outcome }) => outcome)).not.toEqual(twenty.map(({ outcome }) => outcome))
    expect(await answersOf({}, { kind: "play", machine: "nothing", sessions: 1 })).toMatchObject([{ kind: "failed" }])
  }, 120_000)

  it("writes one of its sessions down, as the drawing plays it", async () => {
    const [report] = await answersOf({ lockAt: 3 }, { kind: "record", machine: "login", session: 30 })
    if (report?.kind !== "recording") throw new Error(JSON.stringify(report))
    expect(report.recording?.machine).toBe("login")
    expect(report.recording?.steps.length).toBeGreaterThan(3)
  }, 120_000)
})
