import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { machines } from "#core/charts/machines.ts"
import { rules } from "#core/charts/rules.ts"
import { simulations } from "../simulations/simulations.ts"

const core = join(import.meta.dirname, "../..", "core")

/** Everything that files of core export, with the file. */
const exportsOf = async (fits: RegExp) => {
  const files = readdirSync(core, { recursive: true })
    .map(String)
    .filter((file) => fits.test(file))
  const modules = await Promise.all(files.map((file) => import(join(core, file))))
  return modules.flatMap((module, at) =>
    Object.entries(module as Readonly<Record<string, unknown>>).map(([name, value]) => ({
      file: files[at] ?? "",
      name,
      value
    }))
  )
}

const isListed = (name: string, value: number): boolean =>
  rules.some((rule) => rule.name === name && rule.value === value)

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

describe("the table of numbers", () => {
  it("names each once, with the machine it belongs to, a unit and a source", () => {
    const names = rules.map(({ machine, name }) => `${machine}: ${name}`)
    expect(new Set(names).size).toBe(names.length)
    expect(rules.filter(({ machine }) => !machines.has(machine))).toEqual([])
    expect(rules.filter(({ value }) => !(Number.isSafeInteger(value) && value > 0))).toEqual([])
    expect(
      rules.filter(({ source }) => !/^(?:specification \d|D-\d+|machines \d+|wire|own choice)/.test(source))
    ).toEqual([])
  })

  it("holds what every machine can be given in place of its rules", async () => {
    const sets = (await exportsOf(/\/[a-z-]+\.ts$|\.rule\.ts$/)).filter(({ name }) => name.endsWith("Rules"))
    expect(sets.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["attemptRules", "otpRules", "popupRules", "tourRules"])
    )
    const numbers = sets.flatMap(({ value }) =>
      Object.entries(isRecord(value) ? value : {}).flatMap(
        ([name, number]): ReadonlyArray<[string, unknown]> =>
          Array.isArray(number)
            ? number.map((one, at): [string, unknown] => [`${name.replace(/s(?=Ms$)/, "")}${at + 1}`, one])
            : [[name, number]]
      )
    )
    expect(numbers.filter(([name, value]) => !isListed(name, Number(value)))).toEqual([])
  })

  it("holds every number that a machine waits or counts by", async () => {
    const numbers = (await exportsOf(/\.(?:machine|setup|types)\.ts$/)).filter(({ value }) => typeof value === "number")
    expect(numbers.length).toBeGreaterThan(10)
    expect(numbers.filter(({ name, value }) => !isListed(name, Number(value)))).toEqual([])
  })

  it("holds every number that can be tried in a simulation, as the shop has it", () => {
    const tried = simulations.flatMap(({ id, rules: numbers }) =>
      Object.entries(numbers).map(([name, value]) => ({ machine: id, name, value }))
    )
    expect(tried.length).toBeGreaterThan(5)
    for (const one of tried) expect(rules).toContainEqual(expect.objectContaining(one))
  })

  it("writes no value down itself", () => {
    const source = readFileSync(join(core, "charts/rules.ts"), "utf8").replaceAll(/"[^"]*"|`[^`]*`|\/\*\*.*?\*\//gs, "")
    expect(source.match(/(?<![\w$])\d[\d_.]*/g) ?? []).toEqual([])
  })
})
