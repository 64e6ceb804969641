import type { SnapshotFrom } from "xstate"
import type { preferencesMachine } from "./preferences.machine.ts"
import { type Newsletter, newsletters } from "./profile.ts"

/** View of the form of newsletters. */
export interface PreferencesView {
  readonly step: "choosing" | "saving" | "saved"
  readonly offers: ReadonlyArray<{ readonly newsletter: Newsletter; readonly on: boolean }>
  readonly hasFailed: boolean
}

/** Returns what the form of newsletters shows in this state of its machine. */
export const viewPreferences = ({
  value,
  context: { chosen, hasFailed }
}: SnapshotFrom<typeof preferencesMachine>): PreferencesView => ({
  step: value,
  offers: newsletters.map((newsletter) => ({ newsletter, on: chosen.includes(newsletter) })),
  hasFailed
})
