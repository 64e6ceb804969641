import type { SnapshotFrom } from "xstate"
import type { tourMachine } from "./tour.machine.ts"

/** View of a quick tour. */
export interface TourView {
  /** Id of the element to point at; `null` if nothing is shown or sought. */
  readonly anchor: string | null
  readonly isShown: boolean
  /** From 1 on. */
  readonly step: number
  readonly steps: number
  readonly wantsTurn: boolean
}

/** Returns what the page shows of a quick tour in this state of its machine. */
export const viewTour = (snapshot: SnapshotFrom<ReturnType<typeof tourMachine>>): TourView => {
  const { steps, index } = snapshot.context
  const isShown = snapshot.matches({ walk: "showing" })
  return {
    anchor: isShown || snapshot.matches({ walk: "seeking" }) ? (steps[index]?.anchor ?? null) : null,
    isShown,
    step: index + 1,
    steps: steps.length,
    wantsTurn: snapshot.hasTag("over the page")
  }
}
