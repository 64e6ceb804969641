import { assign, setup } from "xstate"
import { placeholderActors, portActors } from "../../kernel/port-actors.ts"
import type { Timed } from "../../kernel/timed.ts"
import type { OwnVouchers } from "../../vouchers/own-vouchers.rule.ts"
import type { MemberBagPort } from "../member-bag.port.ts"

/** The call of the list. */
export type VoucherListPort = Pick<MemberBagPort, "vouchers">

/** Context of the list of vouchers: what the shop said last, which stays on the page while it is asked again. */
export interface VoucherListContext {
  readonly advice: OwnVouchers | null
}

/** Events of the list of vouchers. */
export type VoucherListEvent = Timed<
  /** The bag was changed: other vouchers may count. */
  { readonly type: "bag.changed" } | { readonly type: "retry.wanted" }
>

/** Vouchers for a member's bag: those that count, why others do not, and what the shop advises. Redeeming is the bag's. Machines 12. */
export const voucherListMachine = setup({
  types: { context: {} as VoucherListContext, events: {} as VoucherListEvent },
  actors: placeholderActors<VoucherListPort>("vouchers"),
  actions: {
    adopt: assign(({ event }) => ("output" in event ? { advice: event.output as OwnVouchers } : {}))
  }
}).createMachine({
  id: "voucher-list",
  context: { advice: null },
  initial: "reading",
  states: {
    reading: {
      meta: { spec: "7", tone: "busy" },
      on: { "bag.changed": { target: "reading", reenter: true } },
      invoke: { src: "vouchers", input: {}, onDone: { target: "shown", actions: "adopt" }, onError: "failed" }
    },
    shown: { meta: { spec: "D-27", tone: "ok" }, on: { "bag.changed": "reading" } },
    failed: { meta: { spec: "8", tone: "bad" }, on: { "retry.wanted": "reading", "bag.changed": "reading" } }
  }
})

/** Returns the machine of the list over its port. */
export const voucherListMachineOver = ({ vouchers }: VoucherListPort) =>
  voucherListMachine.provide({ actors: portActors<VoucherListPort>({ vouchers }) })
