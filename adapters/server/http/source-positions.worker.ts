import { readdirSync, readFileSync } from "node:fs"
import { SourceMap } from "node:module"
import { join } from "node:path"
import { parentPort, workerData } from "node:worker_threads"
import type { PositionsAnswer, PositionsQuestion } from "./source-positions.ts"

// Names the sources of positions in built scripts. A map is parsed at most once, and held until the thread ends.

const folder = workerData as string
const ending = ".map"
/** Most bytes of maps that are parsed: a build has 8 MB of them, which take 80 MB of memory. */
const mostBytes = 12_000_000
let bytes = 0

const filesIn = (): ReadonlySet<string> => {
  try {
    return new Set(readdirSync(folder).filter((name) => name.endsWith(ending)))
  } catch {
    // Nothing is built.
    return new Set()
  }
}
const files = filesIn()
const maps = new Map<string, SourceMap | undefined>()

const parsed = (file: string): SourceMap | undefined => {
  try {
    const json = readFileSync(join(folder, file), "utf8")
    if (bytes + json.length > mostBytes) return undefined
    bytes += json.length
    return new SourceMap(JSON.parse(json))
  } catch {
    // Removed by a newer build, or no map.
    return undefined
  }
}

const mapOf = (script: string): SourceMap | undefined => {
  const file = script + ending
  if (!files.has(file)) return undefined
  if (!maps.has(file)) maps.set(file, parsed(file))
  return maps.get(file)
}

const positionOf = (frame: string): string => {
  const [script = "", line = "1", column = "1"] = frame.split(":")
  const entry = mapOf(script)?.findEntry(Number(line) - 1, Number(column) - 1)
  // Some positions of a script come from no source: their fields are there, and undefined.
  if (entry === undefined || !("originalSource" in entry) || entry.originalSource === undefined) return frame
  return `${entry.originalSource.replace(/^(?:\.\.\/)+/, "")}:${entry.originalLine + 1}:${entry.originalColumn + 1}`
}

parentPort?.on("message", ({ id, frames }: PositionsQuestion) => {
  const answer: PositionsAnswer = { id, positions: frames.map(positionOf) }
  parentPort?.postMessage(answer)
})
