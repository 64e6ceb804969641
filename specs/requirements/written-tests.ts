import { parseSync } from "@swc/core"

/** A test as it stands in the source of a spec or a journey. */
export interface WrittenTest {
  /** A template as it is written, `${…}` and all. */
  readonly title: string
  /** Whether it, or something around it, is left out of runs, also if only under a condition. */
  readonly isSkipped: boolean
}

interface Part {
  readonly type: string
  readonly [key: string]: unknown
}

const isPart = (value: unknown): value is Part =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string"

/** What a call is made of: `it.skipIf(x).each(y)` is `it` with `each` and `skipIf`. */
const calledBy = (
  callee: unknown,
  names: ReadonlyArray<string> = []
): { root: string; names: ReadonlyArray<string> } => {
  if (!isPart(callee)) return { root: "", names }
  if (callee.type === "Identifier") return { root: String(callee["value"]), names }
  if (callee.type === "CallExpression") return calledBy(callee["callee"], names)
  if (callee.type !== "MemberExpression") return { root: "", names }
  const { object, property } = callee
  return calledBy(object, isPart(property) ? [...names, String(property["value"])] : names)
}

/** The first argument of a test; `undefined` if it is no text. */
const titleOf = (given: unknown): string | undefined => {
  if (!isPart(given)) return undefined
  if (given.type === "StringLiteral") return String(given["value"])
  if (given.type !== "TemplateLiteral") return undefined
  const quasis = given["quasis"] as ReadonlyArray<{ readonly raw: string }>
  const expressions = given["expressions"] as ReadonlyArray<Part>
  return quasis.map(({ raw }, at) => raw + (expressions[at] ? `\${${String(expressions[at]["value"])}}` : "")).join("")
}

const roots = new Set(["it", "test", "describe"])
const skips = (names: ReadonlyArray<string>): boolean =>
  names.some((name) => ["skip", "todo", "fixme", "fails", "skipIf", "runIf"].includes(name))

const childrenOf = (part: unknown): ReadonlyArray<unknown> =>
  typeof part === "object" && part !== null ? Object.values(part) : []

/** Whether a test calls `test.skip()` in its body. */
const skipsItself = (part: unknown): boolean => {
  if (isPart(part) && part.type === "CallExpression") {
    const { root, names } = calledBy(part["callee"])
    if (roots.has(root) && skips(names)) return true
  }
  return childrenOf(part).some(skipsItself)
}

const testsIn = (part: unknown, isSkipped: boolean): ReadonlyArray<WrittenTest> => {
  const { root, names } = calledBy(isPart(part) && part.type === "CallExpression" ? part["callee"] : undefined)
  if (!isPart(part) || !roots.has(root)) return childrenOf(part).flatMap((child) => testsIn(child, isSkipped))
  const isLeftOut = isSkipped || skips(names)
  const given = part["arguments"] as ReadonlyArray<{ readonly expression: unknown }>
  const title = root === "describe" || names.includes("describe") ? undefined : titleOf(given[0]?.expression)
  if (title === undefined) return given.flatMap((one) => testsIn(one, isLeftOut))
  return [{ title, isSkipped: isLeftOut || skipsItself(given) }]
}

/** Every test of a source, of Vitest or Playwright. */
export const testsOf = (source: string): ReadonlyArray<WrittenTest> =>
  testsIn(parseSync(source, { syntax: "typescript", target: "es2022" }), false)
