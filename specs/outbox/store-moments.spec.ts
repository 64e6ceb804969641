import { describe, expect, it } from "vitest"
import { writtenMoment } from "#adapters/outbox/words.ts"
import { mailTexts } from "#adapters/server/jobs/mail-texts.ts"
import { instant } from "#core/kernel/moment.ts"

/** 30 minutes before midnight in Jakarta. */
const late = instant(Date.parse("2026-11-20T23:30+07:00"))

describe("a moment in a message", () => {
  it.each([
    ["WIB", "20 Nov 2026, 23.30 WIB"],
    ["WITA", "21 Nov 2026, 00.30 WITA"],
    ["WIT", "21 Nov 2026, 01.30 WIT"],
    ["CET", "20 Nov 2026, 23.30 WIB"]
  ])("of a store in %s is %s", (zone, written) => {
    expect(writtenMoment(mailTexts.id, late, zone)).toBe(written)
    expect(writtenMoment(mailTexts.en, late, zone)).toBe(written)
  })

  it("of no store is Jakarta's. D-49f", () => {
    expect(writtenMoment(mailTexts.id, late)).toBe("20 Nov 2026, 23.30 WIB")
  })
})
