import type { SnapshotFrom } from "xstate"
import type { Bought } from "./member-orders.port.ts"
import type { recentlyBoughtMachine } from "./recently-bought.machine.ts"

/** View of recently bought products; nothing if they could not be read. */
export interface RecentlyBoughtView {
  readonly bought: ReadonlyArray<Bought>
}

/** Returns the recently bought products in this state of their machine. */
export const viewRecentlyBought = ({ context }: SnapshotFrom<typeof recentlyBoughtMachine>): RecentlyBoughtView => ({
  bought: context.bought
})
