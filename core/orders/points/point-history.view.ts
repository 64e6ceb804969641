import type { SnapshotFrom } from "xstate"
import type { PointsPage } from "./ledger.ts"
import type { pointHistoryMachine } from "./point-history.machine.ts"

/** View of a member's points. */
export type PointHistoryView =
  | { readonly step: "reading" | "failed" }
  | {
      readonly step: "shown"
      readonly page: PointsPage
      readonly more: "none" | "offered" | "coming" | "failed"
    }

/** Returns what the page of points shows in this state of its machine: what was read stays while it is read again. */
export const viewPointHistory = ({
  value,
  context: { page }
}: SnapshotFrom<typeof pointHistoryMachine>): PointHistoryView => {
  if (value === "failed") return { step: "failed" }
  if (page === null) return { step: "reading" }
  return { step: "shown", page, more: moreOf(value, page.hasMore) }
}

const moreOf = (value: string, hasMore: boolean) => {
  if (value === "readingMore") return "coming"
  if (value === "stuck") return "failed"
  return hasMore ? "offered" : "none"
}
