import { createActor } from "xstate"
import { portOverHttp } from "#adapters/http/port-over-http.ts"
import { egiftsWire } from "#adapters/wire/selling/egifts.wire.ts"
import { instant } from "#core/kernel/moment.ts"
import type { Untimed } from "#core/kernel/timed.ts"
import { type ReceivedEgiftEvent, receivedEgiftMachineOver } from "#core/orders/egift/received-egift.machine.ts"
import { viewReceivedEgift } from "#core/orders/egift/received-egift.view.ts"
import type { overLine } from "../line.ts"
import type { Sandbox } from "../stage.ts"

/** The page of a recipient in a browser: it begins with the code of a letter. D-22. */
export const giftPageOf = ({ clock }: Sandbox, send: ReturnType<typeof overLine>) => {
  const port = portOverHttp(send, egiftsWire)
  let voucher: string | undefined
  const open = (code: string) => {
    const actor = createActor(receivedEgiftMachineOver(port), { clock, input: { code } })
    actor.subscribe(({ context: { gift } }) => {
      voucher = gift?.voucher ?? voucher
    })
    return actor.start()
  }
  let page: ReturnType<typeof open> | undefined
  return {
    opens: (code: string): void => {
      page?.stop()
      page = open(code)
    },
    view: () => page && viewReceivedEgift(page.getSnapshot()),
    say: (event: Untimed<ReceivedEgiftEvent>): void =>
      page?.send({ ...event, at: instant(clock.now()) } as ReceivedEgiftEvent),
    /** Code of the voucher that the last e-gift became, once its value is in the account. */
    voucher: (): string | undefined => voucher,
    closes: (): void => {
      page?.stop()
      page = undefined
    }
  }
}
