/** The columns that are read, as the older and the newer template of Shopify's export spell them. */
const spellings = {
  handle: ["Handle", "URL handle"],
  title: ["Title", "Title"],
  body: ["Body (HTML)", "Description"],
  vendor: ["Vendor", "Vendor"],
  category: ["Product Category", "Product category"],
  type: ["Type", "Type"],
  tags: ["Tags", "Tags"],
  published: ["Published", "Published on online store"],
  status: ["Status", "Status"],
  option1Name: ["Option1 Name", "Option1 name"],
  option1Value: ["Option1 Value", "Option1 value"],
  option2Name: ["Option2 Name", "Option2 name"],
  option2Value: ["Option2 Value", "Option2 value"],
  option3Name: ["Option3 Name", "Option3 name"],
  option3Value: ["Option3 Value", "Option3 value"],
  sku: ["Variant SKU", "SKU"],
  grams: ["Variant Grams", "Weight value (grams)"],
  weightUnit: ["Variant Weight Unit", "Weight unit for display"],
  tracker: ["Variant Inventory Tracker", "Inventory tracker"],
  quantity: ["Variant Inventory Qty", "Inventory quantity"],
  price: ["Variant Price", "Price"],
  compareAt: ["Variant Compare At Price", "Compare-at price"],
  barcode: ["Variant Barcode", "Barcode"],
  measure: ["Unit Price Total Measure", "Unit price total measure"],
  measureUnit: ["Unit Price Total Measure Unit", "Unit price total measure unit"],
  image: ["Image Src", "Product image URL"],
  imagePosition: ["Image Position", "Image position"],
  imageAlt: ["Image Alt Text", "Image alt text"],
  variantImage: ["Variant Image", "Variant image URL"],
  giftCard: ["Gift Card", "Gift card"]
} as const

/** A column of a Shopify export. */
export type ShopifyColumn = keyof typeof spellings

/** Where the columns of a file are, and how this file calls them. */
export interface ShopifyColumns {
  readonly places: ReadonlyMap<ShopifyColumn, number>
  /** The name of a column in the report. */
  readonly nameOf: (column: ShopifyColumn) => string
  /** Columns whose names are spelt in another way than Shopify does. */
  readonly respelt: ReadonlyArray<string>
  /** Those without which there are no products. */
  readonly missing: ReadonlyArray<string>
}

const needed: ReadonlyArray<ShopifyColumn> = ["handle", "title", "price"]
const same = (name: string): string => name.trim().toLowerCase().replace(/\s+/g, " ")

/** Returns which columns of a Shopify export stand where, by their header. */
export const shopifyColumns = (header: ReadonlyArray<string>): ShopifyColumns => {
  const at = new Map(header.map((name, index) => [same(name), index]))
  const found = Object.entries(spellings).flatMap(([column, names]) => {
    const index = names.map((name) => at.get(same(name))).find((place) => place !== undefined)
    return index === undefined ? [] : [[column as ShopifyColumn, index] as const]
  })
  const places = new Map(found)
  const newer = at.has("url handle")
  const spelt = (column: ShopifyColumn): string => spellings[column][newer ? 1 : 0]
  return {
    places,
    nameOf: spelt,
    respelt: found
      .map(([column, index]) => [spellings[column], header[index] ?? ""] as const)
      .filter(([[older, newerName], name]) => name !== older && name !== newerName)
      .map(([, name]) => name.trim()),
    missing: needed.filter((column) => !places.has(column)).map(spelt)
  }
}
