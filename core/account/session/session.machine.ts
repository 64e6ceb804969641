import { assign, emit, setup } from "xstate"
import { type Instant, instant } from "../../kernel/moment.ts"
import { placeholderActors, portActors, wasRefusedWith } from "../../kernel/port-actors.ts"
import type { Timed } from "../../kernel/timed.ts"
import type { SessionPort } from "../account.port.ts"
import type { Member } from "../member.ts"
import { bearerMs } from "./session.rule.ts"
import type { Me } from "./session.ts"

/** Calls with which a visit finds its member. */
export type VisitPort = Pick<SessionPort, "me" | "logout">

/** What a page knows of the session at its start. */
export interface SessionInput {
  /** Whether this browser has a sign that a member is logged in; without one nothing is asked. */
  readonly isExpected: boolean
  /** Whether a log-out was begun here that the shop has not confirmed: it comes before everything else. */
  readonly isLoggingOut: boolean
  readonly at: Instant
}

interface SessionContext {
  readonly isLoggingOut: boolean
  /** The session must be read: a member was logged in here, or is in another tab. */
  readonly isExpected: boolean
  readonly member: Member | null
  /** When the bearer of this page ends. */
  readonly bearerUntil: Instant | null
  /** When the shop was last asked. */
  readonly askedAt: Instant
}

/** Events of a session: here, in another tab, or at the shop. */
export type SessionEvent = Timed<
  /** A member has just logged in here by any way, or their data are newer than before. */
  | { readonly type: "member.arrived"; readonly me: Me }
  | { readonly type: "member.changed"; readonly member: Member }
  /** A call was refused because no member is logged in, and the member did not log in again. */
  | { readonly type: "session.lost" }
  | { readonly type: "logout.wanted" }
  /** Another tab logged in. */
  | { readonly type: "session.changed" }
  /** The member pressed log out in another tab; the shop may not know it yet. */
  | { readonly type: "session.ended" }
  /** The page is looked at again, or has a connection again. */
  | { readonly type: "page.seen" }
>

/** How a session ended: by the member's own log-out in this tab or in another one, or by the shop. */
export type SessionEnd = "here" | "elsewhere" | "expired"

/** What the rest of the page is notified of: who is logged in, and the end of a session. */
export type SessionEmitted =
  /** `isNew`: they have just logged in here; other tabs want to know. */
  | { readonly type: "member.known"; readonly member: Member; readonly isNew: boolean }
  | { readonly type: "member.gone"; readonly end: SessionEnd }
  /** The shop has confirmed the log-out. */
  | { readonly type: "session.over" }

/** A tab that is looked at again after this time asks the shop again. D-36. */
export const staleMs = 60_000
/** A bearer is renewed this long before its end. */
export const earlyMs = 60_000
/** Delay before an unanswered question is asked again. Own choice. */
export const retryMs = 5_000

/** The member of a visit: the session is the server's, a tab knows only this. Specification 4; D-36; machines 1. */
export const sessionMachine = setup({
  types: {
    input: {} as SessionInput,
    context: {} as SessionContext,
    events: {} as SessionEvent,
    emitted: {} as SessionEmitted
  },
  actors: placeholderActors<VisitPort>("me", "logout"),
  delays: {
    retry: retryMs,
    renewal: ({ context: { bearerUntil, askedAt } }) =>
      Math.max(retryMs, (bearerUntil ?? instant(askedAt + staleMs)) - askedAt - earlyMs)
  },
  guards: {
    isExpected: ({ context }) => context.isExpected,
    isLoggingOut: ({ context }) => context.isLoggingOut,
    isGuest: wasRefusedWith<VisitPort>("Unauthenticated"),
    isStale: ({ context, event }) => "at" in event && event.at - context.askedAt >= staleMs
  },
  actions: {
    stamp: assign(({ event }) => ("at" in event ? { askedAt: event.at } : {})),
    adopt: assign(({ event }) =>
      event.type === "member.arrived"
        ? { member: event.me.member, bearerUntil: event.me.bearer.until, askedAt: event.at }
        : {}
    ),
    change: assign(({ event }) => (event.type === "member.changed" ? { member: event.member } : {})),
    forget: assign({ member: null, bearerUntil: null }),
    expect: assign({ isExpected: true }),
    // From here on a login can only come from another tab.
    expectGuest: assign({ isExpected: false }),
    emitKnown: emit(({ context, event }) => ({
      type: "member.known" as const,
      member: context.member as Member,
      isNew: event.type === "member.arrived"
    })),
    emitEnded: emit({ type: "session.over" }),
    emitGone: emit((_, params: { readonly end: SessionEnd }) => ({ type: "member.gone" as const, ...params }))
  }
}).createMachine({
  id: "session",
  context: ({ input: { isExpected, isLoggingOut, at } }) => ({
    isExpected: isExpected && !isLoggingOut,
    isLoggingOut,
    member: null,
    bearerUntil: null,
    askedAt: at
  }),
  initial: "beginning",
  on: { "member.arrived": { target: ".member", actions: ["adopt", "emitKnown"] } },
  states: {
    beginning: {
      always: [
        { guard: "isLoggingOut", target: "loggingOut" },
        { guard: "isExpected", target: "restoring" },
        { target: "guest" }
      ]
    },
    restoring: {
      meta: { spec: "4", tone: "busy" },
      description: "This browser was logged in; whose session it is only the shop knows.",
      on: {
        "logout.wanted": {
          target: "loggingOut",
          actions: ["stamp", "forget", "expectGuest", { type: "emitGone", params: { end: "here" } }]
        },
        "session.ended": {
          target: "guest",
          actions: ["stamp", "forget", "expectGuest", { type: "emitGone", params: { end: "elsewhere" } }],
          description: "The tab where it was pressed tells the shop: a second call could end the next session."
        },
        "session.changed": {
          target: "restoring",
          reenter: true,
          actions: "stamp",
          description: "What is being answered may be older than that."
        }
      },
      invoke: {
        src: "me",
        input: () => ({}),
        onDone: {
          target: "member",
          actions: [
            assign(({ event: { output } }) => ({
              member: output.member,
              bearerUntil: output.bearer.until,
              askedAt: instant(output.bearer.until - bearerMs)
            })),
            "emitKnown"
          ]
        },
        onError: [
          {
            guard: "isGuest",
            target: "guest",
            actions: ["forget", { type: "emitGone", params: { end: "expired" } }]
          },
          { target: "unreachable" }
        ]
      }
    },
    unreachable: {
      meta: { spec: "4", tone: "warn" },
      description: "No answer yet; what is known stays, and the shop is asked again.",
      after: { retry: "restoring" },
      on: {
        "page.seen": { target: "restoring", actions: "stamp" },
        "session.changed": { target: "restoring", actions: "stamp" },
        "session.lost": { target: "restoring", actions: "stamp" },
        "logout.wanted": {
          target: "loggingOut",
          actions: ["stamp", "forget", "expectGuest", { type: "emitGone", params: { end: "here" } }]
        },
        "session.ended": {
          target: "guest",
          actions: ["stamp", "forget", "expectGuest", { type: "emitGone", params: { end: "elsewhere" } }],
          description: "The tab where it was pressed tells the shop: a second call could end the next session."
        }
      }
    },
    guest: {
      meta: { spec: "6", tone: "idle" },
      on: { "session.changed": { target: "restoring", actions: "stamp" } }
    },
    member: {
      meta: { spec: "6", tone: "ok" },
      after: { renewal: "restoring" },
      on: {
        "member.changed": { actions: ["change", "emitKnown"] },
        "page.seen": { guard: "isStale", target: "restoring", actions: "stamp" },
        "session.changed": { target: "restoring", actions: "stamp" },
        "session.lost": {
          target: "restoring",
          actions: "stamp",
          description: "Another tab may have begun a new one in that moment: only the shop makes them a guest."
        },
        "logout.wanted": {
          target: "loggingOut",
          actions: ["stamp", "forget", "expectGuest", { type: "emitGone", params: { end: "here" } }]
        },
        "session.ended": {
          target: "guest",
          actions: ["stamp", "forget", "expectGuest", { type: "emitGone", params: { end: "elsewhere" } }],
          description: "The tab where it was pressed tells the shop: a second call could end the next session."
        }
      }
    },
    loggingOut: {
      meta: { spec: "4", tone: "busy" },
      description: "In every tab it is over at once, whatever the shop answers. Invariant L6.",
      on: { "logout.wanted": {}, "session.changed": { actions: "expect" }, "page.seen": {}, "session.lost": {} },
      invoke: {
        src: "logout",
        input: () => ({}),
        onDone: [
          { guard: "isExpected", target: "restoring", actions: "emitEnded" },
          { target: "guest", actions: "emitEnded" }
        ],
        onError: [{ guard: "isExpected", target: "restoring" }, { target: "leaving" }]
      }
    },
    leaving: {
      meta: { spec: "4", tone: "warn" },
      description: "The shop has not received it: it is sent again, until another person's session takes its place.",
      after: { retry: "loggingOut" },
      on: { "page.seen": "loggingOut", "session.changed": { target: "restoring", actions: "stamp" } }
    }
  }
})

/** Returns the machine of the session over its port. */
export const sessionMachineOver = ({ me, logout }: VisitPort) =>
  sessionMachine.provide({ actors: portActors<VisitPort>({ me, logout }) })
