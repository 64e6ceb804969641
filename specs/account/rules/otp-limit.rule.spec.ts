import fc from "fast-check"
import { describe, expect, it } from "vitest"
import {
  emptyLedger,
  isCooling,
  isUsedUp,
  ledgerOf,
  mergeLedgers,
  type OtpLedger,
  opensAt,
  otpRules,
  resendAtOf,
  sendsToday,
  usedUp,
  withSend
} from "#core/account/otp/otp-limit.rule.ts"
import { type Instant, instant, jakartaDay } from "#core/kernel/moment.ts"
import { runs, someNow } from "../../arbitraries.ts"

const after = (ms: number): Instant => instant(someNow + ms)
const anyMoment = fc.integer({ min: 0, max: 4 * 86_400_000 }).map(after)

/** Sends whenever the rule allows one. */
const sentAt = (moments: ReadonlyArray<Instant>): { ledger: OtpLedger; sent: ReadonlyArray<Instant> } =>
  moments.reduce<{ ledger: OtpLedger; sent: ReadonlyArray<Instant> }>(
    ({ ledger, sent }, at) =>
      isCooling(ledger, at, otpRules) || isUsedUp(ledger, at, otpRules)
        ? { ledger, sent }
        : { ledger: withSend(ledger, at), sent: [...sent, at] },
    { ledger: emptyLedger, sent: [] }
  )

describe("the limit of codes", () => {
  it("lets no two leave within 30 seconds, nor more than 5 on a Jakarta day", () =>
    fc.assert(
      fc.property(fc.array(anyMoment, { maxLength: 60 }), (moments) => {
        const { sent } = sentAt(moments.toSorted((one, other) => one - other))
        for (const [place, at] of sent.entries()) {
          const before = sent[place - 1]
          if (before !== undefined) expect(at - before).toBeGreaterThanOrEqual(30_000)
          expect(sent.filter((other) => jakartaDay(other) === jakartaDay(at)).length).toBeLessThan(6)
        }
      }),
      runs(300)
    ))

  it.each([
    [29_999, true],
    [30_000, false]
  ])("%i ms after a send another one has to wait: %s", (ms, waits) => {
    const ledger = withSend(emptyLedger, someNow)
    expect(resendAtOf(ledger, otpRules)).toBe(someNow + 30_000)
    expect(isCooling(ledger, after(ms), otpRules)).toBe(waits)
  })

  it("is used up by the fifth, until the next day begins in Jakarta", () => {
    const evening = instant(Date.parse("2026-11-20T16:50:00Z"))
    const four = [0, 1, 2, 3].reduce((ledger, n) => withSend(ledger, instant(evening + n * 60_000)), emptyLedger)
    const five = withSend(four, instant(evening + 240_000))
    expect(isUsedUp(four, instant(evening + 240_000), otpRules)).toBe(false)
    expect(isUsedUp(five, instant(evening + 599_999), otpRules)).toBe(true)
    expect(opensAt(evening)).toBe(Date.parse("2026-11-20T17:00:00Z"))
    expect(isUsedUp(five, opensAt(evening), otpRules)).toBe(false)
    expect(sendsToday(five, opensAt(evening))).toBe(0)
  })

  it("is known to be used up if another person did it", () => {
    expect(isUsedUp(usedUp(emptyLedger, someNow, otpRules), someNow, otpRules)).toBe(true)
  })

  it.each([
    [5, 0],
    [1, 4],
    [0, 5],
    [6, 0]
  ])("of the server, with %i of five left, counts %i sends", (sendsLeft, sends) => {
    const ledger = ledgerOf({ acceptedAt: someNow, sendsLeft })
    expect(ledger).toEqual({ day: jakartaDay(someNow), sends, lastSentAt: someNow })
  })

  it("forgets nothing when two memories of it meet, whichever comes first", () =>
    fc.assert(
      fc.property(fc.array(anyMoment, { maxLength: 8 }), fc.array(anyMoment, { maxLength: 8 }), (one, other) => {
        const [a, b] = [sentAt(one.toSorted()).ledger, sentAt(other.toSorted()).ledger]
        expect(mergeLedgers(a, b)).toEqual(mergeLedgers(b, a))
        expect(mergeLedgers(a, a)).toEqual(a)
        for (const at of [...one, ...other]) {
          expect(sendsToday(mergeLedgers(a, b), at)).toBeGreaterThanOrEqual(
            Math.max(sendsToday(a, at), sendsToday(b, at)) * Number(mergeLedgers(a, b).day === jakartaDay(at))
          )
          expect(isCooling(mergeLedgers(a, b), at, otpRules)).toBe(
            isCooling(a, at, otpRules) || isCooling(b, at, otpRules)
          )
        }
      }),
      runs(200)
    ))
})
