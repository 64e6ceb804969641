import { describe, expect, it } from "vitest"
import { vocabularyIn } from "#adapters/charts/vocabulary.ts"
import { chartOf } from "#core/charts/chart.rule.ts"
import { machines } from "#core/charts/machines.ts"
import { sourcesIn } from "#core/charts/source.rule.ts"
import { languages } from "#core/kernel/text.ts"
import sources from "#ui/messages/id/gallery/sources.json" with { type: "json" }
import { simulations } from "../simulations/simulations.ts"

describe("the invariants of the simulations", () => {
  it.each(languages)("have words in %s, and no others have", (language) => {
    const { of } = vocabularyIn(language)
    const worded = [...machines.keys()].map((id) => [id, Object.keys(of(id).own.invariants ?? {}).toSorted()])
    const held = [...machines.keys()].map((machine) => [
      machine,
      (simulations.find(({ id }) => id === machine)?.invariants ?? []).map(({ id }) => id).toSorted()
    ])
    expect(worded).toEqual(held)
  })

  it("speak about states and arrows that are there", () => {
    const lost = simulations.flatMap(({ machine, invariants }) => {
      const { states, arrows } = chartOf(machine)
      const known = new Set([...states, ...arrows].map(({ id }) => id))
      return invariants.flatMap(({ id, about }) => {
        if (!about.some((one) => states.some((state) => state.id === one))) return [`${machine.id} ${id}: no state`]
        return about.filter((one) => !known.has(one)).map((one) => `${machine.id} ${id}: ${one}`)
      })
    })
    expect(lost).toEqual([])
  })

  it("come from a named source", () => {
    const cited = simulations.flatMap(({ invariants }) => invariants.flatMap(({ source }) => sourcesIn(source)))
    const texts: Readonly<Record<string, Readonly<Record<string, string>>>> = sources
    expect(cited.filter(({ kind, name }) => texts[kind]?.[name] === undefined)).toEqual([])
  })
})
