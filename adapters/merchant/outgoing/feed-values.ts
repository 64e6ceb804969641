import type { FeedAvailability, FeedSale } from "#core/feeds/feed-item.ts"
import { type Instant, instant, jakartaDay, startOfJakartaDay } from "#core/kernel/moment.ts"
import type { Rupiah } from "#core/kernel/money.ts"
import type { Language } from "#core/kernel/text.ts"

/** What a kind or scent is called beside its name. */
export const variantLabel: Readonly<Record<Language, string>> = { id: "Varian", en: "Variant" }

/** `189000 IDR`. */
export const feedMoney = (amount: Rupiah): string => `${amount} IDR`

/** From when until when a sale runs, `2026-12-12T00:00+0700/2026-12-13T00:00+0700`; absent if it has no end. */
export const saleDates = (sale: FeedSale | undefined): string | undefined =>
  sale?.during && `${feedMoment(sale.during.from)}/${feedMoment(sale.during.until)}`

/** The moment from which a pre-order is sent. */
export const availabilityDate = (availability: FeedAvailability): string | undefined =>
  availability.kind === "preorder" ? feedMoment(availability.from) : undefined

/** A minute in Jakarta. */
const feedMoment = (at: Instant): string => {
  const day = jakartaDay(at)
  const time = new Date(instant(at - startOfJakartaDay(day))).toISOString().slice(11, 16)
  return `${day}T${time}+0700`
}
