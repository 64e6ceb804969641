/** A document that comments cite by number or by name. */
export type Work =
  | "decision"
  | "record"
  | "specification"
  | "machines"
  | "security"
  | "house"
  | "rule"
  | "stack"
  | "wire"
  | "invariant"

/** A place in a document that a source names: `{ work: "decision", name: "D-25c" }`. */
export interface Citation {
  readonly work: Work
  readonly name: string
  /** Line of the source, from 1. */
  readonly line: number
}

/** Texts of the documents, by the name of their files in `specs/design`, and the numbers of `specs/decisions`. */
export interface Documents {
  readonly design: Readonly<Record<string, string>>
  readonly records: ReadonlySet<string>
}

/**
 * Every citation of a source: "D-25c", "Specification 4", "machines 2 and 7", "Rules 28 to 32", "decision 0051", "Wire, Headers",
 * and invariants such as "L6" in its comments. Ranges name every number between their ends.
 */
export const citationsIn = (source: string): ReadonlyArray<Citation> => {
  const text = source.replace(
    /(\n\s*)(\/\/|\*(?!\/)|--)/g,
    (_, space: string, mark: string) => space + " ".repeat(mark.length)
  )
  const lineAt = (index: number): number => text.slice(0, index).split("\n").length
  const found = (pattern: RegExp, made: (match: RegExpMatchArray) => ReadonlyArray<readonly [Work, string]>) =>
    [...text.matchAll(pattern)].flatMap((match) =>
      made(match).map(([work, name]): Citation => ({ work, name, line: lineAt(match.index ?? 0) }))
    )
  return [
    ...found(/\bD-\d+[a-z]?\b/g, ([name]) => [["decision", name]]),
    ...found(numbered, ([, word = "", numbers = ""]) =>
      numbersIn(numbers).map((number) => [workOf(word), String(number)])
    ),
    ...found(/\bdecisions?(?:\s+|\/)(\d{1,4}(?:(?:, |,? and | to )\d{1,4})*)\b/gi, ([, numbers = ""]) =>
      numbersIn(numbers).map((number) => ["record", String(number).padStart(4, "0")])
    ),
    ...found(/\bWire(?: conventions)?[,:]\s+([^;*]+?)(?=[.;](?:\s|$)|\s*\*\/|\n\s*\n|$)/g, ([, name = ""]) => [
      ["wire", name.replace(/\s+/g, " ")]
    ]),
    ...found(/\bwire\.md,\s+([\w-]+)/g, ([, name = ""]) => [["wire", `\`${name}\``]]),
    ...[...source.matchAll(comment)].flatMap(({ 0: said, index = 0 }) =>
      [...said.matchAll(/(?<![\w-])[BCFGHKLNOQRSTW]\d{1,2}(?![\w-])/g)].map(
        (match): Citation => ({ work: "invariant", name: match[0], line: lineAt(index + (match.index ?? 0)) })
      )
    )
  ]
}

const numbered =
  /\b(specification|machines|security|house|rules?|stack)(?:\.md)?\s+(\d+(?:(?:,\s+|,?\s+and\s+|\s+to\s+)(?:§)?\d+(?![\d.,]*\s*(?:%|ms|px|digits|characters)))*)/gi

/** Comments, and the sources and ids of invariants in simulations. */
const comment = /\/\*[\s\S]*?\*\/|(?<![:"'`])\/\/.*|\bid: "[A-Z]\d+(?:, [A-Z]\d+)*"/g

const workOf = (word: string): Work => {
  const name = word.toLowerCase()
  return name.startsWith("rule") ? "rule" : (name as Work)
}

/** "28 to 32" is five numbers, "9, 10 and 12" three. */
const numbersIn = (text: string): ReadonlyArray<number> =>
  text.split(/,\s+and\s+|,\s+|\s+and\s+/).flatMap((part) => {
    const [from = 0, to = from] = part.split(/\s+to\s+/).map(Number)
    return Array.from({ length: to - from + 1 }, (_, place) => from + place)
  })

/** Whether a citation leads to a heading, an entry or a record. */
export const resolverOf = ({ design, records }: Documents): ((citation: Citation) => boolean) => {
  const text = (file: string): string => design[file] ?? ""
  const all = (file: string, pattern: RegExp): ReadonlySet<string> =>
    new Set([...text(file).matchAll(pattern)].flatMap(([, names = ""]) => names.split(", ")))
  const sections = /^## (\d+)\. /gm
  const known: Readonly<Record<Exclude<Work, "wire">, ReadonlySet<string>>> = {
    decision: all("decisions", /^(?:## |\*\*)(D-\d+[a-z]?)[:.]/gm),
    record: records,
    specification: all("specification", sections),
    machines: all("statecharts", sections),
    security: all("security", sections),
    house: all("house", sections),
    stack: all("stack", sections),
    rule: all("rules-of-the-screen", /^- \*\*Rule (\d+)\.\*\*/gm),
    invariant: new Set([
      ...all("statecharts", /\*\*([A-Z]\d+(?:, [A-Z]\d+)*)\.?\*\*/g),
      ...all("statecharts", /^\| (C\d+) \|/gm),
      ...all("security", /^\| (S\d+) \|/gm)
    ])
  }
  const wire = text("wire")
  const names = [...wire.matchAll(/^(?:## (.+)|\| ([A-Z][\w ]+) \|.*)$/gm)].map(
    ([, heading, cell]) => heading ?? cell ?? ""
  )
  const onWire = (name: string): boolean => {
    const tokens = [...name.matchAll(/`([^`]+)`/g)].map(([, token = ""]) => token)
    return (
      names.some((one) => name.toLowerCase().startsWith(one.toLowerCase())) ||
      (tokens.length > 0 && tokens.every((token) => wire.includes(token)))
    )
  }
  return ({ work, name }) => (work === "wire" ? onWire(name) : known[work].has(name))
}
