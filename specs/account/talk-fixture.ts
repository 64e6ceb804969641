import { Effect } from "effect"
import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type EventFromLogic,
  type InputFrom,
  type SnapshotFrom
} from "xstate"
import type { AccountPort } from "#core/account/account.port.ts"
import type { OtpDestination } from "#core/account/otp/otp.ts"
import type { OtpEvent } from "#core/account/otp/otp.types.ts"
import { instant } from "#core/kernel/moment.ts"
import type { Untimed } from "#core/kernel/timed.ts"
import { type Fate, overLine } from "../selling-line.ts"
import type { accountShop } from "./account-shop.ts"

interface Call {
  readonly name: string
  readonly input: string
  /** The name of its refusal; "answered" if there is none. */
  readonly outcome: string
}

/** A conversation of one browser with the shop, over a line; codes are asked for and typed in its child. */
export const openTalk = <M extends AnyStateMachine>({
  shop: { clock, codeTo },
  port,
  fate,
  machineOver,
  inputOf
}: {
  readonly shop: ReturnType<typeof accountShop>
  readonly port: AccountPort
  readonly fate: () => Fate
  readonly machineOver: (port: AccountPort) => M
  readonly inputOf: () => InputFrom<M>
}) => {
  const calls: Array<Call> = []
  const noted = Object.fromEntries(
    Object.entries(port).map(([name, call]) => [
      name,
      (input: never) => {
        const note = (outcome: string) =>
          Effect.sync(() => void calls.push({ name, input: JSON.stringify(input), outcome }))
        return (call(input) as Effect.Effect<unknown, { readonly _tag: string }>).pipe(
          Effect.tap(() => note("answered")),
          Effect.tapError(({ _tag }) => note(_tag))
        )
      }
    ])
  ) as unknown as AccountPort
  const line = overLine(noted, clock, fate, { waited: true })
  const start = () => {
    const made = createActor(machineOver(line.port), { clock, input: inputOf() } as never)
    // A defect ends the machine: its status says so.
    made.subscribe({ error: () => {} })
    return made.start()
  }
  let actor = start()
  const now = () => actor.getSnapshot() as AnyMachineSnapshot
  const sayAboutCode = (event: Untimed<OtpEvent>): void => {
    const { otp } = now().children
    if (otp?.getSnapshot().status === "active") otp.send({ ...event, at: instant(clock.now()) })
  }
  return {
    clock,
    calls,
    line,
    sayAboutCode,
    snapshot: (): SnapshotFrom<M> => actor.getSnapshot() as SnapshotFrom<M>,
    say: (event: Untimed<EventFromLogic<M>>): void => {
      if (now().status === "active") actor.send({ ...event, at: instant(clock.now()) } as never)
    },
    /** Asks for a code, by any way there is. */
    ask: (): void => {
      sayAboutCode({ type: "resend.requested" })
      for (const method of ["sms", "email"] as const) sayAboutCode({ type: "method.chosen", method })
    },
    /** Types the code that went there last. */
    prove: (to: OtpDestination): void => {
      sayAboutCode({ type: "code.typed", code: codeTo(to) })
      sayAboutCode({ type: "code.submitted" })
    },
    reload: (): void => {
      actor.stop()
      actor = start()
    }
  }
}
