import { otpMachine } from "#core/account/otp/otp.machine.ts"
import { otpMethods } from "#core/account/otp/otp.ts"
import { destinationKey } from "#core/account/otp/otp-destination.rule.ts"
import { opensAt } from "#core/account/otp/otp-limit.rule.ts"
import { instant, jakartaDay } from "#core/kernel/moment.ts"
import type { OtpTab } from "../../account/otp-fixture.ts"
import { simulationOf } from "../simulation.ts"
import { codeActions, enters } from "./otp.actions.ts"
import { type Codes, codeSettings, openCodes, otpMutants, promisedCodes } from "./otp.world.ts"

/** What every tab promises; nothing is promised before it knows what this browser remembers. */
const ofTabs = (holds: (tab: OtpTab, world: Codes) => boolean) => (world: Codes) =>
  world.tabs.every((tab) => ["done", "recalling"].includes(tab.flow()) || holds(tab, world))

const inVain: ReadonlyArray<string> = ["OtpAlreadySent", "OtpMaximumReached", "MethodNotOffered"]

const sendsOf = ({ browser: { shop }, to }: Codes): ReadonlyArray<number> =>
  shop.outbox.filter((one) => one.to === destinationKey(to)).map(({ at }) => at)

/** Codes of each day, the day of the most first. A log-in makes the browser a known one, whose codes are counted apart. */
const daysOf = (world: Codes) => {
  const [knownFrom = Number.POSITIVE_INFINITY] = world.browser.logins
  const days = Map.groupBy(sendsOf(world), (at) => `${jakartaDay(instant(at))} ${at > knownFrom}`)
  return [...days]
    .map(([day, sent]) => ({ day: day.slice(0, 10), sent: sent.length }))
    .toSorted((one, other) => other.sent - one.sent)
}

/** A one-time code, from asking for it to its outcome. Machines 2. */
export const otpSimulation = simulationOf<Codes>({
  id: "otp",
  machine: otpMachine(),
  settings: codeSettings.map(
    ({ scope, to, methods, isStranger }) =>
      `${scope} to ${isStranger ? "a stranger at " : ""}${destinationKey(to)} by ${methods.join(" or ") || "nothing"}`
  ),
  rules: { ...promisedCodes },
  mutants: otpMutants,
  cold: { "otp.active.flow.recalling: failed": "what this browser remembers can always be read here" },
  open: openCodes,
  actions: codeActions,
  invariants: [
    {
      id: "O5",
      source: "machines 2",
      about: ["otp.active.flow.sending", "otp.active.flow.verifying"],
      holds: ({ tabs }) => tabs.every(({ line }) => line.most() < 2)
    },
    {
      id: "O3",
      source: "specification 8 and 9",
      about: ["otp.active.notice.shown", "otp.active.notice.hidden"],
      holds: ofTabs((tab, { clock, promised }) => {
        if (clock.now() - tab.failedAt() > promised.noticeMs && tab.notice() !== "hidden") return false
        const stays = ["exhausted", "impossible"].includes(tab.flow())
        return stays || tab.notice() !== "hidden" || tab.view().failure === null
      })
    },
    {
      id: "O6",
      source: "specification 9; D-32",
      about: ["otp.active.resend"],
      // An answer was under way for some time: by that it may be slower, never quicker.
      holds: ofTabs((tab, { clock, promised, slowest }) => {
        const { lastSentAt } = tab.snapshot().context.ledger
        const waited = lastSentAt === null ? Number.POSITIVE_INFINITY : clock.now() - lastSentAt
        const { canResend } = tab.view()
        if (waited < promised.resendWaitMs) return !canResend
        return waited <= promised.resendWaitMs + slowest() || tab.flow() === "sending" || canResend
      })
    },
    {
      id: "O4",
      source: "specification 4; D-33",
      about: ["otp.active.flow.starting", "otp.active.flow.choosingMethod", "otp.active.flow.sending"],
      holds: ofTabs(
        (tab, { browser, to }) =>
          !("phone" in to) ||
          ["+62", "+84"].includes(to.phone.code) ||
          (tab.view().methods.length < 2 && browser.shop.outbox.every(({ method }) => method !== "sms"))
      )
    },
    {
      id: "O1",
      source: "specification 4 and 9; D-32",
      about: [
        "otp.active.flow.choosingMethod",
        "otp.active.flow.sending",
        "otp.active.flow.awaitingCode",
        "otp.active.resend.cooling"
      ],
      holds: (world) => {
        const sent = sendsOf(world)
        return sent.every((at, place) => place === 0 || at - (sent[place - 1] ?? 0) >= world.promised.resendWaitMs)
      },
      saw: (world) => {
        const sent = sendsOf(world)
        const [least = 0] = sent
          .map((at, place) => at - (sent[place - 1] ?? 0))
          .slice(1)
          .toSorted((a, b) => a - b)
        return `two codes ${least / 1_000} s apart, at least ${world.promised.resendWaitMs / 1_000} s: requirement 421`
      }
    },
    {
      id: "O2",
      source: "specification 4 and 9; D-32",
      about: [
        "otp.active.flow.starting",
        "otp.active.flow.choosingMethod",
        "otp.active.flow.sending",
        "otp.active.flow.awaitingCode",
        "otp.active.flow.exhausted"
      ],
      holds: (world) => {
        const [most] = daysOf(world)
        return most === undefined || most.sent <= world.promised.sendsPerDay
      },
      saw: (world) => {
        const [most] = daysOf(world)
        return `${most?.sent} codes on ${most?.day}, at most ${world.promised.sendsPerDay}: requirement 421`
      }
    },
    {
      id: "O9",
      source: "machines 2",
      about: [
        "otp.active.flow.recalling",
        "otp.active.flow.starting",
        "otp.active.flow.choosingMethod",
        "otp.active.flow.sending"
      ],
      holds: ({ isPlain, browser }) => !isPlain() || browser.refusals.every((tag) => !inVain.includes(tag)),
      saw: (world) =>
        `the shop refused with ${world.browser.refusals.filter((tag) => inVain.includes(tag)).join(", ")} after ${sendsOf(world).length} codes, at most ${world.promised.sendsPerDay} a day`
    },
    {
      id: "O7",
      source: "specification 4 and 8; machines 2",
      about: [
        "otp.active.flow.verified",
        "otp.active.flow.backToLogin",
        "otp.active.flow.refused",
        "otp.active.flow.cancelled",
        "otp.active.flow.exhausted",
        "otp.done"
      ],
      holds: ({ tabs, scope }) =>
        tabs.every((tab) => {
          const ended = tab.outcome()
          if (ended?.outcome === "verified") return (ended.proof ?? ended.signedIn) !== null
          if (ended?.outcome === "exhausted") return scope === "forget-password"
          return scope !== "forget-password" || tab.flow() !== "exhausted"
        })
    },
    {
      id: "O10",
      source: "security 3",
      about: ["otp.active.flow.awaitingCode", "otp.active.flow.verifying"],
      holds: ({ browser }) => !/"code"/.test(browser.memories.text())
    }
  ],
  sometimes: {
    "a code is accepted": ({ tabs }) => tabs.some((tab) => tab.outcome()?.outcome === "verified"),
    "the day is used up": ({ tabs }) => tabs.some((tab) => tab.flow() === "exhausted"),
    "whoever forgot a password is sent back to the door": ({ tabs }) =>
      tabs.some((tab) => tab.outcome()?.outcome === "exhausted"),
    "something went wrong and is said": ({ tabs }) => tabs.some((tab) => tab.notice() === "shown"),
    "nothing can be sent": ({ tabs }) => tabs.some((tab) => tab.flow() === "impossible")
  },
  ends: async ({ browser: { clock, shop }, tabs: [first], to, methods }) => {
    await clock.advance(opensAt(instant(clock.now())) - clock.now() + 60_000)
    // A used-up day opens again by itself.
    if (first?.flow() !== "exhausted") first?.reopen()
    await clock.advance(1_000)
    if (methods.length === 0) return
    // One that came before midnight may have been tried too often.
    first?.say({ type: "resend.requested" })
    for (const method of otpMethods.filter((one) => methods[0] === one)) first?.say({ type: "method.chosen", method })
    await clock.advance(30_000)
    enters(first, shop.codeTo(to))
    await clock.advance(1_000)
  },
  last: [
    {
      id: "O11",
      source: "D-32",
      about: ["otp.active.flow.exhausted", "otp.active.flow.verified"],
      holds: ({ tabs: [first], methods, browser, isStranger }) => {
        if (methods.length === 0) return first?.view().step === "impossible" && browser.shop.outbox.length === 0
        return (first?.outcome()?.outcome === "verified") === !isStranger
      }
    }
  ],
  outcome: ({ tabs: [first] }) => first?.outcome()?.outcome ?? first?.flow() ?? "none"
})
