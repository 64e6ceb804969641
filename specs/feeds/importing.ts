import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Effect } from "effect"
import { sql } from "kysely"
import { onTestFinished } from "vitest"
import { ratesOf } from "#adapters/feeds/feed.ts"
import type { Finding } from "#adapters/feeds/findings.ts"
import { type Imported, importFeed } from "#adapters/feeds/import.ts"
import { usualStock } from "#adapters/feeds/product.ts"
import { readStoredCatalogue } from "#adapters/postgres/catalogue/stored-catalogue.sql.ts"
import type { Db } from "#adapters/postgres/engine/db.ts"
import { importInto } from "#adapters/server/ops/import-store.ts"
import type { StoredCatalogue } from "#core/catalogue/stored.ts"
import { someNow } from "../arbitraries.ts"

/** What an import did, with all its findings. */
export interface ImportRun {
  readonly done: Imported
  readonly findings: ReadonlyArray<Finding>
}

/** Dollars of the test inputs in rupiah. */
export const dollars: ReadonlyArray<string> = ["USD=15500"]

/** Imports a file into a database, or only checks it if there is none. */
export const importing = async (path: string, db?: Db, rates = dollars, currency?: string): Promise<ImportRun> => {
  const findings: Array<Finding> = []
  const done = await importFeed({
    path,
    rates: ratesOf(rates) ?? new Map(),
    ...(currency !== undefined && { currency }),
    unknownStock: usualStock,
    ...(db && { store: importInto(db, () => someNow) }),
    onFinding: (finding) => findings.push(finding),
    onProgress: () => {}
  })
  return { done, findings }
}

/** A file with this text, gone when the spec is over. */
export const fileWith = (text: string | Uint8Array, name = "feed"): string => {
  const folder = mkdtempSync(join(tmpdir(), "pendar-feed-"))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

/** Deletes everything in the catalogue again: faster than another database. */
export const empty = (db: Db): Promise<unknown> =>
  Effect.runPromise(
    db.ask((on) =>
      sql`truncate countries, categories, brands, slugs, tags, products, vocabulary, synonyms cascade`.execute(on)
    )
  )

export const catalogueOf = (db: Db): Promise<StoredCatalogue> => Effect.runPromise(readStoredCatalogue(db))

/** A small Shopify export: one line for each product, of the columns that matter. */
export const shopifyCsv = (...rows: ReadonlyArray<Partial<Record<ShopifyCell, string>>>): string =>
  [cells, ...rows.map((row) => cells.map((cell) => quoted(row[cell] ?? usual[cell])))]
    .map((row) => row.join(","))
    .join("\n")

const usual = {
  Handle: "serum",
  Title: "Serum",
  "Body (HTML)": "",
  Vendor: "Kenanga",
  Tags: "",
  Published: "true",
  "Option1 Name": "Title",
  "Option1 Value": "Default Title",
  "Variant SKU": "",
  "Variant Inventory Tracker": "shopify",
  "Variant Inventory Qty": "3",
  "Variant Price": "50000",
  "Variant Compare At Price": "",
  "Image Src": "https://cdn.shop.example/1.jpg",
  Status: "active"
} as const
type ShopifyCell = keyof typeof usual
const cells = Object.keys(usual) as ReadonlyArray<ShopifyCell>
const quoted = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
