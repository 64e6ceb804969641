import { describe, expect, it } from "vitest"
import { resetUntil } from "#core/account/credentials/reset-token.rule.ts"
import { isSeenAgain, isSessionOver, sessionEndsAt } from "#core/account/session/session.rule.ts"
import { dayMs, instant } from "#core/kernel/moment.ts"
import { someNow } from "../../arbitraries.ts"

const later = (ms: number) => instant(someNow + ms)

describe("a session", () => {
  it("ends after 7 days without a call, and after 30 in any case", () => {
    const session = { startedAt: someNow, seenAt: later(3 * dayMs) }
    expect(sessionEndsAt(session)).toBe(later(10 * dayMs))
    expect(isSessionOver(session, later(10 * dayMs - 1))).toBe(false)
    expect(isSessionOver(session, later(10 * dayMs))).toBe(true)
    expect(sessionEndsAt({ startedAt: someNow, seenAt: later(29 * dayMs) })).toBe(later(30 * dayMs))
    expect(sessionEndsAt({ ...session, handedOver: { until: later(1) } })).toBe(later(1))
    expect(sessionEndsAt({ ...session, handedOver: { until: later(11 * dayMs) } })).toBe(later(10 * dayMs))
  })

  it("is noted as seen every 5 minutes at most", () => {
    const session = { startedAt: someNow, seenAt: someNow }
    expect([299_999, 300_000].map((ms) => isSeenAgain(session, later(ms)))).toEqual([false, true])
  })

  it("leaves links to a new password 30 minutes", () => {
    expect(resetUntil(someNow)).toBe(later(1_800_000))
  })
})
