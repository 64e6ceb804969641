import { type AnyActorRef, type AnyMachineSnapshot, createActor } from "xstate"
import type { AccountPort } from "#core/account/account.port.ts"
import { type Failures, type LoginEvent, loginMachineOver } from "#core/account/login/login.machine.ts"
import { otpMachineOver } from "#core/account/otp/otp.machine.ts"
import type { OtpEvent } from "#core/account/otp/otp.types.ts"
import { registrationMachineOver } from "#core/account/registration/registration.machine.ts"
import {
  emptyPersistedRegistration,
  type PersistedRegistration,
  type RegistrationEvent
} from "#core/account/registration/registration-draft.ts"
import type { SignedIn } from "#core/account/session/session.ts"
import { instant } from "#core/kernel/moment.ts"
import type { Untimed } from "#core/kernel/timed.ts"
import { allOn } from "#core/toggles/toggles.ts"
import { codeMemory } from "../../account/otp-fixture.ts"
import type { VirtualClock } from "../../virtual-clock.ts"
import { whoIs } from "./people.ts"

/** Ways to become, or to be known as, a member. */
export type Way = "login" | "registration" | "code"

interface Opened {
  readonly actor: AnyActorRef
  readonly signedIn: () => SignedIn | null | undefined
}

/** What a browser keeps of those ways, and how a tab of it opens them. */
export const dialogsOf = (account: AccountPort, clock: VirtualClock, shopper: number) => {
  const memory = codeMemory(clock).open()
  const at = () => instant(clock.now())
  let failures: Failures = {}
  let draft: PersistedRegistration = emptyPersistedRegistration

  const login = () => {
    const actor = createActor(loginMachineOver(account), {
      clock,
      input: { identifier: "", failures, reloadedAt: null, returned: null, at: at() }
    })
    actor.on("failures.changed", (changed) => {
      failures = changed.failures
    })
    return { actor, signedIn: () => actor.getSnapshot().output }
  }
  const registration = () => {
    const actor = createActor(registrationMachineOver(account, memory), {
      clock,
      input: { draft, toggles: allOn, acquisitionSource: "web", at: at() }
    })
    actor.on("draft.changed", (changed) => {
      draft = changed.draft
    })
    return { actor, signedIn: () => actor.getSnapshot().output }
  }
  const code = () => {
    const actor = createActor(otpMachineOver(account, memory), {
      clock,
      input: { scope: "login" as const, to: { phone: whoIs(shopper).phone }, toggles: allOn, at: at() }
    })
    return { actor, signedIn: () => actor.getSnapshot().output?.signedIn }
  }
  const ways = { login, registration, code }

  /** A tab's dialog: one way at a time. */
  const dialog = (arrives: (signedIn: SignedIn) => void) => {
    let open: { readonly way: Way; readonly actor: AnyActorRef } | undefined
    const closes = (): void => {
      open?.actor.stop()
      open = undefined
      // As the panel does: only a reload returns to the code.
      draft = { ...draft, isProving: false }
    }
    const opens = (way: Way): void => {
      if (open?.way === way) return
      closes()
      const { actor, signedIn }: Opened = ways[way]()
      open = { way, actor }
      actor.subscribe({
        complete: () => {
          open = undefined
          const who = signedIn()
          if (who) arrives(who)
        }
      })
      actor.start()
    }
    const tells = (to: AnyActorRef | undefined, event: Untimed<LoginEvent | RegistrationEvent | OtpEvent>): void => {
      if (to?.getSnapshot().status === "active") to.send({ ...event, at: at() })
    }
    const codes = (): AnyActorRef | undefined =>
      open?.way === "code" ? open.actor : (open?.actor.getSnapshot() as AnyMachineSnapshot | undefined)?.children["otp"]
    return {
      opens,
      closes,
      /** Returns the state of the conversation; nothing if none is going on. */
      stands: (): string | undefined => {
        const value: unknown = open?.actor.getSnapshot().value
        return open === undefined ? undefined : typeof value === "string" ? value : Object.keys(value as object)[0]
      },
      asksForCode: (): boolean => codes() !== undefined,
      say: (event: Untimed<LoginEvent | RegistrationEvent>) => tells(open?.actor, event),
      sayAboutCode: (event: Untimed<OtpEvent>) => tells(codes(), event)
    }
  }
  return { dialog }
}
