import type { Attribute } from "#core/catalogue/combination.ts"
import { fold } from "#core/kernel/text.ts"
import type { Fate } from "./findings.ts"
import type { ReadItem } from "./google-item.ts"
import { arrangePictures } from "./pictures.ts"
import { type FeedProduct, feedProduct, shortKey, type Variant } from "./product.ts"
import type { Seen } from "./seen.ts"

/** Returns the product that the items of a group make up, or `undefined` if one of them is refused. */
export const googleProduct = (
  key: string,
  items: ReadonlyArray<ReadItem>,
  fate: Fate,
  seen: Seen
): FeedProduct | undefined => {
  const [item] = items
  if (item === undefined) return undefined
  const { notes } = item
  if (fate.refused) return refusedWith(items)
  const variants = seen.variants(variantsOf(items), { sku: "id", barcode: "gtin" }, notes)
  const brand = seen.brand(item.brand, "brand", notes)
  const product = feedProduct(
    "google",
    {
      record: item.record,
      key: item.key,
      sourceId: shortKey(key, 50),
      name: nameOf(item, brand),
      brand,
      place: item.place,
      description: item.description,
      tags: [],
      active: true,
      giftCard: item.giftCard,
      ...(items.length === 1 && item.netWeight !== undefined && { netWeight: item.netWeight }),
      ...(item.sisterUrl !== undefined && { sisterUrl: item.sisterUrl }),
      pictures: arrangePictures(
        items.flatMap(({ pictures }) => pictures),
        "image_link",
        notes
      ),
      variants
    },
    notes
  )
  seen.keep(variants)
  return product
}

/** A product is taken as a whole or refused: its other items are not taken either, and the report says so. */
const refusedWith = (items: ReadonlyArray<ReadItem>): undefined => {
  for (const { notes, isRefused } of items)
    if (!isRefused()) notes.refuse("item_group_id", "group-refused", "Another item of the same product is refused")
}

/** Options that distinguish the items: their colours, else their sizes, else both. */
const variantsOf = (items: ReadonlyArray<ReadItem>): ReadonlyArray<Variant> => {
  const [colors, sizes, kinds] = [
    items.map(({ color }) => color),
    items.map(({ size }) => size),
    items.map(({ kind }) => kind)
  ]
  const both = items.map(({ color, size }) => [color, size].filter((part) => part !== "").join(" / "))
  const name = (names: ReadonlyArray<string>, attribute: Attribute) => ({ names, attribute })
  const chosen = tells(colors)
    ? name(colors, "shade")
    : tells(sizes)
      ? name(sizes, "size")
      : tells(kinds)
        ? name(kinds, "variant")
        : items.length === 1
          ? name([""], "none")
          : tells(both)
            ? name(both, "variant")
            : name(
                both.map((words, index) => [words, items[index]?.variant.key].filter(Boolean).join(" / ")),
                "variant"
              )
  return items.map(({ variant }, index) => ({
    ...variant,
    name: chosen.names[index] ?? "",
    attribute: chosen.attribute
  }))
}

const tells = (names: ReadonlyArray<string>): boolean =>
  names.every((name) => name !== "") && new Set(names).size === names.length

/** The title without the brand before it and the variant behind it, which stand beside it in the shop. */
const nameOf = ({ title, color, size, kind }: ReadItem, brand: string): string => {
  const own = title.toLowerCase().startsWith(`${brand.toLowerCase()} `) ? title.slice(brand.length + 1).trim() : title
  const dash = own.lastIndexOf(" - ")
  const tail = fold(own.slice(dash + 3))
  const isVariant =
    dash > 0 && tail !== "" && [color, size, kind, `${color} ${size}`].some((name) => fold(name) === tail)
  return (isVariant ? own.slice(0, dash).trim() : own) || title
}
