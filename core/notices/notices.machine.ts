import { assign, setup } from "xstate"
import { type Instant, instant } from "../kernel/moment.ts"
import { present } from "../kernel/present.ts"
import type { Timed } from "../kernel/timed.ts"
import { type Notice, noticeMs, noticeWithoutText } from "./notice.ts"

interface NoticesContext {
  /** The one shown first, the waiting ones behind it. */
  readonly queue: ReadonlyArray<Notice>
  readonly leftMs: number
  /** When its time began to run; `null` until the first notice. */
  readonly since: Instant | null
}

/** Events of the notices at the edge of the page. */
export type NoticesEvent = Timed<
  | { readonly type: "notice.posted"; readonly notice: Notice }
  | { readonly type: "notice.closed" }
  /** A pointer, the focus or a hidden tab keeps it from being read. D-49e. */
  | { readonly type: "notice.held" }
  | { readonly type: "notice.released" }
>

/** One notice at a time, 3333 ms each, the others wait. Specification 8, Toasts; D-49e. */
export const noticesMachine = setup({
  types: { context: {} as NoticesContext, events: {} as NoticesEvent },
  guards: { hasNotice: ({ context }) => context.queue.length > 0 },
  delays: { timeLeft: ({ context }) => context.leftMs },
  actions: {
    keep: assign(({ context, event }) =>
      event.type === "notice.posted"
        ? { queue: [...context.queue, { ...event.notice, text: event.notice.text || noticeWithoutText }] }
        : {}
    ),
    drop: assign(({ context }) => ({ queue: context.queue.slice(1) })),
    // The end of a wait carries no moment of its own: it is when the last one began and what was left of it.
    startClock: assign(({ context, event }) => ({
      leftMs: noticeMs,
      since: event.at ?? instant(present(context.since, "since") + context.leftMs)
    })),
    stopClock: assign(({ context, event }) => ({
      leftMs: Math.max(0, context.leftMs - (event.at - present(context.since, "since")))
    })),
    resumeClock: assign(({ event }) => ({ since: event.at }))
  }
}).createMachine({
  id: "notices",
  context: { queue: [], leftMs: noticeMs, since: null },
  initial: "idle",
  on: { "notice.posted": { actions: "keep" } },
  states: {
    idle: {
      meta: { spec: "8", tone: "idle" },
      always: { guard: "hasNotice", target: "showing" }
    },
    showing: {
      meta: { spec: "8", tone: "ok" },
      entry: "startClock",
      initial: "counting",
      on: { "notice.closed": { target: "next" } },
      states: {
        counting: {
          after: { timeLeft: { target: "#notices.next" } },
          on: { "notice.held": { target: "held", actions: "stopClock" } }
        },
        held: { on: { "notice.released": { target: "counting", actions: "resumeClock" } } }
      }
    },
    next: {
      description: "The shown one is done; the next takes its place.",
      entry: "drop",
      always: [{ guard: "hasNotice", target: "showing" }, { target: "idle" }]
    }
  }
})
