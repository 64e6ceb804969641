import type { SnapshotFrom } from "xstate"
import type { Overlay } from "./overlay.ts"
import type { overlaysMachine } from "./overlays.machine.ts"

/** The overlay that is open, if any. */
export interface OverlaysView {
  readonly overlay: Overlay | null
  /** The overlay whose turn it is. */
  readonly turn: SnapshotFrom<typeof overlaysMachine>["value"]
}

/** Returns the overlay of this state of the machine. */
export const viewOverlays = ({ context, value }: SnapshotFrom<typeof overlaysMachine>): OverlaysView => ({
  overlay: context.shown,
  turn: value
})
