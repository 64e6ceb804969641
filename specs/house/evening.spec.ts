import { expect, it } from "vitest"
import { pastEight } from "#adapters/sandbox/evening.ts"
import { instant } from "#core/kernel/moment.ts"

it.each([
  ["2026-11-23T00:00:00+07:00", 0],
  ["2026-11-23T20:00:00+07:00", 0],
  ["2026-11-23T20:00:01+07:00", 1_000],
  ["2026-11-23T23:20:00+07:00", 12_000_000],
  ["2026-11-23T23:59:59+07:00", 14_399_000]
])("at %s it is %i ms past eight: a sandbox begins early enough for what a day counts", (now, ms) =>
  expect(pastEight(instant(Date.parse(now)))).toBe(ms)
)
