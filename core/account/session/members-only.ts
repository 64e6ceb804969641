import { Effect } from "effect"
import { portOver } from "../../kernel/named-calls.ts"
import { Unauthenticated } from "../account.errors.ts"
import type { MemberId } from "../member.ts"

/** A member's own port; every call of it is refused for guests. Specification 6. */
export const membersOnly = <P extends object>(member: MemberId | undefined, over: (member: MemberId) => P): P =>
  member === undefined ? portOver(() => Effect.fail(new Unauthenticated())) : over(member)
