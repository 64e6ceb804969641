import { Effect } from "effect"
import { bannerGroups, bannerLocations } from "#core/banners/banner.ts"
import { announcedGroups, announcedHoursMost, groupsOfProducts, locationsOf } from "#core/banners/banner-places.rule.ts"
import type { PlacedBanner } from "#core/banners/stored-banner.ts"
import { ProductId } from "#core/catalogue/product.ts"
import type { StoredPicture } from "#core/catalogue/stored.ts"
import { CityId, DistrictId } from "#core/regions/region.ts"
import { type Cells, line, oneOf, pattern, type Read, type RowReader, rowReader, whole } from "./cells.ts"
import { beginning, ending, hourOfDay, writeBeginning, writeEnding, writeTime } from "./moments.ts"
import { wordsOf } from "./page.part.ts"
import type { Part, PartFacts } from "./part.ts"

/** Most products of one banner. */
export const bannerProductsMost = 40

const listIn = (text: string): ReadonlyArray<string> => text.split(/[\s,;]+/).filter((entry) => entry !== "")

const productsIn = (text: string): Read<ReadonlyArray<ProductId>> => {
  const ids = listIn(text)
  return ids.every((id) => /^[1-9]\d{0,8}$/.test(id)) && ids.length <= bannerProductsMost
    ? { value: [...new Set(ids)].map((id) => ProductId(Number(id))) }
    : { problem: `must be up to ${bannerProductsMost} numbers of products` }
}

const targetsIn = (text: string): Read<ReadonlyArray<string>> => {
  const ids = listIn(text)
  return ids.every((id) => /^[\w.-]{1,64}$/.test(id)) && ids.length <= 100
    ? { value: ids }
    : { problem: "must be up to 100 ids of categories, brands or products" }
}

const link = pattern(/^\/(?!\/)[^\s"<>\\]{0,500}$/, "a path of this shop, beginning with one /")

/**
 * Banners, one a row, at most as many of a group as its place shows. `from` and `until` are days or times in Jakarta, `daily_from` and
 * `daily_to` hours of every day; an end before its beginning goes over midnight. `wide` and `narrow` are addresses of pictures that the
 * shop has. `announced` shows a flash sale so many hours before it begins. `regions` are the official numbers that an announcement concerns. `position` orders a group, the lowest first; 1 if it is empty.
 * Specification 3, Banner; decision 0128.
 */
export const bannerPart: Part<PlacedBanner> = {
  name: "banners",
  columns: [
    ...["id", "group", "position", "location", "targets", "apply"],
    ...["title_id", "title_en", "text_id", "text_en", "action_id", "action_en", "link"],
    ...["wide", "narrow", "products", "regions", "from", "until", "daily_from", "daily_to", "announced"]
  ],
  keyOf: ({ id = "" }) => id,
  complete: (given, stored) => ({ ...stored.get(given["id"] ?? ""), ...given }),
  read: Effect.fnUntraced(function* (cells: Cells, facts: PartFacts) {
    const reader = rowReader(cells)
    const { at, maybe, note, problems } = reader
    const id = at("id", pattern(/^[a-z0-9][a-z0-9-]{1,59}$/, "2 to 60 small letters, digits and hyphens")) ?? ""
    const group = at("group", oneOf(bannerGroups))
    const position = maybe("position", whole(0, 9_999)) ?? 1
    const location = at("location", oneOf(bannerLocations))
    const targets = at("targets", targetsIn) ?? []
    const apply = maybe("apply", oneOf(["everyday", "other"])) ?? "other"
    const title = wordsOf(reader, "title", 120)
    const [text, action] = [maybeWords(cells, reader, "text", 300), maybeWords(cells, reader, "action", 40)]
    const to = maybe("link", link)
    const pictureAt = pictureOf(facts)
    const [wide, narrow] = [maybe("wide", pictureAt), maybe("narrow", pictureAt)]
    const products = at("products", productsIn) ?? []
    const regions = listIn(cells["regions"] ?? "")
    for (const number of regions)
      if (!(yield* isRegion(number, facts))) note("regions", `has no place ${number}: 13, 32.73 or 32.73.01`)
    const [startsAt, endsAt] = [at("from", beginning), maybe("until", ending)]
    const hours = hoursOf(reader)
    const announcedHours = maybe("announced", whole(1, announcedHoursMost))
    if (group !== undefined && location !== undefined && !locationsOf(group).includes(location))
      note("location", `must be ${locationsOf(group).join(", ")} for ${group}: it is shown nowhere else`)
    if (targets.length > 0 && location !== "category" && location !== "brand" && location !== "product")
      note("targets", "are for the locations category, brand and product")
    if (group !== undefined && groupsOfProducts.includes(group) && products.length === 0)
      note("products", `must not be empty: ${group} shows nothing else`)
    if (announcedHours !== undefined && group !== undefined && !announcedGroups.includes(group))
      note("announced", `is for ${announcedGroups.join(", ")}: others are shown when they run`)
    if (startsAt !== undefined && endsAt !== undefined && endsAt <= startsAt) note("until", "must be after from")
    if (problems.length > 0 || group === undefined || location === undefined || startsAt === undefined)
      return { problems }
    const row: PlacedBanner = {
      id,
      group,
      position,
      location,
      targets,
      apply,
      title,
      products,
      startsAt,
      ...(text && { text }),
      ...(action && { action }),
      ...(to !== undefined && { link: to }),
      ...(wide && { wide }),
      ...(narrow && { narrow }),
      ...(regions.length > 0 && { regions }),
      ...(endsAt !== undefined && { endsAt }),
      ...(hours && { hours }),
      ...(announcedHours !== undefined && { announcedHours })
    }
    return { row }
  }),
  write: (banner) => ({
    id: banner.id,
    group: banner.group,
    position: String(banner.position),
    location: banner.location,
    targets: banner.targets.join(" "),
    apply: banner.apply,
    title_id: banner.title.id,
    title_en: banner.title.en,
    text_id: banner.text?.id ?? "",
    text_en: banner.text?.en ?? "",
    action_id: banner.action?.id ?? "",
    action_en: banner.action?.en ?? "",
    link: banner.link ?? "",
    wide: banner.wide?.src ?? "",
    narrow: banner.narrow?.src ?? "",
    products: banner.products.join(" "),
    regions: banner.regions?.join(" ") ?? "",
    from: writeBeginning(banner.startsAt),
    until: banner.endsAt === undefined ? "" : writeEnding(banner.endsAt),
    daily_from: banner.hours === undefined ? "" : writeTime(banner.hours.from),
    daily_to: banner.hours === undefined ? "" : writeTime(banner.hours.to),
    announced: banner.announcedHours === undefined ? "" : String(banner.announcedHours)
  })
}

const maybeWords = (cells: Cells, reader: RowReader, name: string, most: number) =>
  (cells[`${name}_id`] ?? "").trim() === "" && (cells[`${name}_en`] ?? "").trim() === ""
    ? undefined
    : {
        id: reader.at(`${name}_id`, line(most)) ?? "",
        en: reader.maybe(`${name}_en`, line(most)) ?? cells[`${name}_id`] ?? ""
      }

const pictureOf =
  ({ pictures }: PartFacts) =>
  (text: string): Read<StoredPicture> => {
    const picture = pictures?.get(text)
    return picture === undefined
      ? { problem: 'must be the address of a picture that the shop has: add one with "pictures add FILE"' }
      : { value: picture }
  }

/** Hours of every day: both of them, or none. */
const hoursOf = ({ maybe, note }: RowReader) => {
  const [from, to] = [maybe("daily_from", hourOfDay), maybe("daily_to", hourOfDay)]
  if (from === undefined && to === undefined) return undefined
  if (from === undefined || to === undefined || from === to) {
    note("daily_to", "and daily_from must both be given, and differ")
    return undefined
  }
  return { from, to }
}

const isRegion = Effect.fnUntraced(function* (number: string, { regions }: PartFacts) {
  const [province = ""] = number.split(".")
  const known = (yield* Effect.orDie(regions.provinces)).find(({ id }) => id === province)
  if (known === undefined) return false
  if (number === province) return true
  const cities = yield* Effect.orDie(regions.cities(known.id))
  if (cities.some(({ id }) => id === CityId(number))) return true
  return (yield* Effect.orDie(regions.district(DistrictId(number)))) !== undefined
})
