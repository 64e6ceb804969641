import type { Instant } from "./moment.ts"

/** An event from outside with the moment it happened; machines never read a clock. */
export type Timed<E> = E & { readonly at: Instant }

/** The same events before the moment is stamped on them. */
export type Untimed<E> = E extends unknown ? Omit<E, "at"> : never
