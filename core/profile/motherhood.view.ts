import type { SnapshotFrom } from "xstate"
import type { Instant } from "../kernel/moment.ts"
import type { MotherhoodContext, motherhoodMachine } from "./motherhood.machine.ts"
import { childrenMost } from "./motherhood.rule.ts"

/** View of the form about motherhood. */
export interface MotherhoodView
  extends Pick<MotherhoodContext, "isMother" | "years" | "childrenPublic" | "consented" | "refusal"> {
  readonly step: "filling" | "saving" | "confirming" | "withdrawing"
  readonly mayAdd: boolean
  /** When the member agreed; none: nothing is stored. */
  readonly consentedAt: Instant | null
}

/** Returns what the form about motherhood shows in this state of its machine. */
export const viewMotherhood = ({
  value,
  context: { member, isMother, years, childrenPublic, consented, refusal }
}: SnapshotFrom<typeof motherhoodMachine>): MotherhoodView => ({
  step: value,
  isMother,
  years,
  childrenPublic,
  consented,
  refusal,
  mayAdd: years.length < childrenMost,
  consentedAt: member.motherhood?.consentedAt ?? null
})
