import type { SnapshotFrom } from "xstate"
import type { Notice } from "./notice.ts"
import type { noticesMachine } from "./notices.machine.ts"

/** The notice to show now, if any. */
export interface NoticesView {
  readonly notice: Notice | undefined
}

/** Returns the notices as the page shows them in this state of their machine. */
export const viewNotices = (snapshot: SnapshotFrom<typeof noticesMachine>): NoticesView => ({
  notice: snapshot.matches("showing") ? snapshot.context.queue[0] : undefined
})
