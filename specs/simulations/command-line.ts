import { readFile } from "node:fs/promises"
import type { Recording } from "#core/charts/recording/recording.ts"
import { compareRules } from "./compare.ts"
import { crewOf, crewSize } from "./crew.ts"
import { formatCoverage, formatOutcomes, heatOf } from "./figures.ts"
import { help, helpOf } from "./help.ts"
import type { Print } from "./journeys/travel.ts"
import { countOf, readCommandLine, type Values } from "./options.ts"
import { faultNames, personas } from "./personas.ts"
import { numbersFrom, planFrom, recordingFrom, storyFrom, WrongUse, writeStory, writtenTo } from "./reading.ts"
import { recordingOf, replayRecording } from "./recorded.ts"
import { type Found, type Order, type Players, ran } from "./run.ts"
import type { Broken, How, Numbers, Simulation } from "./simulation.ts"
import { simulations } from "./simulations.ts"
import { formatStory } from "./story.ts"

/** Where the lines go that the command writes. */
export type Output = Pick<Console, "info" | "error">

/** What is asked for, and where its lines go. */
type Asked = Values & { readonly screen: Output }

const crewFor = ({ sessions }: Order): { readonly players: Players } => ({ players: crewOf(crewSize(sessions)) })

const named = (id: string | undefined): Simulation => {
  const found = simulations.find((one) => one.id === id)
  const known = simulations.map((one) => one.id).join(", ")
  if (found === undefined)
    throw new WrongUse(`${id === undefined ? "which machine?" : `no machine ${id}:`} there are ${known}`)
  return found
}

const print = ({ json, screen }: Asked, words: string, data: object): void =>
  screen.info(json ? JSON.stringify(data) : words)

const orderOf = (values: Asked) => {
  if (values.persona !== undefined && !(values.persona in personas))
    throw new WrongUse(`no persona is called ${values.persona}: there are ${Object.keys(personas).join(", ")}`)
  return {
    sessions: countOf(values.sessions ?? "1000", "sessions", 1),
    seed: countOf(values.seed ?? "1", "seed", 0),
    persona: values.persona,
    faults: planFrom(values.faults, faultNames)
  }
}

const rulesOf = async (values: Asked, simulation: Simulation): Promise<Numbers> =>
  values.rules === undefined ? {} : numbersFrom(await textOf(values.rules), simulation)

const textOf = (file: string): Promise<string> =>
  readFile(file, "utf8").catch(() => {
    throw new WrongUse(`${file} cannot be read`)
  })

const mutantOf = ({ mutant }: Asked, { mutants, id }: Simulation): { readonly mutant?: string } => {
  if (mutant === undefined) return {}
  const known = mutants.map(({ says }) => `"${says}"`).join(", ")
  if (!mutants.some(({ says }) => says === mutant)) throw new WrongUse(`${id} has no such mutant: there are ${known}`)
  return { mutant }
}

const printStory = async (values: Asked, simulation: Simulation, found: Found, more: How): Promise<void> => {
  const file = await writeStory(found.story, more, await recordingOf(simulation, found.story, more))
  const lines = formatStory(found.story)
  print(
    values,
    `\n${formatBroken(found.broken)}\nThe shortest story, ${simulation.settings[found.story.setting]}:\n` +
      `${lines.map((line) => `  ${line}`).join("\n") || "  Nobody does anything."}\n` +
      `Play it again: npm run simulate -- ${simulation.id} --replay ${file}`,
    { broken: found.broken, session: found.number, story: lines, replay: file }
  )
}

/** A session that a browser recorded: its machine plays it alone, and comes to the same states or does not. */
const playedAgain = (values: Asked, simulation: Simulation, recording: Recording): boolean => {
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

const simulated = async (values: Asked, simulation: Simulation): Promise<boolean> => {
  const [order, rules, mutant] = [orderOf(values), await rulesOf(values, simulation), mutantOf(values, simulation)]
  const bar = progressBar(order.sessions, values)
  const result = await ran(
    simulation,
    { ...order, ...mutant, rules, covered: true, traced: values.json },
    {
      ...crewFor(order),
      onSession: ({ number, persona, outcome, broken, trace }) => {
        if (values.json) print(values, "", { session: number, persona, outcome, broken, trace })
        bar.reaches(number + 1)
      }
    }
  )
  bar.ends()
  const { outcomes, breaks, coverage, unseen, found } = result
  print(
    values,
    [
      `${simulation.id}: ${order.sessions} sessions of seed ${order.seed}, ${breaks} broken invariants`,
      ...formatOutcomes(outcomes),
      formatCoverage(coverage, simulation.cold).line,
      ...unseen.map((claim) => `never seen: ${claim}`),
      ...(unseen.length > 0 && found === undefined
        ? [
            `What should happen sometimes did not: a way is blocked, or ${order.sessions} sessions of ${order.persona ?? "all personas"} are too few to meet it.`
          ]
        : [])
    ].join("\n"),
    { machine: simulation.id, ...order, breaks, outcomes: Object.fromEntries(outcomes), unseen }
  )
  if (found) await printStory(values, simulation, found, { rules, ...mutant })
  return found === undefined && unseen.length === 0
}

const formatBroken = ({ invariant, says, source, saw }: Broken): string =>
  `${invariant} is broken: ${says} (${source})\nSeen: ${saw}`

/** A bar on a terminal, else a line every ten seconds beside the results. */
const progressBar = (all: number, { json, screen }: Asked) => {
  const isTerminal = process.stdout.isTTY && !json
  let said = performance.now()
  return {
    reaches: (done: number): void => {
      const now = performance.now()
      if (now - said < (isTerminal ? 100 : 10_000)) return
      said = now
      if (isTerminal) process.stdout.write(`\r${progress(done, all)}`)
      else screen.error(`${done} of ${all}`)
    },
    ends: (): void => {
      if (isTerminal) process.stdout.write("\r\u001b[K")
    }
  }
}

const progress = (done: number, all: number): string => {
  const width = 30
  const full = Math.round((done / all) * width)
  return `${"█".repeat(full)}${"░".repeat(width - full)} ${done} of ${all}`
}

/** Reads what a file holds; a refusal names the file. */
const readAs = <A>(file: string, read: () => A): A => {
  try {
    return read()
  } catch (failure) {
    throw failure instanceof WrongUse ? new WrongUse(`${file}: ${failure.message}`) : failure
  }
}

const played = async (values: Asked, simulation: Simulation, file: string): Promise<boolean> => {
  const text = await textOf(file)
  const recording = readAs(file, () => recordingFrom(text))
  if (recording) return playedAgain(values, simulation, recording)
  const { story, rules, mutant } = readAs(file, () => storyFrom(text, simulation))
  const session = await simulation.play(story, { rules, mutant, traced: true })
  print(values, formatStory(story).join("\n"), { story: formatStory(story) })
  for (const line of session.trace) values.screen.info(line)
  const { broken } = session
  print(values, broken ? formatBroken(broken) : `fine: ${session.outcome}`, { broken, outcome: session.outcome })
  return broken === undefined
}

const covered = async (values: Asked, simulation: Simulation): Promise<boolean> => {
  const order = orderOf(values)
  const { coverage, found } = await ran(simulation, { ...order, covered: true }, crewFor(order))
  const { line, table, share, cold } = formatCoverage(coverage, simulation.cold)
  if (values.out !== undefined) await writtenTo(values.out, heatOf(simulation.id, order.sessions, coverage))
  print(values, [...table, line].join("\n"), { machine: simulation.id, share, cold, arrows: coverage.arrows() })
  return found === undefined
}

const comparing = async (values: Asked, simulation: Simulation): Promise<boolean> => {
  if (values.rules === undefined) throw new WrongUse("compare needs --rules FILE")
  const rules = await rulesOf(values, simulation)
  const order = orderOf(values)
  const { table, figures, found } = await compareRules(simulation, order, rules, crewFor(order))
  print(values, table.join("\n"), figures)
  if (found) await printStory(values, simulation, found, { rules })
  return found === undefined
}

/** Whole journeys through the whole shop, whose server is loaded for them alone. */
const journeys = async (values: Asked): Promise<boolean> => {
  const { journeysFrom, mutantCalled } = await import("./journeys/reading.ts")
  const { playTravel, travelledAgain } = await import("./journeys/travel.ts")
  const { drawnStory } = await import("./journeys/plan.ts")
  const show: Print = (words, data) => print(values, words, data)
  if (values.replay !== undefined) {
    const { story, mutant } = journeysFrom(await textOf(values.replay))
    return travelledAgain(story, { mutant, print: show })
  }
  const { seed, persona, faults } = orderOf(values)
  const shoppers = countOf(values.sessions ?? "50", "sessions", 1)
  const days = countOf(values.days ?? "30", "days", 1)
  const bar = progressBar(days + 3, values)
  return playTravel(drawnStory({ shoppers, days, seed, persona, faults }), {
    mutant: mutantCalled(values.mutant),
    print: show,
    logs: values.json,
    onDay: (day) => (day < days + 3 ? bar.reaches(day) : bar.ends())
  })
}

/** Honest reviewers, spammers and a brigade in the whole shop. */
const reviews = async (values: Asked): Promise<boolean> => {
  const { reviewMutantCalled, reviewsFrom } = await import("./community/reading.ts")
  const { playReviews, replayReviews } = await import("./community/played.ts")
  const { drawnReviewStory } = await import("./community/plan.ts")
  const show: Print = (words, data) => print(values, words, data)
  if (values.replay !== undefined) {
    const { story, mutant } = reviewsFrom(await textOf(values.replay))
    return replayReviews(story, { mutant, print: show })
  }
  const crowd = {
    seed: countOf(values.seed ?? "1", "seed", 0),
    honest: countOf(values.sessions ?? "12", "sessions", 1),
    spammers: 4,
    puppets: 50,
    days: countOf(values.days ?? "3", "days", 1)
  }
  return playReviews(drawnReviewStory(crowd), { mutant: reviewMutantCalled(values.mutant), print: show })
}

const isDone = async (args: ReadonlyArray<string>, screen: Output): Promise<boolean> => {
  const { command, machine, values: typed } = readCommandLine(args)
  const values = { ...typed, screen }
  if (values.help) {
    screen.info(machine === undefined && command === "machine" ? help : helpOf(command))
    return true
  }
  if (command === "journeys") return journeys(values)
  if (command === "reviews") return reviews(values)
  const simulation = named(machine)
  if (command === "compare") return comparing(values, simulation)
  if (command === "cover") return covered(values, simulation)
  return values.replay === undefined ? simulated(values, simulation) : played(values, simulation, values.replay)
}

/** Does what `npm run simulate` is asked for. Returns its exit code: 0 fine, 1 a broken invariant, 2 wrong use. */
export const runCommandLine = async (args: ReadonlyArray<string>, screen: Output): Promise<0 | 1 | 2> => {
  try {
    return (await isDone(args, screen)) ? 0 : 1
  } catch (failure) {
    if (!(failure instanceof WrongUse)) throw failure
    screen.error(`${failure.message}\nnpm run simulate -- --help lists what it can do`)
    return 2
  }
}
