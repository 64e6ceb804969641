import { describe, expect, it } from "vitest"
import { consentIn } from "#core/tracking/consent.ts"
import { isTimely } from "#core/tracking/tracking-event.ts"
import { someEvent, someNow } from "./some-events.ts"

describe("an event", () => {
  it.each([
    [30 * 86_400_000, true],
    [30 * 86_400_000 + 1, false],
    [-3_600_000, true],
    [-3_600_001, false]
  ])("that happened %i ms ago may be stored: %s", (ago, may) => {
    expect(isTimely(someEvent({}, ago), someNow)).toBe(may)
  })
})

describe("an answer to whether visits may be counted", () => {
  it.each([
    ["yes", "yes"],
    ["no", "no"],
    ["true", undefined],
    [undefined, undefined]
  ])("%s is %s", (text, answer) => expect(consentIn({ read: () => text })).toBe(answer))
})
