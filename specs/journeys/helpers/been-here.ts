import type { BrowserContext } from "playwright"
import { marksOf, marksText } from "#core/tours/marks.rule.ts"
import { tours } from "#core/tours/tours.ts"

/** Popups and floating banners of the demo shop. */
const popups = ["popup-halo", "popup-cari"]
const floats = ["float-kado", "float-toko", "icon-gift"]

const everyMark = Object.values(tours).flatMap(marksOf)

const stored = (name: string, ids: ReadonlyArray<string>) => ({
  name,
  value: JSON.stringify({ v: 1, shown: Object.fromEntries(ids.map((id) => [id, Date.parse("2100-01-01")])) })
})
/** Popups that were shown, and floating banners that were dismissed. */
const seen = [stored("pendar.popups", popups), stored("pendar.floats", floats)]

/** Whether visits may be counted was asked and refused: the question lies over no page. */
const refusedConsent = { name: "pendar.consent", value: "no" }

/** Cookies of a browser that has been here before: no tour begins by itself. D-49b. */
export const cookiesBeenHere = (origin: string) => [
  {
    name: "tours",
    value: encodeURIComponent(marksText(everyMark)),
    domain: new URL(origin).hostname,
    path: "/",
    expires: -1,
    httpOnly: false,
    secure: false,
    sameSite: "Lax" as const
  }
]

/** What a browser stores that has been here before: nothing comes over the page by itself. A moment to come counts as shown. D-49b, D-49c. */
export const beenHere = (origin: string) => ({
  cookies: cookiesBeenHere(origin),
  origins: [{ origin, localStorage: [...seen, refusedConsent] }]
})

/**
 * The same for popups of every page the browser opens, written by each page before its own script. Playwright would open a page
 * more for it in every journey, which takes as long as the first page of the shop.
 */
export const storePopups = (context: BrowserContext, origin: string) => storeFirst(context, origin, seen)

/** The same for the question whether visits may be counted. */
export const storeRefusal = (context: BrowserContext, origin: string) => storeFirst(context, origin, [refusedConsent])

const storeFirst = (context: BrowserContext, origin: string, stored: ReadonlyArray<(typeof seen)[number]>) =>
  context.addInitScript(
    ([shop, all]) => {
      if (location.origin !== shop) return
      for (const { name, value } of all) if (localStorage.getItem(name) === null) localStorage.setItem(name, value)
    },
    [origin, stored] as const
  )
