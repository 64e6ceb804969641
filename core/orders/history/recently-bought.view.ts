import type { SnapshotFrom } from "xstate"
import type { Bought } from "./member-orders.port.ts"
import type { recentlyBoughtMachine } from "./recently-bought.machine.ts"

export interface RecentlyBoughtView {
  readonly bought: ReadonlyArray<Bought>
}

export const viewRecentlyBought = ({ context }: SnapshotFrom<typeof recentlyBoughtMachine>): RecentlyBoughtView => ({
  bought: context.bought
})
