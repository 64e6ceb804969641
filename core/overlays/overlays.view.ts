import type { SnapshotFrom } from "xstate"
import type { Overlay } from "./overlay.ts"
import type { overlaysMachine } from "./overlays.machine.ts"

/** What lies over the page, if anything. */
export interface OverlaysView {
  readonly overlay: Overlay | null
  /** The overlay whose turn it is. */
  readonly turn: SnapshotFrom<typeof overlaysMachine>["value"]
}

/** Returns what lies over the page in this state of the machine. */
export const viewOverlays = ({ context, value }: SnapshotFrom<typeof overlaysMachine>): OverlaysView => ({
  overlay: context.shown,
  turn: value
})
