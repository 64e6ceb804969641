import { describe, expect, it } from "vitest"
import { consentIn, consentText, hasAgreed } from "#core/tracking/consent.ts"
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
    ["yes aa11", "aa11", "yes"],
    ["yes aa11", "bb22", undefined],
    ["yes aa11", undefined, undefined],
    ["no", "aa11", "no"],
    ["no", "bb22", "no"],
    ["no", undefined, "no"],
    ["yes", "aa11", undefined],
    ["yes ", undefined, undefined],
    ["true", "aa11", undefined],
    [undefined, "aa11", undefined]
  ])("%s is, beside the privacy text %s, %s", (stored, text, answer) =>
    expect(consentIn({ read: () => stored }, text)).toBe(answer)
  )

  it("holds for the text that it was given for; a refusal for every one", () => {
    expect(consentIn({ read: () => consentText("yes", "aa11") }, "aa11")).toBe("yes")
    expect(consentText("no", "aa11")).toBe("no")
    expect([consentText("yes", "aa11"), "no", undefined].map((stored) => hasAgreed({ read: () => stored }))).toEqual([
      true,
      false,
      false
    ])
  })
})
