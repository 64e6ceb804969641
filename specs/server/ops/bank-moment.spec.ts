import { describe, expect, it } from "vitest"
import { bankMoment } from "#adapters/server/ops/bank-moment.ts"
import { instant } from "#core/kernel/moment.ts"

const now = instant(Date.parse("2026-11-20T12:00:00+07:00"))

describe("when a bank booked a transfer, as a staff member types it", () => {
  it.each([
    [undefined, { at: now, dated: "unknown" }],
    ["2026-11-19", { at: Date.parse("2026-11-19T23:59:59.999+07:00"), dated: "day" }],
    ["2026-11-20", { at: now, dated: "day" }],
    ["2026-11-20 09:30", { at: Date.parse("2026-11-20T09:30:00+07:00") }],
    ["2026-11-20T02:30:00Z", { at: Date.parse("2026-11-20T09:30:00+07:00") }],
    ["2026-11-20T12:05:00+07:00", { at: now + 300_000 }],
    ["2026-11-20T12:05:01", undefined],
    ["2026-11-21", undefined],
    ["2099-01-01", undefined],
    ["2026-02-31", undefined],
    ["2026-11-20 25:00", undefined],
    ["yesterday", undefined]
  ])("%s", (text, moment) => {
    expect(bankMoment(text, now)).toEqual(moment)
  })
})
