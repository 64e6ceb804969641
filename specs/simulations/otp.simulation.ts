import { otpMachine } from "#core/account/otp.machine.ts"
import { type OtpDestination, otpMethods, otpScopes } from "#core/account/otp.ts"
import { destinationKey } from "#core/account/otp-destination.rule.ts"
import { type OtpRules, opensAt, otpRules } from "#core/account/otp-limit.rule.ts"
import { isForScope, methodsFor } from "#core/account/otp-methods.rule.ts"
import { instant, jakartaDay } from "#core/kernel/moment.ts"
import { allOn } from "#core/toggles/toggles.ts"
import { type OtpMutant, type OtpTab, openOtp } from "../account/otp-rig.ts"
import type { Mood } from "./personas.ts"
import { type Mutant, type Opening, simulationOf, type World } from "./simulation.ts"

interface Codes extends World {
  readonly browser: ReturnType<typeof openOtp>
  readonly tabs: ReadonlyArray<OtpTab>
  readonly to: OtpDestination
  readonly scope: string
  readonly methods: ReadonlyArray<string>
  readonly isStranger: boolean
  readonly rules: OtpRules
  /** Nobody left while a code was on its way, nothing was lost, and nobody else asks: nothing is asked in vain. */
  readonly isPlain: () => boolean
  /** How long calls were under way at most. */
  readonly slowest: () => number
  readonly leaves: (tab: number) => void
}

/** Mistakes of one line, each with the fewest steps that show it. */
const mutants: ReadonlyArray<OtpMutant & Mutant> = [
  { says: "waits 29 seconds", shortest: 1, rules: { ...otpRules, resendWaitMs: 29_000 } },
  { says: "sends six a day", shortest: 6, rules: { ...otpRules, sendsPerDay: 6 } },
  { says: "speaks of a failure for a minute", shortest: 1, rules: { ...otpRules, noticeMs: 60_000 } },
  { says: "forgets over a reload", shortest: 2, forgets: true },
  {
    says: "takes any way",
    shortest: 1,
    machine: (machine) => machine.provide({ guards: { isOffered: () => true }, actions: { settleMethod: () => {} } })
  }
]

const phone = (code: string): OtpDestination => ({ phone: { code, national: "81234567890" } })
const destinations: ReadonlyArray<OtpDestination> = [
  phone("+62"),
  phone("+62"),
  phone("+84"),
  phone("+65"),
  { email: "rani@contoh.id" }
]
const switches = [
  allOn,
  allOn,
  { ...allOn, otp_sms: false },
  { ...allOn, otp_whatsapp: false },
  { ...allOn, otp_sms: false, otp_whatsapp: false, otp_email: false }
]
const cases = otpScopes.flatMap((scope) =>
  destinations
    .filter((to) => isForScope(to, scope))
    .flatMap((to) => switches.map((toggles) => ({ scope, to, toggles, methods: methodsFor(to, toggles) })))
    // A number that nothing reaches falls back on an address, which is a destination of its own: none is known here.
    .filter(({ to, methods }) => "email" in to || !methods.includes("email"))
    .map((one) => ({ ...one, isStranger: false }))
)
const strangers = (["login", "forget-password"] as const).map((scope) => ({
  scope,
  to: phone("+62"),
  toggles: allOn,
  methods: methodsFor(phone("+62"), allOn),
  isStranger: true
}))
const settings = [...cases, ...strangers]

const open = ({ setting, tabs: many, fate, rules: numbers, mutant, inspect }: Opening): Codes => {
  const { scope, to, toggles, methods, isStranger } = settings[setting] ?? absent(setting)
  const rules = { ...otpRules, ...numbers }
  let isPlain = many === 1
  let slowest = 0
  const browser = openOtp({
    scope,
    to,
    toggles,
    isStranger,
    fate: () => {
      const drawn = fate()
      slowest = Math.max(slowest, drawn.there + drawn.back)
      if (drawn.lost !== "no") isPlain = false
      return drawn
    },
    rules,
    mutant: mutants.find(({ says }) => says === mutant),
    inspect
  })
  const tabs = Array.from({ length: many }, () => browser.openTab())
  const leaves = (tab: number): void => {
    if (tabs[tab]?.flow() === "sending") isPlain = false
  }
  const reload = (tab: number): void => {
    leaves(tab)
    tabs[tab]?.reopen()
  }
  return {
    browser,
    tabs,
    to,
    scope,
    methods,
    isStranger,
    rules,
    clock: browser.clock,
    isPlain: () => isPlain,
    slowest: () => slowest,
    leaves,
    states: () => tabs.map((tab) => tab.snapshot().value),
    reload,
    begins: ({ tab }) => {
      if (tabs[tab]?.flow() === "done") reload(tab)
    }
  }
}

const absent = (setting: number): never => {
  throw new Error(`there is no setting ${setting}`)
}

const asks = (tab: OtpTab | undefined): void => {
  tab?.say({ type: "resend.requested" })
  for (const method of otpMethods) tab?.say({ type: "method.chosen", method })
}

const enters = (tab: OtpTab | undefined, code: string): void => {
  tab?.say({ type: "code.typed", code })
  tab?.say({ type: "code.submitted" })
}

const says = (type: "resend.requested" | "method.reconsidered" | "error.dismissed" | "code.submitted") => ({
  does: ({ tabs }: Codes, tab: number) => tabs[tab]?.say({ type })
})

/** What every tab promises; nothing is promised before it knows what this browser remembers. */
const ofTabs = (holds: (tab: OtpTab, world: Codes) => boolean) => (world: Codes) =>
  world.tabs.every((tab) => ["done", "recalling"].includes(tab.flow()) || holds(tab, world))

const inVain: ReadonlyArray<string> = ["OtpAlreadySent", "OtpMaximumReached", "MethodNotOffered"]

const sendsOf = ({ browser: { shop }, to }: Codes): ReadonlyArray<number> =>
  shop.outbox.filter((one) => one.to === destinationKey(to)).map(({ at }) => at)

/** A one-time code, from asking for it to its outcome. Machines 2. */
export const otpSimulation = simulationOf<Codes>({
  id: "otp",
  machine: otpMachine(),
  settings: settings.map(
    ({ scope, to, methods, isStranger }) =>
      `${scope} to ${isStranger ? "a stranger at " : ""}${destinationKey(to)} by ${methods.join(" or ") || "nothing"}`
  ),
  rules: { ...otpRules },
  mutants: mutants,
  cold: { "otp.active.flow.recalling: failed": "what this browser remembers can always be read here" },
  open,
  deeds: [
    ...otpMethods.map((method) => ({
      says: `chooses ${method}`,
      weight: 1.5,
      mood: "change" as Mood,
      does: ({ tabs }: Codes, tab: number) => tabs[tab]?.say({ type: "method.chosen", method })
    })),
    { says: "asks for a code again", weight: 12, mood: "right", ...says("resend.requested") },
    {
      says: "asks for a code by whatever way there is",
      weight: 20,
      mood: "right",
      does: ({ tabs }, tab) => asks(tabs[tab])
    },
    {
      says: "enters the code that came",
      weight: 1,
      mood: "right",
      does: ({ tabs, browser, to }, tab) => enters(tabs[tab], browser.shop.codeTo(to))
    },
    ...["999999", "000000", "12"].map((code) => ({
      says: `enters ${code}`,
      weight: 1,
      mood: "wrong" as Mood,
      does: ({ tabs }: Codes, tab: number) => enters(tabs[tab], code)
    })),
    { says: "wants another way", weight: 1.5, mood: "change", ...says("method.reconsidered") },
    { says: "closes the notice", weight: 1, mood: "look", ...says("error.dismissed") },
    { says: "sends what is typed", weight: 1, mood: "wrong", ...says("code.submitted") },
    {
      says: "types a digit",
      weight: 2,
      mood: "look",
      does: ({ tabs }, tab) => tabs[tab]?.say({ type: "code.typed", code: "1" })
    },
    {
      says: "closes the dialog",
      weight: 1,
      mood: "change",
      does: ({ tabs, leaves }, tab) => {
        leaves(tab)
        tabs[tab]?.say({ type: "code.declined" })
      }
    }
  ],
  invariants: [
    {
      id: "O5",
      source: "machines 2",
      says: "one request of a tab is under way at most",
      holds: ({ tabs }) => tabs.every(({ line }) => line.most() < 2)
    },
    {
      id: "O3",
      source: "specification 8 and 9",
      says: "what went wrong is said for five seconds, counted from the last time",
      holds: ofTabs((tab, { clock, rules }) => {
        if (clock.now() - tab.failedAt() > rules.noticeMs && tab.notice() !== "hidden") return false
        const stays = ["exhausted", "impossible"].includes(tab.flow())
        return stays || tab.notice() !== "hidden" || tab.view().failure === null
      })
    },
    {
      id: "O6",
      source: "specification 9; D-32",
      says: "the countdown is what is left of the wait since the last send this browser knows of",
      // An answer was under way for a while, and that long it may be slower, never quicker.
      holds: ofTabs((tab, { clock, rules, slowest }) => {
        const { lastSentAt } = tab.snapshot().context.ledger
        const waited = lastSentAt === null ? Number.POSITIVE_INFINITY : clock.now() - lastSentAt
        const { canResend } = tab.view()
        if (waited < rules.resendWaitMs) return !canResend
        return waited <= rules.resendWaitMs + slowest() || tab.flow() === "sending" || canResend
      })
    },
    {
      id: "O4",
      source: "specification 4; D-33",
      says: "abroad there is one way, and never an SMS",
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
      says: "two sends to one destination are 30 seconds apart",
      holds: (world) => {
        const sent = sendsOf(world)
        return sent.every((at, place) => place === 0 || at - (sent[place - 1] ?? 0) >= otpRules.resendWaitMs)
      }
    },
    {
      id: "O2",
      source: "specification 4 and 9; D-32",
      says: "five are sent to one destination on a day in Jakarta",
      holds: (world) => {
        const days = Map.groupBy(sendsOf(world), (at) => jakartaDay(instant(at)))
        return [...days.values()].every((sent) => sent.length <= otpRules.sendsPerDay)
      }
    },
    {
      id: "O9",
      source: "machines 2",
      says: "nothing is asked in vain by who is alone on a good line",
      holds: ({ isPlain, browser }) => !isPlain() || browser.refusals.every((tag) => !inVain.includes(tag))
    },
    {
      id: "O7",
      source: "specification 4 and 8; machines 2",
      says: "it ends in one of few ways, with what belongs to it",
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
      source: "security 1",
      says: "no browser keeps a code",
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
    first?.reopen()
    await clock.advance(1_000)
    if (methods.length === 0) return
    // One that came before midnight may have been tried too often.
    first?.say({ type: "resend.requested" })
    for (const method of otpMethods.filter((one) => methods[0] === one)) first?.say({ type: "method.chosen", method })
    await clock.advance(otpRules.resendWaitMs)
    enters(first, shop.codeTo(to))
    await clock.advance(1_000)
  },
  last: [
    {
      id: "O11",
      source: "D-32",
      says: "on a new day and a good line whoever goes on gets through",
      holds: ({ tabs: [first], methods, browser, isStranger }) => {
        if (methods.length === 0) return first?.view().step === "impossible" && browser.shop.outbox.length === 0
        return (first?.outcome()?.outcome === "verified") === !isStranger
      }
    }
  ],
  outcome: ({ tabs: [first] }) => first?.outcome()?.outcome ?? first?.flow() ?? "none"
})
