import { readFileSync } from "node:fs"
import { join } from "node:path"
import { parseAllDocuments } from "yaml"

const root = join(import.meta.dirname, "../..")

/** The text of a file of the project. */
export const textOf = (path: string): string => readFileSync(join(root, path), "utf8")

/** A configuration of `adapters/deploy`. */
export const configurationText = (path: string): string => textOf(`adapters/deploy/${path}`)

/** Reads YAML; throws at anything that is not strictly it. */
export const yamlOf = (path: string): unknown => {
  const documents = parseAllDocuments(configurationText(path), { strict: true, uniqueKeys: true })
  if (!Array.isArray(documents) || documents.length !== 1) throw new Error(`${path} is not one document`)
  const [document] = documents
  if (document === undefined || document.errors.length > 0) throw new Error(`${path}: ${document?.errors.join("; ")}`)
  return document.toJS()
}

/** A line of a file with sections, as those of systemd and PgBouncer. */
export interface Entry {
  readonly section: string
  readonly name: string
  readonly value: string
}

/** Reads `[section]` and `name = value`; throws at any other line that is no comment. */
export const entriesOf = (text: string): ReadonlyArray<Entry> => {
  let section = ""
  return text.split("\n").flatMap((line): ReadonlyArray<Entry> => {
    if (/^\s*(?:[#;]|$)/.test(line)) return []
    const [, named] = /^\[([\w-]+)\]$/.exec(line) ?? []
    if (named !== undefined) {
      section = named
      return []
    }
    const [, name, value] = /^([\w-]+)\s*=\s*(.*)$/.exec(line) ?? []
    if (name === undefined || value === undefined) throw new Error(`neither a section nor a setting: ${line}`)
    return [{ section, name, value }]
  })
}

/** A directive of nginx with its block, if it has one. */
export interface Directive {
  readonly words: ReadonlyArray<string>
  readonly block: ReadonlyArray<Directive> | undefined
}

/** Reads directives as nginx does: words up to `;`, or a block in braces. Throws if one is not closed. */
export const directivesOf = (text: string): ReadonlyArray<Directive> => {
  const bare = text.replace(/^\s*#.*$/gm, "")
  const tokens = [...bare.matchAll(/[;{}](?=\s|$)|[^\s;{}]+(?:\{[^\s}]*\}[^\s;{}]*)?/g)].map(([token]) => token)
  let at = 0
  const block = (isInner: boolean): ReadonlyArray<Directive> => {
    const found: Array<Directive> = []
    let words: Array<string> = []
    for (; at < tokens.length; at++) {
      const token = tokens[at] ?? ""
      if (token === ";") {
        found.push({ words, block: undefined })
        words = []
      } else if (token === "{") {
        at++
        found.push({ words, block: block(true) })
        words = []
      } else if (token === "}") {
        if (!isInner || words.length > 0)
          throw new Error(`an end without a beginning, or a missing ";": ${words.join(" ")}`)
        return found
      } else words.push(token)
    }
    if (isInner || words.length > 0) throw new Error(`it is not closed: ${words.join(" ")}`)
    return found
  }
  return block(false)
}

/** A section of HAProxy: its first line, and its lines as words. */
export interface Section {
  readonly title: string
  readonly lines: ReadonlyArray<ReadonlyArray<string>>
}

/** Reads sections of HAProxy; throws at a line outside of all of them. */
export const sectionsOf = (text: string): ReadonlyArray<Section> => {
  const sections: Array<{ readonly title: string; readonly lines: Array<ReadonlyArray<string>> }> = []
  for (const line of text.split("\n")) {
    if (/^\s*(?:#|$)/.test(line)) continue
    if (/^\S/.test(line)) sections.push({ title: line.trim(), lines: [] })
    else {
      const last = sections.at(-1)
      if (last === undefined) throw new Error(`outside of a section: ${line}`)
      last.lines.push(line.trim().split(/\s+/))
    }
  }
  return sections
}

/** Names of our metrics in expressions, without what Prometheus adds to them. */
export const metricsIn = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(/\bpendar_[a-z\d_]+/g)].map(([name]) => name.replace(/_(?:count|sum|bucket)$/, "")))

/** Names of metrics that an answer of `/metrics` describes. */
export const metricsOf = (answer: string): ReadonlySet<string> =>
  new Set([...answer.matchAll(/^# TYPE (\S+) /gm)].map(([, name = ""]) => name))
