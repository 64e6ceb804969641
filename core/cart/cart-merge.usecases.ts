import { Effect } from "effect"
import type { Unauthenticated } from "../account/account.errors.ts"
import type { Unavailable } from "../kernel/failure.ts"
import type { CartStore } from "./cart.port.ts"
import type { PersistedBag } from "./cart.ts"
import { lineIdOf } from "./line-id.rule.ts"
import type { MemberBagPort } from "./member-bag.port.ts"
import type { MergeChange } from "./member-bag.ts"

/** Merges what a guest put into this browser's bag into the member's, after any way of signing in. D-20. */
export interface CartMerge {
  /** What became of the lines; empty if there was nothing to merge. Fails if that is unknown: then call it again. */
  readonly merge: Effect.Effect<ReadonlyArray<MergeChange>, Unavailable | Unauthenticated>
}

/** Rounds in which another tab may still add something. */
const rounds = 3

/**
 * The browser's bag loses only what the shop has confirmed to be merged: a lost answer leaves everything where it was, and
 * merging again has no effect. An emptied bag gets a new id.
 *
 * @param newId makes a UUID
 */
export const cartMergeOver = (
  guest: CartStore,
  member: Pick<MemberBagPort, "merge">,
  newId: () => string
): CartMerge => ({
  merge: Effect.gen(function* () {
    let changed: ReadonlyArray<MergeChange> = []
    for (let left = rounds; left > 0; left--) {
      const bag = yield* guest.load
      if (bag.lines.length === 0) return changed
      const lines = bag.lines.map(({ seen: _seen, agreed: _agreed, ...line }) => line)
      const declined = bag.declined?.length ? { declined: bag.declined } : {}
      const { changes } = yield* Effect.catchTag(member.merge({ bag: bag.id, lines, ...declined }), "OrderLimit", () =>
        // No bag of ours holds that many: not written by this shop.
        Effect.succeed({ changes: [] })
      )
      changed = changes
      yield* guest.change((now) => Effect.succeed(emptiedOf(now, bag, newId)))
    }
    return changed
  })
})

/** Returns a bag without what was merged; anything another tab added meanwhile stays under the same name. */
const emptiedOf = (now: PersistedBag, joined: PersistedBag, newId: () => string): PersistedBag => {
  if (now.id !== joined.id) return now
  const units = new Map(joined.lines.map((line) => [lineIdOf(line), line.quantity]))
  const left = now.lines.filter((line) => line.quantity > (units.get(lineIdOf(line)) ?? 0))
  return left.length > 0 ? { ...now, lines: left } : { id: newId(), lines: [] }
}
