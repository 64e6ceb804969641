import { notesOn, type Report } from "./findings.ts"
import { type FeedProduct, type Reading, shortKey } from "./product.ts"
import { nothingSeen } from "./seen.ts"
import type { ShopifyColumn, ShopifyColumns } from "./shopify-columns.ts"
import { shopifyProduct } from "./shopify-product.ts"
import type { ShopifyGroup, ShopifyReading, ShopifyRow } from "./shopify-rows.ts"
import type { Table } from "./table.ts"
import { copyText, quoteText } from "./text.ts"

/** Rows of one product that are read; Shopify allows 2,048 variants and 250 pictures. */
const mostRows = 2_500

/** Yields the products of a Shopify export that can be stored, in the file's order. */
export async function* shopifyProducts(
  file: string,
  table: Table,
  columns: ShopifyColumns,
  reading: Reading,
  report: Report,
  read?: (bytes: number) => void
): AsyncGenerator<FeedProduct> {
  const begun = new Set<string>()
  const parts: ShopifyReading = { ...reading, columns, seen: nothingSeen() }
  let group: (ShopifyGroup & { readonly rows: Array<ShopifyRow> }) | undefined
  for await (const { record, cells } of table.rows(read)) {
    const cell = (column: ShopifyColumn): string => cells[columns.places.get(column) ?? cells.length] ?? ""
    const handle = cell("handle").trim()
    const belongs = group !== undefined && handle !== "" && handle === group.key.trim()
    const fate = group !== undefined && belongs ? group.fate : { refused: false }
    const notes = notesOn(report, file, record, cell("handle"), fate)
    if (cells.every((text) => text.trim() === "")) {
      notes.fix("", "blank-row", "The row is empty")
      continue
    }
    if (cells.length !== table.header.length) {
      notes.refuse("", "columns", `The row has ${cells.length} columns and the header ${table.header.length}`)
      continue
    }
    const row = { record, cell, notes }
    if (group !== undefined && belongs && continues(group, row)) {
      if (group.rows.length < mostRows) group.rows.push(row)
      else if (group.rows.length === mostRows) notes.refuse("", "rows", `A product of more than ${mostRows} rows`)
      continue
    }
    if (group !== undefined) yield* taken(group, parts)
    group = undefined
    if (begins(row, columns, begun)) group = { record, key: cell("handle"), rows: [row], fate }
    else fate.refused = true
  }
  if (group !== undefined) yield* taken(group, parts)
}

/** Returns whether a row of the same handle goes on with its product; another title makes it another product. */
const continues = (group: ShopifyGroup, { cell }: ShopifyRow): boolean =>
  cell("title").trim() === "" || cell("title") === group.rows[0]?.cell("title")

/** Returns whether a product can begin with this row; reports the reason if it cannot. */
const begins = ({ cell, notes }: ShopifyRow, columns: ShopifyColumns, begun: Set<string>): boolean => {
  const handle = cell("handle").trim()
  const [field, title] = [columns.nameOf("handle"), columns.nameOf("title")]
  if (handle === "") notes.refuse(field, "handle-missing", "The row has no handle")
  else if (/[/\\]|\.\./.test(handle)) notes.refuse(field, "handle-path", `The handle ${quoteText(handle)} is a path`)
  else if (begun.has(keyOf(handle)))
    notes.refuse(field, "handle-taken", `Another product further up has the handle ${quoteText(handle)}`)
  else if (cell("title").trim() === "" && (cell("body") + cell("vendor") + cell("type")).trim() !== "")
    notes.refuse(title, "title-missing", "The product has no title")
  else if (cell("title").trim() === "")
    notes.refuse(field, "product-missing", `No product row has the handle ${quoteText(handle)}`)
  else {
    begun.add(copyText(keyOf(handle)))
    return true
  }
  begun.add(copyText(keyOf(handle)))
  return false
}

const keyOf = (handle: string): string => shortKey(handle.normalize("NFC").toLowerCase(), 255)

function* taken(group: ShopifyGroup, reading: ShopifyReading): Generator<FeedProduct> {
  const product = shopifyProduct(group, reading)
  if (product !== undefined) yield product
}
