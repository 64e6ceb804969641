import { Effect } from "effect"
import type { Member } from "../account/member.ts"
import type { SharedTextStore } from "../kernel/text-store.ts"
import type { ProfilePort } from "../profile/profile.port.ts"
import { marksText, mergeMarks, visitedBy } from "./marks.rule.ts"
import type { ToursPort } from "./tours.port.ts"

/** Stores of the marks. */
export interface PersistedMarks {
  /** This browser's store. */
  readonly store: SharedTextStore
  readonly profile: Pick<ProfilePort, "update">
  /** The logged-in member; `undefined` for guests. */
  readonly member: () => Member | undefined
  /** Called with the member if the profile has more marks now. */
  readonly onKnown: (member: Member) => void
}

/**
 * Stores marks in this browser, and a member's in their profile too: always the union of both, so that neither loses any,
 * in any order of log-ins. Specification 7, PUT `/users/{id}`; D-49c.
 */
export const toursOver = ({ store, profile, member, onKnown }: PersistedMarks): ToursPort => ({
  saveVisited: Effect.fnUntraced(function* ({ marks }) {
    const who = member()
    const add = (): ReadonlyArray<string> => {
      const every = mergeMarks(visitedBy(store.read(), who), marks)
      store.write(marksText(every))
      return every
    }
    // Written before the lock is requested, since the page may be left meanwhile; marks are only ever added.
    add()
    const all = yield* Effect.promise(() => store.alone(add))
    if (who === undefined || all.every((mark) => who.coachmarksVisited.includes(mark))) return
    yield* profile.update({ id: who.id, coachmarksVisited: all }).pipe(
      // If the shop stores fewer, it is not called again and again.
      Effect.map((known) => all.every((mark) => known.coachmarksVisited.includes(mark)) && onKnown(known)),
      Effect.asVoid,
      // The session has ended: this browser stores them until the next log-in.
      Effect.catchTag("Unauthenticated", () => Effect.void),
      Effect.catchTags({ MemberUnknown: Effect.die, ProfileRefused: Effect.die, ConsentMissing: Effect.die })
    )
  })
})
