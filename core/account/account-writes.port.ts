import type { Effect } from "effect"
import type { Unavailable } from "../kernel/failure.ts"
import type { Audit, MemberStore, ResetStore, StoredMember } from "./account-store.port.ts"
import type { SecurityMessage } from "./credentials/security-message.ts"
import type { MemberId } from "./member.ts"

/** Changes of an account that are written together with the message about them. Decision 0048. */
export interface AccountWrites {
  /** Reads a member; other writers of the member wait until these writes are done. */
  readonly lockMember: (id: MemberId) => Effect.Effect<StoredMember | undefined, Unavailable>
  readonly members: Pick<MemberStore, "change" | "setPassword" | "link">
  readonly resets: Pick<ResetStore, "use" | "end">
  readonly audit: Audit
  /** Writes a message; returns false if it will not leave: no carrier, or the receiver had as many as a day allows. */
  readonly send: (message: SecurityMessage) => Effect.Effect<boolean, Unavailable>
}

/** Makes all of these writes, or none if the effect fails. Calls of other stores do not belong into it. */
export type Transactional = <A, E>(
  write: (inside: AccountWrites) => Effect.Effect<A, E>
) => Effect.Effect<A, E | Unavailable>
