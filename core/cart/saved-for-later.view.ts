import type { SnapshotFrom } from "xstate"
import type { LineId } from "./cart.ts"
import type { SavedItem } from "./member-bag.ts"
import type { SavedForLaterContext, savedForLaterMachine } from "./saved-for-later.machine.ts"

/** View of the things saved for later. */
export interface SavedForLaterView {
  readonly step: "reading" | "shown" | "failed"
  readonly items: ReadonlyArray<SavedItem>
  /** The line something is done with now. */
  readonly busy: LineId | null
  readonly refusal: SavedForLaterContext["refusal"]
}

/** Returns the things saved for later as the bag shows them in this state of their machine. */
export const viewSavedForLater = ({
  value,
  context: { items, line, refusal }
}: SnapshotFrom<typeof savedForLaterMachine>): SavedForLaterView => ({
  step: value === "failed" ? "failed" : value === "reading" && items.length === 0 ? "reading" : "shown",
  items,
  busy: value === "saving" || value === "moving" || value === "removing" ? line : null,
  refusal
})
