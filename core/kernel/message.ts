import type { Effect } from "effect"
import type { Unavailable } from "./failure.ts"
import type { Language } from "./text.ts"

/** Something the shop writes to a person; every area names its own occasions. The words stand in `mail.<kind>`. */
export interface Message {
  readonly kind: string
  /** An e-mail address. */
  readonly to: string
  readonly language: Language
}

/** Stores outgoing messages; each is sent once, after the transaction that wrote it has been committed. Security 2, Outbox. */
export interface Mailer<L extends Message> {
  readonly put: (message: L) => Effect.Effect<void, Unavailable>
}
