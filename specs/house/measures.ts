import { posix } from "node:path"
import { parseSync } from "@swc/core"
import { importsOf } from "./architecture.ts"

/** A source file: its path from the root and its text. */
export interface Source {
  readonly path: string
  readonly text: string
}

/** What is counted of the files of one floor. */
export interface Measures {
  readonly files: number
  readonly lines: number
  /** Lines of the median file, of the file at 95 %, and of the longest. */
  readonly median: number
  readonly p95: number
  readonly longest: number
  /** Exports, and those of them with a docstring. */
  readonly exports: number
  readonly documented: number
  /** `as` (but `as const` and `{} as T` in the types of a machine), `!` and `any`. */
  readonly casts: number
}

const exported =
  /^export (?:declare )?(?:abstract )?(?:async )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/

/** Exports of a source, each with whether a docstring stands above it. */
export const exportsOf = ({
  text
}: Source): ReadonlyArray<{ readonly name: string; readonly isDocumented: boolean }> => {
  const lines = text.split("\n")
  return lines.flatMap((line, index) => {
    const [, name] = exported.exec(line) ?? []
    if (name === undefined) return []
    let above = index - 1
    while (above >= 0 && /^\s*\/\/ biome-ignore/.test(lines[above] ?? "")) above--
    return [{ name, isDocumented: /\*\/\s*$/.test(lines[above] ?? "") }]
  })
}

/** A part of a syntax tree. */
interface Part {
  readonly type: string
  readonly [key: string]: unknown
}

const isPart = (value: object): value is Part => "type" in value && typeof value.type === "string"

const partsOf = (value: unknown): ReadonlyArray<Part> => {
  if (typeof value !== "object" || value === null) return []
  const within = Object.values(value).flatMap(partsOf)
  return isPart(value) ? [value, ...within] : within
}

const isEmptyObject = (value: unknown): boolean =>
  typeof value === "object" && value !== null && "properties" in value && String(value.properties) === ""

const isCast = ({ type, expression, kind }: Part): boolean =>
  (type === "TsAsExpression" && !isEmptyObject(expression)) ||
  type === "TsTypeAssertion" ||
  type === "TsNonNullExpression" ||
  (type === "TsKeywordType" && kind === "any")

/** Casts of a source: `as` except `as const` and `{} as` (the types of a machine), non-null `!`, and `any`. */
export const castsOf = ({ path, text }: Source): number =>
  partsOf(parseSync(text, { syntax: "typescript", tsx: path.endsWith("x") })).filter(isCast).length

/** Counts the files of one floor. */
export const measure = (sources: ReadonlyArray<Source>): Measures => {
  const lengths = sources.map(({ text }) => text.split("\n").length - 1).toSorted((a, b) => a - b)
  const at = (part: number): number => lengths[Math.min(lengths.length - 1, Math.floor(lengths.length * part))] ?? 0
  const names = sources.flatMap(exportsOf)
  return {
    files: sources.length,
    lines: lengths.reduce((sum, length) => sum + length, 0),
    median: at(0.5),
    p95: at(0.95),
    longest: lengths.at(-1) ?? 0,
    exports: names.length,
    documented: names.filter(({ isDocumented }) => isDocumented).length,
    casts: sources.reduce((sum, source) => sum + castsOf(source), 0)
  }
}

/** Folders with more files than `most`, the largest first. */
export const crowdedFolders = (
  paths: ReadonlyArray<string>,
  most: number
): ReadonlyArray<readonly [string, number]> => {
  const counts = new Map<string, number>()
  for (const path of paths) counts.set(posix.dirname(path), (counts.get(posix.dirname(path)) ?? 0) + 1)
  return [...counts].filter(([, count]) => count > most).toSorted(([, a], [, b]) => b - a)
}

/** Import cycles among the sources, type-only imports included: each as the paths of a strongly connected group. */
export const cyclesOf = (sources: ReadonlyArray<Source>): ReadonlyArray<ReadonlyArray<string>> => {
  const known = new Set(sources.map(({ path }) => path))
  const arrows = new Map(
    sources.map(({ path, text }) => [path, importsOf(path, text).flatMap(({ to }) => (known.has(to) ? [to] : []))])
  )
  const index = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: Array<string> = []
  const onStack = new Set<string>()
  const groups: Array<ReadonlyArray<string>> = []
  const visit = (path: string): void => {
    index.set(path, index.size)
    low.set(path, index.get(path) ?? 0)
    stack.push(path)
    onStack.add(path)
    for (const to of arrows.get(path) ?? []) {
      if (!index.has(to)) visit(to)
      if (onStack.has(to)) low.set(path, Math.min(low.get(path) ?? 0, low.get(to) ?? 0))
    }
    if (low.get(path) !== index.get(path)) return
    const group: Array<string> = []
    for (;;) {
      const last = stack.pop()
      if (last === undefined) break
      onStack.delete(last)
      group.push(last)
      if (last === path) break
    }
    if (group.length > 1) groups.push(group)
  }
  for (const { path } of sources) if (!index.has(path)) visit(path)
  return groups
}

/** Not screens: the table of routes, and what draws a page on the server. */
const noScreens = ["ui/app/routes.tsx", "ui/entry.server.tsx"]

/** Returns the screens, dialogs and parts of `ui` with more than `most` lines. */
export const longScreens = (sources: ReadonlyArray<Source>, most: number): ReadonlyArray<string> =>
  sources
    .filter(({ path, text }) => /^ui\/.*\.tsx$/.test(path) && text.trimEnd().split("\n").length > most)
    .map(({ path }) => path)
    .filter((path) => !noScreens.includes(path))
