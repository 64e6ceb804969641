import type { SnapshotFrom } from "xstate"
import { type districtBoxMachine, districtName } from "./district-box.machine.ts"
import type { District, Village } from "./region.ts"

/** The box as it is drawn. */
export interface DistrictBoxView {
  readonly text: string
  readonly open: boolean
  readonly state: "idle" | "short" | "waiting" | "found" | "nothing" | "failed"
  readonly options: ReadonlyArray<{ readonly district: District; readonly name: string; readonly active: boolean }>
  readonly chosen: District | null
  /** Kelurahan to choose from; empty if they are to be typed. */
  readonly villages: ReadonlyArray<Village>
  /** They are on their way. */
  readonly villagesAwaited: boolean
}

/** Returns what the box of districts shows in this state of its machine. */
export const viewDistrictBox = (snapshot: SnapshotFrom<typeof districtBoxMachine>): DistrictBoxView => {
  const { text, found, chosen, villages, active } = snapshot.context
  const state = stateOf(snapshot)
  return {
    text,
    open: state !== "idle" && state !== "short",
    state,
    options: found.map((district, place) => ({ district, name: districtName(district), active: place === active })),
    chosen,
    villages,
    villagesAwaited: snapshot.matches({ villages: "asking" })
  }
}

const stateOf = (snapshot: SnapshotFrom<typeof districtBoxMachine>): DistrictBoxView["state"] => {
  if (snapshot.matches({ box: "tooShort" })) return "short"
  if (snapshot.matches({ box: "typing" }) || snapshot.matches({ box: "asking" })) return "waiting"
  if (snapshot.matches({ box: "shown" })) return snapshot.context.found.length > 0 ? "found" : "nothing"
  return snapshot.matches({ box: "failed" }) ? "failed" : "idle"
}
