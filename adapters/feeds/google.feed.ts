import { fold } from "#core/kernel/text.ts"
import { type Fate, type Notes, notesOn, type Report } from "./findings.ts"
import { itemOf, type ReadItem } from "./google-item.ts"
import type { GoogleItem, GoogleItems } from "./google-items.ts"
import { googleProduct } from "./google-product.ts"
import { usualCurrency } from "./price.ts"
import type { FeedProduct, Reading } from "./product.ts"
import { nothingSeen, type Seen } from "./seen.ts"
import { copyText, quoteText } from "./text.ts"

/** What must be known of a whole feed before its first product can be built. */
export interface Survey {
  /** Most prices that name a currency name this one. */
  readonly currency: string | undefined
  /** Position of the last item of a product, by its group or its only item's id. */
  readonly last: ReadonlyMap<string, number>
  /** The brand under which an id or a group came first. */
  readonly brands: ReadonlyMap<string, string>
}

const first = (item: GoogleItem, field: string): string =>
  item
    .values(field)
    .find((value) => value.trim() !== "")
    ?.trim() ?? ""

/** Items of one group are one product; an item without a group is one by itself. */
const productOf = (item: GoogleItem): string => first(item, "item_group_id") || first(item, "id")

/** Reads a feed once through. */
export const surveyItems = async (items: GoogleItems): Promise<Survey> => {
  const currency = usualCurrency()
  const last = new Map<string, number>()
  const brands = new Map<string, string>()
  for await (const item of items()) {
    currency.count(first(item, "price"))
    last.set(copyText(productOf(item)), item.record)
    for (const name of [first(item, "id"), first(item, "item_group_id")])
      if (!brands.has(name)) brands.set(copyText(name), copyText(fold(first(item, "brand"))))
  }
  return { currency: currency.most(), last, brands }
}

interface Group {
  readonly items: Array<ReadItem>
  readonly fate: Fate
}

/** Items of one product; a feed with more means something else by its groups. */
const mostItems = 2_500

/** Yields the products of a Google feed that can be stored, each when its last item has been read. */
export async function* googleProducts(
  file: string,
  items: GoogleItems,
  survey: Survey,
  reading: Reading & { readonly htmlExpected: boolean },
  report: Report,
  read?: (bytes: number) => void
): AsyncGenerator<FeedProduct> {
  const seen = nothingSeen()
  const ids = new Set<string>()
  const open = new Map<string, Group>()
  for await (const item of items(read)) {
    const id = item.values("id").find((value) => value.trim() !== "") ?? ""
    const own: Fate = { refused: false }
    const notes = notesOn(report, file, item.record, id, own)
    const key = productOf(item)
    const group: Group = open.get(key) ?? { items: [], fate: { refused: false } }
    open.set(key, group)
    if (isItem(item, id, ids, notes)) {
      ids.add(copyText(id.trim()))
      const read = itemOf(item, id, reading, notes, own)
      if (isForeign(item, survey)) {
        notes.fix("item_group_id", "group-brand", `The group ${quoteText(key)} is another brand's: a product by itself`)
        yield* taken(id.trim(), { items: [read], fate: own }, seen)
      } else {
        group.items.push(read)
        if (group.items.length > mostItems) notes.refuse("item_group_id", "group-large", `More than ${mostItems} items`)
        if (own.refused) group.fate.refused = true
      }
    }
    if (item.record < (survey.last.get(key) ?? 0)) continue
    open.delete(key)
    yield* taken(key, group, seen)
  }
}

function* taken(key: string, { items, fate }: Group, seen: Seen): Generator<FeedProduct> {
  const product = googleProduct(key, items, fate, seen)
  if (product !== undefined) yield product
}

/** Returns whether an item names the group of another brand's product. */
const isForeign = (item: GoogleItem, { brands }: Survey): boolean => {
  const brand = brands.get(first(item, "item_group_id")) ?? ""
  return first(item, "item_group_id") !== "" && brand !== "" && fold(first(item, "brand")) !== brand
}

/** Returns whether an item can be read at all; one that cannot does not affect others. */
const isItem = (item: GoogleItem, id: string, ids: ReadonlySet<string>, notes: Notes): boolean => {
  if (item.blank) notes.fix("", "blank-row", "The row is empty")
  else if (item.broken !== undefined) notes.refuse("", "columns", item.broken)
  else if (id.trim() === "") notes.refuse("id", "id-missing", "The item has no id")
  else if (ids.has(id.trim())) notes.refuse("id", "id-taken", `Another item further up has the id ${quoteText(id)}`)
  else return true
  return false
}
