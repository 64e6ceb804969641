import { SaxesParser } from "saxes"

// The rules that Google publishes for the attributes of products (support.google.com/merchants/answer/7052112 and the page of each
// attribute), and Meta for fields of catalogues, as data: written from their pages, not from the shop's writer.

/** An item of a feed: every value of each field. */
export type Item = ReadonlyMap<string, ReadonlyArray<string>>

interface Rule {
  readonly required?: boolean
  readonly most?: number
  readonly times?: number
  readonly form?: RegExp
}

const address = /^https?:\/\/[\x21-\x7e]+$/
const money = /^[1-9]\d* IDR$/
const minute = "\\d{4}-(?:0\\d|1[0-2])-[0-3]\\dT[0-2]\\d:[0-5]\\d(?:[+-]\\d{4}|Z)"

const google: Readonly<Record<string, Rule>> = {
  id: { required: true, most: 50 },
  title: { required: true, most: 150 },
  description: { required: true, most: 5000 },
  link: { required: true, form: address, most: 2000 },
  image_link: { required: true, form: address, most: 2000 },
  additional_image_link: { form: address, most: 2000, times: 10 },
  availability: { required: true, form: /^(?:in_stock|out_of_stock|preorder|backorder)$/ },
  availability_date: { form: new RegExp(`^${minute}$`), most: 25 },
  price: { required: true, form: money },
  sale_price: { form: money },
  sale_price_effective_date: { form: new RegExp(`^${minute}/${minute}$`), most: 51 },
  google_product_category: { form: /^(?:\d+|[^<>]+(?: > [^<>]+)*)$/ },
  product_type: { most: 750 },
  brand: { most: 70 },
  gtin: { form: /^(?:\d{8}|\d{12,14})$/ },
  identifier_exists: { form: /^(?:yes|no)$/ },
  condition: { required: true, form: /^(?:new|refurbished|used)$/ },
  item_group_id: { most: 50 },
  color: { most: 40 },
  size: { most: 100 },
  shipping_weight: { form: /^\d+(?:\.\d+)? (?:lb|oz|g|kg)$/ },
  product_detail: { times: 1000 }
}

const meta: Readonly<Record<string, Rule>> = {
  ...google,
  id: { required: true, most: 100 },
  title: { required: true, most: 200 },
  description: { required: true, most: 9999 },
  availability: { required: true, form: /^(?:in stock|out of stock|preorder|available for order|discontinued)$/ },
  additional_image_link: { most: 2000, form: new RegExp(`^${address.source.slice(1, -1)}$`) },
  additional_variant_attribute: { form: /^[^:]+:.+$/ },
  brand: { required: true, most: 100 }
}

/** What is wrong with an item by the published rules; nothing if it would be taken. */
export const problemsOf = (item: Item, platform: "google" | "meta"): ReadonlyArray<string> => {
  const rules = platform === "google" ? google : meta
  const value = (field: string): string | undefined => item.get(field)?.[0]
  const rupiah = (field: string): number => Number(value(field)?.split(" ")[0])
  const ofRule = ([field, { required, most, times = 1, form }]: readonly [string, Rule]): ReadonlyArray<string> => {
    const values = item.get(field) ?? []
    return [
      ...(required && values.every((text) => text.trim() === "") ? [`${field} is missing`] : []),
      ...(values.length > times ? [`${field} stands there ${values.length} times`] : []),
      ...values.flatMap((text) => [
        ...(most !== undefined && text.length > most ? [`${field} has ${text.length} characters`] : []),
        ...(form && !form.test(text) ? [`${field} is ${text}`] : []),
        ...(text !== text.trim() || text === "" ? [`${field} is blank or has blanks around it`] : [])
      ])
    ]
  }
  const gtin = value("gtin")
  const [from = "", until = ""] = value("sale_price_effective_date")?.split("/") ?? []
  return [
    ...Object.entries(rules).flatMap(ofRule),
    ...[...item.keys()].filter((field) => rules[field] === undefined).map((field) => `${field} is no field`),
    ...(value("sale_price") !== undefined && rupiah("sale_price") >= rupiah("price") ? ["the sale is no sale"] : []),
    ...(from !== "" && !(Date.parse(from) < Date.parse(until)) ? ["the sale ends before it begins"] : []),
    ...(value("availability") === "preorder" && value("availability_date") === undefined ? ["no date of arrival"] : []),
    ...(gtin !== undefined && !isValidGtin(gtin) ? [`gtin ${gtin} is not valid`] : []),
    ...(platform === "google" && gtin === undefined && value("identifier_exists") !== "no" ? ["no identifier"] : []),
    ...(platform === "google" && gtin !== undefined && value("identifier_exists") === "no" ? ["an identifier"] : []),
    ...(value("item_group_id") !== undefined &&
    !["color", "size", "product_detail", "additional_variant_attribute"].some((field) => item.has(field))
      ? ["nothing tells it from its group"]
      : [])
  ]
}

/** What is wrong with all items together: ids and the variants of a group are each there once. */
export const problemsAmong = (items: ReadonlyArray<Item>): ReadonlyArray<string> => {
  const twice = (texts: ReadonlyArray<string>, what: string) =>
    texts.filter((text, place) => texts.indexOf(text) !== place).map((text) => `${what} ${text} is there twice`)
  const first = (item: Item, field: string): string => item.get(field)?.[0] ?? ""
  const grouped = items.filter((item) => item.has("item_group_id"))
  return [
    ...twice(
      items.map((item) => first(item, "id")),
      "id"
    ),
    ...twice(
      items.map((item) => first(item, "link")),
      "link"
    ),
    ...twice(
      grouped.map((item) =>
        ["item_group_id", "color", "size", "product_detail", "additional_variant_attribute"]
          .map((field) => first(item, field))
          .join("\n")
      ),
      "variant"
    )
  ]
}

/** GS1: the last digit fits; neither a store's own number nor a coupon. */
const isValidGtin = (digits: string): boolean => {
  const padded = digits.padStart(14, "0")
  const sum = [...padded].reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 3 : 1), 0)
  return sum % 10 === 0 && !/^(?:2|02|04|05|98|99)/.test(padded.slice(1))
}

/** The items of RSS with Google's namespace, read by a parser that refuses what is not well-formed. */
export const itemsOfRss = (xml: string): ReadonlyArray<Item> => {
  const items: Array<Map<string, Array<string>>> = []
  const path: Array<string> = []
  let text = ""
  const parser = new SaxesParser({ xmlns: true })
  parser.on("error", (error) => {
    throw error
  })
  parser.on("opentag", ({ local, uri }) => {
    path.push(local)
    text = ""
    if (path.join("/") === "rss/channel/item") items.push(new Map())
    else if (path.length > 3 && uri !== "http://base.google.com/ns/1.0") throw new Error(`${local} is not Google's`)
  })
  parser.on("text", (more) => {
    text += more
  })
  parser.on("closetag", ({ local }) => {
    const item = items.at(-1)
    const field = path.length === 5 ? path[3] : local
    const isDetail = path[3] === "product_detail"
    if (item && path.length > 3 && field !== undefined && (!isDetail || local === "attribute_value"))
      item.set(field, [...(item.get(field) ?? []), text])
    path.pop()
  })
  parser.write(xml).close()
  return items
}
