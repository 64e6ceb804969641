import type { Effect } from "effect"
import type { PlaceUnknown } from "../catalogue/catalogue.errors.ts"
import type { Unavailable } from "../kernel/failure.ts"
import type { NoInput } from "../kernel/input.ts"
import type { Store, StoredTextPage, TextPage } from "./store.ts"

export interface StoresPort {
  readonly stores: (input: NoInput) => Effect.Effect<ReadonlyArray<Store>, Unavailable>
  readonly page: (input: { readonly slug: string }) => Effect.Effect<TextPage, PlaceUnknown | Unavailable>
}

/** Where stores and texts are kept. */
export interface StoresStore {
  /** The default one first, then by number. */
  readonly stores: Effect.Effect<ReadonlyArray<Store>, Unavailable>
  readonly pages: Effect.Effect<ReadonlyArray<StoredTextPage>, Unavailable>
}
