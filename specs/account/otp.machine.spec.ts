import { describe, expect, it } from "vitest"
import { otpRules, triesPerCode } from "#core/account/otp/otp-limit.rule.ts"
import { type OtpMutant, type OtpTab, openOtp } from "./otp-fixture.ts"

const to = { phone: { code: "+62", national: "81234567890" } }

/** A browser that remembers nothing of codes: a second device, which knows only what the shop answers. */
const secondDevice: OtpMutant = { says: "remembers nothing", forgets: true }

const openCodes = (mutant?: OtpMutant) => openOtp({ scope: "verification", to, mutant })

const ask = (tab: OtpTab): void => {
  tab.say({ type: "resend.requested" })
  tab.say({ type: "method.chosen", method: "sms" })
}

const enter = (tab: OtpTab, code: string): void => {
  tab.say({ type: "code.typed", code })
  tab.say({ type: "code.submitted" })
}

describe("the codes that are left today, on a second device (specification 4 and 9: five a day)", () => {
  it("counts the codes that the first device asked for", async () => {
    const { clock, openTab, refusals } = openCodes(secondDevice)
    const first = openTab()
    await clock.advance(10)
    ask(first)
    await clock.advance(10)
    expect(first.view().sendsLeft).toBe(4)
    const second = openTab()
    const left: Array<number> = []
    for (let send = 2; send <= 5; send++) {
      await clock.advance(30_000)
      ask(second)
      await clock.advance(10)
      left.push(second.view().sendsLeft)
    }
    expect(left).toEqual([3, 2, 1, 0])
    await clock.advance(30_000)
    ask(second)
    await clock.advance(10)
    expect(second.view()).toMatchObject({ step: "exhausted", sendsLeft: 0, failure: "failure.OtpMaximumReached" })
    // The device knew it by itself: nothing was asked in vain.
    expect(refusals).toEqual([])
  })

  it("lead back to the log-in if they are used up by a forgotten password (specification 4 and 8)", async () => {
    const { clock, openTab, refusals } = openOtp({ scope: "forget-password", to })
    const tab = openTab()
    await clock.advance(10)
    for (let send = 1; send <= 5; send++) {
      ask(tab)
      await clock.advance(30_010)
      expect(tab.outcome()).toBeUndefined()
    }
    ask(tab)
    await clock.advance(10)
    expect(tab.outcome()).toMatchObject({ outcome: "exhausted", failure: "OtpMaximumReached" })
    expect(refusals).toEqual([])
  })

  it.each([
    [29_999, false],
    [30_000, true]
  ])("a further code can be asked for %i ms after the answer to the last: %s", async (wait, canResend) => {
    const { clock, openTab } = openCodes(secondDevice)
    const tab = openTab()
    await clock.advance(10)
    ask(tab)
    // The answer arrives at the tenth millisecond.
    await clock.advance(10)
    expect(otpRules.resendWaitMs).toBe(30_000)
    expect(tab.view().canResend).toBe(false)
    await clock.advance(wait)
    expect(tab.view().canResend).toBe(canResend)
  })
})

describe("a code that is typed", () => {
  const awaited = async () => {
    const opened = openCodes()
    const tab = opened.openTab()
    await opened.clock.advance(10)
    ask(tab)
    await opened.clock.advance(10)
    return { ...opened, tab }
  }

  it.each(["", "1", "12345"])("says that digits are missing: %j", async (code) => {
    const { tab } = await awaited()
    enter(tab, code)
    expect(tab.view()).toMatchObject({ step: "code", failure: "failure.CodeIncomplete", isWrong: true })
  })

  it("says that it is over, not that digits are missing, after the sixth try", async () => {
    const { clock, shop, tab } = await awaited()
    const right = shop.codeTo(to)
    expect(triesPerCode).toBe(5)
    for (let time = 1; time <= 5; time++) {
      enter(tab, right === "000000" ? "000001" : "000000")
      await clock.advance(10)
      expect(tab.view()).toMatchObject({ failure: "failure.IncorrectOtp", isAwaited: true })
    }
    enter(tab, right)
    await clock.advance(10)
    expect(tab.view()).toMatchObject({ failure: "failure.NoActiveOtp", isAwaited: false })
    for (const code of ["123456", "12"]) {
      enter(tab, code)
      expect(tab.view()).toMatchObject({ step: "code", failure: "failure.NoActiveOtp", isWrong: true })
    }
  })

  it.each([
    [4_999, "failure.CodeIncomplete"],
    [5_000, null]
  ])("says what is wrong for five seconds: after %i ms it says %s", async (ms, failure) => {
    const { clock, tab } = await awaited()
    enter(tab, "12")
    await clock.advance(ms)
    expect(tab.view()).toMatchObject({ failure, isWrong: true })
  })
})
