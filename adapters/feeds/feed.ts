import { FeedRefused, fileFinding, type Report } from "./findings.ts"
import { googleProducts, surveyItems } from "./google.feed.ts"
import { type GoogleItems, googleTable, googleXml } from "./google-items.ts"
import { jsonCurrency, jsonProducts } from "./jsonl.feed.ts"
import { decimalOf } from "./price.ts"
import type { FeedProduct, FeedSource } from "./product.ts"
import { shopifyProducts } from "./shopify.feed.ts"
import { type ShopifyColumns, shopifyColumns } from "./shopify-columns.ts"
import type { Source } from "./source.ts"
import { type Table, tableIn } from "./table.ts"

/** A file whose kind is known. */
export interface Feed {
  readonly source: FeedSource
  /** Reports findings about the file as a whole. */
  readonly findings: (report: Report) => void
  /** The products that can be stored; the same ones every time. Refuses with `FeedRefused` what cannot be read. */
  readonly products: (report: Report, read?: (bytes: number) => void) => AsyncIterable<FeedProduct>
}

/** The merchant's settings for the money of a file. */
export interface MoneyWish {
  /** Of prices that name none. */
  readonly currency?: string
  readonly rates: ReadonlyMap<string, string>
}

/** How a feed is read. */
export interface FeedOptions extends MoneyWish {
  readonly unknownStock: number
}

/** Detects the kind of a feed by its content, never by its name. */
export const openFeed = async (source: Source, options: FeedOptions): Promise<Feed> => {
  const head = source.head.replace(/^\ufeff/, "").trimStart()
  if (head === "") throw new FeedRefused("empty", "The file is empty.")
  refuseOtherKinds(head)
  if (head.startsWith("{")) return jsonFeed(source, options)
  return head.startsWith("<") ? xmlFeed(source, options) : tableFeed(source, options)
}

/** Kinds of files that are often given by mistake, by how they begin. */
const others: ReadonlyArray<readonly [RegExp, string]> = [
  [/^(?:\u2030|\x89|\ufffd)PNG|^GIF8|^\u00ff\u00d8\u00ff|^RIFF/, "a picture"],
  [/^PK\p{Cc}{2}/u, "a workbook or an archive; save the sheet as CSV"],
  [/^%PDF/, "a PDF"],
  [/^<(?:!doctype )?html/i, "a web page"],
  [/^\[/, "a JSON array; write one object on each line"]
]

const refuseOtherKinds = (head: string): void => {
  const [, kind] = others.find(([beginning]) => beginning.test(head)) ?? []
  if (kind !== undefined) throw new FeedRefused("not-a-feed", `The file is no product feed but ${kind}.`)
  const [line = ""] = head.split("\n", 1)
  if (/[\p{Cc}--[\t\r]]/v.test(line)) throw new FeedRefused("not-a-text", "The file is no text.")
}

const xmlFeed = async (source: Source, options: FeedOptions): Promise<Feed> => {
  const foreign = new Set<string>()
  const items = googleXml(source, (name) => foreign.add(name))
  const feed = await googleFeed(source, items, options, true)
  return {
    ...feed,
    findings: (report) => {
      if (foreign.size > 0)
        report(
          fileFinding(
            source.name,
            "fix",
            "entities",
            `XML does not know ${[...foreign].map((name) => `&${name};`).join(" ")}: read as HTML`
          )
        )
    }
  }
}

const tableFeed = async (source: Source, options: FeedOptions): Promise<Feed> => {
  const table = await tableIn(source)
  const [shopify, google] = [shopifyColumns(table.header), googleTable(table)]
  const peculiar = (respelt: ReadonlyArray<string>) => (report: Report) => {
    const note = (code: string, message: string) => report(fileFinding(source.name, "fix", code, message))
    if (source.encoding !== "utf-8") note("encoding", `The file is written in ${source.encoding}, not in UTF-8`)
    if (table.delimiter === ";") note("semicolons", "Semicolons part the table: commas part the decimals of its prices")
    if (respelt.length > 0) note("header-respelt", `Columns are spelt in another way: ${respelt.join(", ")}`)
  }
  if (google.missing.length === 0)
    return { ...(await googleFeed(source, google.items, options, false)), findings: peculiar(google.respelt) }
  if (shopify.missing.length === 0) return shopifyFeed(source, table, shopify, options, peculiar(shopify.respelt))
  throw new FeedRefused(
    "columns-missing",
    `The file is no list of products. For Shopify's it lacks the columns ${shopify.missing.join(", ")}; for Google's ${google.missing.join(", ")}.`
  )
}

const googleFeed = async (
  source: Source,
  items: GoogleItems,
  { unknownStock, ...money }: FeedOptions,
  htmlExpected: boolean
): Promise<Omit<Feed, "findings">> => {
  const survey = await surveyItems(items)
  const reading = {
    money: { currency: currencyOf(survey.currency, money), rates: money.rates, decimalComma: false },
    unknownStock,
    htmlExpected
  }
  return {
    source: "google",
    products: (report, read) => googleProducts(source.name, items, survey, reading, report, read)
  }
}

const shopifyFeed = (
  source: Source,
  table: Table,
  columns: ShopifyColumns,
  { unknownStock, ...money }: FeedOptions,
  findings: Feed["findings"]
): Feed => {
  const currency = currencyOf(undefined, money)
  const reading = { money: { currency, rates: money.rates, decimalComma: table.delimiter === ";" }, unknownStock }
  return {
    source: "shopify",
    findings,
    products: (report, read) => shopifyProducts(source.name, table, columns, reading, report, read)
  }
}

const jsonFeed = async (source: Source, { unknownStock, ...money }: FeedOptions): Promise<Feed> => {
  if (source.encoding === "windows-1252")
    throw new FeedRefused("encoding", "JSON is written in UTF-8, and the file holds bytes that cannot be.")
  const currency = currencyOf(await jsonCurrency(source), money)
  const reading = { money: { currency, rates: money.rates, decimalComma: false }, unknownStock }
  return {
    source: "jsonl",
    findings: (report) => {
      if (source.encoding !== "utf-8")
        report(fileFinding(source.name, "fix", "encoding", `The file is written in ${source.encoding}, not in UTF-8`))
    },
    products: (report, read) => jsonProducts(source, reading, report, read)
  }
}

/**
 * The currency of prices that name none: the one most others name, or the one given by the merchant. Refuses a file
 * without a known currency, since dollars read as rupiah would give everything away, and one whose currency has no rate.
 */
const currencyOf = (named: string | undefined, { currency: wished, rates }: MoneyWish): string => {
  const currency = named ?? wished ?? onlyRate(rates)
  if (currency === undefined)
    throw new FeedRefused(
      "currency-missing",
      "The prices name no currency. Say --currency IDR where they are rupiah, or how many rupiah one is, for example --rate USD=15500."
    )
  if (currency !== "IDR" && !rates.has(currency) && !rates.has("*"))
    throw new FeedRefused(
      "rate-missing",
      `The prices are in ${currency}. Say how many rupiah one is, for example --rate ${currency}=15500.`
    )
  return currency
}

/** The currency of the only rate: given with a feed that names none, it is that feed's currency. */
const onlyRate = (rates: ReadonlyMap<string, string>): string | undefined => {
  const [first, ...more] = rates.keys()
  return more.length > 0 ? undefined : first
}

/** Reads `USD=15500`, or `15500` for whichever currency the feed has; `undefined` if one cannot be read. */
export const ratesOf = (given: ReadonlyArray<string>): ReadonlyMap<string, string> | undefined => {
  const rates = new Map<string, string>()
  for (const text of given) {
    const [, currency = "*", rate] = /^(?:([A-Z]{3})=)?([\d.]+)$/i.exec(text.trim()) ?? []
    if (rate === undefined || decimalOf(rate) === undefined) return undefined
    rates.set(currency.toUpperCase(), rate)
  }
  return rates
}
