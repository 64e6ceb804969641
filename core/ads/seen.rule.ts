import { type Instant, jakartaDay } from "../kernel/moment.ts"
import { type Ad, AdId } from "./ad.ts"

/** How often this browser has shown each advertisement today, and how often it may. No more is known of its person. */
export interface SeenAds {
  readonly day: string
  readonly counts: Readonly<Record<string, { readonly shown: number; readonly perDay: number }>>
}

/** Advertisements of one day that are counted; of more the newest are not. Own choice. */
const countedMost = 100

/** Adds one impression of a day of Jakarta; another day begins at nothing. */
export const afterShowing = (seen: SeenAds, { id, perDay }: Pick<Ad, "id" | "perDay">, now: Instant): SeenAds => {
  const day = jakartaDay(now)
  const counts = seen.day === day ? seen.counts : {}
  if (counts[id] === undefined && Object.keys(counts).length >= countedMost) return { day, counts }
  return { day, counts: { ...counts, [id]: { shown: (counts[id]?.shown ?? 0) + 1, perDay } } }
}

/** Returns the advertisements that were shown often enough today. */
export const cappedAds = ({ day, counts }: SeenAds, now: Instant): ReadonlyArray<AdId> =>
  day === jakartaDay(now)
    ? Object.entries(counts).flatMap(([id, { shown, perDay }]) => (perDay > 0 && shown >= perDay ? [AdId(id)] : []))
    : []

/** Serialises what was shown. */
export const seenText = (seen: SeenAds): string => JSON.stringify({ v: 1, ...seen })

/** Parses what a browser stored; a malformed text is nothing shown. Machines 15. */
export const seenIn = (text: string | undefined): SeenAds => {
  const none: SeenAds = { day: "", counts: {} }
  try {
    const parsed: unknown = JSON.parse(text ?? "")
    if (!isRecord(parsed) || parsed["v"] !== 1) return none
    const { day, counts } = parsed
    if (typeof day !== "string" || !isRecord(counts)) return none
    const sound = Object.entries(counts).flatMap(([id, count]) => {
      if (!isRecord(count)) return []
      const [shown, perDay] = [Number(count["shown"]), Number(count["perDay"])]
      return Number.isSafeInteger(shown) && Number.isSafeInteger(perDay) ? [[id, { shown, perDay }] as const] : []
    })
    return { day, counts: Object.fromEntries(sound) }
  } catch {
    return none
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null
