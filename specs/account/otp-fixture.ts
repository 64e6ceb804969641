import { Effect } from "effect"
import { type ActorRefFrom, createActor, type InspectionEvent } from "xstate"
import type { AccountPort } from "#core/account/account.port.ts"
import { otpMachineOver } from "#core/account/otp/otp.machine.ts"
import type { OtpDestination, OtpScope } from "#core/account/otp/otp.ts"
import type { CodeMemory, OtpEvent, OtpOutcome, PersistedCodes } from "#core/account/otp/otp.types.ts"
import { viewOtp } from "#core/account/otp/otp.view.ts"
import { destinationKey } from "#core/account/otp/otp-destination.rule.ts"
import { emptyLedger, type OtpRules, otpRules } from "#core/account/otp/otp-limit.rule.ts"
import { instant } from "#core/kernel/moment.ts"
import type { Untimed } from "#core/kernel/timed.ts"
import { allOn, type Toggles } from "#core/toggles/toggles.ts"
import { cachedMachines } from "../seen-machines.ts"
import { type Fate, overLine, well } from "../selling-line.ts"
import type { VirtualClock } from "../virtual-clock.ts"
import { accountShop } from "./account-shop.ts"

export type OtpMachine = ReturnType<typeof otpMachineOver>
type OtpActor = ActorRefFrom<OtpMachine>

/** A machine with a fault put into it on purpose. */
export interface OtpMutant {
  readonly says: string
  readonly machine?: (machine: OtpMachine) => OtpMachine
  readonly rules?: OtpRules
  readonly forgets?: boolean
}

type Calls = Pick<AccountPort, "sendCode" | "verifyCode" | "requestLoginCode" | "loginByCode">
const machines = cachedMachines<Calls & CodeMemory, OtpMachine>()

/** What a browser remembers of codes; its tabs notify each other. */
export const codeMemory = (clock: VirtualClock) => {
  const codes = new Map<string, PersistedCodes>()
  const listeners = new Set<(from: CodeMemory) => void>()
  const open = (): CodeMemory => {
    const memory: CodeMemory = {
      read: (to, scope) => {
        const ledger = codes.get(destinationKey(to))?.ledger ?? emptyLedger
        return { ledger, pending: codes.get(`${scope} ${destinationKey(to)}`)?.pending ?? null }
      },
      write: (to, scope, now) => {
        codes.set(destinationKey(to), now)
        codes.set(`${scope} ${destinationKey(to)}`, now)
        for (const listener of listeners) listener(memory)
      },
      watch: (to, heard) => {
        const listener = (from: CodeMemory): void => {
          if (from !== memory) heard(codes.get(destinationKey(to))?.ledger ?? emptyLedger, instant(clock.now()))
        }
        listeners.add(listener)
        return () => listeners.delete(listener)
      }
    }
    return memory
  }
  return { open, text: () => JSON.stringify([...codes]) }
}

/** A browser before a shop where codes of every purpose can go to a number. */
export const openOtp = ({
  scope,
  to,
  toggles = allOn,
  isStranger = false,
  fate = () => well,
  rules = otpRules,
  mutant = { says: "" },
  inspect
}: {
  readonly scope: OtpScope
  readonly to: OtpDestination
  readonly toggles?: Toggles
  /** Whether no member has this destination; codes for some purposes go to members only. */
  readonly isStranger?: boolean
  readonly fate?: () => Fate
  /** What the shop and the machine count by. */
  readonly rules?: OtpRules
  readonly mutant?: OtpMutant | undefined
  readonly inspect?: ((seen: InspectionEvent) => void) | undefined
}) => {
  const shop = accountShop({ codes: rules })
  const { clock } = shop
  shop.switches.toggles = toggles
  const known = !isStranger && (scope === "login" || scope === "forget-password")
  if (known)
    shop.born({
      ...("phone" in to ? { phone: to.phone } : { email: to.email }),
      isEmailVerified: true
    })
  if (scope === "registered_sociolla_store" && "phone" in to) shop.registerAtStore(to.phone)
  const memories = codeMemory(clock)
  const refusals: Array<string> = []
  const { port } = shop.browser()
  const listening = <K extends keyof Calls>(name: K) =>
    ((input: never) =>
      Effect.tapError(port[name](input) as Effect.Effect<unknown, { readonly _tag: string }>, ({ _tag }) =>
        Effect.sync(() => void refusals.push(_tag))
      )) as AccountPort[K]
  const logins: Array<number> = []
  const calls = {
    sendCode: listening("sendCode"),
    verifyCode: listening("verifyCode"),
    requestLoginCode: listening("requestLoginCode"),
    loginByCode: (input: Parameters<AccountPort["loginByCode"]>[0]) =>
      Effect.tap(listening("loginByCode")(input), () => Effect.sync(() => void logins.push(clock.now())))
  }

  let opened = 0
  const openTab = () => {
    const name = `${++opened} ${mutant.says} ${JSON.stringify(mutant.rules ?? rules)}`
    const line = overLine(calls, clock, fate)
    const memory = memories.open()
    let failedAt = Number.NEGATIVE_INFINITY
    let outcome: OtpOutcome | undefined
    let actor: OtpActor | undefined
    const start = (): OtpActor => {
      const forgetful: CodeMemory = { ...memory, read: () => ({ ledger: emptyLedger, pending: null }) }
      const port = { ...line.port, ...(mutant.forgets ? forgetful : memory) }
      const machine = machines(name, port, (calls) =>
        (mutant.machine ?? ((same) => same))(otpMachineOver(calls, calls, mutant.rules ?? rules, rules))
      )
      const made = createActor(machine, {
        clock,
        input: { scope, to, toggles, at: instant(clock.now()) },
        inspect: (seen) => {
          inspect?.(seen)
          if (seen.type === "@xstate.microstep" && seen.event.type === "notice.raised") failedAt = clock.now()
        }
      })
      made.subscribe({
        complete: () => {
          outcome = made.getSnapshot().output
        }
      })
      return made.start()
    }
    actor = start()
    const current = (): OtpActor => actor as OtpActor
    const say = (event: Untimed<OtpEvent>): void => {
      if (current().getSnapshot().status === "active")
        current().send({ ...event, at: instant(clock.now()) } as OtpEvent)
    }
    return {
      line,
      say,
      failedAt: () => failedAt,
      outcome: () => outcome,
      snapshot: () => current().getSnapshot(),
      view: () => viewOtp(current().getSnapshot()),
      flow: () => {
        const { value } = current().getSnapshot()
        return typeof value === "object" ? value.active.flow : "done"
      },
      notice: () => {
        const { value } = current().getSnapshot()
        return typeof value === "object" ? value.active.notice : "hidden"
      },
      /** A reload, or the dialog opened again. */
      reopen: () => {
        current().stop()
        line.leaves()
        outcome = undefined
        actor = start()
      }
    }
  }
  return { shop, clock, memories, refusals, logins, openTab, rules }
}

export type OtpTab = ReturnType<ReturnType<typeof openOtp>["openTab"]>
