import type { SnapshotFrom } from "xstate"
import type { memberSearchesMachine } from "./member-searches.machine.ts"

/** View of a member's searches. */
export interface MemberSearchesView {
  /** The words of a search something was opened from: was it what was looked for? None, once that is answered. */
  readonly asked: string | null
}

/** Returns what the page shows of a member's searches in this state of their machine. */
export const viewMemberSearches = ({ context }: SnapshotFrom<typeof memberSearchesMachine>): MemberSearchesView => ({
  asked: context.opened?.words ?? null
})
