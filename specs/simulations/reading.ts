import { mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { machines } from "#core/charts/machines.ts"
import { recordingIn } from "#core/charts/recording/recording.rule.ts"
import type { Recording } from "#core/charts/recording/recording.ts"
import { shapeOf } from "#core/charts/shape.rule.ts"
import { present } from "#core/kernel/present.ts"
import type { Faults } from "./personas.ts"
import type { Numbers, Simulation } from "./simulation.ts"
import type { Step, Story } from "./story.ts"

/** What was asked cannot be done as it was asked. */
export class WrongUse extends Error {}

const root = join(import.meta.dirname, "../..")

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** @param what its name, for the message about another value */
export const jsonOf = (text: string, what: string): Readonly<Record<string, unknown>> => {
  try {
    const value: unknown = JSON.parse(text)
    if (isRecord(value)) return value
  } catch (failure) {
    throw new WrongUse(`${what} is no whole JSON: ${failure instanceof Error ? failure.message : String(failure)}`)
  }
  throw new WrongUse(`${what} is a JSON object`)
}

/** Numbers of a rule to try, such as `{"lockAt": 3}`. */
export const numbersFrom = (text: string, { id, rules }: Simulation): Numbers => {
  const found = jsonOf(text, "a file of rules")
  const known = Object.keys(rules)
  for (const [name, value] of Object.entries(found)) {
    if (!known.includes(name)) throw new WrongUse(`${id} has no rule ${name}: there are ${known.join(", ") || "none"}`)
    if (typeof value !== "number" || !Number.isSafeInteger(value) || value < 1)
      throw new WrongUse(`${name} takes a whole number from 1`)
  }
  return found as Numbers
}

/** What goes wrong, such as `lost=0.2,reload=0.1`; `none` alone is a good line. */
export const planFrom = (text: string | undefined, names: ReadonlyArray<keyof Faults>): Partial<Faults> => {
  if (text === undefined) return {}
  const plan = Object.fromEntries(names.map((name) => [name, 0]))
  if (text === "none") return plan
  for (const part of text.split(",")) {
    const [name = "", share = "0.2"] = part.split("=")
    const value = Number(share)
    if (!names.some((known) => known === name) || !(value >= 0 && value <= 1))
      throw new WrongUse(`${part} is no fault: ${names.join(", ")}, each with a share such as =0.2, or none`)
    plan[name] = value
  }
  return plan
}

/** Writes JSON into a file. */
export const writtenTo = (file: string, what: object): Promise<void> =>
  writeFile(file, `${JSON.stringify(what, null, 2)}\n`)

const folder = ".build/simulations"

/** Stores something where `--replay` finds it, and returns where that is. */
export const writeFileNamed = async (name: string, what: object): Promise<string> => {
  await mkdir(join(root, folder), { recursive: true })
  await writtenTo(join(root, folder, name), what)
  return `${folder}/${name}`
}

/** Stores a story where `--replay` finds it, and beside it the recording that the gallery plays. */
export const writeStory = async (story: Story, how: object, recording: Recording | undefined): Promise<string> => {
  if (recording) await writeFileNamed(`${story.machine}.recording.json`, recording)
  const shape = shapeOf(present(machines.get(story.machine), story.machine))
  return writeFileNamed(`${story.machine}.story.json`, { v: storyVersion, shape, story, ...how })
}

/** Version of the files of stories. */
const storyVersion = 1

export const isStep =
  (actions: ReadonlySet<string>, tabs: number) =>
  (step: unknown): step is Step =>
    isRecord(step) &&
    typeof step.action === "string" &&
    actions.has(step.action) &&
    typeof step.tab === "number" &&
    step.tab < tabs &&
    typeof step.wait === "number" &&
    typeof step.twice === "boolean" &&
    typeof step.reload === "boolean" &&
    isRecord(step.line) &&
    typeof step.line.there === "number" &&
    typeof step.line.back === "number" &&
    ["no", "call", "answer"].includes(String(step.line.lost))

/** A session that a browser recorded, or nothing if the file holds a story. */
export const recordingFrom = (text: string): Recording | undefined =>
  recordingIn(jsonOf(text, "a story or a recording"))

/** Says what of a story no longer fits, and whether the machine has another shape than the one it was written for. */
const staleStory = (id: string, shape: unknown, problem: string): WrongUse => {
  const isOther = typeof shape === "string" && shape !== shapeOf(present(machines.get(id), id))
  return new WrongUse(`${problem}${isOther ? `; the story was written for another shape of ${id}` : ""}`)
}

/** A stored story. Throws `WrongUse` that names the part that no longer fits. */
export const storyFrom = (text: string, simulation: Simulation) => {
  const { v = storyVersion, shape, story, rules, mutant } = jsonOf(text, "a story")
  if (v !== storyVersion) throw new WrongUse(`this file of a story has version ${v}, version ${storyVersion} is read`)
  const { id, settings } = simulation
  const wrong = (problem: string) => staleStory(id, shape, problem)
  if (!isRecord(story)) throw wrong("this file has no story")
  if (story.machine !== id) throw wrong(`this is a story of ${story.machine}, not of ${id}`)
  const { setting, tabs, steps, persona } = story
  if (tabs !== 1 && tabs !== 2) throw wrong(`a story has one tab or two, not ${tabs}`)
  if (typeof setting !== "number" || settings[setting] === undefined)
    throw wrong(`${id} has no setting ${setting}: there are 0 to ${settings.length - 1}`)
  if (!Array.isArray(steps)) throw wrong("the story has no steps")
  const actions = new Set(simulation.actions.map(({ says }) => says))
  const fits = isStep(actions, tabs)
  for (const [at, step] of steps.entries()) {
    if (fits(step)) continue
    const action = isRecord(step) ? step.action : undefined
    throw wrong(
      typeof action === "string" && !actions.has(action)
        ? `step ${at + 1}: ${id} has no action "${action}"`
        : `step ${at + 1} is not whole: ${JSON.stringify(step)}`
    )
  }
  return {
    story: { machine: simulation.id, persona: String(persona), setting, tabs, steps } satisfies Story,
    rules: isRecord(rules) ? numbersFrom(JSON.stringify(rules), simulation) : {},
    mutant: typeof mutant === "string" ? mutant : undefined
  }
}
