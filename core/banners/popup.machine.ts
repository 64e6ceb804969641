import { assign, setup } from "xstate"
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
}

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
      mayAskAgain: ({ context }, { retries }: { readonly retries: number }) => context.failures <= retries,
      isDue: ({ event }) => "output" in event && event.output === true
    },
    delays: { retryWait: ({ context }) => rules.retryWaitsMs[context.failures - 1] ?? 0 },
    actions: {
      arrive: assign(({ event }) =>
        event.type === "place.entered" ? { place: event.place, banner: null, failures: 0 } : {}
      ),
      countFailure: assign(({ context }) => ({ failures: context.failures + 1 })),
      forget: assign({ banner: null })
    }
  }).createMachine({
    id: "popup",
    context: { place: { location: "home" }, banner: null, failures: 0 },
    initial: "away",
    states: {
      away: {
        description: "No popup here, or not now.",
        meta: { spec: "4", tone: "idle" },
        entry: "forget",
        on: { "place.entered": { target: "looking", actions: "arrive" } }
      },
      looking: {
        meta: { spec: "4", tone: "busy" },
        on: { "place.entered": { target: "#popup.looking", reenter: true, actions: "arrive" }, "place.left": "away" },
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
            description: "Nobody is told: a popup is nothing anybody waits for. Specification 8.",
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
            on: { "turn.given": "deciding" }
          },
          deciding: {
            meta: { spec: "4", tone: "busy" },
            tags: "over the page",
            invoke: {
              src: "take",
              input: ({ context, event }) => ({
                id: context.banner?.id ?? "",
                apply: context.banner?.apply ?? "other",
                at: event.at
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
