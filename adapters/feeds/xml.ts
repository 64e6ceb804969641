import { SaxesParser } from "saxes"
import { FeedRefused } from "./findings.ts"
import type { Source } from "./source.ts"
import { decodedEntity } from "./text.ts"

/** An item of RSS or an entry of Atom: the texts of the elements right below it, by their names. */
export interface XmlItem {
  /** From 1. */
  readonly record: number
  readonly fields: ReadonlyMap<string, ReadonlyArray<string>>
}

/** Namespaces of Google's elements, and those of RSS and Atom themselves. */
export const feedNamespaces: ReadonlySet<string> = new Set([
  "",
  "http://base.google.com/ns/1.0",
  "http://www.w3.org/2005/Atom"
])
const roots = new Set(["rss", "feed", "RDF"])
const itemNames = new Set(["item", "entry"])
/** No item is longer; XML of a billion characters in one element is an attack. */
const longestItem = 4_000_000
const deepest = 100
/** The element of Google's feeds that has elements of its own. */
const detail = "product_detail"

/**
 * The items of a feed, one after the other, with their elements of some namespaces. Refuses what is not well-formed, with line and column, and every document
 * type: it could define entities that name files of this machine or grow without end.
 */
export async function* itemsInXml(
  source: Source,
  onForeignEntity: (name: string) => void,
  read?: (bytes: number) => void,
  namespaces = feedNamespaces
): AsyncGenerator<XmlItem> {
  if (/<!DOCTYPE/i.test(source.head)) throw doctype()
  const ready: Array<XmlItem> = []
  const at = { piece: "", start: 0 }
  const reader = itemReader(at, onForeignEntity, namespaces, (item) => ready.push(item))
  for await (const piece of source.text(read)) {
    at.start += at.piece.length
    at.piece = piece
    reader.write(piece)
    yield* ready.splice(0)
  }
  reader.close()
  yield* ready.splice(0)
}

const doctype = () =>
  new FeedRefused("doctype", "The XML has a document type, which could define entities: it is not read.")

/** The piece of text that is being read, and how many characters came before it. */
interface Place {
  readonly piece: string
  readonly start: number
}

const itemReader = (
  at: Place,
  onForeignEntity: (name: string) => void,
  namespaces: ReadonlySet<string>,
  found: (item: XmlItem) => void
) => {
  const parser = new SaxesParser({ xmlns: true })
  parser.ENTITIES = withHtmlEntities(parser.ENTITIES, onForeignEntity, (name) => {
    const ampersand = parser.position - at.start - name.length - 2
    const line = parser.line - (name.split("\n").length - 1)
    const column = ampersand - at.piece.lastIndexOf("\n", ampersand)
    throw new FeedRefused(
      "xml-broken",
      `The XML is not well-formed at line ${line}, column ${column}: a bare "&"; write "&amp;".`
    )
  })
  let depth = 0
  let record = 0
  let item: { readonly depth: number; readonly fields: Map<string, Array<string>>; length: number } | undefined
  let text = ""
  let isDetail = false
  parser.on("error", (error) => {
    throw new FeedRefused(
      "xml-broken",
      `The XML is not well-formed at line ${parser.line}, column ${parser.column}: ${error.message.replace(/^\S*\d+:\d+:\s*/, "")}`
    )
  })
  parser.on("doctype", () => {
    throw doctype()
  })
  parser.on("opentag", ({ local, uri, attributes }) => {
    if (depth === 0 && !roots.has(local))
      throw new FeedRefused(
        "not-a-feed",
        `The XML is no product feed: it begins with <${local}>, not with <rss> or <feed>.`
      )
    depth++
    if (depth > deepest) throw new FeedRefused("xml-deep", "The XML is nested deeper than any feed.")
    if (item === undefined) {
      if (itemNames.has(local)) item = { depth, fields: new Map(), length: 0 }
      return
    }
    if (depth !== item.depth + 1) {
      // As tables write it: `section:name:value`.
      if (isDetail && text.trim() !== "") text = `${text.trim()}:`
      return
    }
    isDetail = local === detail
    // Atom says a link in an attribute.
    text = local === "link" && namespaces.has(uri) ? (attributes["href"]?.value ?? "") : ""
  })
  const add = (more: string): void => {
    if (item === undefined || (depth !== item.depth + 1 && !(isDetail && depth === item.depth + 2))) return
    text += more
    item.length += more.length
    if (item.length > longestItem) throw new FeedRefused("item-long", `Item ${record + 1} is longer than any item.`)
  }
  parser.on("text", add)
  parser.on("cdata", add)
  parser.on("closetag", ({ local, uri }) => {
    if (item !== undefined && depth === item.depth + 1 && namespaces.has(uri)) {
      const values = item.fields.get(local)
      if (values) values.push(text)
      else item.fields.set(local, [text])
    }
    if (item !== undefined && depth === item.depth) {
      record++
      found({ record, fields: item.fields })
      item = undefined
    }
    depth--
  })
  return parser
}

/** XML knows five names of characters; feeds also use those of HTML. */
const withHtmlEntities = (
  known: Record<string, string>,
  onForeignEntity: (name: string) => void,
  onNoEntity: (name: string) => void
): Record<string, string> =>
  new Proxy(known, {
    get: (entities, name) => {
      if (typeof name !== "string" || name in entities) return typeof name === "string" ? entities[name] : undefined
      if (!/^[a-z][a-z\d]*$/i.test(name)) onNoEntity(name)
      const character = decodedEntity(`&${name};`)
      if (character === `&${name};`) return undefined
      onForeignEntity(name)
      return character
    }
  })
