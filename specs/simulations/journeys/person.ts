import type { Order } from "#core/orders/order.ts"
import type { Address } from "#core/regions/address.ts"
import type { Browser, Held } from "./browser.ts"
import type { Sandbox } from "./stage.ts"

/** A shopper on the stage, with what they remember. */
export interface Person {
  readonly number: number
  readonly stage: Sandbox
  readonly browser: Browser
  /** Money for the company's account. */
  readonly transfers: (order: Order, amount: number) => void
  /** An order of another person, once there is one. */
  readonly another: () => Held | undefined
  readonly notes: (text: string) => void
  /** Their last order, as they saw it. */
  seen: Order | undefined
  /** Destination of a member's parcels. */
  address: Address | undefined
}

/** Does something in one of the tabs, and returns what; nothing if there is nothing to do. */
export type Does = (person: Person, tab: number) => string | undefined
export type Actions = Readonly<Record<string, Does>>
