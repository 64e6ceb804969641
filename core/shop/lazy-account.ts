import type { ActorRefFrom } from "xstate"
import type { Returned } from "../account/login/login.machine.ts"
import type { Member } from "../account/member.ts"
import type { SessionEvent, sessionMachine } from "../account/session/session.machine.ts"
import type { Untimed } from "../kernel/timed.ts"

/** Whose visit this is, as far as this page knows. */
export type SessionActor = ActorRefFrom<typeof sessionMachine>

/** Who looks at the page. `coming`: this browser was logged in, and the shop has not yet said whose it is. */
export type Visitor =
  | { readonly kind: "guest" }
  | { readonly kind: "coming" }
  | { readonly kind: "member"; readonly member: Member }

export const guest: Visitor = { kind: "guest" }

/**
 * Whose visit this is, before its machine is there: a guest's page never fetches it. What it is told meanwhile reaches it,
 * each thing once. House 6, 11; D-36.
 */
export interface LazyAccount {
  readonly visitor: () => Visitor
  /** Calls whenever `visitor` may have changed; answers how to stop that. */
  readonly subscribe: (changed: () => void) => () => void
  /** Fetches the machine; again after a failure. */
  readonly load: () => Promise<SessionActor>
  /** Tells it something now, or as soon as it is there. */
  readonly tell: (event: Untimed<SessionEvent>) => void
  /** What a provider's page has sent along as it led back here, until it was taken up. D-35. */
  readonly returned: () => Returned | "refused" | undefined
  readonly forgetReturned: () => void
  /** Calls when nobody is logged in any more, by their own wish or not; answers how to stop that. */
  readonly onGone: (gone: (isWanted: boolean) => void) => () => void
  /** Called when a form needs somebody to log in again: answers whether they did, so that it is sent once more. D-36. */
  readonly onLost: (ask: () => Promise<boolean>) => void
}

/** Where nobody can be logged in: while the server draws a page, and in specs of screens. */
export const noAccount: LazyAccount = {
  visitor: () => guest,
  subscribe: () => () => {},
  load: () => new Promise(() => {}),
  tell: () => {},
  returned: () => undefined,
  forgetReturned: () => {},
  onGone: () => () => {},
  onLost: () => {}
}
