import type { SnapshotFrom } from "xstate"
import type { badgesMachine } from "./badges.machine.ts"
import type { Badge } from "./profile.ts"

/** View of a member's badges. */
export interface BadgesView {
  /** Those earned first, the latest before the others; then those that are still to be earned. */
  readonly badges: ReadonlyArray<Badge>
}

/** Returns the badges as the profile shows them in this state of their machine. */
export const viewBadges = ({ context }: SnapshotFrom<typeof badgesMachine>): BadgesView => ({
  badges: context.badges.toSorted((one, other) => (other.earnedAt ?? 0) - (one.earnedAt ?? 0))
})
