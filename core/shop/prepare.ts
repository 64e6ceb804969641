import { Data, type Effect } from "effect"
import type { Unavailable } from "../kernel/failure.ts"
import type { Instant } from "../kernel/moment.ts"
import type { ShopPorts } from "./ports.ts"

/** No page has this address; `gone` if one had it before. D-8. */
export class Missing extends Data.TaggedError("Missing")<{
  readonly gone: boolean
}> {}

/** The page has another address: a path with its query. D-6, D-7. */
export class Moved extends Data.TaggedError("Moved")<{ readonly to: string }> {}

/** The address of a page, parsed by the route table. */
export interface Address {
  readonly path: string
  readonly params: Readonly<Record<string, string>>
  readonly search: ReadonlyArray<readonly [name: string, value: string]>
  /** The moment the page is made for; every text that depends on time uses it. */
  readonly now: Instant
}

/** Finds the facts a screen's machine starts from: on the server before the page is sent, in the browser on the way there. */
export type Prepare<Facts> = (ports: ShopPorts, address: Address) => Effect.Effect<Facts, Missing | Moved | Unavailable>
