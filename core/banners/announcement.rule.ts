import { dayMs, type Instant } from "../kernel/moment.ts"
import type { City, District, Province } from "../regions/region.ts"
import type { Banner } from "./banner.ts"

/** How long an announcement that was closed stays away on that device, as all banners do. Specification 9: 24 h. */
export const announcementRestMs = dayMs

/** The place of a delivery, as far as an announcement can name it. */
export interface AnnouncedPlace {
  readonly province: Pick<Province, "id">
  readonly city: Pick<City, "id">
  readonly district: Pick<District, "id">
}

/** Returns whether an announcement concerns deliveries to a place: it names no region, or one that contains the place. */
export const concerns = ({ regions = [] }: Pick<Banner, "regions">, place: AnnouncedPlace | undefined): boolean =>
  regions.length === 0 ||
  (place !== undefined && [place.province.id, place.city.id, place.district.id].some((id) => regions.includes(id)))

/**
 * Returns the text to store once announcements have been closed: an object of the moment of each closing of the last 24 hours,
 * `{"<id>":<ms>}`. A moment in the future (the device's clock was set back) does not count.
 *
 * @param text the text stored until now; a malformed one is empty
 */
export const closingText = (text: string | undefined, ids: ReadonlyArray<string>, now: Instant): string => {
  const closed = Object.entries(parsed(text)).filter(
    ([, at]) => Number(at) <= now && now - Number(at) < announcementRestMs
  )
  return JSON.stringify(Object.fromEntries([...closed, ...ids.map((id) => [id, now])]))
}

const parsed = (text: string | undefined): object => {
  try {
    return Object(JSON.parse(text ?? ""))
  } catch {
    return {}
  }
}
