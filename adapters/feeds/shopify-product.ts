import { reservedWords } from "#core/catalogue/reserved-words.ts"
import { slug } from "#core/kernel/text.ts"
import { readBarcode, readStock, readWeight } from "./amounts.ts"
import { costWith, noCost, priceIn } from "./cost.ts"
import type { Notes } from "./findings.ts"
import { readDescription } from "./html.ts"
import { readName, readOption } from "./names.ts"
import { arrangePictures, type PlacedPicture, readPicture, remotePicture } from "./pictures.ts"
import { placeInTaxonomy, readTags } from "./places.ts"
import { attributeOf, type FeedProduct, feedProduct, shortKey, type Variant } from "./product.ts"
import type { ShopifyColumn } from "./shopify-columns.ts"
import type { ShopifyGroup, ShopifyReading, ShopifyRow } from "./shopify-rows.ts"
import { cleanedLine, quoteText } from "./text.ts"

const optionColumns = [
  ["option1Name", "option1Value"],
  ["option2Name", "option2Value"],
  ["option3Name", "option3Value"]
] as const

/** Returns the product that the rows of a handle make up, or `undefined` if it is refused. */
export const shopifyProduct = (group: ShopifyGroup, reading: ShopifyReading): FeedProduct | undefined => {
  const [row, ...others] = group.rows
  if (row === undefined) return undefined
  const { columns, seen } = reading
  const { cell, notes } = row
  const named = columns.nameOf
  const handle = readHandle(cell("handle"), named("handle"), notes)
  const name = readName(cell("title"), named("title"), notes)
  if (name === "") notes.refuse(named("title"), "title-missing", "The product has no title")
  const options = optionsOf(row)
  const variants = [row, ...others.filter(isVariant)].map((one) => readVariant(one, options, reading))
  const names = variants.map((variant) => variant.name)
  if (new Set(names).size < names.length)
    notes.refuse(named("option1Value"), "option-twice", "Two variants have the same option values")
  const unlike = seen.variants(variants, { sku: named("sku"), barcode: named("barcode") }, notes)
  const place = placeInTaxonomy(cell("category"), cell("type"), named("category"), notes)
  const product = feedProduct(
    "shopify",
    {
      record: group.record,
      key: group.key,
      sourceId: handle.id,
      slug: handle.slug,
      name,
      brand: seen.brand(cell("vendor"), named("vendor"), notes),
      place,
      description: readDescription(cell("body"), named("body"), notes, true),
      tags: readTags(cell("tags"), named("tags"), notes),
      active: isActive(row, reading),
      giftCard: readFlag(cell("giftCard"), named("giftCard"), false, notes),
      ...netWeightOf(row, variants.length),
      pictures: picturesOf(group.rows, named, notes),
      variants: unlike
    },
    notes
  )
  if (group.fate.refused) return undefined
  seen.keep(unlike)
  return product
}

const readHandle = (given: string, field: string, notes: Notes): { readonly id: string; readonly slug: string } => {
  const handle = given.trim().normalize("NFC")
  const proper = /^[a-z\d_-]{1,255}$/.test(handle) ? handle : slug(handle) || shortKey(handle, 255)
  if (proper !== given)
    notes.fix(field, "handle-respelt", `The handle ${quoteText(given)} is stored as ${quoteText(proper)}`)
  const id = handle.length > 255 ? shortKey(handle, 100) : proper
  if (!reservedWords.has(proper)) return { id, slug: proper }
  notes.fix(
    field,
    "handle-reserved",
    `The handle ${quoteText(given)} is an address of the shop itself: stored as "${proper}-produk"`
  )
  return { id, slug: `${proper}-produk` }
}

const isVariant = ({ cell }: ShopifyRow): boolean =>
  (["price", "sku", "option1Value", "option2Value", "option3Value", "quantity", "barcode"] as const).some(
    (column) => cell(column).trim() !== ""
  )

const optionsOf = ({ cell, notes }: ShopifyRow) =>
  optionColumns
    .map(([name, value]) => ({ name: cleanedLine(cell(name), name, notes), value }))
    .filter(({ name }) => name !== "")

type Options = ReturnType<typeof optionsOf>

const readVariant = (row: ShopifyRow, options: Options, reading: ShopifyReading): Variant => {
  const { cell, notes } = row
  const { columns, money } = reading
  const named = columns.nameOf
  const values = options.map(({ name, value }) => {
    const read = readOption(cell(value), named(value), notes)
    if (read === "")
      notes.refuse(named(value), "option-missing", `The row has no value for the option ${quoteText(name)}`)
    return read
  })
  const [option] = options
  const isDefault = option === undefined || (options.length === 1 && /^default(?: title)?$/i.test(values[0] ?? ""))
  const name = isDefault ? "" : values.join(" / ")
  const price = priceIn(cell("price"), money, named("price"), notes)
  const sku = cleanedLine(cell("sku"), named("sku"), notes)
  const barcode = readBarcode(cell("barcode"), named("barcode"), notes)
  const image = cell("variantImage").trim()
  const src = image === "" ? undefined : readPicture(image, named("variantImage"), notes)
  return {
    ...(price === undefined ? noCost : costWith(price, cell("compareAt"), money, named("compareAt"), notes)),
    key: sku || name || "default",
    attribute: isDefault ? "none" : options.length === 1 ? attributeOf(option.name) : "variant",
    name,
    stock: stockOf(row, reading),
    weightGram: weightOf(row, named("grams")),
    ...(sku !== "" && { sku }),
    ...(barcode !== undefined && { barcode }),
    ...(src !== undefined && { picture: remotePicture(src, name) })
  }
}

/** What is not counted, or counted in a column the file lacks, is unknown: some, never without end. */
const stockOf = ({ cell, notes }: ShopifyRow, { columns, unknownStock }: ShopifyReading): number => {
  const quantity = cell("quantity")
  const isTracked = cell("tracker").trim() !== "" && columns.places.has("quantity")
  return isTracked || quantity.trim() !== "" ? readStock(quantity, columns.nameOf("quantity"), notes) : unknownStock
}

/** The column holds grams with any unit shown; only a parcel of a few grams shown in another unit is meant in it. */
const weightOf = ({ cell, notes }: ShopifyRow, field: string): number => {
  const [text, unit] = [cell("grams"), cell("weightUnit").trim().toLowerCase()]
  const value = Number(text.trim().replace(",", "."))
  if (!(value > 0 && value < 20) || !["oz", "lb", "kg"].includes(unit)) return readWeight(text, "g", field, notes)
  const weight = readWeight(text, unit, field, notes)
  notes.fix(field, "weight-unit", `A weight of ${quoteText(text)} in ${unit} is taken as ${weight} g`)
  return weight
}

/** Shown in lists: published, and active. A product whose state is not understood does not go live. */
const isActive = ({ cell, notes }: ShopifyRow, { columns }: ShopifyReading): boolean => {
  const status = cell("status").trim().toLowerCase()
  if (status !== "" && !["active", "draft", "archived", "unlisted"].includes(status))
    notes.refuse(columns.nameOf("status"), "status-unknown", `The status ${quoteText(cell("status"))} is not known`)
  const published = readFlag(cell("published"), columns.nameOf("published"), true, notes)
  return published && (status === "active" || (status === "" && !columns.places.has("status")))
}

const readFlag = (given: string, field: string, absent: boolean, notes: Notes): boolean => {
  const text = given.trim().toLowerCase()
  if (text === "") return absent
  if (text === "true" || text === "false") return text === "true"
  const said = ["yes", "ya", "y", "1"].includes(text)
    ? true
    : ["no", "tidak", "n", "0"].includes(text)
      ? false
      : undefined
  if (said === undefined) notes.refuse(field, "flag-unknown", `${quoteText(given)} is neither true nor false`)
  else notes.fix(field, "flag-written", `${quoteText(given)} is taken as ${said}`)
  return said ?? false
}

const netWeightOf = ({ cell }: ShopifyRow, variants: number) => {
  const [measure, unit] = [cell("measure").trim().replace(/\.0+$/, ""), cell("measureUnit").trim()]
  return variants === 1 && measure !== "" && unit !== "" ? { netWeight: `${measure} ${unit}` } : {}
}

const picturesOf = (rows: ReadonlyArray<ShopifyRow>, named: (column: ShopifyColumn) => string, notes: Notes) => {
  const pictures = rows.flatMap(({ cell, notes: own }): ReadonlyArray<PlacedPicture> => {
    const src = cell("image").trim() === "" ? undefined : readPicture(cell("image"), named("image"), own)
    if (src === undefined) return []
    const position = cell("imagePosition").trim()
    const isPlaced = /^\d{1,5}(?:\.0)?$/.test(position)
    if (position !== "" && !isPlaced)
      own.fix(
        named("imagePosition"),
        "picture-position",
        `The position ${quoteText(position)} is no number: as in the file`
      )
    const alt = cleanedLine(cell("imageAlt"), named("imageAlt"), own)
    return [{ src, alt, position: isPlaced ? Number(position) : undefined }]
  })
  if (rows[0]?.cell("image").trim() === "")
    notes.fix(named("image"), "picture-missing", "The product has no picture: a placeholder stands for it")
  return arrangePictures(pictures, named("image"), notes)
}
