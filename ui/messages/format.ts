import { type Age, type Instant, jakartaDay, startOfJakartaDay } from "#core/kernel/moment.ts"
import type { Language } from "#core/kernel/text.ts"

const marks = { id: { thousands: ".", decimal: "," }, en: { thousands: ",", decimal: "." } } as const

const months = {
  id: ["Jan", "Feb", "Mar", "Apr", "Mei", "Jun", "Jul", "Agu", "Sep", "Okt", "Nov", "Des"],
  en: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
} as const

/** `1.284` in Indonesian, `1,284` in English. Money is never written with this: it has dots in both. D-29c. */
export const formatCount = (count: number, language: Language): string =>
  String(count).replace(/\B(?=(\d{3})+$)/g, marks[language].thousands)

/** One decimal, cut rather than rounded, so that 4.96 does not pass for 5: `4,9`. D-14. */
export const formatRating = (mean: number, language: Language): string =>
  (Math.floor(mean * 10 + 1e-6) / 10).toFixed(1).replace(".", marks[language].decimal)

/** `20 Nov 2026`, the day in Jakarta. D-61. */
export const formatDate = (at: Instant, language: Language): string => {
  const [year = "", month = "", day = ""] = jakartaDay(at).split("-")
  return `${Number(day)} ${months[language][Number(month) - 1]} ${year}`
}

/** The message of an age and its number: `Sekarang`, `1 menit`, `3 hari`. Specification 9; D-49f. */
export const ageKey = ({ unit }: Age) => `shop.age.${unit}` as const

const days = {
  id: ["Min", "Sen", "Sel", "Rab", "Kam", "Jum", "Sab"],
  en: ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
} as const

/** A calendar day in Jakarta, `2026-11-23`, as `Sen 23 Nov`. Rule 24. */
export const formatDay = (day: string, language: Language): string => {
  const at = new Date(`${day}T00:00:00Z`)
  return `${days[language][at.getUTCDay()]} ${at.getUTCDate()} ${months[language][at.getUTCMonth()]}`
}

/**
 * Two calendar days in Jakarta as `Rab 25 – Kam 26 Nov`, as `Sen 30 Nov – Sel 1 Des` or, if they are one, as `Rab 25 Nov`. Two
 * break behind their dash at most, where the space goes with the line. Rule 24.
 */
export const formatDays = (from: string, to: string, language: Language): string => {
  const last = formatDay(to, language)
  const first = formatDay(from, language)
  const begin = from.slice(0, 7) === to.slice(0, 7) ? first.slice(0, first.lastIndexOf(" ")) : first
  return (from === to ? last : `${begin} – ${last}`).replaceAll(" ", "\u00a0").replace("–\u00a0", "– ")
}

/** `Sab 21 Nov 2026, 14.30 WIB`: the named clock of Jakarta, independent of the reader's. D-49f, D-56. */
export const formatMoment = (at: Instant, language: Language): string => {
  const day = jakartaDay(at)
  return `${formatDay(day, language)} ${day.slice(0, 4)}, ${formatClock(at)} WIB`
}

/** A time of the day in Jakarta: `14.30`. */
export const formatClock = (at: Instant): string => {
  const minutes = Math.floor((at - startOfJakartaDay(jakartaDay(at))) / 60_000)
  const two = (part: number) => String(part).padStart(2, "0")
  return `${two(Math.floor(minutes / 60))}.${two(minutes % 60)}`
}
