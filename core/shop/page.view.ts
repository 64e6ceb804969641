import type { SnapshotFrom } from "xstate"
import type { pageMachine } from "./page.machine.ts"

/** Content between the header and the footer. */
export interface PageView {
  readonly step: "opening" | "ready" | "missing" | "moved" | "unreachable" | "broken"
  readonly facts: unknown
  /** There was a page here once. */
  readonly gone: boolean
  readonly movedTo: string | null
}

/** Returns what is shown of a page in this state of its machine. */
export const viewPage = ({ value, context }: SnapshotFrom<typeof pageMachine>): PageView => ({
  step: value === "arriving" ? "opening" : value,
  facts: context.facts,
  gone: context.gone,
  movedTo: context.movedTo
})
