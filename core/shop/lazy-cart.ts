import type { ActorRefFrom } from "xstate"
import type { CartEvent, cartMachine } from "../cart/cart.machine.ts"
import type { JoinChange } from "../cart/member-bag.ts"
import type { Untimed } from "../kernel/timed.ts"

/** The cart of this visit, once it is there. */
export type CartActor = ActorRefFrom<typeof cartMachine>

/**
 * The cart before it is there: a first page does not need it, so it is fetched when this browser keeps a bag, or with the
 * first touch. What it is told meanwhile reaches it, each thing once. House 6, 11.
 */
export interface LazyCart {
  readonly current: () => CartActor | undefined
  /** Units in the bag: by what this browser keeps, until the cart itself knows. */
  readonly count: () => number
  /** Calls whenever `current` or `count` may have changed; answers how to stop that. */
  readonly subscribe: (changed: () => void) => () => void
  /** Fetches it; again after a failure. */
  readonly load: () => Promise<CartActor>
  /** Tells it something now, or as soon as it is there. */
  readonly tell: (event: Untimed<CartEvent>) => void
  /** Calls when a guest's bag was joined to a member's; answers how to stop that. D-20. */
  readonly onJoined: (joined: (changes: ReadonlyArray<JoinChange>) => void) => () => void
}

/** Where there is no bag: while the server draws a page, and in specs of screens. */
export const noCart: LazyCart = {
  current: () => undefined,
  count: () => 0,
  subscribe: () => () => {},
  load: () => new Promise(() => {}),
  tell: () => {},
  onJoined: () => () => {}
}
