import type { Effect } from "effect"
import type { TooManyTries } from "../account/account.errors.ts"
import type { Unavailable } from "../kernel/failure.ts"
import type { Instant } from "../kernel/moment.ts"
import type { Ad, AdId, AdPlace, AdSlot, StoredAd } from "./ad.ts"

/** What a slot asks for. */
export interface AdWanted extends AdPlace {
  readonly slot: AdSlot
  /** Advertisements that this browser has shown often enough today. */
  readonly capped: ReadonlyArray<AdId>
}

/** Advertisements of the house on a page. Specification 2, Ad slots; D-76. */
export interface AdsPort {
  /** Slots of a page that have something to show now: the others are not drawn. */
  readonly slots: (place: AdPlace) => Effect.Effect<ReadonlyArray<AdSlot>, Unavailable>
  /** Takes one impression of the advertisement that is furthest behind; `undefined` if none is left. */
  readonly take: (wanted: AdWanted) => Effect.Effect<Ad | undefined, TooManyTries | Unavailable>
  /** Counts a click on one that was shown. */
  readonly click: (input: { readonly id: AdId }) => Effect.Effect<void, TooManyTries | Unavailable>
}

/** Stores advertisements and what each has had. */
export interface AdsStore {
  /** Those that run at a moment and have impressions left. */
  readonly running: (now: Instant) => Effect.Effect<ReadonlyArray<StoredAd>, Unavailable>
  /** Counts one impression unless the budget is used up or the run is over; returns whether it was counted. */
  readonly countImpression: (id: AdId, now: Instant) => Effect.Effect<boolean, Unavailable>
  /** Counts one click unless there are as many as impressions; returns whether it was counted. */
  readonly countClick: (id: AdId) => Effect.Effect<boolean, Unavailable>
}
