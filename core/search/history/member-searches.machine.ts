import { assign, emit, setup } from "xstate"
import { placeholderActors, portActors } from "../../kernel/port-actors.ts"
import type { Timed } from "../../kernel/timed.ts"
import { tidy } from "../filters.rule.ts"
import type { SearchClick } from "../search-option.ts"
import { type SavedSearch, savedSearchMaxLength } from "./history.port.ts"
import type { MemberSearchesPort, Opened, SearchChange } from "./member-searches.usecases.ts"

/** What a member's searches begin with. */
export interface MemberSearchesInput {
  /** Searches made in this browser before the log-in, newest first: they become the member's. */
  readonly before: ReadonlyArray<string>
}

/** A member's searches, and the changes the server does not have yet. */
export interface MemberSearchesContext {
  /** What the server stored at last; newest first. */
  readonly searches: ReadonlyArray<SavedSearch>
  /** Changes that the server does not have yet, oldest first. */
  readonly queue: ReadonlyArray<SearchChange>
  /** `searches` may be outdated. */
  readonly isOld: boolean
  /** The last thing opened, until it is judged. */
  readonly opened: Opened | null
}

/** Events of a member's searches. */
export type MemberSearchesEvent = Timed<
  | { readonly type: "search.made"; readonly words: string }
  | { readonly type: "search.removed"; readonly words: string }
  | { readonly type: "searches.cleared" }
  /** As they stand in the box, newest first. */
  | { readonly type: "searches.restored"; readonly searches: ReadonlyArray<string> }
  | { readonly type: "result.opened"; readonly click: SearchClick }
  | { readonly type: "result.judged"; readonly helpful: boolean }
  /** What could not be read is read again. */
  | { readonly type: "box.entered" }
>

/** The words of the last searches, newest first, for the search box. */
export type MemberSearchesEmitted = { readonly type: "searches.known"; readonly recent: ReadonlyArray<string> }

/**
 * Synchronises a member's searches with the server: changes are sent one at a time, and once all are sent the box shows what
 * the server stores. Failures are silent: the server's list counts. Specification 7 and 8; D-17.
 */
export const memberSearchesMachine = setup({
  types: {
    input: {} as MemberSearchesInput,
    context: {} as MemberSearchesContext,
    events: {} as MemberSearchesEvent,
    emitted: {} as MemberSearchesEmitted
  },
  actors: placeholderActors<MemberSearchesPort>("list", "tell"),
  guards: {
    isWaiting: ({ context }) => context.queue.length > 0,
    isOld: ({ context }) => context.isOld
  },
  actions: {
    queue: assign(({ context, event }) => ({ queue: [...context.queue, ...changesOf(event, context)] })),
    drop: assign(({ context }) => ({ queue: context.queue.slice(1) })),
    forgetOpened: assign({ opened: null }),
    emitKnown: emit(({ context }) => ({
      type: "searches.known",
      recent: context.searches.map(({ keyword }) => keyword)
    }))
  }
}).createMachine({
  id: "member-searches",
  context: ({ input }) => ({ searches: [], queue: made(input.before.toReversed()), isOld: true, opened: null }),
  initial: "deciding",
  on: {
    "search.made": { actions: "queue" },
    "search.removed": { actions: "queue" },
    "searches.cleared": { actions: ["queue", "forgetOpened"] },
    "searches.restored": { actions: "queue" },
    "result.opened": { actions: "queue" },
    "result.judged": { actions: ["queue", "forgetOpened"] }
  },
  states: {
    deciding: {
      always: [
        { guard: "isWaiting", target: "telling" },
        { guard: "isOld", target: "reading" },
        { target: "resting", actions: "emitKnown" }
      ]
    },
    telling: {
      meta: { spec: "7", tone: "busy" },
      exit: "drop",
      invoke: {
        src: "tell",
        input: ({ context: { queue, searches } }) => ({ change: queue[0] ?? { kind: "cleared" }, searches }),
        onDone: {
          target: "deciding",
          actions: assign(({ event: { output } }) => ({
            ...(output.searches && { searches: output.searches, isOld: false }),
            ...(output.opened && { opened: output.opened })
          }))
        },
        onError: { target: "deciding", actions: assign({ isOld: true }) }
      }
    },
    reading: {
      meta: { spec: "7", tone: "busy" },
      invoke: {
        src: "list",
        input: {},
        onDone: {
          target: "deciding",
          actions: assign(({ event }) => ({ searches: event.output, isOld: false }))
        },
        onError: "resting"
      }
    },
    resting: {
      meta: { spec: "7", tone: "ok" },
      always: { guard: "isWaiting", target: "telling" },
      on: { "box.entered": { guard: "isOld", target: "reading" } }
    }
  }
})

/** Returns the machine of a member's searches over its port. */
export const memberSearchesMachineOver = ({ list, tell }: MemberSearchesPort) =>
  memberSearchesMachine.provide({ actors: portActors<MemberSearchesPort>({ list, tell }) })

const changesOf = (event: MemberSearchesEvent, { opened }: MemberSearchesContext): ReadonlyArray<SearchChange> => {
  switch (event.type) {
    case "search.made":
      return made([event.words])
    case "search.removed":
      return [{ kind: "removed", words: event.words }]
    case "searches.cleared":
      return [{ kind: "cleared" }]
    case "searches.restored":
      return made(event.searches.toReversed())
    case "result.opened":
      return isStorable(event.click.keyword) ? [{ kind: "opened", click: event.click }] : []
    case "result.judged":
      return opened ? [{ kind: "judged", id: opened.id, helpful: event.helpful }] : []
    case "box.entered":
      return []
  }
}

const made = (searches: ReadonlyArray<string>): ReadonlyArray<SearchChange> =>
  searches.filter(isStorable).map((words) => ({ kind: "made", words }))

const isStorable = (words: string): boolean => tidy(words) !== "" && words.length <= savedSearchMaxLength
