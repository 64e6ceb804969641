import type { ActorRefFrom } from "xstate"
import type { Returned } from "../account/login/login.machine.ts"
import type { Member } from "../account/member.ts"
import type { SessionEnd, SessionEvent, sessionMachine } from "../account/session/session.machine.ts"
import type { Untimed } from "../kernel/timed.ts"

/** A running session machine: the login as this page knows it. */
export type SessionActor = ActorRefFrom<typeof sessionMachine>

/** The person using the page. `coming`: this browser was logged in, and the server has not yet said who it is. */
export type Viewer =
  | { readonly kind: "guest" }
  | { readonly kind: "coming" }
  | { readonly kind: "member"; readonly member: Member }

/** The viewer who is not logged in. */
export const guest: Viewer = { kind: "guest" }

/**
 * The session of this visit, before its machine is loaded: a guest's page never fetches it. Events sent meanwhile reach it,
 * each once. House 6, 11; D-36.
 */
export interface LazyAccount {
  readonly viewer: () => Viewer
  /** Subscribes to changes of `viewer`; returns the unsubscribe function. */
  readonly subscribe: (changed: () => void) => () => void
  /** Fetches the machine; again after a failure. */
  readonly load: () => Promise<SessionActor>
  /** Sends an event now, or as soon as the machine is loaded. */
  readonly tell: (event: Untimed<SessionEvent>) => void
  /** What a provider's page has returned, until `forgetReturned`. D-35. */
  readonly returned: () => Returned | "refused" | undefined
  readonly forgetReturned: () => void
  /**
   * Subscribes to the end of the session, of whatever kind, with what the page knew before: while the member was `coming`, it
   * had shown nothing of theirs. Returns the unsubscribe function.
   */
  readonly onGone: (gone: (end: SessionEnd, before: Viewer["kind"]) => void) => () => void
  /** Registers the function that asks to log in again; it resolves to whether that happened, so that a form is sent once more. D-36. */
  readonly onLost: (ask: () => Promise<boolean>) => void
}

/** An account without a log-in: while the server draws a page, and in specs of screens. */
export const noAccount: LazyAccount = {
  viewer: () => guest,
  subscribe: () => () => {},
  load: () => new Promise(() => {}),
  tell: () => {},
  returned: () => undefined,
  forgetReturned: () => {},
  onGone: () => () => {},
  onLost: () => {}
}
