import { readFile } from "node:fs/promises"
import { parseArgs } from "node:util"
import type { Recording } from "#core/charts/recording/recording.ts"
import { drawnReviewStory } from "./community/plan.ts"
import { playReviews, replayReviews } from "./community/played.ts"
import { reviewMutantCalled, reviewsFrom } from "./community/reading.ts"
import { compareRules } from "./compare.ts"
import { crewOf, crewSize } from "./crew.ts"
import { formatCoverage, formatOutcomes, heatOf } from "./figures.ts"
import { help } from "./help.ts"
import { closedDatabases } from "./journeys/database.ts"
import { drawnStory } from "./journeys/plan.ts"
import { journeysFrom, mutantCalled } from "./journeys/reading.ts"
import { type Print, playTravel, travelledAgain } from "./journeys/travel.ts"
import { faultNames, personas } from "./personas.ts"
import { numbersFrom, planFrom, recordingFrom, storyFrom, WrongUse, writeStory, writtenTo } from "./reading.ts"
import { recordingOf, replayRecording } from "./recorded.ts"
import { type Batches, type Found, type Order, ran } from "./run.ts"
import type { How, Numbers, Simulation } from "./simulation.ts"
import { simulations } from "./simulations.ts"
import { formatStory } from "./story.ts"

// `npm run simulate`: shoppers by the thousand at one machine, without a browser. 0 fine, 1 a broken invariant, 2 wrong use.
// Refusals are thrown by the thousand; their stacks are never read.
Error.stackTraceLimit = 0

const crewFor = ({ sessions }: Order): { readonly batches?: Batches } =>
  crewSize(sessions) > 1 ? { batches: crewOf(crewSize(sessions)) } : {}

const options = {
  sessions: { type: "string" },
  days: { type: "string" },
  seed: { type: "string", default: "1" },
  persona: { type: "string" },
  rules: { type: "string" },
  faults: { type: "string" },
  replay: { type: "string" },
  out: { type: "string" },
  mutant: { type: "string" },
  json: { type: "boolean", default: false },
  help: { type: "boolean", short: "h", default: false }
} as const

const parsed = () => {
  try {
    return parseArgs({ args: process.argv.slice(2), options, allowPositionals: true })
  } catch (failure) {
    throw new WrongUse(failure instanceof Error ? failure.message : String(failure))
  }
}
type Values = ReturnType<typeof parsed>["values"]

const count = (text: string, name: string, least: number): number => {
  const number = Number(text)
  if (!Number.isSafeInteger(number) || number < least)
    throw new WrongUse(`--${name} takes a whole number from ${least}`)
  return number
}

const named = (id: string | undefined): Simulation => {
  const found = simulations.find((one) => one.id === id)
  const known = simulations.map((one) => one.id).join(", ")
  if (found === undefined)
    throw new WrongUse(`${id === undefined ? "which machine?" : `no machine ${id}:`} there are ${known}`)
  return found
}

const print = (values: Values, words: string, data: object): void =>
  console.info(values.json ? JSON.stringify(data) : words)

const orderOf = (values: Values) => {
  if (values.persona !== undefined && !(values.persona in personas))
    throw new WrongUse(`no persona is called ${values.persona}: there are ${Object.keys(personas).join(", ")}`)
  return {
    sessions: count(values.sessions ?? "1000", "sessions", 1),
    seed: count(values.seed, "seed", 0),
    persona: values.persona,
    faults: planFrom(values.faults, faultNames)
  }
}

const rulesOf = async (values: Values, simulation: Simulation): Promise<Numbers> =>
  values.rules === undefined ? {} : numbersFrom(await textOf(values.rules), simulation)

const textOf = (file: string): Promise<string> =>
  readFile(file, "utf8").catch(() => {
    throw new WrongUse(`${file} cannot be read`)
  })

const mutantOf = ({ mutant }: Values, { mutants, id }: Simulation): { readonly mutant?: string } => {
  if (mutant === undefined) return {}
  const known = mutants.map(({ says }) => `"${says}"`).join(", ")
  if (!mutants.some(({ says }) => says === mutant)) throw new WrongUse(`${id} has no such mutant: there are ${known}`)
  return { mutant }
}

const printStory = async (values: Values, simulation: Simulation, found: Found, more: How): Promise<void> => {
  const file = await writeStory(found.story, more, await recordingOf(simulation, found.story, more))
  const lines = formatStory(found.story)
  const { invariant, says, source } = found.broken
  print(
    values,
    `\n${invariant} is broken: ${says} (${source}). The shortest story, ${simulation.settings[found.story.setting]}:\n` +
      `${lines.map((line) => `  ${line}`).join("\n") || "  Nobody does anything."}\n` +
      `Play it again: npm run simulate -- ${simulation.id} --replay ${file}`,
    { broken: found.broken, session: found.number, story: lines, replay: file }
  )
}

/** A session that a browser recorded: its machine plays it alone, and comes to the same states or does not. */
const playedAgain = (values: Values, simulation: Simulation, recording: Recording): boolean => {
  if (recording.machine !== simulation.id) throw new WrongUse(`this was recorded at ${recording.machine}`)
  const { lines, strayed, isOtherMachine } = replayRecording(recording)
  print(values, lines.join("\n"), { recording: lines })
  if (isOtherMachine) print(values, "It was recorded with another shape of this machine.", { isOtherMachine })
  const { step, recorded, state } = strayed ?? {}
  print(
    values,
    strayed
      ? `step ${step} went another way: ${JSON.stringify(recorded)} was recorded, it came to ${JSON.stringify(state)}`
      : `fine: ${lines.length} steps to the same states`,
    { strayed }
  )
  return strayed === undefined
}

const simulated = async (values: Values, simulation: Simulation): Promise<boolean> => {
  const [order, rules, mutant] = [orderOf(values), await rulesOf(values, simulation), mutantOf(values, simulation)]
  const bar = process.stdout.isTTY && !values.json
  const result = await ran(
    simulation,
    { ...order, ...mutant, rules, covered: true, traced: values.json },
    {
      ...crewFor(order),
      onSession: ({ number, persona, outcome, broken, trace }) => {
        if (values.json) print(values, "", { session: number, persona, outcome, broken, trace })
        if (bar && number % 20 === 19) process.stdout.write(`\r${progress(number + 1, order.sessions)}`)
      }
    }
  )
  if (bar) process.stdout.write("\r\u001b[K")
  const { outcomes, breaks, coverage, unseen, found } = result
  print(
    values,
    [
      `${simulation.id}: ${order.sessions} sessions of seed ${order.seed}, ${breaks} broken invariants`,
      ...formatOutcomes(outcomes),
      formatCoverage(coverage, simulation.cold).line,
      ...unseen.map((claim) => `never seen: ${claim}`)
    ].join("\n"),
    { machine: simulation.id, ...order, breaks, outcomes: Object.fromEntries(outcomes), unseen }
  )
  if (found) await printStory(values, simulation, found, { rules, ...mutant })
  return found === undefined
}

const progress = (done: number, all: number): string => {
  const width = 30
  const full = Math.round((done / all) * width)
  return `${"█".repeat(full)}${"░".repeat(width - full)} ${done} of ${all}`
}

const played = async (values: Values, simulation: Simulation, file: string): Promise<boolean> => {
  const text = await textOf(file)
  const recording = recordingFrom(text)
  if (recording) return playedAgain(values, simulation, recording)
  const { story, rules, mutant } = storyFrom(text, simulation)
  const session = await simulation.play(story, { rules, mutant, traced: true })
  print(values, formatStory(story).join("\n"), { story: formatStory(story) })
  for (const line of session.trace) console.info(line)
  const { broken } = session
  print(
    values,
    broken ? `${broken.invariant} is broken: ${broken.says} (${broken.source})` : `fine: ${session.outcome}`,
    { broken, outcome: session.outcome }
  )
  return broken === undefined
}

const covered = async (values: Values, simulation: Simulation): Promise<boolean> => {
  const order = orderOf(values)
  const { coverage, found } = await ran(simulation, { ...order, covered: true }, crewFor(order))
  const { line, table, share, cold } = formatCoverage(coverage, simulation.cold)
  if (values.out !== undefined) await writtenTo(values.out, heatOf(simulation.id, order.sessions, coverage))
  print(values, [...table, line].join("\n"), { machine: simulation.id, share, cold, arrows: coverage.arrows() })
  return found === undefined
}

const comparing = async (values: Values, simulation: Simulation): Promise<boolean> => {
  if (values.rules === undefined) throw new WrongUse("compare needs --rules FILE")
  const rules = await rulesOf(values, simulation)
  const order = orderOf(values)
  const { table, figures, found } = await compareRules(simulation, order, rules, crewFor(order))
  print(values, table.join("\n"), figures)
  if (found) await printStory(values, simulation, found, { rules })
  return found === undefined
}

/** Whole journeys through the whole shop. */
const journeys = async (values: Values): Promise<boolean> => {
  const show: Print = (words, data) => print(values, words, data)
  if (values.replay !== undefined) {
    const { story, mutant } = journeysFrom(await textOf(values.replay))
    return travelledAgain(story, { mutant, print: show })
  }
  const { seed, persona, faults } = orderOf(values)
  const shoppers = count(values.sessions ?? "50", "sessions", 1)
  const days = count(values.days ?? "30", "days", 1)
  const bar = process.stdout.isTTY && !values.json
  return playTravel(drawnStory({ shoppers, days, seed, persona, faults }), {
    mutant: mutantCalled(values.mutant),
    print: show,
    logs: values.json,
    onDay: (day) => {
      if (bar) process.stdout.write(day < days + 3 ? `\r${progress(day, days + 3)}` : "\r\u001b[K")
    }
  })
}

/** Honest reviewers, spammers and a brigade in the whole shop. */
const reviews = async (values: Values): Promise<boolean> => {
  const show: Print = (words, data) => print(values, words, data)
  if (values.replay !== undefined) {
    const { story, mutant } = reviewsFrom(await textOf(values.replay))
    return replayReviews(story, { mutant, print: show })
  }
  const crowd = {
    seed: count(values.seed, "seed", 0),
    honest: count(values.sessions ?? "12", "sessions", 1),
    spammers: 4,
    puppets: 50,
    days: count(values.days ?? "3", "days", 1)
  }
  return playReviews(drawnReviewStory(crowd), { mutant: reviewMutantCalled(values.mutant), print: show })
}

const commanded = async (): Promise<boolean> => {
  const { values, positionals } = parsed()
  if (values.help) {
    console.info(help)
    return true
  }
  const [first, second, ...rest] = positionals
  if (first === "journeys" && second === undefined) return journeys(values)
  if (first === "reviews" && second === undefined) return reviews(values)
  const verb = first === "compare" || first === "cover" ? first : undefined
  const simulation = named(verb ? second : first)
  if (rest.length > 0 || (verb === undefined && second !== undefined)) throw new WrongUse("one machine at a time")
  if (verb === "compare") return comparing(values, simulation)
  if (verb === "cover") return covered(values, simulation)
  return values.replay === undefined ? simulated(values, simulation) : played(values, simulation, values.replay)
}

try {
  process.exitCode = (await commanded()) ? 0 : 1
} catch (failure) {
  if (!(failure instanceof WrongUse)) throw failure
  console.error(`${failure.message}\nnpm run simulate -- --help tells more`)
  process.exitCode = 2
} finally {
  await closedDatabases()
}
