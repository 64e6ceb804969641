import { assign, raise, setup } from "xstate"
import { placeholderActors, portActors } from "../kernel/port-actors.ts"
import type { Timed } from "../kernel/timed.ts"
import type { Consent } from "./consent.ts"
import type { NotedEvent, QueuePort } from "./queue.usecases.ts"
import { type Noted, sendAfterMs } from "./tracking-event.ts"

/** Numbers of the queue. */
export interface TrackingRules {
  /** Events are sent so long after the last one. Specification 9: 500 ms. */
  readonly sendAfterMs: number
  /** Pauses after the first, second and third failure in a row, and after every later one. Own choice. */
  readonly retryWaitsMs: ReadonlyArray<number>
}

/** The numbers of the specification. */
export const trackingRules: TrackingRules = { sendAfterMs, retryWaitsMs: [2_000, 10_000, 60_000] }

/** Input of the queue: the answer that the browser has stored. */
export interface TrackingInput {
  readonly consent: Consent | undefined
}

interface TrackingContext {
  readonly consent: Consent | undefined
  /** Events that are not stored yet, in their order. */
  readonly fresh: ReadonlyArray<NotedEvent>
  /** Events were stored while others were being sent. */
  readonly hasNewer: boolean
  readonly isOnline: boolean
  readonly failures: number
}

/** Events of the queue. */
export type TrackingQueueEvent =
  | { readonly type: "consent.given" }
  | { readonly type: "consent.refused" }
  | Timed<{ readonly type: "event.noted"; readonly noted: Noted }>
  | { readonly type: "events.stored" }
  | { readonly type: "connection.lost" }
  | { readonly type: "connection.returned" }

/**
 * What a viewer does, counted only after they agreed: stored in the browser first, sent half a second later in batches, again after
 * a failure, and by the shop stored once. Specification 7, Analytics, and 9; D-72; decision 0130.
 */
export const trackingMachine = (rules = trackingRules) =>
  setup({
    types: {
      input: {} as TrackingInput,
      context: {} as TrackingContext,
      events: {} as TrackingQueueEvent
    },
    actors: placeholderActors<QueuePort>("keep", "send", "clear"),
    guards: {
      hasAgreed: ({ context }) => context.consent === "yes",
      hasRefused: ({ context }) => context.consent === "no",
      hasFresh: ({ context }) => context.fresh.length > 0,
      hasNewer: ({ context }) => context.hasNewer,
      isOffline: ({ context }) => !context.isOnline,
      hasMore: ({ event }) => "output" in event && event.output === true
    },
    delays: {
      sendWait: rules.sendAfterMs,
      retryWait: ({ context }) => rules.retryWaitsMs[context.failures - 1] ?? rules.retryWaitsMs.at(-1) ?? 0
    },
    actions: {
      agree: assign({ consent: "yes" }),
      refuse: assign({ consent: "no", fresh: [], hasNewer: false, failures: 0 }),
      note: assign(({ context, event }) =>
        event.type === "event.noted" ? { fresh: [...context.fresh, { noted: event.noted, at: event.at }] } : {}
      ),
      dropStored: assign(({ context, event }) =>
        "output" in event && typeof event.output === "number" ? { fresh: context.fresh.slice(event.output) } : {}
      ),
      reportStored: raise({ type: "events.stored" }),
      noteNewer: assign({ hasNewer: true }),
      forgetNewer: assign({ hasNewer: false }),
      noteOnline: assign({ isOnline: true }),
      noteOffline: assign({ isOnline: false }),
      countFailure: assign(({ context }) => ({ failures: context.failures + 1 })),
      forgetFailures: assign({ failures: 0 })
    }
  }).createMachine({
    id: "tracking",
    context: ({ input }) => ({ consent: input.consent, fresh: [], hasNewer: false, isOnline: true, failures: 0 }),
    initial: "deciding",
    on: {
      "connection.lost": { actions: "noteOffline" },
      "connection.returned": { actions: "noteOnline" }
    },
    states: {
      deciding: {
        always: [
          { guard: "hasAgreed", target: "collecting" },
          { guard: "hasRefused", target: "refused" },
          { target: "undecided" }
        ]
      },
      undecided: {
        description: "The question stands; nothing is noted, stored or sent.",
        meta: { spec: "9", tone: "idle" },
        on: {
          "consent.given": { target: "collecting", actions: "agree" },
          "consent.refused": { target: "forgetting", actions: "refuse" }
        }
      },
      forgetting: {
        description: "What waited in the browser is deleted.",
        meta: { spec: "9", tone: "busy" },
        invoke: { src: "clear", input: {}, onDone: "refused", onError: "refused" },
        on: { "consent.given": { target: "collecting", actions: "agree" } }
      },
      refused: {
        meta: { spec: "9", tone: "warn" },
        on: { "consent.given": { target: "collecting", actions: "agree" } }
      },
      collecting: {
        type: "parallel",
        on: { "consent.refused": { target: "forgetting", actions: "refuse" } },
        states: {
          storing: {
            initial: "resting",
            on: { "event.noted": { actions: "note" } },
            states: {
              resting: {
                meta: { spec: "9", tone: "idle" },
                always: { guard: "hasFresh", target: "keeping" }
              },
              keeping: {
                meta: { spec: "9", tone: "busy" },
                invoke: {
                  src: "keep",
                  input: ({ context }) => context.fresh,
                  onDone: { target: "resting", actions: ["dropStored", "reportStored"] }
                }
              }
            }
          },
          sending: {
            initial: "gathering",
            states: {
              resting: { meta: { spec: "9", tone: "idle" }, on: { "events.stored": "gathering" } },
              gathering: {
                description: "More may follow at once; a new page also looks for what an older one has left.",
                meta: { spec: "9", tone: "busy" },
                on: { "events.stored": { target: "gathering", reenter: true } },
                after: { sendWait: [{ guard: "isOffline", target: "offline" }, { target: "asking" }] }
              },
              asking: {
                meta: { spec: "7", tone: "busy" },
                entry: "forgetNewer",
                on: { "events.stored": { actions: "noteNewer" } },
                invoke: {
                  src: "send",
                  input: {},
                  onDone: [
                    { guard: "hasMore", target: "asking", reenter: true, actions: "forgetFailures" },
                    { guard: "hasNewer", target: "gathering", actions: "forgetFailures" },
                    { target: "resting", actions: "forgetFailures" }
                  ],
                  onError: { target: "waiting", actions: "countFailure" }
                }
              },
              waiting: {
                description: "The shop did not answer; the events stay in the browser.",
                meta: { spec: "9", tone: "warn" },
                on: {
                  "connection.returned": { target: "asking", actions: "noteOnline" },
                  "connection.lost": { target: "offline", actions: "noteOffline" }
                },
                after: { retryWait: [{ guard: "isOffline", target: "offline" }, { target: "asking" }] }
              },
              offline: {
                meta: { spec: "9", tone: "bad" },
                on: { "connection.returned": { target: "asking", actions: "noteOnline" } }
              }
            }
          }
        }
      }
    }
  })

/** Returns the machine of the queue over its port, with the numbers of the specification or the given ones. */
export const trackingMachineOver = ({ keep, send, clear }: QueuePort, rules = trackingRules) =>
  trackingMachine(rules).provide({ actors: portActors<QueuePort>({ keep, send, clear }) })
