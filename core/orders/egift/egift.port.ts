import type { Effect } from "effect"
import type { TooManyTries, Unauthenticated } from "../../account/account.errors.ts"
import type { EgiftClosed, EgiftUnknown } from "../../egift/egift.errors.ts"
import type { EgiftTemplatesPort } from "../../egift/egift-templates.port.ts"
import type { Unavailable } from "../../kernel/failure.ts"
import type { NoInput } from "../../kernel/input.ts"
import type { OrderCode } from "../order.ts"
import type { OrderUnknown } from "../orders.errors.ts"
import type { OrderAsked } from "../orders.port.ts"
import type { ReceivedEgift, SentEgift } from "./egift.ts"

type Answer<A, E = never> = Effect.Effect<A, E | Unavailable>

/** Names an e-gift by its code, as its recipient typed it. */
export interface EgiftAsked {
  readonly code: string
}

/** What can be done with e-gifts. D-22, D-68. */
export interface EgiftPort extends EgiftTemplatesPort {
  /** Those of an order, as their sender sees them; none before it is paid. */
  readonly ofOrder: (input: OrderAsked) => Answer<ReadonlyArray<SentEgift>, OrderUnknown>
  /** An e-gift as its recipient sees it; opens nothing. Guesses are limited. */
  readonly look: (input: EgiftAsked) => Answer<ReceivedEgift, EgiftUnknown | EgiftClosed | TooManyTries>
  /** Opens the envelope: its money cannot go back any more. One that is open stays open. */
  readonly open: (input: EgiftAsked) => Answer<ReceivedEgift, EgiftUnknown | EgiftClosed | TooManyTries>
  /** Puts the value into the account of the member who asks, once for all members. Opens it if need be. */
  readonly save: (
    input: EgiftAsked
  ) => Answer<ReceivedEgift, EgiftUnknown | EgiftClosed | TooManyTries | Unauthenticated>
}

/** What the shop's clock does with e-gifts. D-22. */
export interface EgiftOpsPort {
  /** Orders with an e-gift whose moment has come. */
  readonly due: (input: NoInput) => Answer<ReadonlyArray<OrderCode>>
  /** Sends the e-gifts of an order whose moment has come, each once; returns how many there were. */
  readonly send: (input: { readonly code: OrderCode }) => Answer<{ readonly sent: number }>
}
