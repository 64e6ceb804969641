import { Effect } from "effect"
import { Unauthenticated } from "../account.errors.ts"
import type { MemberId } from "../member.ts"

/** A port of a member's own; for whoever is nobody every call of it is refused. Specification 6. */
export const membersOnly = <P extends object>(member: MemberId | undefined, over: (member: MemberId) => P): P =>
  member === undefined ? new Proxy({} as P, { get: () => () => Effect.fail(new Unauthenticated()) }) : over(member)
