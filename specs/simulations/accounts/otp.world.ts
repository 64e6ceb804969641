import { type OtpDestination, otpScopes } from "#core/account/otp/otp.ts"
import { type OtpRules, otpRules } from "#core/account/otp/otp-limit.rule.ts"
import { isForScope, methodsFor } from "#core/account/otp/otp-methods.rule.ts"
import { allOn } from "#core/toggles/toggles.ts"
import { type OtpMutant, type OtpTab, openOtp } from "../../account/otp-fixture.ts"
import type { Mutant, Opening, World } from "../simulation.ts"

export interface Codes extends World {
  readonly browser: ReturnType<typeof openOtp>
  readonly tabs: ReadonlyArray<OtpTab>
  readonly to: OtpDestination
  readonly scope: string
  readonly methods: ReadonlyArray<string>
  readonly isStranger: boolean
  /** What the specification promises. */
  readonly promised: OtpRules
  /** No person left while a code was on its way, nothing was lost, and no other person asks: no call is in vain. */
  readonly isPlain: () => boolean
  /** How long calls were under way at most. */
  readonly slowest: () => number
  readonly leaves: (tab: number) => void
}

/** Mistakes of one line, each with the fewest steps that show it. */
export const otpMutants: ReadonlyArray<OtpMutant & Mutant> = [
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
/** What a code is for, where it goes, and which ways are open: each is a setting. */
export const codeSettings = [...cases, ...strangers]

/** 30 seconds between two codes, five on one day, and a notice of five seconds. Requirement 421. */
export const promisedCodes: OtpRules = { resendWaitMs: 30_000, sendsPerDay: 5, noticeMs: 5_000 }

export const openCodes = ({ setting, tabs: many, fate, rules: numbers, promised, mutant, inspect }: Opening): Codes => {
  const { scope, to, toggles, methods, isStranger } = codeSettings[setting] ?? absent(setting)
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
    mutant: otpMutants.find(({ says }) => says === mutant),
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
    promised: { ...promisedCodes, ...promised },
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
