import type { Instant } from "../kernel/moment.ts"

/** A moment to be reminded of. */
export interface CalendarEntry {
  /** The same entry again replaces the one before. */
  readonly id: string
  readonly title: string
  readonly startsAt: Instant
  readonly endsAt?: Instant | undefined
  /** Address of what begins then. */
  readonly url: string
  /** When it was written. */
  readonly now: Instant
}

/**
 * Returns an entry as a file that every calendar reads, with a reminder ten minutes before: lines of up to 75 bytes that end with
 * CR LF. RFC 5545, sections 3.1, 3.3.11 and 3.6.
 */
export const calendarFile = ({ id, title, startsAt, endsAt, url, now }: CalendarEntry): string =>
  [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Pendar//Calendar//EN",
    "BEGIN:VEVENT",
    `UID:${id}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(startsAt)}`,
    ...(endsAt === undefined ? [] : [`DTEND:${utc(endsAt)}`]),
    `SUMMARY:${escaped(title)}`,
    `URL:${url}`,
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    "TRIGGER:-PT10M",
    `DESCRIPTION:${escaped(title)}`,
    "END:VALARM",
    "END:VEVENT",
    "END:VCALENDAR"
  ]
    .map((text) => `${folded(text)}\r\n`)
    .join("")

/** Address of the calendar file of a sale that is announced. */
export const calendarPath = (banner: string): string => `/calendar/${banner}.ics`

const utc = (at: Instant): string => `${new Date(at).toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`

const escaped = (text: string): string => text.replaceAll(/[\\;,]/g, "\\$&").replaceAll(/\s+/g, " ")

const lineBytes = 75

/** A long line goes on after a line break and a blank, never within a character. */
const folded = (text: string): string => {
  let [line, bytes] = ["", 0]
  for (const sign of text) {
    const more = bytesOf(sign)
    if (bytes + more > lineBytes) {
      line += "\r\n "
      bytes = 1
    }
    line += sign
    bytes += more
  }
  return line
}

/** Bytes of one character in UTF-8. */
const bytesOf = (sign: string): number => {
  const point = sign.codePointAt(0) ?? 0
  return point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x1_0000 ? 3 : 4
}
