import { assign, setup } from "xstate"
import { placeholderActors, portActors } from "../kernel/port-actors.ts"
import type { Timed } from "../kernel/timed.ts"
import type { FloatingPort } from "./floating.port.ts"
import { type Floats, floatsWithout, isFloating, noFloats } from "./floating.rule.ts"
import type { PopupPlace } from "./popup-place.rule.ts"

interface FloatingContext {
  readonly place: PopupPlace
  readonly floats: Floats
  /** Ids of those dismissed at this place. */
  readonly dismissed: ReadonlyArray<string>
  readonly hasTurn: boolean
}

/** Events of floating banners: the page, other overlays, and the press that dismisses one. */
export type FloatingEvent = Timed<
  /** A page with floating banners was touched or looked at for long enough. Rule 55. */
  | { readonly type: "place.entered"; readonly place: PopupPlace }
  /** The page never shows floating banners. */
  | { readonly type: "place.left" }
  /** No other overlay is open. Machines 14. */
  | { readonly type: "turn.given" }
  /** Something more urgent came. */
  | { readonly type: "turn.lost" }
  | { readonly type: "banner.dismissed"; readonly id: string }
>

const arrived = { floats: noFloats, dismissed: [], hasTurn: false } as const

/** Banners at the edge of a page, while nothing else lies over it, each until it is dismissed. Specification 9; D-49b. */
export const floatingMachine = setup({
  types: { context: {} as FloatingContext, events: {} as FloatingEvent },
  actors: placeholderActors<FloatingPort>("floatsAt", "dismiss"),
  guards: { isNone: ({ context }) => !isFloating(context.floats) },
  actions: {
    arrive: assign(({ event }) => (event.type === "place.entered" ? { place: event.place, ...arrived } : {})),
    takeTurn: assign({ hasTurn: true }),
    returnTurn: assign({ hasTurn: false }),
    drop: assign(({ context, event }) =>
      event.type === "banner.dismissed"
        ? { floats: floatsWithout(context.floats, [event.id]), dismissed: [...context.dismissed, event.id] }
        : {}
    ),
    forget: assign(arrived)
  }
}).createMachine({
  id: "floating",
  context: { place: { location: "home" }, ...arrived },
  initial: "away",
  on: { "place.entered": { target: ".asking", reenter: true, actions: "arrive" }, "place.left": ".away" },
  states: {
    away: { description: "Nothing floats here.", meta: { spec: "9", tone: "idle" }, entry: "forget" },
    asking: {
      description: "A failure is silent: no page waits for a banner. Specification 8.",
      meta: { spec: "8", tone: "busy" },
      invoke: {
        src: "floatsAt",
        input: ({ context, event }) => ({ ...context.place, at: event.at }),
        onDone: { target: "floating", actions: assign({ floats: ({ event }) => event.output }) },
        onError: "away"
      }
    },
    floating: {
      description: "Shown only while it is their turn.",
      meta: { spec: "9", tone: "ok" },
      on: { "turn.given": { actions: "takeTurn" }, "turn.lost": { actions: "returnTurn" } },
      initial: "resting",
      states: {
        resting: {
          meta: { spec: "9", tone: "ok" },
          always: { guard: "isNone", target: "#floating.away" },
          on: { "banner.dismissed": { target: "dismissing", actions: "drop" } }
        },
        dismissing: {
          meta: { spec: "9", tone: "busy" },
          invoke: {
            src: "dismiss",
            input: ({ context, event }) => ({ ids: context.dismissed, at: event.at }),
            onDone: "resting",
            onError: "resting"
          },
          on: { "banner.dismissed": { target: "dismissing", reenter: true, actions: "drop" } }
        }
      }
    }
  }
})

/** Returns the machine of floating banners over its port. */
export const floatingMachineOver = ({ floatsAt, dismiss }: FloatingPort) =>
  floatingMachine.provide({ actors: portActors<FloatingPort>({ floatsAt, dismiss }) })
