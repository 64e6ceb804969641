import { parseArgs } from "node:util"
import { WrongUse } from "./reading.ts"

const options = {
  sessions: { type: "string" },
  days: { type: "string" },
  seed: { type: "string" },
  persona: { type: "string" },
  rules: { type: "string" },
  faults: { type: "string" },
  replay: { type: "string" },
  out: { type: "string" },
  mutant: { type: "string" },
  json: { type: "boolean", default: false },
  help: { type: "boolean", short: "h", default: false }
} as const

/** What `npm run simulate` can do. */
export type Command = "machine" | "compare" | "cover" | "journeys" | "reviews"

/** The options that each command reads; any other is refused, for it would change nothing. */
export const optionsOf = {
  machine: ["sessions", "seed", "persona", "faults", "rules", "mutant", "replay", "json"],
  compare: ["sessions", "seed", "persona", "faults", "rules", "json"],
  cover: ["sessions", "seed", "persona", "faults", "out", "json"],
  journeys: ["sessions", "days", "seed", "persona", "faults", "mutant", "replay", "json"],
  reviews: ["sessions", "days", "seed", "mutant", "replay", "json"]
} as const satisfies Readonly<Record<Command, ReadonlyArray<keyof typeof options>>>

/** A story names its sessions, shoppers, faults and mistakes itself. */
const withReplay: ReadonlyArray<string> = ["replay", "json"]

const parsed = (args: ReadonlyArray<string>) => {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (failure) {
    throw new WrongUse(failure instanceof Error ? failure.message : String(failure))
  }
}

/** Options by name, as they were typed. */
export type Values = ReturnType<typeof parsed>["values"]

const commandOf = ([first]: ReadonlyArray<string>): Command =>
  first === "compare" || first === "cover" || first === "journeys" || first === "reviews" ? first : "machine"

/** Reads the command line. Throws `WrongUse` for an option that the command does not read. */
export const readCommandLine = (args: ReadonlyArray<string>) => {
  const { values, positionals } = parsed(args)
  const command = commandOf(positionals)
  const machine = command === "machine" ? positionals[0] : positionals[1]
  const most = command === "compare" || command === "cover" ? 2 : 1
  if (positionals.length > most) throw new WrongUse("one machine at a time")
  const read: ReadonlyArray<string> = values.replay === undefined ? optionsOf[command] : withReplay
  for (const [name, value] of Object.entries(values))
    if (name !== "help" && value !== undefined && value !== false && !read.includes(name))
      throw new WrongUse(
        values.replay !== undefined && name !== "replay"
          ? `--${name} means nothing with --replay: a story names it itself`
          : `${command === "machine" ? "a machine" : command} does not read --${name}`
      )
  return { command, machine, values }
}

/** Returns the whole number of an option. Throws `WrongUse` for another text. */
export const countOf = (text: string, name: string, least: number): number => {
  const number = Number(text)
  if (!Number.isSafeInteger(number) || number < least)
    throw new WrongUse(`--${name} takes a whole number from ${least}`)
  return number
}
