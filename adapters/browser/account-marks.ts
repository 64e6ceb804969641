import type { Member } from "#core/account/member.ts"
import { lazyEffects } from "#core/kernel/lazy-effects.ts"
import type { Instant } from "#core/kernel/moment.ts"
import { runEffect } from "#core/kernel/run-effect.ts"
import type { SessionActor } from "#core/shop/lazy-account.ts"
import type { LoadPort } from "#core/shop/ports.ts"
import { toursOver } from "#core/tours/tours.usecases.ts"
import { browserStores } from "./storage.ts"

/** Merges the tours a guest was shown here with those a member was shown anywhere, in both directions. D-49c. */
export const joinMarks = (
  loadPort: LoadPort,
  actor: SessionActor,
  now: () => Instant,
  member: Member
): Promise<void> => {
  const { saveVisited } = toursOver({
    store: browserStores.coachmarks,
    profile: lazyEffects(() => loadPort("profile")),
    member: () => member,
    onKnown: (known) => actor.send({ type: "member.changed", member: known, at: now() })
  })
  return runEffect(saveVisited({ marks: [] }), new AbortController().signal)
}
