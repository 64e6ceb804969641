import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type OtpDestination, otpMethods, otpScopes } from "#core/account/otp.ts"
import { destinationKey } from "#core/account/otp-destination.rule.ts"
import { opensAt, otpRules } from "#core/account/otp-limit.rule.ts"
import { isForScope, methodsFor } from "#core/account/otp-methods.rule.ts"
import { instant, jakartaDay } from "#core/kernel/moment.ts"
import { allOn } from "#core/toggles/toggles.ts"
import { runs } from "../arbitraries.ts"
import { well } from "../selling-line.ts"
import { type OtpMutant, type OtpTab, openOtp } from "./otp-rig.ts"
import { anyFate, anyWait, longestTrip } from "./some-line.ts"

type Shop = ReturnType<typeof openOtp>
type Deed = (tab: OtpTab, shop: Shop, to: OtpDestination) => void

const phone = (code: string): OtpDestination => ({ phone: { code, national: "81234567890" } })
const anyCase = fc
  .record({
    scope: fc.constantFrom(...otpScopes),
    to: fc.constantFrom(phone("+62"), phone("+62"), phone("+84"), phone("+65"), { email: "rani@contoh.id" }),
    toggles: fc.constantFrom(
      allOn,
      allOn,
      { ...allOn, otp_sms: false },
      { ...allOn, otp_whatsapp: false },
      { ...allOn, otp_sms: false, otp_whatsapp: false, otp_email: false }
    )
  })
  .filter(({ scope, to }) => isForScope(to, scope))
  // A number that nothing reaches falls back on an address, which is a destination of its own: none is known here.
  .filter(({ to, toggles }) => "email" in to || !methodsFor(to, toggles).includes("email"))

const types =
  (code: (shop: Shop, to: OtpDestination) => string): Deed =>
  (tab, shop, to) => {
    tab.say({ type: "code.typed", code: code(shop, to) })
    tab.say({ type: "code.submitted" })
  }
const declines: Deed = (tab) => tab.say({ type: "code.declined" })
const anyDeed: fc.Arbitrary<Deed> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.constantFrom(...otpMethods).map(
      (method): Deed =>
        (tab) =>
          tab.say({ type: "method.chosen", method })
    )
  },
  { weight: 6, arbitrary: fc.constant<Deed>((tab) => tab.say({ type: "resend.requested" })) },
  {
    weight: 10,
    arbitrary: fc.constant<Deed>((tab) => {
      tab.say({ type: "resend.requested" })
      for (const method of otpMethods) tab.say({ type: "method.chosen", method })
    })
  },
  { weight: 1, arbitrary: fc.constant(types(({ shop }, to) => shop.codeTo(to))) },
  { weight: 3, arbitrary: fc.constantFrom("999999", "000000", "12").map((code) => types(() => code)) },
  {
    weight: 3,
    arbitrary: fc.constantFrom("method.reconsidered", "error.dismissed", "code.submitted").map(
      (type): Deed =>
        (tab) =>
          tab.say({ type })
    )
  },
  { weight: 2, arbitrary: fc.constant<Deed>((tab) => tab.say({ type: "code.typed", code: "1" })) },
  { weight: 1, arbitrary: fc.constant(declines) }
)
const anySteps = fc.array(
  fc.record({ tab: fc.nat(1), deed: anyDeed, twice: fc.boolean(), wait: anyWait, reload: fc.nat(9) }),
  { minLength: 3, maxLength: 40 }
)

/** What every tab promises at every moment. */
const sound = (tab: OtpTab, { clock, shop }: Shop, to: OtpDestination): void => {
  const { context } = tab.snapshot()
  const view = tab.view()
  // O5, O8: one request under way.
  expect(tab.line.most()).toBeLessThan(2)
  if (tab.flow() === "done" || tab.flow() === "recalling") return
  // O3: what went wrong is said for five seconds, counted from the last time, and then no more.
  if (clock.now() - tab.failedAt() > 5_000) expect(tab.notice()).toBe("hidden")
  if (tab.notice() === "hidden" && !["exhausted", "impossible"].includes(tab.flow())) expect(view.failure).toBeNull()
  // O6: the countdown is what is left of 30 seconds since the last send this browser knows of; an answer was under way
  // for a while, and that long it may be slower, never quicker.
  const { lastSentAt } = context.ledger
  const waited = lastSentAt === null ? Number.POSITIVE_INFINITY : clock.now() - lastSentAt
  if (waited < 30_000) expect(view.canResend).toBe(false)
  if (waited > 30_000 + longestTrip && tab.flow() !== "sending") expect(view.canResend).toBe(true)
  // O4: abroad there is one way, and never an SMS.
  if ("phone" in to && !["+62", "+84"].includes(to.phone.code)) {
    expect(view.methods.length).toBeLessThan(2)
    expect(shop.outbox.some(({ method }) => method === "sms")).toBe(false)
  }
}

/** O1, O2: what really left. */
const sparing = ({ shop }: Shop, to: OtpDestination): void => {
  const sent = shop.outbox.filter((one) => one.to === destinationKey(to)).map(({ at }) => at)
  for (const [place, at] of sent.entries()) {
    if (place > 0) expect(at - (sent[place - 1] ?? 0)).toBeGreaterThanOrEqual(30_000)
    expect(sent.filter((other) => jakartaDay(instant(other)) === jakartaDay(instant(at))).length).toBeLessThan(6)
  }
}

const inVain = ["OtpAlreadySent", "OtpMaximumReached", "MethodNotOffered"]

/** @param bad how many of ten calls are lost; with none lost and one tab, nothing is ever asked in vain */
const session = (bad: number, mutant: OtpMutant = {}) =>
  fc.asyncProperty(anyCase, anySteps, fc.infiniteStream(anyFate(bad)), async ({ scope, to, toggles }, steps, fates) => {
    let good = false
    const fate = () => (good ? well : fates.next().value)
    const shop = openOtp({ scope, to, toggles, fate, mutant })
    const { clock } = shop
    const alone = bad === 0
    const first = shop.openTab()
    const tabs = alone ? [first] : [first, shop.openTab()]
    for (const { tab, deed, twice, wait, reload } of steps) {
      const one = tabs[alone ? 0 : tab] ?? first
      // What was sent when somebody left arrives; whoever comes back cannot know.
      const stays = () => alone && one.flow() === "sending"
      if (one.flow() === "done" || (reload === 0 && !stays())) {
        one.reopen()
        await clock.advance(0)
      }
      if (!(stays() && deed === declines)) deed(one, shop, to)
      if (twice && deed !== declines) deed(one, shop, to)
      await clock.advance(wait)
      for (const any of tabs) sound(any, shop, to)
      sparing(shop, to)
      if (alone) expect(shop.refusals.filter((tag) => inVain.includes(tag))).toEqual([])
      // O7: how it ends is one of the few ways, with what belongs to it.
      const ended = one.outcome()
      if (ended?.outcome === "verified") expect((ended.proof ?? ended.signedIn) !== null).toBe(true)
      if (ended?.outcome === "exhausted") expect(scope).toBe("forget-password")
      if (scope === "forget-password") expect(one.flow()).not.toBe("exhausted")
    }
    expect(shop.memories.text()).not.toMatch(/"code"/)
    // Once the line is good and a new day has begun, whoever goes on gets through.
    good = true
    await clock.advance(opensAt(instant(clock.now())) - clock.now() + 60_000)
    first.reopen()
    await clock.advance(1_000)
    if (methodsFor(to, toggles).length === 0) {
      expect(first.view().step).toBe("impossible")
      expect(shop.shop.outbox).toEqual([])
      return
    }
    const [method = "email"] = methodsFor(to, toggles)
    // One that came before midnight may have been tried too often.
    first.say({ type: "resend.requested" })
    first.say({ type: "method.chosen", method })
    await clock.advance(otpRules.resendWaitMs)
    types(({ shop: { codeTo } }) => codeTo(to))(first, shop, to)
    await clock.advance(1_000)
    expect(first.outcome()).toMatchObject({ outcome: "verified" })
  })

describe("in every conversation about a code,", () => {
  it("nothing is asked in vain, said too long or sent too often", () => fc.assert(session(0), runs(250)), 900_000)

  it(
    "it is so in two tabs, reloaded at any moment, where calls and answers are lost",
    () => fc.assert(session(3), runs(250)),
    900_000
  )

  it.each<[string, number, OtpMutant]>([
    ["waits 29 seconds", 0, { rules: { ...otpRules, resendWaitMs: 29_000 } }],
    ["sends six a day", 0, { rules: { ...otpRules, sendsPerDay: 6 } }],
    ["speaks of a failure for a minute", 3, { rules: { ...otpRules, noticeMs: 60_000 } }],
    ["forgets over a reload", 0, { forgets: true }],
    [
      "takes any way",
      0,
      {
        machine: (machine) =>
          machine.provide({ guards: { isOffered: () => true }, actions: { settleMethod: () => {} } })
      }
    ]
  ])("a machine that %s is found out", async (_, bad, mutant) => {
    await expect(fc.assert(session(bad, mutant), { numRuns: 400, seed: 1, endOnFailure: true })).rejects.toThrow()
  })
})
