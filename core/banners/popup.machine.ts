import { assign, setup } from "xstate"
import type { Instant } from "../kernel/moment.ts"
import { placeholderActors, portActors } from "../kernel/port-actors.ts"
import type { Timed } from "../kernel/timed.ts"
import type { Banner } from "./banner.ts"
import type { PopupPort } from "./popup.port.ts"
import { popupRules } from "./popup.rule.ts"
import type { PopupPlace } from "./popup-place.rule.ts"

interface PopupContext {
  readonly place: PopupPlace
  readonly banner: Banner | null
  /** Questions at this place that failed. */
  readonly failures: number
  /** Whether the banners of this place have been asked for long enough that nothing else waits for them. Specification 9. */
  readonly isCalled: boolean
  /** When the turn over the page came; `null` while it is not the popup's. */
  readonly turnAt: Instant | null
}

const arrived = { banner: null, failures: 0, isCalled: false, turnAt: null } as const

/** Events of a popup: the page, other overlays, and the press that closes it. */
export type PopupEvent = Timed<
  /** A page with popups was touched or looked at for long enough. Rule 55. */
  | { readonly type: "place.entered"; readonly place: PopupPlace }
  /** The page never shows popups. */
  | { readonly type: "place.left" }
  /** No other overlay is open. Machines 14. */
  | { readonly type: "turn.given" }
  /** Something more urgent came. */
  | { readonly type: "turn.lost" }
  | { readonly type: "popup.closed" }
>

/** What the merchant shows over a page: at most one in a page's life, each by its rule. Specification 4; D-49b; machines 6. */
export const popupMachine = (rules = popupRules) =>
  setup({
    types: { context: {} as PopupContext, events: {} as PopupEvent, tags: "" as "over the page" },
    actors: placeholderActors<PopupPort>("bannerAt", "take"),
    guards: {
      isThere: ({ context }) => context.banner !== null,
      hasTurn: ({ context }) => context.turnAt !== null,
      mayAskAgain: ({ context }, { retries }: { readonly retries: number }) => context.failures <= retries,
      isDue: ({ event }) => "output" in event && event.output === true
    },
    delays: {
      retryWait: ({ context }) => rules.retryWaitsMs[context.failures - 1] ?? 0,
      calledFlag: rules.calledFlagMs
    },
    actions: {
      arrive: assign(({ event }) => (event.type === "place.entered" ? { place: event.place, ...arrived } : {})),
      countFailure: assign(({ context }) => ({ failures: context.failures + 1 })),
      markCalled: assign({ isCalled: true }),
      takeTurn: assign(({ event }) => ({ turnAt: event.at })),
      returnTurn: assign({ turnAt: null }),
      forget: assign(arrived)
    }
  }).createMachine({
    id: "popup",
    context: { place: { location: "home" }, ...arrived },
    initial: "away",
    states: {
      away: {
        description: "No popup here, or not now.",
        meta: { spec: "4", tone: "idle" },
        entry: "forget",
        on: { "place.entered": { target: "looking", actions: "arrive" } }
      },
      looking: {
        description:
          "A tour waits for the answer for a second, so that a popup does not take its place at once. Specification 9.",
        meta: { spec: "4", tone: "busy" },
        on: {
          "place.entered": { target: "#popup.looking", reenter: true, actions: "arrive" },
          "place.left": "away",
          "turn.given": { actions: "takeTurn" },
          "turn.lost": { actions: "returnTurn" }
        },
        after: { calledFlag: { actions: "markCalled" } },
        initial: "asking",
        states: {
          asking: {
            meta: { spec: "4", tone: "busy" },
            invoke: {
              src: "bannerAt",
              input: ({ context }) => context.place,
              onDone: { target: "asked", actions: assign({ banner: ({ event }) => event.output ?? null }) },
              onError: { target: "failed", actions: "countFailure" }
            }
          },
          asked: { always: [{ guard: "isThere", target: "queued" }, { target: "#popup.away" }] },
          failed: {
            description: "Nothing is said: no one waits for a popup. Specification 8.",
            always: [
              { guard: { type: "mayAskAgain", params: { retries: rules.retries } }, target: "waiting" },
              { target: "#popup.away" }
            ]
          },
          waiting: { meta: { spec: "9", tone: "busy" }, after: { retryWait: "asking" } },
          queued: {
            description: "Something else may lie over the page.",
            meta: { spec: "4", tone: "idle" },
            tags: "over the page",
            always: { guard: "hasTurn", target: "deciding" }
          },
          deciding: {
            meta: { spec: "4", tone: "busy" },
            tags: "over the page",
            invoke: {
              src: "take",
              input: ({ context, event }) => ({
                id: context.banner?.id ?? "",
                apply: context.banner?.apply ?? "other",
                at: context.turnAt ?? event.at
              }),
              onDone: [{ guard: "isDue", target: "#popup.showing" }, { target: "#popup.away" }],
              onError: "#popup.away"
            },
            on: { "turn.lost": "#popup.away" }
          }
        }
      },
      showing: {
        meta: { spec: "4", tone: "ok" },
        tags: "over the page",
        on: { "popup.closed": "closed", "turn.lost": "closed", "place.left": "closed", "place.entered": "closed" }
      },
      closed: {
        description: "One popup in a page's life is enough. D-49b.",
        meta: { spec: "4", tone: "idle" }
      }
    }
  })

/** Returns the machine of the banner popup over its port, with the limits of the specification or the given ones. */
export const popupMachineOver = ({ bannerAt, take }: PopupPort, rules = popupRules) =>
  popupMachine(rules).provide({ actors: portActors<PopupPort>({ bannerAt, take }) })
