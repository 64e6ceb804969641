import type { Effect } from "effect"
import { assign, setup } from "xstate"
import type { Unavailable } from "../kernel/failure.ts"
import { failureOf, placeholderActors, portActors, wasRefusedWith } from "../kernel/port-actors.ts"
import type { Address, Missing, Moved } from "./prepare.ts"

/** The one question a page asks: its facts, as its route prepares them. */
export interface PagePort<Facts = unknown> {
  readonly open: (address: Address) => Effect.Effect<Facts, Missing | Moved | Unavailable>
}

/** Input of a page. */
export interface PageInput {
  readonly address: Address
  /** What the server sent along, or what was shown here before: nothing is asked then. */
  readonly facts?: unknown
}

interface PageContext {
  readonly address: Address
  readonly facts: unknown
  readonly gone: boolean
  readonly movedTo: string | null
  /** The connection returned and the page has not been asked for by itself since. */
  readonly asksOnceMore: boolean
}

/**
 * Pause before a page that stays unreachable after the connection returned is asked for once more, in milliseconds: what is
 * asked at the return may join requests that are still failing. Own choice.
 */
export const afterReturnMs = 1_000

/** Events of a page that could not be read. */
export type PageEvent = { readonly type: "retry.wanted" } | { readonly type: "connection.returned" }

/** A page on its way to being shown. Specification 2; house 11. */
export const pageMachine = setup({
  types: {
    input: {} as PageInput,
    context: {} as PageContext,
    events: {} as PageEvent,
    emitted: {} as { readonly type: "moved"; readonly to: string }
  },
  actors: placeholderActors<PagePort>("open"),
  delays: { afterReturn: afterReturnMs },
  actions: {
    noteReturn: assign({ asksOnceMore: true }),
    forgetReturn: assign({ asksOnceMore: false })
  },
  guards: {
    asksOnceMore: ({ context }) => context.asksOnceMore,
    hasFacts: ({ context }) => context.facts !== undefined,
    isMissing: wasRefusedWith<PagePort>("Missing"),
    isMoved: wasRefusedWith<PagePort>("Moved"),
    isUnavailable: wasRefusedWith<PagePort>("Unavailable")
  }
}).createMachine({
  id: "page",
  context: ({ input }) => ({
    address: input.address,
    facts: input.facts,
    gone: false,
    movedTo: null,
    asksOnceMore: false
  }),
  initial: "arriving",
  states: {
    arriving: {
      description: "Facts came with the page, or have to be asked for.",
      always: [{ guard: "hasFacts", target: "ready" }, { target: "opening" }]
    },
    opening: {
      meta: { spec: "2", tone: "busy" },
      on: { "connection.returned": { actions: "noteReturn" } },
      invoke: {
        src: "open",
        input: ({ context }) => context.address,
        onDone: {
          target: "ready",
          actions: assign({ facts: ({ event }) => event.output })
        },
        onError: [
          {
            guard: "isMissing",
            target: "missing",
            actions: assign({
              gone: ({ event }) => (failureOf(event) as Missing).gone
            })
          },
          {
            guard: "isMoved",
            target: "moved",
            actions: assign({
              movedTo: ({ event }) => (failureOf(event) as Moved).to
            })
          },
          { guard: "isUnavailable", target: "unreachable" },
          { target: "broken" }
        ]
      }
    },
    ready: { meta: { spec: "2", tone: "ok" } },
    missing: {
      meta: { spec: "2", tone: "warn" },
      description: "No such page, or none any more. D-8."
    },
    moved: {
      meta: { spec: "2", tone: "idle" },
      description: "The page has another address. D-6."
    },
    unreachable: {
      meta: { spec: "2", tone: "bad" },
      description: "No answer; asked again as soon as there is a connection, and once more a moment later.",
      on: {
        "retry.wanted": "opening",
        "connection.returned": { target: "opening", actions: "noteReturn" }
      },
      after: { afterReturn: { guard: "asksOnceMore", target: "opening", actions: "forgetReturn" } }
    },
    broken: {
      meta: { spec: "2", tone: "bad" },
      description: "A defect; a plain apology is shown.",
      on: { "retry.wanted": "opening" }
    }
  }
})

/** Returns the machine of a page over its port. */
export const pageMachineOver = ({ open }: PagePort) => pageMachine.provide({ actors: portActors<PagePort>({ open }) })
