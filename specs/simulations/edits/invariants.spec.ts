import { readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { simulations } from "../simulations.ts"
import { edits } from "./edits.ts"
import { designed, heldTwice, placeOf } from "./invariants.ts"

const root = join(import.meta.dirname, "../../..")
const broken = new Set(edits.map(({ machine, finds }) => `${machine} ${finds}`))

describe("the invariants of the designed machines", () => {
  it("have a place each", () => {
    const ids = Object.entries(designed).flatMap(([letter, many]) =>
      Array.from({ length: many }, (_, at) => `${letter}${at + 1}`)
    )
    expect(ids.filter((id) => !placeOf.has(id))).toEqual([])
    expect(placeOf.size).toBe(ids.length)
  })

  it.each([...placeOf])("are held where they say: %s", (id, place) => {
    if ("waits" in place) return expect(place.waits).toContain("spec")
    if ("machine" in place) {
      const invariants = simulations.find((one) => one.id === place.machine)?.invariants.map((one) => one.id)
      return expect(invariants).toContain(place.as ?? id)
    }
    const text = readFileSync(join(root, place.spec), "utf8")
    return place.says === undefined
      ? expect(text).toMatch(new RegExp(`\\b${id}\\b`))
      : expect(text).toContain(place.says)
  })

  it("wait for one spec at most", () => {
    expect([...placeOf].flatMap(([id, place]) => ("waits" in place ? [id] : []))).toEqual(["N3"])
  })
})

describe("the invariants of the simulations", () => {
  const all = simulations.flatMap(({ id, invariants }) => invariants.map((one) => `${id} ${one.id}`))

  it("are broken by an edit of the core each, unless more than one rule holds them", () => {
    expect(all.filter((one) => !broken.has(one) && !heldTwice.has(one))).toEqual([])
  })

  it("are held twice as the decision says, and no edit is known that breaks those", () => {
    const decision = readFileSync(join(root, "specs/decisions/0145-races-and-edits-of-the-simulator.md"), "utf8")
    for (const one of heldTwice) {
      expect(all).toContain(one)
      expect(broken).not.toContain(one)
      expect(decision).toContain(one.split(" ")[1])
    }
  })
})
