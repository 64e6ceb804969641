import { assign, setup } from "xstate"
import { placeholderActors, portActors } from "../../kernel/port-actors.ts"
import type { Timed } from "../../kernel/timed.ts"
import type { Order } from "../order.ts"
import { type MemberOrdersPort, ordersPerPage } from "./member-orders.port.ts"

/** Calls of the list of a member's orders. */
export type OrderHistoryPort = Pick<MemberOrdersPort, "list">

/** The orders of a member that were read so far. */
export interface OrderHistoryContext {
  /** Newest first, each once. */
  readonly orders: ReadonlyArray<Order>
  readonly total: number
}

/** Events of the list of orders. */
export type OrderHistoryEvent = Timed<
  | { readonly type: "more.wanted" }
  | { readonly type: "retry.wanted" }
  /** It comes into sight again: something may have moved. */
  | { readonly type: "page.seen" }
>

/** A member's orders, a page at a time. Specification 7, Orders. */
export const orderHistoryMachine = setup({
  types: { context: {} as OrderHistoryContext, events: {} as OrderHistoryEvent },
  actors: placeholderActors<OrderHistoryPort>("list"),
  guards: { hasMore: ({ context: { orders, total } }) => orders.length < total },
  actions: {
    adopt: assign(({ event }) => ("output" in event ? { ...(event.output as OrderHistoryContext) } : {})),
    append: assign(({ context: { orders }, event }) => {
      if (!("output" in event)) return {}
      const page = event.output as OrderHistoryContext
      // An order placed meanwhile pushes others on to this page.
      const more = page.orders.filter(({ id }) => orders.every((held) => held.id !== id))
      return { orders: [...orders, ...more], total: more.length === 0 ? orders.length : page.total }
    })
  }
}).createMachine({
  id: "order-history",
  context: { orders: [], total: 0 },
  initial: "reading",
  states: {
    reading: {
      meta: { spec: "7", tone: "busy" },
      invoke: {
        src: "list",
        input: { skip: 0, limit: ordersPerPage },
        onDone: { target: "shown", actions: "adopt" },
        onError: "failed"
      }
    },
    shown: {
      meta: { spec: "7", tone: "ok" },
      on: { "more.wanted": { guard: "hasMore", target: "readingMore" }, "page.seen": "reading" }
    },
    readingMore: {
      meta: { spec: "7", tone: "busy" },
      invoke: {
        src: "list",
        input: ({ context: { orders } }) => ({ skip: orders.length, limit: ordersPerPage }),
        onDone: { target: "shown", actions: "append" },
        onError: "stuck"
      }
    },
    stuck: {
      meta: { spec: "8", tone: "bad" },
      description: "What was read stays; the next page did not come.",
      on: { "more.wanted": "readingMore", "retry.wanted": "readingMore" }
    },
    failed: { meta: { spec: "8", tone: "bad" }, on: { "retry.wanted": "reading" } }
  }
})

/** Returns the machine of a member's orders over its port. */
export const orderHistoryMachineOver = ({ list }: OrderHistoryPort) =>
  orderHistoryMachine.provide({ actors: portActors<OrderHistoryPort>({ list }) })
