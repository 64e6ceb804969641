import { assign, setup } from "xstate"
import { placeholderActors, portActors } from "../../kernel/port-actors.ts"
import type { Timed } from "../../kernel/timed.ts"
import type { PointsPort } from "./ledger.port.ts"
import type { PointsPage } from "./ledger.ts"

/** Calls of the page of a member's points. */
export type PointHistoryPort = Pick<PointsPort, "history">

/** The points of a member that were read so far; none before the first answer. */
export interface PointHistoryContext {
  /** Its entries are newest first, each once. */
  readonly page: PointsPage | null
}

/** Events of the page of points. */
export type PointHistoryEvent = Timed<
  | { readonly type: "more.wanted" }
  | { readonly type: "retry.wanted" }
  /** It comes into sight again: an order may have moved points. */
  | { readonly type: "page.seen" }
>

/** A member's points and what moved them, a page at a time. Specification 7, Cart service; D-29. */
export const pointHistoryMachine = setup({
  types: { context: {} as PointHistoryContext, events: {} as PointHistoryEvent },
  actors: placeholderActors<PointHistoryPort>("history"),
  guards: { hasMore: ({ context: { page } }) => page?.hasMore ?? false },
  actions: {
    adopt: assign(({ event }) => ("output" in event ? { page: event.output as PointsPage } : {})),
    renew: assign(({ context: { page }, event }) =>
      "output" in event ? { page: renewed(page, event.output as PointsPage) } : {}
    ),
    append: assign(({ context: { page }, event }) => {
      if (!("output" in event)) return {}
      const next = event.output as PointsPage
      return { page: { ...next, entries: [...(page?.entries ?? []), ...next.entries] } }
    })
  }
}).createMachine({
  id: "point-history",
  context: { page: null },
  initial: "reading",
  states: {
    reading: {
      meta: { spec: "7", tone: "busy" },
      invoke: {
        src: "history",
        input: {},
        onDone: { target: "shown", actions: "adopt" },
        onError: "failed"
      }
    },
    shown: {
      meta: { spec: "7", tone: "ok" },
      on: { "more.wanted": { guard: "hasMore", target: "readingMore" }, "page.seen": "renewing" }
    },
    renewing: {
      meta: { spec: "7", tone: "busy" },
      description: "What was read stays while the newest entries are read again, and if they do not come.",
      invoke: {
        src: "history",
        input: {},
        onDone: { target: "shown", actions: "renew" },
        onError: "shown"
      }
    },
    readingMore: {
      meta: { spec: "7", tone: "busy" },
      invoke: {
        src: "history",
        input: ({ context: { page } }) => ({ before: page?.entries.at(-1)?.id ?? 0 }),
        onDone: { target: "shown", actions: "append" },
        onError: "stuck"
      }
    },
    stuck: {
      meta: { spec: "8", tone: "bad" },
      description: "What was read stays; the next page did not come.",
      on: { "more.wanted": "readingMore", "retry.wanted": "readingMore" }
    },
    failed: { meta: { spec: "8", tone: "bad" }, on: { "retry.wanted": "reading" } }
  }
})

/** Returns the newest entries with the older ones that were read before; without those if some between are not known. */
const renewed = (page: PointsPage | null, next: PointsPage): PointsPage => {
  const [first, last] = [page?.entries[0], next.entries.at(-1)]
  if (page === null || first === undefined || last === undefined) return next
  const older = page.entries.filter(({ id }) => id < last.id)
  if (older.length === 0 || last.id > first.id) return next
  return { ...next, entries: [...next.entries, ...older], hasMore: page.hasMore }
}

/** Returns the machine of a member's points over its port. */
export const pointHistoryMachineOver = ({ history }: PointHistoryPort) =>
  pointHistoryMachine.provide({ actors: portActors<PointHistoryPort>({ history }) })
