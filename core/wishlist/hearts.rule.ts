import type { CombinationId } from "../catalogue/combination.ts"
import type { ProductId } from "../catalogue/product.ts"
import type { Instant } from "../kernel/moment.ts"
import type { Heart } from "./wishlist.ts"

/** What a heart stands for: a combination, or on a card the product in whatever combination it was saved. */
export interface HeartTarget {
  readonly product: ProductId
  readonly combination?: CombinationId
  /** The combination is what a card saves, which names none. */
  readonly isDefault?: boolean
}

/** What a member wants of a heart, and when they pressed it. */
export interface WantedHeart extends HeartTarget {
  readonly on: boolean
  readonly at: Instant
}

/** Returns whether two hearts stand for the same. */
export const isSameTarget = (one: HeartTarget, other: HeartTarget): boolean =>
  one.product === other.product && one.combination === other.combination

/** Returns the saved entries that a heart stands for. */
export const savedOf = (saved: ReadonlyArray<Heart>, { product, combination }: HeartTarget): ReadonlyArray<Heart> =>
  saved.filter((one) => one.product === product && (combination === undefined || one.combination === combination))

/** Returns whether the shop has already what is wanted. */
const isSatisfied = (saved: ReadonlyArray<Heart>, wanted: WantedHeart): boolean =>
  savedOf(saved, wanted).length > 0 === wanted.on

/** Returns what is left to do: nothing that the shop has already. */
export const leftOf = (saved: ReadonlyArray<Heart>, wanted: ReadonlyArray<WantedHeart>): ReadonlyArray<WantedHeart> =>
  wanted.filter((one) => !isSatisfied(saved, one))

/** Returns what is wanted after a press: of one heart the last press counts, and a product taken off takes its combinations along. */
export const wantedAfter = (wanted: ReadonlyArray<WantedHeart>, press: WantedHeart): ReadonlyArray<WantedHeart> => [
  ...wanted.filter((one) => !isSameTarget(one, press) && !(one.on && !press.on && isIncluded(one, press))),
  press
]

/** Returns whether taking a heart off takes the other one along: the product all of its combinations, the default one what a card saves. */
const isIncluded = (one: HeartTarget, { product, combination, isDefault }: HeartTarget): boolean =>
  one.product === product && (combination === undefined || (isDefault === true && one.combination === undefined))

/**
 * Returns whether a heart is shown filled: what the shop has, and over it what is wanted, in the order of the presses.
 */
export const isFilled = (
  saved: ReadonlyArray<Heart>,
  wanted: ReadonlyArray<WantedHeart>,
  target: HeartTarget
): boolean => {
  const own = new Set<CombinationId | undefined>(
    savedOf(saved, { product: target.product }).map((one) => one.combination)
  )
  for (const { product, combination, isDefault, on } of wanted) {
    if (product !== target.product) continue
    if (on) own.add(combination)
    else if (combination === undefined) own.clear()
    else {
      own.delete(combination)
      if (isDefault) own.delete(undefined)
    }
  }
  if (target.combination === undefined) return own.size > 0
  return own.has(target.combination) || (target.isDefault === true && own.has(undefined))
}

/** Returns whether two are the same press of a heart. */
const isSamePress = (one: WantedHeart, other: WantedHeart): boolean => isSameTarget(one, other) && one.at === other.at

/** The queue that all tabs of a browser share, and what of it this tab has written or heard of. */
export interface SharedQueue {
  readonly shared: ReadonlyArray<WantedHeart>
  readonly published: ReadonlyArray<WantedHeart>
}

/** Returns the shared queue after the changes of a tab: what it has done goes, what it wants comes unless a later press is there. */
export const queueAfter = (
  { shared, published }: SharedQueue,
  wanted: ReadonlyArray<WantedHeart>
): ReadonlyArray<WantedHeart> =>
  wanted
    .filter((one) => !published.some((held) => isSamePress(held, one)))
    .reduce<ReadonlyArray<WantedHeart>>(
      (queue, press) =>
        queue.some((one) => isSameTarget(one, press) && one.at > press.at) ? queue : wantedAfter(queue, press),
      shared.filter(
        (one) => wanted.some((left) => isSamePress(left, one)) || !published.some((held) => isSamePress(held, one))
      )
    )

/**
 * Returns what a tab wants after another one has changed the shared queue: of each heart the later press counts, and what another tab
 * has sent is wanted no more.
 */
export const wantedWith = (
  wanted: ReadonlyArray<WantedHeart>,
  { shared, published }: SharedQueue
): ReadonlyArray<WantedHeart> => {
  const left = wanted.filter(
    (one) => shared.some((held) => isSamePress(held, one)) || !published.some((held) => isSamePress(held, one))
  )
  const news = shared.filter((held) => !left.some((one) => isSameTarget(one, held) && one.at >= held.at))
  return news.length === 0 && left.length === wanted.length
    ? wanted
    : news.reduce<ReadonlyArray<WantedHeart>>(wantedAfter, left)
}
