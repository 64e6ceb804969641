import { Result, Schema } from "effect"
import { describe, expect, it } from "vitest"
import { moment } from "#adapters/wire/parts.ts"

const read = (text: string) => Result.isSuccess(Schema.decodeUnknownResult(moment)(text))

describe("a moment on the wire", () => {
  it.each([
    ["2026-11-20T09:30:00Z", true],
    ["2026-11-20T09:30:00.123Z", true],
    ["2026-13-45T99:99:99Z", false],
    ["2026-11-00T09:30:00Z", false],
    ["2026-11-20T24:00:01Z", false],
    ["2026-11-20T23:59:60Z", false],
    ["2026-12-31T23:59:59Z", true],
    ["2026-11-20T09:30:00+07:00", false],
    ["2026-11-20", false]
  ])("%s is one that there is: %s", (text, is) => expect(read(text)).toBe(is))
})
