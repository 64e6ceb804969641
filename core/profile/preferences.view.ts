import type { SnapshotFrom } from "xstate"
import type { preferencesMachine } from "./preferences.machine.ts"
import { type Newsletter, newsletters, ownNewsletter } from "./profile.ts"

/** View of the form of newsletters. */
export interface PreferencesView {
  readonly step: "choosing" | "saving" | "saved"
  /** The shop's own first, then those of its sisters. */
  readonly offers: ReadonlyArray<{ readonly newsletter: Newsletter; readonly isOwn: boolean; readonly on: boolean }>
  readonly hasFailed: boolean
}

/** Returns what the form of newsletters shows in this state of its machine. */
export const viewPreferences = ({
  value,
  context: { chosen, hasFailed }
}: SnapshotFrom<typeof preferencesMachine>): PreferencesView => ({
  step: value,
  offers: newsletters
    .map((newsletter) => ({ newsletter, isOwn: newsletter === ownNewsletter, on: chosen.includes(newsletter) }))
    .toSorted((one, other) => Number(other.isOwn) - Number(one.isOwn)),
  hasFailed
})
