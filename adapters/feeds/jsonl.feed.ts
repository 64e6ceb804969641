import { fold } from "#core/kernel/text.ts"
import { readBarcode, readStock, usualWeight } from "./amounts.ts"
import { costWith, noCost, priceIn } from "./cost.ts"
import { FeedRefused, type Notes, notesOn, type Report } from "./findings.ts"
import { readDescription } from "./html.ts"
import { readName, readOption } from "./names.ts"
import { arrangePictures, readPicture } from "./pictures.ts"
import { ownPlace, readTags } from "./places.ts"
import { type Money, usualCurrency } from "./price.ts"
import { attributeOf, type FeedProduct, feedProduct, type Reading, shortKey } from "./product.ts"
import { nothingSeen, type Seen } from "./seen.ts"
import type { Source } from "./source.ts"
import { copyText, quoteText } from "./text.ts"

/** An object of a file of JSON lines. */
interface Line {
  readonly record: number
  readonly value: Readonly<Record<string, unknown>> | undefined
  readonly blank: boolean
}

const longestLine = 4_000_000
const longestId = 100

/** The lines of a file, each with its object if it holds one. */
export async function* jsonLines(source: Source, read?: (bytes: number) => void): AsyncGenerator<Line> {
  let rest = ""
  let record = 0
  const lineOf = (text: string): Line => {
    record++
    return { record, value: objectIn(text), blank: text.trim() === "" }
  }
  for await (const piece of source.text(read)) {
    const lines = (rest + piece).split("\n")
    rest = lines.pop() ?? ""
    if (rest.length > longestLine) throw new FeedRefused("line-long", `Line ${record + 1} is longer than any product.`)
    for (const line of lines) yield lineOf(line)
  }
  if (rest.trim() !== "") yield lineOf(rest)
}

const objectIn = (text: string): Readonly<Record<string, unknown>> | undefined => {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : undefined
  } catch {
    // The caller reports it with its line.
    return undefined
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** Returns the content of a price field as text: a number, a text, or an amount with its currency. */
export const moneyText = (value: unknown): string => {
  if (typeof value === "number") return decimalText(value)
  if (typeof value === "string") return value
  if (!isObject(value)) return ""
  const { amount, currency } = value
  const text = typeof amount === "number" ? decimalText(amount) : typeof amount === "string" ? amount : ""
  return text !== "" && typeof currency === "string" ? `${text} ${currency}` : text
}

/** A decimal text without an exponent; a whole number needs no decimals. */
const decimalText = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(2))

/** The currency that most products of a file name. */
export const jsonCurrency = async (source: Source): Promise<string | undefined> => {
  const currency = usualCurrency()
  for await (const { value } of jsonLines(source)) currency.count(moneyText(value?.["price"]))
  return currency.most()
}

/** Yields the products of a file of JSON lines that can be stored: one object each, with one variant. */
export async function* jsonProducts(
  source: Source,
  reading: Reading,
  report: Report,
  read?: (bytes: number) => void
): AsyncGenerator<FeedProduct> {
  const seen = nothingSeen()
  const ids = new Set<string>()
  for await (const { record, value, blank } of jsonLines(source, read)) {
    const key = value === undefined ? "" : textOf(value["source_id"])
    const fate = { refused: false }
    const notes = notesOn(report, source.name, record, key, fate)
    if (blank) notes.fix("", "blank-row", "The line is empty")
    else if (value === undefined) notes.refuse("", "json", "The line is no JSON object")
    else if (key === "") notes.refuse("source_id", "id-missing", "The product has no source_id")
    else if (ids.has(key))
      notes.refuse("source_id", "id-taken", `Another product further up has the id ${quoteText(key)}`)
    else {
      ids.add(copyText(key))
      const product = productOf(value, record, key, reading, seen, notes)
      if (fate.refused) continue
      seen.keep(product.draft.combinations)
      yield product
    }
  }
}

const textOf = (value: unknown): string =>
  typeof value === "string" ? value.trim() : typeof value === "number" ? String(value) : ""

const textsOf = (value: unknown): ReadonlyArray<string> =>
  Array.isArray(value) ? value.map(textOf).filter((text) => text !== "") : []

const productOf = (
  value: Readonly<Record<string, unknown>>,
  record: number,
  key: string,
  { money, unknownStock }: Reading,
  seen: Seen,
  notes: Notes
): FeedProduct => {
  const name = readName(textOf(value["name"]), "name", notes)
  if (name === "") notes.refuse("name", "title-missing", "The product has no name")
  const variant = isObject(value["variant"]) ? value["variant"] : {}
  const size = textOf(value["size"])
  const option = readOption(textOf(variant["value"]) || size, "variant", notes)
  const flags = textsOf(value["flags"])
  const sku = textOf(value["sku"])
  const barcode = readBarcode(textOf(value["barcode"]), "barcode", notes)
  const netWeight = netWeightOf(value)
  const variants = seen.variants(
    [
      {
        ...costOf(value, money, notes),
        key: sku || "default",
        attribute: option === "" ? "none" : attributeOf(textOf(variant["type"]) || "size"),
        name: option,
        stock: flags.includes("out_of_stock")
          ? 0
          : value["stock"] === undefined || value["stock"] === null
            ? unknownStock
            : readStock(String(value["stock"]), "stock", notes),
        weightGram: usualWeight,
        ...(sku !== "" && { sku }),
        ...(barcode !== undefined && { barcode })
      }
    ],
    { sku: "sku", barcode: "barcode" },
    notes
  )
  const description = readDescription(textOf(value["description"]), "description", notes, true)
  return feedProduct(
    "jsonl",
    {
      record,
      key,
      sourceId: shortKey(key, longestId),
      name,
      brand: seen.brand(textOf(value["brand"]), "brand", notes),
      place: ownPlace(textsOf(value["category_path"]).join(" > "), "category_path", notes),
      description: {
        ...description,
        ingredients: description.ingredients || ingredientsOf(value["ingredients"], notes)
      },
      tags: readTags(textsOf(value["highlights"]).map(withoutCommas).join(","), "highlights", notes),
      active: true,
      giftCard: fold(name) === "gift card",
      ...(netWeight !== undefined && { netWeight }),
      pictures: arrangePictures(
        textsOf(value["pictures"]).flatMap((address) => {
          const src = readPicture(address, "pictures", notes)
          return src === undefined ? [] : [{ src, alt: "", position: undefined }]
        }),
        "pictures",
        notes
      ),
      variants
    },
    notes
  )
}

/** A lower sale price is paid, the price struck through. */
const costOf = (value: Readonly<Record<string, unknown>>, money: Money, notes: Notes) => {
  const [regular, sale] = [moneyText(value["price"]), moneyText(withCurrencyOf(value["sale_price"], value["price"]))]
  const price = priceIn(regular, money, "price", notes)
  if (price === undefined || sale === "") return price === undefined ? noCost : { price, specialPrices: [] }
  const paid = priceIn(sale, money, "sale_price", notes)
  return paid === undefined ? noCost : costWith(paid, regular, money, "sale_price", notes)
}

/** A bare sale price is in the currency of the price beside it. */
const withCurrencyOf = (sale: unknown, price: unknown): unknown =>
  typeof sale === "number" && isObject(price) ? { amount: sale, currency: price["currency"] } : sale

/** The lists of a set stand under the names of its parts. */
const ingredientsOf = (value: unknown, notes: Notes): string =>
  Array.isArray(value)
    ? value
        .filter(isObject)
        .map(({ label, text }) => [textOf(label), textOf(text)].filter((part) => part !== "").join(": "))
        .map((list) => readDescription(list, "ingredients", notes, true).description)
        .join("\n\n")
    : readDescription(textOf(value), "ingredients", notes, true).description

const netWeightOf = ({ size_ml: ml, size_g: g }: Readonly<Record<string, unknown>>): string | undefined => {
  if (typeof ml === "number") return `${ml} ml`
  return typeof g === "number" ? `${g} g` : undefined
}

const withoutCommas = (tag: string): string => tag.replaceAll(",", " ")
