import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import type { AnyStateMachine } from "xstate"
import { ofViewer } from "#adapters/charts/vocabulary.ts"
import { arrowsFrom, statesOf } from "#core/charts/arrow.rule.ts"
import { guardWord } from "#core/charts/chart-text.rule.ts"
import { machines } from "#core/charts/machines.ts"
import { rules } from "#core/charts/rules.ts"
import { sourcesIn } from "#core/charts/source.rule.ts"
import { languages } from "#core/kernel/text.ts"

type Texts = Readonly<Record<string, string>>
type Kind = "events" | "guards" | "actions" | "delays" | "actors"
type Common = Readonly<Record<Kind, Texts>>
type Words = Partial<Common> & {
  readonly title: string
  readonly purpose: string
  readonly states: Texts
  readonly about?: Texts
  readonly rules?: Texts
  readonly invariants?: Texts
}

const folder = (language: string) => join(import.meta.dirname, "../..", "ui/messages", language, "gallery")
const read = (language: string, file: string) => JSON.parse(readFileSync(join(folder(language), file), "utf8"))

const kinds: ReadonlyArray<Kind> = ["events", "guards", "actions", "delays", "actors"]

/** Every name in a machine that a person may read, kind by kind. */
const namesIn = (machine: AnyStateMachine): Readonly<Record<Kind | "states", ReadonlyArray<string>>> => {
  const states = statesOf(machine)
  const arrows = states.flatMap(arrowsFrom)
  const unique = (names: ReadonlyArray<string>): ReadonlyArray<string> => [...new Set(names)].toSorted()
  return {
    states: unique(states.flatMap(({ path }) => (path.length > 0 ? [path.join(".")] : []))),
    events: unique(
      arrows.flatMap(({ eventType }) => (eventType === "" || eventType.startsWith("xstate.") ? [] : [eventType]))
    ),
    guards: unique(arrows.flatMap(({ guard }) => guardsOf(guard))),
    actions: unique([
      ...arrows.flatMap(({ actions }) => actions.flatMap(namesOf)),
      ...states.flatMap(({ entry, exit }) => [...entry, ...exit].flatMap(namesOf))
    ]),
    delays: unique(states.flatMap(({ after }) => after.map(({ delay }) => String(delay)))),
    actors: unique(states.flatMap(({ invoke }) => invoke.map(({ src }) => String(src))))
  }
}

const namesOf = (part: unknown): ReadonlyArray<string> => {
  if (typeof part === "string") return [part]
  return typeof part === "object" && part !== null && "type" in part ? [String(part.type)] : []
}

/** Guards by what they are called in words. */
const guardsOf = (part: unknown): ReadonlyArray<string> => {
  if (typeof part === "function" && "guards" in part && Array.isArray(part.guards)) return part.guards.flatMap(guardsOf)
  const params = typeof part === "object" && part !== null && "params" in part ? Object(part.params) : {}
  return namesOf(part).map((name) => guardWord({ name, params }))
}

/** The numbers a text speaks of. */
const numbersIn = (text: string): ReadonlyArray<string> =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = ""]) => name)

describe.each(languages)("the words of the machines in %s", (language) => {
  const common: Common = read(language, "common.json")
  const areas = readdirSync(folder(language)).filter((file) => !ofViewer.has(file))
  const words: Readonly<Record<string, Words>> = Object.assign({}, ...areas.map((file) => read(language, file)))

  it("are there for every machine, and for no other", () =>
    expect(Object.keys(words).toSorted()).toEqual([...machines.keys()].toSorted()))

  it("tell every state, event, guard, action, delay and actor", () => {
    const wordless = [...machines].flatMap(([id, machine]) => {
      const names = namesIn(machine)
      const own = words[id]
      return [
        ...names.states.filter((name) => !own?.states[name]),
        ...kinds.flatMap((kind) => names[kind].filter((name) => !(own?.[kind]?.[name] ?? common[kind][name])))
      ].map((name) => `${id}: ${name}`)
    })
    expect(wordless).toEqual([])
  })

  it("tell nothing that is not there", () => {
    const all = [...machines].map(([id, machine]) => [id, namesIn(machine)] as const)
    const idle = [
      ...kinds.flatMap((kind) =>
        Object.keys(common[kind])
          .filter((name) => !all.some(([id, names]) => names[kind].includes(name) && !words[id]?.[kind]?.[name]))
          .map((name) => `common: ${name}`)
      ),
      ...all.flatMap(([id, names]) => {
        const own = words[id]
        return [
          ...[own?.states, own?.about].flatMap((texts) =>
            Object.keys(texts ?? {}).filter((name) => !names.states.includes(name))
          ),
          ...kinds.flatMap((kind) => Object.keys(own?.[kind] ?? {}).filter((name) => !names[kind].includes(name)))
        ].map((name) => `${id}: ${name}`)
      })
    ]
    expect(idle).toEqual([])
  })

  it("tell every number that may be questioned, and speak of no other", () => {
    const numbers = (id: string) => rules.flatMap(({ machine, name }) => (machine === id ? [name] : []))
    for (const [id, machine] of machines) {
      const own = words[id]
      expect({ [id]: Object.keys(own?.rules ?? {}).toSorted() }).toEqual({ [id]: numbers(id).toSorted() })
      const names = namesIn(machine)
      const texts = [
        ...Object.values(own?.about ?? {}),
        ...Object.values(own?.invariants ?? {}),
        ...kinds.flatMap((kind) => names[kind].map((name) => own?.[kind]?.[name] ?? common[kind][name] ?? ""))
      ]
      expect({ [id]: texts.flatMap(numbersIn).filter((name) => !numbers(id).includes(name)) }).toEqual({ [id]: [] })
    }
  })

  it("tell where everything comes from", () => {
    const texts: Readonly<Record<string, Texts>> = read(language, "sources.json")
    const cited = [
      ...[...machines.values()].flatMap((machine) => statesOf(machine).map(({ meta }) => String(meta?.spec ?? "2"))),
      ...rules.map(({ source }) => source)
    ]
    for (const reference of new Set(cited)) {
      const sources = sourcesIn(reference)
      expect({ [reference]: sources.length }).not.toEqual({ [reference]: 0 })
      for (const { kind, name } of sources)
        expect({ [name]: texts[kind]?.[name] }).toEqual({ [name]: expect.any(String) })
    }
  })
})
