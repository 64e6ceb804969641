import { fold, type Language } from "../kernel/text.ts"
import { decisionsAt } from "./decision.rule.ts"
import type { Exhibit, Findable } from "./exhibit.ts"
import { planOf } from "./plan.rule.ts"
import { sourcesIn } from "./source.rule.ts"

/** Everything of a machine that the search over all finds: its states, numbers and invariants, in both languages. */
export const findablesOf = ({
  chart,
  chartTexts,
  invariants
}: Pick<Exhibit, "chart" | "chartTexts" | "invariants">): ReadonlyArray<Findable> => {
  const machine = chart.id
  const plan = planOf(chart)
  const both = (textIn: (language: Language) => string) => ({ id: textIn("id"), en: textIn("en") })
  return [
    ...chart.states.map(({ id }): Findable => {
      const spec = [id, ...plan.ancestors(id)].map((one) => plan.state(one).spec).find((one) => one !== undefined)
      const said = (language: Language): string => {
        const { name = id, about } = chartTexts[language].states[id] ?? {}
        return about === undefined ? name : `${name}: ${about}`
      }
      return {
        kind: "state",
        machine,
        id,
        texts: both(said),
        sources: [...new Set([...namesIn(spec ?? ""), ...decisionsAt(chart, invariants, id)])]
      }
    }),
    ...chartTexts.code.rules.map(({ name, source }, at): Findable => {
      const said = (language: Language): string => {
        const rule = chartTexts[language].rules[at]
        return `${rule?.name ?? name}: ${rule?.amount ?? ""}`
      }
      return { kind: "rule", machine, id: name, texts: both(said), sources: namesIn(source) }
    }),
    ...invariants.map(
      ({ id, source }): Findable => ({
        kind: "invariant",
        machine,
        id,
        texts: both((language) => chartTexts[language].invariants[id] ?? id),
        sources: namesIn(source)
      })
    )
  ]
}

const namesIn = (reference: string): ReadonlyArray<string> => [...new Set(sourcesIn(reference).map(({ name }) => name))]

/** Those in which every word of a question stands, in the language of the reader, as an id or as a source. */
export const foundIn = (all: ReadonlyArray<Findable>, wanted: string, language: Language): ReadonlyArray<Findable> => {
  const words = fold(wanted)
    .split(/\s+/)
    .filter((word) => word !== "")
  if (words.length === 0) return []
  return all.filter(({ id, texts, sources }) => {
    const text = fold(`${id} ${texts[language]} ${sources.join(" ")}`)
    return words.every((word) => text.includes(word))
  })
}

/**
 * Those of a machine: its own states, numbers and invariants, and the requirements of the sections of the specification that these
 * name.
 */
export const belongingTo = (machine: string, all: ReadonlyArray<Findable>): ReadonlyArray<Findable> => {
  const own = all.filter((one) => one.machine === machine)
  const named = new Set(own.flatMap(({ sources }) => sources))
  const requirements = all.filter(
    ({ kind, sources }) => kind === "requirement" && sources.some((one) => named.has(one))
  )
  return [...own, ...requirements]
}
