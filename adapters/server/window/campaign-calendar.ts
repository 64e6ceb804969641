import { Effect } from "effect"
import { calendarFile } from "#core/banners/calendar.rule.ts"
import type { Language } from "#core/kernel/text.ts"
import type { ShopPorts } from "#core/shop/ports.ts"
import type { Clock } from "../clock.ts"
import { pageLanguage } from "../http/caller.ts"
import type { Context, Server } from "../http/hono.ts"

/** `GET /calendar/{banner}.ics`: the beginning of a flash sale that is announced, for the calendar of a shopper's device. Decision 0135. */
export const serveCampaignCalendar = (
  app: Server,
  {
    portsFor,
    clock,
    origin
  }: {
    readonly portsFor: (language: Language) => ShopPorts
    readonly clock: Clock
    readonly origin: (context: Context) => string
  }
): void => {
  app.get("/calendar/:file{[a-z0-9-]+\\.ics}", async (context) => {
    const id = context.req.param("file").slice(0, -".ics".length)
    const banners = await Effect.runPromise(portsFor(pageLanguage(context)).banners.all({ locations: ["home"] }))
    const sale = banners.regular_flashsale_theme?.find((banner) => banner.id === id)
    if (sale?.startsAt === undefined) return context.notFound()
    const home = origin(context)
    const file = calendarFile({
      id: `${id}-${sale.startsAt}@${new URL(home).hostname}`,
      title: sale.title,
      startsAt: sale.startsAt,
      endsAt: sale.endsAt,
      url: `${home}/`,
      now: clock.now()
    })
    const headers = { "content-type": "text/calendar; charset=utf-8", "cache-control": "no-store" }
    return new Response(file, { headers: { ...headers, "content-disposition": `attachment; filename="${id}.ics"` } })
  })
}
