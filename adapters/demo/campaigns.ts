import type { Offer } from "#adapters/postgres/catalogue/lists-writer.sql.ts"
import type { DailyHours } from "#core/banners/stored-banner.ts"
import { CombinationId } from "#core/catalogue/combination.ts"
import { ProductId } from "#core/catalogue/product.ts"
import type { Instant } from "#core/kernel/moment.ts"
import { rupiah } from "#core/kernel/money.ts"
import { type Calendar, everyDay } from "./calendar.ts"
import type { ProductRow } from "./rows.ts"

const hourMs = 3_600_000

/** How many days of flash prices are written ahead; every start of the demo shop writes them again. */
const daysAhead = 45

interface Window {
  readonly startsAt: Instant
  readonly endsAt: Instant
}

/** The demo shop's campaigns: two that share the day between them, so that one always runs, and one that lasts. */
const campaigns: Readonly<
  Record<string, { readonly hours?: DailyHours; readonly windows: (on: Calendar) => ReadonlyArray<Window> }>
> = {
  "flash-day": flash({ from: 6 * hourMs, to: 18 * hourMs }),
  "flash-night": flash({ from: 18 * hourMs, to: 6 * hourMs }),
  "daily-deals": { windows: (on) => [{ startsAt: on.day("2026-11-16"), endsAt: on.day("2026-12-31") }] }
}

function flash(hours: DailyHours) {
  return { hours, windows: (on: Calendar) => everyDay(on, hours, daysAhead) }
}

/** Names of the demo shop's campaigns. */
export const campaignNames: ReadonlyArray<string> = Object.keys(campaigns)

/** Returns the hours of every day in which a campaign runs, if it has some. */
export const hoursOf = (campaign: string): DailyHours | undefined => campaigns[campaign]?.hours

/** Units of each product that a flash sale of the demo shop has; every day begins with all of them. Deals that last have no quota. */
const flashUnits = 24

/** The special prices of all campaigns. */
export const offersOf = (products: ReadonlyArray<ProductRow>, calendar: Calendar): ReadonlyArray<Offer> =>
  products.flatMap(({ id, deal }) =>
    deal === undefined
      ? []
      : (campaigns[deal.campaign]?.windows(calendar) ?? []).map((window) => ({
          product: ProductId(id),
          combination: CombinationId(deal.combination),
          special: {
            price: rupiah(deal.price),
            campaign: deal.campaign,
            ...(hoursOf(deal.campaign) && { quota: flashUnits }),
            ...window
          }
        }))
  )
