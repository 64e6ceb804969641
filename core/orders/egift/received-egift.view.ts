import type { SnapshotFrom } from "xstate"
import type { EgiftTemplate } from "../../egift/egift-info.ts"
import type { ReceivedEgift } from "./egift.ts"
import type { receivedEgiftMachine } from "./received-egift.machine.ts"

/** View of the recipient's page. */
export interface ReceivedEgiftView {
  readonly step: "looking" | "typing" | "sealed" | "opened" | "saved" | "closed"
  readonly busy: boolean
  readonly code: string
  readonly gift: ReceivedEgift | null
  /** Absent while the designs are not known. */
  readonly template: EgiftTemplate | undefined
  readonly problem: "required" | "unknown" | "many" | "failed" | "login" | null
  readonly closed: "withdrawn" | "expired" | "saved" | null
}

const steps = {
  arriving: "looking",
  looking: "looking",
  typing: "typing",
  sealed: "sealed",
  opening: "sealed",
  opened: "opened",
  saving: "opened",
  saved: "saved",
  closed: "closed"
} as const

/** Returns what the recipient's page shows in this state of its machine. */
export const viewReceivedEgift = ({
  value,
  context: { code, gift, templates, problem, closed }
}: SnapshotFrom<typeof receivedEgiftMachine>): ReceivedEgiftView => ({
  step: steps[value.gift],
  busy: value.gift === "looking" || value.gift === "opening" || value.gift === "saving",
  code,
  gift,
  template: templates.find(({ id }) => id === gift?.template),
  problem,
  closed
})
