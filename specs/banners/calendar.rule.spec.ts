import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { calendarFile } from "#core/banners/calendar.rule.ts"
import { instant } from "#core/kernel/moment.ts"

const at = (text: string) => instant(Date.parse(text))
const entry = {
  id: "kilat-1@pendar.test",
  title: "Kilat Malam, sampai habis",
  startsAt: at("2026-12-12T18:00:00+07:00"),
  endsAt: at("2026-12-13T06:00:00+07:00"),
  url: "https://pendar.test/",
  now: at("2026-12-12T09:00:00+07:00")
}

describe("an entry for a calendar", () => {
  it("has its beginning and end in UTC, and a reminder ten minutes before", () => {
    expect(calendarFile(entry).split("\r\n")).toEqual([
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//Pendar//Calendar//EN",
      "BEGIN:VEVENT",
      "UID:kilat-1@pendar.test",
      "DTSTAMP:20261212T020000Z",
      "DTSTART:20261212T110000Z",
      "DTEND:20261212T230000Z",
      "SUMMARY:Kilat Malam\\, sampai habis",
      "URL:https://pendar.test/",
      "BEGIN:VALARM",
      "ACTION:DISPLAY",
      "TRIGGER:-PT10M",
      "DESCRIPTION:Kilat Malam\\, sampai habis",
      "END:VALARM",
      "END:VEVENT",
      "END:VCALENDAR",
      ""
    ])
  })

  it("has lines of 75 bytes at most, whatever its title is, and the title whole", () =>
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", minLength: 1, maxLength: 120 }), (title) => {
        const file = calendarFile({ ...entry, title })
        for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
        const [, summary = ""] = /\r\nSUMMARY:(.*)\r\nURL:/s.exec(file.replaceAll("\r\n ", "")) ?? []
        expect(summary.replaceAll(/\\([\\;,])/g, "$1")).toBe(title.replaceAll(/\s+/g, " "))
        expect(file.split("\r\n").filter((line) => line.startsWith("BEGIN:"))).toHaveLength(3)
      })
    ))
})
