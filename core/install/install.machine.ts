import { assign, emit, setup } from "xstate"
import { type Instant, instant } from "../kernel/moment.ts"
import type { Timed } from "../kernel/timed.ts"
import { type InstallFacts, type InstallWay, installRules, isDue } from "./install.rule.ts"

/** Input of the offer: what this browser stored, and what it is able to do. */
export interface InstallInput {
  readonly facts: InstallFacts
  /** `null` as long as the browser offers none. */
  readonly way: InstallWay | null
  readonly at: Instant
}

interface InstallContext extends InstallInput {
  /** The page is one of those over which popups may come. */
  readonly isPlace: boolean
  /** Nothing else lies over the page. */
  readonly hasTurn: boolean
}

/** Events of the offer to install: the browser, the page, other overlays, and presses. */
export type InstallEvent = Timed<
  | { readonly type: "way.found"; readonly way: InstallWay }
  /** A page with popups was touched or looked at for long enough. D-49b. */
  | { readonly type: "place.entered" }
  | { readonly type: "place.left" }
  | { readonly type: "order.seen" }
  | { readonly type: "turn.given" }
  | { readonly type: "turn.lost" }
  | { readonly type: "install.chosen" }
  | { readonly type: "later.chosen" }
  | { readonly type: "offer.closed" }
  /** Answer to the browser's own dialog. */
  | { readonly type: "prompt.answered"; readonly accepted: boolean }
  /** The browser reports it, also after an installation by its own menu. */
  | { readonly type: "app.installed" }
>

/** What the page is to do. */
export type InstallEmitted =
  /** Open the browser's own dialog. */
  | { readonly type: "prompt.wanted" }
  /** Store until when nothing is offered. */
  | { readonly type: "rest.begun"; readonly until: Instant }

/** The offer to put the shop on the home screen: after the second visit or an order, once in a page's life. D-74; D-49b. */
export const installMachine = (rules = installRules) =>
  setup({
    types: {
      input: {} as InstallInput,
      context: {} as InstallContext,
      events: {} as InstallEvent,
      emitted: {} as InstallEmitted
    },
    guards: {
      isOffered: ({ context: { facts, way, isPlace, at } }) => isPlace && way !== null && isDue(facts, at, rules),
      isNotHere: ({ context }) => !context.isPlace,
      isPrompted: ({ context }) => context.way === "prompt",
      wasAccepted: ({ event }) => event.type === "prompt.answered" && event.accepted
    },
    actions: {
      findWay: assign(({ event }) => (event.type === "way.found" ? { way: event.way, at: event.at } : {})),
      enterPlace: assign(({ event }) => ({ isPlace: true, at: event.at })),
      leavePlace: assign({ isPlace: false }),
      noteOrder: assign(({ context }) => ({ facts: { ...context.facts, hasOrdered: true } })),
      takeTurn: assign({ hasTurn: true }),
      returnTurn: assign({ hasTurn: false }),
      openPrompt: emit({ type: "prompt.wanted" }),
      restShort: emit(({ event }) => ({ type: "rest.begun", until: instant(event.at + rules.laterMs) })),
      restLong: emit(({ event }) => ({ type: "rest.begun", until: instant(event.at + rules.closedMs) }))
    }
  }).createMachine({
    id: "install",
    context: ({ input }) => ({ ...input, isPlace: false, hasTurn: false }),
    initial: "waiting",
    on: {
      "way.found": { actions: "findWay" },
      "place.entered": { actions: "enterPlace" },
      "place.left": { actions: "leavePlace" },
      "order.seen": { actions: "noteOrder" },
      "turn.given": { actions: "takeTurn" },
      "turn.lost": { actions: "returnTurn" },
      "app.installed": ".installed"
    },
    states: {
      waiting: {
        description: "Too early, not here, or the browser offers no way.",
        meta: { spec: "2", tone: "idle" },
        always: { guard: "isOffered", target: "offering" }
      },
      offering: {
        description: "Shown only while it has its turn: never beside another overlay. D-49b.",
        meta: { spec: "2", tone: "ok" },
        always: { guard: "isNotHere", target: "waiting" },
        on: {
          "install.chosen": { guard: "isPrompted", target: "asking", actions: "openPrompt" },
          "later.chosen": { target: "resting", actions: "restShort" },
          "offer.closed": { target: "resting", actions: "restLong" }
        }
      },
      asking: {
        description: "The browser's own dialog is open.",
        meta: { spec: "2", tone: "busy" },
        on: {
          "prompt.answered": [
            { guard: "wasAccepted", target: "installed" },
            { target: "resting", actions: "restLong" }
          ]
        }
      },
      resting: { description: "Once in a page's life is enough.", meta: { spec: "2", tone: "idle" } },
      installed: { meta: { spec: "2", tone: "ok" } }
    }
  })
