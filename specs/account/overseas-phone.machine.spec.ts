import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { createActor } from "xstate"
import type { OtpScope } from "#core/account/otp/otp.ts"
import { type OverseasEvent, overseasPhoneMachineOver } from "#core/account/otp/overseas-phone.machine.ts"
import { viewOverseas } from "#core/account/otp/overseas-phone.view.ts"
import { Unavailable } from "#core/kernel/failure.ts"
import type { Untimed } from "#core/kernel/timed.ts"
import { phoneCountries } from "#core/regions/countries.ts"
import { allOn, type Toggles } from "#core/toggles/toggles.ts"
import { someNow } from "../arbitraries.ts"
import { VirtualClock } from "../virtual-clock.ts"

const openDialog = async ({
  scope = "login",
  toggles = {},
  fails = 0
}: {
  readonly scope?: OtpScope
  readonly toggles?: Partial<Toggles>
  readonly fails?: number
} = {}) => {
  let failing = fails
  const clock = new VirtualClock(someNow)
  const port = {
    countries: () =>
      Effect.suspend(() => (failing-- > 0 ? Effect.fail(new Unavailable()) : Effect.succeed(phoneCountries))),
    toggles: () => Effect.succeed({ ...allOn, ...toggles })
  }
  const actor = createActor(overseasPhoneMachineOver(port), { clock, input: { phoneCode: "+62", scope } }).start()
  const say = async (event: Untimed<OverseasEvent>) => {
    actor.send({ ...event, at: someNow } as OverseasEvent)
    await clock.advance(0)
  }
  await clock.advance(0)
  return { actor, say, view: () => viewOverseas(actor.getSnapshot()) }
}

describe("a number from abroad", () => {
  it("has a country of the shop's list, without Indonesia, found by name or code", async () => {
    const { view, say } = await openDialog()
    expect(view().countries).toHaveLength(phoneCountries.length - 1)
    const found = async (query: string) => {
      await say({ type: "query.typed", query })
      return view().countries.map(({ phoneCode }) => phoneCode)
    }
    expect(await found("singa")).toEqual(["+65"])
    expect(await found("SOUTH kor")).toEqual(["+82"])
    expect(await found("+67")).toEqual(["+673", "+670"])
    expect(await found("indonesia")).toEqual([])
    expect(await found("+62")).toEqual([])
    expect(await found("  ")).toHaveLength(phoneCountries.length - 1)
  })

  it.each([
    ["+84", "login", {}, ["sms", "whatsapp"]],
    ["+65", "login", {}, ["whatsapp"]],
    ["+65", "login", { otp_whatsapp: false }, ["email"]],
    // The other purposes are about the number itself: an address cannot stand for it.
    ["+65", "change-number", { otp_whatsapp: false }, []],
    ["+84", "quick-registration", { otp_whatsapp: false }, ["sms"]],
    ["+65", "login", { otp_whatsapp: false, otp_email: false }, []]
  ] as const)("from %s for %s gets codes by %j: %j", async (phoneCode, scope, toggles, ways) => {
    const { view, say } = await openDialog({ scope, toggles })
    expect(view().ways).toBeNull()
    await say({ type: "country.chosen", phoneCode })
    expect(view().ways).toEqual(ways)
  })

  it("is confirmed only with a country", async () => {
    const { view, say, actor } = await openDialog()
    await say({ type: "choice.confirmed" })
    expect([view().problem, actor.getSnapshot().status]).toEqual(["account.overseas.missing", "active"])
    await say({ type: "country.chosen", phoneCode: "+65" })
    expect(view().problem).toBeNull()
    await say({ type: "choice.confirmed" })
    expect(actor.getSnapshot().output).toEqual({ phoneCode: "+65" })
  })

  it("asks again if the list could not be read", async () => {
    const { view, say } = await openDialog({ fails: 1 })
    expect(view().step).toBe("failed")
    await say({ type: "retry.wanted" })
    expect([view().step, view().countries.length]).toEqual(["choosing", phoneCountries.length - 1])
  })
})
