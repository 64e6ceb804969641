import type { Effect } from "effect"
import type { Unavailable } from "../../kernel/failure.ts"
import type { Mailer } from "../../kernel/message.ts"
import type { Instant } from "../../kernel/moment.ts"
import type { Signer } from "../../kernel/signer.ts"
import type { ProductUnknown } from "../catalogue.errors.ts"
import type { CombinationId } from "../combination.ts"
import type { ProductId } from "../product.ts"
import type { NotSoldOut, SignatureInvalid, WishesFull } from "./notify-me.errors.ts"
import type { BackInStock, BackInStockMessage, NotifyUser, NotifyWish } from "./notify-me.ts"

type Answer<A, E = never> = Effect.Effect<A, E | Unavailable>

/** Outcome of a request to be notified. */
export interface Subscribed {
  /** This address is subscribed: nothing was added, and only its owner may end that. */
  readonly already: boolean
  /** Ends the subscription that was made; absent if there was one. */
  readonly signature?: string
  /** The member who asked; absent for guests. Specification 3, Notify-me. */
  readonly user?: NotifyUser
}

/** Subscriptions to goods that are sold out. Wire, `POST /notify-me`. */
export interface NotifyPort {
  readonly notifyMe: (
    input: Pick<NotifyWish, "product" | "combination" | "email">
  ) => Answer<Subscribed, ProductUnknown | NotSoldOut | WishesFull>
  /** Ends the subscription by the signature of its message, or of the answer that subscribed. */
  readonly stopNotifying: (input: {
    readonly combination: CombinationId
    readonly email: string
    readonly signature: string
  }) => Answer<{ readonly stopped: true }, SignatureInvalid>
}

/** Scheduled operations on wishes. */
export interface NotifyOpsPort {
  /** Writes messages for the oldest wishes of goods that are back, three for each unit; returns how many. */
  readonly notifyWaiting: (input: { readonly now: Instant }) => Answer<{ readonly messages: number }>
}

/** Stores wishes. */
export interface NotifyStore {
  /** Units of a combination that is on sale; `undefined` if there is no such pair. */
  readonly stockOf: (product: ProductId, combination: CombinationId) => Answer<number | undefined>
  /** Adds it unless this address has it already, or has `most` wishes. */
  readonly add: (wish: NotifyWish, most: number) => Answer<"added" | "already" | "full">
  /** Name and address of a member, as their account has them. */
  readonly userOf: (member: string) => Answer<NotifyUser | undefined>
  readonly close: (combination: CombinationId, email: string) => Answer<void>
  /** Combinations with stock and open wishes made after `since`. */
  readonly back: (since: Instant) => Answer<ReadonlyArray<BackInStock>>
  /** Takes the oldest open wishes for a combination, each once; they are closed with it. */
  readonly take: (combination: CombinationId, since: Instant, count: number) => Answer<ReadonlyArray<NotifyWish>>
}

/** Stores and services of the notifications. */
export interface NotifyStores {
  readonly wishes: NotifyStore
  readonly post: Mailer<BackInStockMessage>
  readonly signer: Signer
}
