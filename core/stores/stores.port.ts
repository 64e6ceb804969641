import type { Effect } from "effect"
import type { PlaceUnknown } from "../catalogue/catalogue.errors.ts"
import type { Unavailable } from "../kernel/failure.ts"
import type { NoInput } from "../kernel/input.ts"
import type { ShopFrame, StoredShopIdentity } from "./shop-identity.ts"
import type { Store, StoredTextPage, TextPage } from "./store.ts"

/** Reads the shop's identity, its stores and its texts. */
export interface StoresPort {
  /** The shop's identity, and which texts it has. */
  readonly frame: (input: NoInput) => Effect.Effect<ShopFrame, Unavailable>
  readonly stores: (input: NoInput) => Effect.Effect<ReadonlyArray<Store>, Unavailable>
  readonly page: (input: { readonly slug: string }) => Effect.Effect<TextPage, PlaceUnknown | Unavailable>
}

/** Stores the stores and texts. */
export interface StoresStore {
  /** The default one first, then by number. */
  readonly stores: Effect.Effect<ReadonlyArray<Store>, Unavailable>
  readonly pages: Effect.Effect<ReadonlyArray<StoredTextPage>, Unavailable>
  /** `undefined` if the merchant has set none. */
  readonly identity: Effect.Effect<StoredShopIdentity | undefined, Unavailable>
}
