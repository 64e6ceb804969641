import type { SnapshotFrom } from "xstate"
import type { Ad } from "./ad.ts"
import type { adSlotMachine } from "./ad-slot.machine.ts"

/** View of a slot. */
export interface AdSlotView {
  readonly ad: Ad | null
}

/** Returns what a slot shows, in this state of its machine. */
export const viewAdSlot = ({ context }: SnapshotFrom<typeof adSlotMachine>): AdSlotView => ({ ad: context.ad })
