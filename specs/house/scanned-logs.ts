import { appendFileSync, mkdirSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

/** Folder for the logs of a whole run, if they are to be scanned afterwards. */
const folder = process.env["KEEP_LOGS"]
const secretsFile = "secrets.txt"

const append = (file: string, line: string): void => {
  if (folder === undefined) return
  mkdirSync(folder, { recursive: true })
  appendFileSync(join(folder, file), `${line.trimEnd()}\n`)
}

/** Keeps a line that a server of this run has logged. */
export const keepLog = (line: string): void => append(`${process.pid}.log`, line)

/** Remembers something that no log of this run may hold: a code, a password. */
export const keepSecret = (secret: string): void => append(secretsFile, secret)

/** What was looked through, and the lines that hold what they must not. */
export interface Scanned {
  readonly lines: number
  readonly secrets: number
  readonly leaks: ReadonlyArray<string>
}

/** Looks through everything that was logged for secrets of the run, and for whole telephone numbers. Security 3. */
export const scanLogs = (text: string): Scanned => {
  const texts = readdirSync(text).map((name) => [name, readFileSync(join(text, name), "utf8").split("\n")] as const)
  const linesOf = (isWanted: (name: string) => boolean) =>
    texts.flatMap(([name, lines]) => (isWanted(name) ? lines.filter((line) => line !== "") : []))
  const secrets = new Set(linesOf((name) => name === secretsFile))
  const lines = linesOf((name) => name !== secretsFile)
  return { lines: lines.length, secrets: secrets.size, leaks: leaksIn(lines, secrets) }
}

/** Words, as anything that could be a secret stands between others; what follows a slash is part of an address. */
const word = /(?<![\w./-])[\w+-]{4,}/g
const phone = /^(?:\+?62|0)?8[1-9]\d{8,11}$/

export const leaksIn = (lines: ReadonlyArray<string>, secrets: ReadonlySet<string>): ReadonlyArray<string> =>
  lines.filter((line) =>
    [...said(line).matchAll(word)].some(([text]) => secrets.has(text) || phone.test(text.replace(/-/g, "")))
  )

/** A line without the numbers that every line has. */
const said = (line: string): string => line.replace(/"(?:pid|time)":\d+/g, "")
