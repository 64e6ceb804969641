import type { ActorRefFrom, SnapshotFrom } from "xstate"
import type { cartMachine } from "../cart/cart.machine.ts"
import type { CartEvent } from "../cart/cart.types.ts"
import type { CartView } from "../cart/cart.view.ts"
import type { MergeChange } from "../cart/member-bag.ts"
import type { Untimed } from "../kernel/timed.ts"

/** The running cart machine of this visit. */
export type CartActor = ActorRefFrom<typeof cartMachine>

/**
 * The cart before its machine is loaded: a first page does not need it, so it is fetched if this browser stores a bag, or at
 * the first touch. Events sent meanwhile reach it, each once. House 6, 11.
 */
export interface LazyCart {
  readonly current: () => CartActor | undefined
  /** Returns the bag as its screens show it: the rules that say so are fetched with the machine. */
  readonly viewOf: (snapshot: SnapshotFrom<CartActor>) => CartView | undefined
  /** Units in the bag: as stored in this browser, until the cart itself knows. */
  readonly count: () => number
  /** Subscribes to changes of `current` and `count`; returns the unsubscribe function. */
  readonly subscribe: (changed: () => void) => () => void
  /** Fetches it; again after a failure. */
  readonly load: () => Promise<CartActor>
  /** Sends an event now, or as soon as the machine is loaded. */
  readonly tell: (event: Untimed<CartEvent>) => void
  /** Subscribes to merges of a guest's bag into a member's; returns the unsubscribe function. D-20. */
  readonly onMerged: (joined: (changes: ReadonlyArray<MergeChange>) => void) => () => void
}

/** A cart without a bag: while the server draws a page, and in specs of screens. */
export const noCart: LazyCart = {
  current: () => undefined,
  viewOf: () => undefined,
  count: () => 0,
  subscribe: () => () => {},
  load: () => new Promise(() => {}),
  tell: () => {},
  onMerged: () => () => {}
}
