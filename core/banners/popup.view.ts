import type { SnapshotFrom } from "xstate"
import type { Banner } from "./banner.ts"
import type { popupMachine } from "./popup.machine.ts"

/** View of the popup. */
export interface PopupView {
  /** The one to show now. */
  readonly banner: Banner | null
  /** Whether it is open, waits to be, or may still come within the first second. */
  readonly wantsTurn: boolean
}

/** Returns the popup that is shown, in this state of its machine. */
export const viewPopup = (snapshot: SnapshotFrom<ReturnType<typeof popupMachine>>): PopupView => ({
  banner: snapshot.matches("showing") ? snapshot.context.banner : null,
  wantsTurn: snapshot.hasTag("over the page") || (snapshot.matches("looking") && !snapshot.context.isCalled)
})
