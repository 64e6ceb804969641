import { Effect } from "effect"
import type { Member } from "../account/member.ts"
import type { SharedTextStore } from "../kernel/text-store.ts"
import type { ProfilePort } from "../profile/profile.port.ts"
import { joined, keptMarks, visitedBy } from "./marks.rule.ts"
import type { ToursPort } from "./tours.port.ts"

/** Where marks are kept. */
export interface PersistedMarks {
  /** This browser's. */
  readonly kept: SharedTextStore
  readonly profile: Pick<ProfilePort, "update">
  /** Who is logged in; none for a guest. */
  readonly member: () => Member | undefined
  /** Hears of a member whose profile knows more marks now. */
  readonly onKnown: (member: Member) => void
}

/**
 * Keeps marks in this browser, and a member's in their profile too: always all that either knows, so that neither loses any,
 * whoever logs in where. Specification 7, PUT `/users/{id}`; D-49c.
 */
export const toursOver = ({ kept, profile, member, onKnown }: PersistedMarks): ToursPort => ({
  saveVisited: Effect.fnUntraced(function* ({ marks }) {
    const who = member()
    const add = (): ReadonlyArray<string> => {
      const every = joined(visitedBy(kept.read(), who), marks)
      kept.write(keptMarks(every))
      return every
    }
    // Written before the lock is asked for, since the page may be left in that moment; marks are only ever added.
    add()
    const all = yield* Effect.promise(() => kept.alone(add))
    if (who === undefined || all.every((mark) => who.coachmarksVisited.includes(mark))) return
    yield* profile.update({ id: who.id, coachmarksVisited: all }).pipe(
      // A shop that keeps fewer is not asked again and again.
      Effect.map((known) => all.every((mark) => known.coachmarksVisited.includes(mark)) && onKnown(known)),
      Effect.asVoid,
      // Nobody is logged in any more: this browser keeps them until somebody is.
      Effect.catchTag("Unauthenticated", () => Effect.void),
      Effect.catchTags({ MemberUnknown: Effect.die, ProfileRefused: Effect.die, ConsentMissing: Effect.die })
    )
  })
})
