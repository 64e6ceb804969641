import { UsageProblem } from "../ops-request.ts"

const commands = ["backup", "restore", "verify"] as const
type Command = (typeof commands)[number]

/** What was typed: one of the commands that need no running shop, and its file. */
export interface BackupCommand {
  readonly what: Command
  readonly file: string
}

/** Returns the command if it is one of a backup; throws `UsageProblem` unless it names one file. */
export const backupCommandOf = (words: ReadonlyArray<string>): BackupCommand | undefined => {
  const [what, file, ...more] = words
  const known = commands.find((name) => name === what)
  if (known === undefined || words.includes("--help") || words.includes("-h")) return undefined
  if (file === undefined || file === "" || file.startsWith("-"))
    throw new UsageProblem("The FILE of the backup is missing.")
  if (more.length > 0) throw new UsageProblem(`"${more.join(" ")}" is too much: a backup is one FILE.`)
  return { what: known, file }
}
