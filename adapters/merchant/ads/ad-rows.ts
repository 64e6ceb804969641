import { AdId, type AdPage, adPages, adSlots, type StoredAd } from "#core/ads/ad.ts"
import { dayMs, instant, jakartaDay } from "#core/kernel/moment.ts"
import { type Cells, day, line, oneOf, pattern, type Read, type RowReader, rowReader, whole } from "../cells.ts"
import type { RowRead } from "../part.ts"

/** What a row says of an advertisement; the picture is that of a product. */
export interface AdRow extends Omit<StoredAd, "picture" | "impressions" | "clicks"> {
  readonly product?: number
}

/** Columns of the merchant's file of advertisements. Days are those of Jakarta and count whole. */
export const adColumns = [
  ...["id", "slot", "pages", "targets", "title_id", "title_en", "text_id", "text_en", "action_id", "action_en"],
  ...["link", "product", "per_day", "from", "until", "budget"]
] as const

const listOf = (text: string): ReadonlyArray<string> => text.split(/\s+/).filter(Boolean)
const pages = (text: string): Read<ReadonlyArray<AdPage>> => {
  const named = listOf(text)
  const known = adPages.filter((page) => named.includes(page))
  return named.length > 0 && known.length === named.length
    ? { value: known }
    : { problem: `must be some of ${adPages.join(" ")}` }
}
const targets = (text: string): Read<ReadonlyArray<string>> => {
  const named = listOf(text)
  return named.every((one) => /^[\w-]{1,64}$/.test(one))
    ? { value: named }
    : { problem: "must be ids with spaces between" }
}

/** Reads a row, or says everything that is wrong with it. */
export const readAd = (cells: Cells): RowRead<AdRow> => {
  const { at, maybe, note, problems } = rowReader(cells)
  const words = (name: string, most: number) => wordsAt(maybe, name, most)
  const id = at("id", pattern(/^[a-z0-9-]{2,40}$/, "2 to 40 small letters, digits and hyphens"))
  const [slot, on] = [at("slot", oneOf(adSlots)), at("pages", pages)]
  const meant = maybe("targets", targets) ?? []
  const [title, text, action] = [words("title", 40), words("text", 100), words("action", 20)]
  const link = at("link", pattern(/^\/(?!\/)[^\s\\]{0,200}$/, "a path of this shop, as /promo/akhir-tahun"))
  const product = maybe("product", whole(1, 999_999_999))
  const perDay = maybe("per_day", whole(0, 1_000)) ?? 0
  const [from, until] = [at("from", day), at("until", day)]
  const budget = maybe("budget", whole(1, 1_000_000_000))
  if (title === undefined) note("title_id", "must not be empty")
  if (action === undefined) note("action_id", "must not be empty")
  if (from !== undefined && until !== undefined && until < from) note("until", "must not be before from")
  if (problems.length > 0 || id === undefined || slot === undefined || on === undefined) return { problems }
  if (title === undefined || action === undefined || link === undefined) return { problems }
  if (from === undefined || until === undefined) return { problems }
  const row: AdRow = {
    id: AdId(id),
    slot,
    pages: on,
    targets: meant,
    title,
    ...(text && { text }),
    action,
    link,
    ...(product !== undefined && { product }),
    perDay,
    startsAt: from,
    endsAt: instant(until + dayMs),
    ...(budget !== undefined && { budget })
  }
  return { row }
}

/** Words in both languages; those of one alone stand for both. */
const wordsAt = (maybe: RowReader["maybe"], name: string, most: number) => {
  const [id, en] = [maybe(`${name}_id`, line(most)), maybe(`${name}_en`, line(most))]
  const one = id ?? en
  return one === undefined ? undefined : { id: id ?? one, en: en ?? one }
}

/** Writes an advertisement as a row; its picture is named by the file alone. */
export const cellsOfAd = ({ title, text, action, ...ad }: StoredAd): Cells => ({
  id: ad.id,
  slot: ad.slot,
  pages: ad.pages.join(" "),
  targets: ad.targets.join(" "),
  title_id: title.id,
  title_en: title.en,
  text_id: text?.id ?? "",
  text_en: text?.en ?? "",
  action_id: action.id,
  action_en: action.en,
  link: ad.link,
  product: /\/p(\d+)$/.exec(ad.picture?.src ?? "")?.[1] ?? "",
  per_day: String(ad.perDay),
  from: jakartaDay(ad.startsAt),
  until: jakartaDay(instant(ad.endsAt - 1)),
  budget: String(ad.budget ?? "")
})
