import type { SnapshotFrom } from "xstate"
import type { Overlay } from "./overlay.ts"
import type { overlaysMachine } from "./overlays.machine.ts"

/** What lies over the page, if anything. */
export interface OverlaysView {
  readonly overlay: Overlay | null
  /** Whose turn it is to lie over the page. */
  readonly turn: SnapshotFrom<typeof overlaysMachine>["value"]
}

export const viewOverlays = ({ context, value }: SnapshotFrom<typeof overlaysMachine>): OverlaysView => ({
  overlay: context.shown,
  turn: value
})
