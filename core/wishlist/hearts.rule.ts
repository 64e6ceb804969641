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

/** A combination that is saved or will be; without one, what a card saves. */
type Held = Pick<HeartTarget, "product" | "combination">

const standsFor = ({ product, combination, isDefault }: HeartTarget, held: Held): boolean =>
  held.product === product &&
  (combination === undefined ||
    held.combination === combination ||
    (isDefault === true && held.combination === undefined))

/** What will be saved once a press is done. */
const heldAfter = (held: ReadonlyArray<Held>, press: WantedHeart): ReadonlyArray<Held> =>
  press.on ? [...held, press] : held.filter((one) => !standsFor(press, one))

/** Returns what is left to do: nothing that will be so anyway when its turn comes. */
export const leftOf = (saved: ReadonlyArray<Heart>, wanted: ReadonlyArray<WantedHeart>): ReadonlyArray<WantedHeart> => {
  const left: Array<WantedHeart> = []
  let held: ReadonlyArray<Held> = saved
  for (const press of wanted) {
    if (held.some((one) => standsFor(press, one)) === press.on) continue
    held = heldAfter(held, press)
    left.push(press)
  }
  return left
}

/** Returns what is wanted after a press: of one heart the last press counts, and a product taken off takes its combinations along. */
export const wantedAfter = (wanted: ReadonlyArray<WantedHeart>, press: WantedHeart): ReadonlyArray<WantedHeart> => [
  ...wanted.filter((one) => !isSameTarget(one, press) && !(one.on && !press.on && isIncluded(one, press))),
  press
]

/** Returns whether taking a heart off takes the other one along: the product all of its combinations, the default one what a card saves. */
const isIncluded = (one: HeartTarget, { product, combination, isDefault }: HeartTarget): boolean =>
  one.product === product && (combination === undefined || (isDefault === true && one.combination === undefined))

/**
 * Returns whether a heart is shown filled: what the shop has, and over it what is left to do, in the order of the presses.
 */
export const isFilled = (
  saved: ReadonlyArray<Heart>,
  wanted: ReadonlyArray<WantedHeart>,
  target: HeartTarget
): boolean =>
  leftOf(saved, wanted)
    .reduce<ReadonlyArray<Held>>(heldAfter, saved)
    .some((one) => standsFor(target, one))

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
