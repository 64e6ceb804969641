import type { SnapshotFrom } from "xstate"
import type { Overlay } from "./overlay.ts"
import type { overlaysMachine } from "./overlays.machine.ts"

/** What lies over the page, if anything. */
export interface OverlaysView {
  readonly overlay: Overlay | null
}

export const viewOverlays = ({ context }: SnapshotFrom<typeof overlaysMachine>): OverlaysView => ({
  overlay: context.shown
})
