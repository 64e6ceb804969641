import type { Effect } from "effect"
import type { Unavailable } from "../kernel/failure.ts"
import type { Banners } from "./banner.ts"
import type { StoredBanner } from "./stored-banner.ts"

/** Reads the banners of a page. */
export interface BannersPort {
  /** Banners that run now, and those that are announced, at these places (`home`, `category`, `brand`, `search`, `product`, `all`), by group. */
  readonly all: (input: {
    readonly locations: ReadonlyArray<string>
    readonly target?: string
  }) => Effect.Effect<Banners, Unavailable>
}

/** Stores the merchant's banners. */
export interface BannerStore {
  /** All that run or will, in the merchant's order. */
  readonly banners: Effect.Effect<ReadonlyArray<StoredBanner>, Unavailable>
}
