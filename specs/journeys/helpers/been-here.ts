import { marksOf, marksText } from "#core/tours/marks.rule.ts"
import { tours } from "#core/tours/tours.ts"

/** Popups of the demo shop. */
const popups = ["popup-halo", "popup-cari"]

const everyMark = Object.values(tours).flatMap(marksOf)

/** What a browser keeps that has been here before: nothing comes over the page by itself. A moment to come counts as shown. D-49b, D-49c. */
export const beenHere = (origin: string) => ({
  cookies: [
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
  ],
  origins: [
    {
      origin,
      localStorage: [
        {
          name: "pendar.popups",
          value: JSON.stringify({ v: 1, shown: Object.fromEntries(popups.map((id) => [id, Date.parse("2100-01-01")])) })
        }
      ]
    }
  ]
})
