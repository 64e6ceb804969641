import { createActor } from "xstate"
import { portOverHttp } from "#adapters/http/port-over-http.ts"
import { pickupWire } from "#adapters/wire/selling/pickup.wire.ts"
import { instant } from "#core/kernel/moment.ts"
import { storePickerMachineOver } from "#core/pickup/store-picker.machine.ts"
import type { CheckoutTab } from "../../../checkout/checkout-tabs.ts"
import type { overLine } from "../line.ts"
import type { Sandbox } from "../stage.ts"

/** The list of stores beside an order: opened, then answered with the first store that has everything. D-65. */
export const storeChoiceOf = ({ clock }: Sandbox, send: ReturnType<typeof overLine>) => {
  const port = portOverHttp(send, pickupWire)
  const at = () => instant(clock.now())
  let actor: ReturnType<typeof open> | undefined
  const open = (order: CheckoutTab) => {
    const lines = order.view().checkout?.lines ?? []
    const picker = createActor(storePickerMachineOver(port), {
      clock,
      input: {
        lines: lines.map(({ goods: { product, combination }, quantity }) => ({ product, combination, quantity })),
        known: undefined,
        store: undefined
      }
    })
    picker.on("store.chosen", ({ store }) => order.say({ type: "pickup.chosen", pickup: store }))
    picker.start()
    picker.send({ type: "picker.opened", at: at() })
    return picker
  }
  return {
    opens: (order: CheckoutTab): void => {
      actor?.stop()
      actor = open(order)
    },
    /** Chooses a store, or closes the list; `undefined` if none is open or nothing was answered yet. */
    answers: (): "chosen" | "none" | undefined => {
      const { offers } = actor?.getSnapshot().context ?? {}
      if (actor === undefined || offers === undefined || offers === null) return undefined
      const complete = offers.find(({ isComplete }) => isComplete)
      if (complete) {
        actor.send({ type: "store.marked", store: complete.store.id, at: at() })
        actor.send({ type: "store.confirmed", at: at() })
      }
      actor.stop()
      actor = undefined
      return complete ? "chosen" : "none"
    },
    closes: (): void => {
      actor?.stop()
      actor = undefined
    }
  }
}
