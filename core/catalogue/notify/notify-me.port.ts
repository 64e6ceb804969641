import type { Effect } from "effect"
import type { Unavailable } from "../../kernel/failure.ts"
import type { Mailer } from "../../kernel/message.ts"
import type { Instant } from "../../kernel/moment.ts"
import type { Signer } from "../../kernel/signer.ts"
import type { ProductUnknown } from "../catalogue.errors.ts"
import type { CombinationId } from "../combination.ts"
import type { ProductId } from "../product.ts"
import type { NotSoldOut, SignatureInvalid, WishesFull } from "./notify-me.errors.ts"
import type { BackInStock, BackInStockMessage, NotifyWish } from "./notify-me.ts"

type Answer<A, E = never> = Effect.Effect<A, E | Unavailable>

/** What somebody may ask of goods that are sold out. Wire, `POST /notify-me`. */
export interface NotifyPort {
  /** `already` where this address waits for it. */
  readonly notifyMe: (
    input: Pick<NotifyWish, "product" | "combination" | "email">
  ) => Answer<{ readonly already: boolean }, ProductUnknown | NotSoldOut | WishesFull>
  /** The link in the letter: no more of this. */
  readonly stopNotifying: (input: {
    readonly combination: CombinationId
    readonly email: string
    readonly seal: string
  }) => Answer<{ readonly stopped: true }, SignatureInvalid>
}

/** What the shop's clock does with the wishes. */
export interface NotifyOpsPort {
  /** Writes to the oldest of those who wait for what is back, three for each unit; answers how many letters. */
  readonly notifyWaiting: (input: { readonly now: Instant }) => Answer<{ readonly letters: number }>
}

/** Where wishes are kept. */
export interface NotifyStore {
  /** Units of a combination that is sold; none where there is no such pair. */
  readonly stockOf: (product: ProductId, combination: CombinationId) => Answer<number | undefined>
  /** Adds it unless this address waits for it already, or for `most` things. */
  readonly add: (wish: NotifyWish, most: number) => Answer<"added" | "already" | "full">
  readonly close: (combination: CombinationId, email: string) => Answer<void>
  /** Combinations with stock that somebody has waited for since `since`. */
  readonly back: (since: Instant) => Answer<ReadonlyArray<BackInStock>>
  /** Takes the oldest open wishes for a combination, each once; they are closed with it. */
  readonly take: (combination: CombinationId, since: Instant, count: number) => Answer<ReadonlyArray<NotifyWish>>
}

/** Everything that telling people needs. */
export interface NotifyStores {
  readonly wishes: NotifyStore
  readonly post: Mailer<BackInStockMessage>
  readonly signer: Signer
}
