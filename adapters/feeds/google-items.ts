import { FeedRefused } from "./findings.ts"
import type { Source } from "./source.ts"
import type { Table } from "./table.ts"
import { itemsInXml } from "./xml.ts"

/** An item of Google's product feed, as a table or XML holds it. */
export interface GoogleItem {
  readonly record: number
  /** Every value a field has, empty ones too, in the file's order. */
  readonly values: (field: string) => ReadonlyArray<string>
  /** Why the item cannot be read. */
  readonly broken?: string
  /** Nothing is in it. */
  readonly blank: boolean
}

/** Reads the items of a Google feed one after another. */
export type GoogleItems = (read?: (bytes: number) => void) => AsyncGenerator<GoogleItem>

const none: ReadonlyArray<string> = []

/** Where a table spells its columns in another way than Google does. */
export interface GoogleTable {
  readonly items: GoogleItems
  readonly respelt: ReadonlyArray<string>
  readonly missing: ReadonlyArray<string>
}

const needed = ["id", "title", "price", "availability"]

/** `Product Type` and `g:product_type` are the column `product_type`. */
const proper = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/^g:/, "")
    .replace(/[\s-]+/g, "_")

/** Returns the items of a Google feed in a table. */
export const googleTable = (table: Table): GoogleTable => {
  const places = new Map(table.header.map((name, index) => [proper(name), index]))
  return {
    respelt: table.header.filter((name) => name !== proper(name)).map((name) => name.trim()),
    missing: needed.filter((name) => !places.has(name)),
    items: async function* (read) {
      for await (const { record, cells } of table.rows(read))
        yield {
          record,
          blank: cells.every((cell) => cell.trim() === ""),
          values: (field) => {
            const cell = cells[places.get(field) ?? cells.length]
            return cell === undefined || cell === "" ? none : [cell]
          },
          ...(cells.length !== table.header.length && {
            broken: `The row has ${cells.length} columns and the header ${table.header.length}`
          })
        }
    }
  }
}

/** Returns the items of a Google feed in XML. */
export const googleXml = (source: Source, onForeignEntity: (name: string) => void): GoogleItems => {
  const declared = /^<\?xml[^>]*\bencoding=["']([\w-]+)/i.exec(source.head.replace(/^\ufeff/, ""))?.[1]
  const isLatin = declared !== undefined && /^(?:windows-1252|cp1252|iso-8859-1|latin-?1)$/i.test(declared)
  if (source.encoding === "windows-1252" && !isLatin)
    throw new FeedRefused("encoding", `The file says it is ${declared ?? "UTF-8"}, and holds bytes that cannot be.`)
  return async function* (read) {
    for await (const { record, fields } of itemsInXml(source, onForeignEntity, read))
      yield { record, blank: false, values: (field) => fields.get(field) ?? none }
  }
}
