import { Effect } from "effect"
import { type ActorRefFrom, createActor } from "xstate"
import type { AccountPort } from "#core/account/account.port.ts"
import type { OtpEvent } from "#core/account/otp/otp.types.ts"
import {
  type RegistrationDialogPort,
  registrationMachineOver
} from "#core/account/registration/registration.machine.ts"
import { viewRegistration } from "#core/account/registration/registration.view.ts"
import {
  emptyPersistedRegistration,
  type PersistedRegistration,
  type RegistrationEvent
} from "#core/account/registration/registration-draft.ts"
import { instant } from "#core/kernel/moment.ts"
import type { Untimed } from "#core/kernel/timed.ts"
import { allOn } from "#core/toggles/toggles.ts"
import { type Fate, overLine, well } from "../selling-line.ts"
import { accountShop } from "./account-shop.ts"
import { codeMemory } from "./otp-fixture.ts"
import { someRegistration } from "./some-registration.ts"

export type RegistrationMachine = ReturnType<typeof registrationMachineOver>
export type RegistrationMutant = (machine: RegistrationMachine) => RegistrationMachine

export const secret = "mawar-rahasia-9"
const { password: _, passwordAgain: __, ...typed } = someRegistration
/** The person who registers, and one who has been a member for long. */
export const newcomer = { ...typed, lostFor: "", isProving: false, proven: null } satisfies PersistedRegistration
export const taken = { email: "rani@contoh.id", userName: "rani1998", phone: "0857 0000 0009" } as const

/** A browser in which a person registers, over a line; the draft outlives a reload. */
export const openRegistration = ({
  fate = () => well,
  mutant = (same) => same
}: {
  readonly fate?: () => Fate
  readonly mutant?: RegistrationMutant
} = {}) => {
  const shop = accountShop()
  const { clock } = shop
  shop.born({ phone: { code: "+62", national: "85700000009" } })
  const { port } = shop.browser()
  const memory = codeMemory(clock).open()
  const calls: Array<{ readonly name: string; readonly input: string }> = []
  const noted = <K extends keyof RegistrationDialogPort>(name: K) =>
    ((input: unknown) => {
      calls.push({ name, input: JSON.stringify(input) })
      return (port[name] as (input: unknown) => Effect.Effect<unknown, unknown>)(input)
    }) as AccountPort[K]
  const line = overLine<RegistrationDialogPort>(
    {
      sendCode: noted("sendCode"),
      verifyCode: noted("verifyCode"),
      requestLoginCode: noted("requestLoginCode"),
      loginByCode: noted("loginByCode"),
      checkEmail: noted("checkEmail"),
      checkPhone: noted("checkPhone"),
      checkUserName: noted("checkUserName"),
      register: noted("register")
    },
    clock,
    fate
  )
  let draft: PersistedRegistration = emptyPersistedRegistration
  const start = (): ActorRefFrom<RegistrationMachine> => {
    const actor = createActor(mutant(registrationMachineOver(line.port, memory)), {
      clock,
      input: { draft, toggles: allOn, acquisitionSource: "web", at: instant(clock.now()) }
    })
    actor.on("draft.changed", (changed) => {
      draft = changed.draft
    })
    // A defect ends the machine: its status says so.
    actor.subscribe({ error: () => {} })
    return actor.start()
  }
  let actor = start()
  const say = (event: Untimed<RegistrationEvent>): void => {
    if (actor.getSnapshot().status === "active") actor.send({ ...event, at: instant(clock.now()) } as RegistrationEvent)
  }
  const sayAboutCode = (event: Untimed<OtpEvent>): void => {
    const { otp } = actor.getSnapshot().children
    if (otp?.getSnapshot().status === "active") otp.send({ ...event, at: instant(clock.now()) } as OtpEvent)
  }
  return {
    shop,
    clock,
    calls,
    say,
    sayAboutCode,
    persisted: () => JSON.stringify(draft),
    snapshot: () => actor.getSnapshot(),
    view: () => viewRegistration(actor.getSnapshot()),
    member: () => Effect.runSync(shop.stores.members.byIdentifier(newcomer.email)),
    fill: (values: Partial<typeof newcomer>) => {
      for (const [field, value] of Object.entries(values))
        if (!["lostFor", "isProving", "proven"].includes(field))
          say({ type: "field.typed", field, value } as Untimed<RegistrationEvent>)
    },
    send: (password: string = secret) => say({ type: "form.sent", password, passwordAgain: password }),
    /** Types the code that came last. */
    prove: () => {
      sayAboutCode({ type: "code.typed", code: shop.codeTo({ phone: { code: "+62", national: "81234567890" } }) })
      sayAboutCode({ type: "code.submitted" })
    },
    reload: () => {
      actor.stop()
      actor = start()
    }
  }
}
