import { and, assign, emit, setup, stateIn } from "xstate"
import type { WantedLine } from "../cart/cart.ts"
import { failureOf, placeholderActors, portActors } from "../kernel/port-actors.ts"
import type { Timed } from "../kernel/timed.ts"
import type { Location } from "../regions/address.ts"
import type { Store } from "../stores/store.ts"
import type { PickupPort } from "./pickup.port.ts"
import type { PickupStore } from "./pickup.ts"
import { offersFrom } from "./store-offers.rule.ts"

/** Calls of the store picker. */
export type StorePickerPort = Pick<PickupPort, "forLines">

/** Input of the store picker. */
export interface StorePickerInput {
  readonly lines: ReadonlyArray<WantedLine>
  /** What this page has fetched for the same lines. K9. */
  readonly known: ReadonlyArray<PickupStore> | undefined
  /** The chosen store. */
  readonly store: Store["id"] | undefined
}

/** Context of the store picker. */
export interface StorePickerContext {
  readonly lines: ReadonlyArray<WantedLine>
  /** `null` before the first answer. */
  readonly offers: ReadonlyArray<PickupStore> | null
  /** Where the shopper is, once they let the page know. */
  readonly location: Location | null
  readonly sought: string
  /** Only stores that are open now. */
  readonly onlyOpen: boolean
  /** Only stores that have every line. */
  readonly onlyComplete: boolean
  /** The store whose mark is set; chosen with the last button. */
  readonly marked: Store["id"] | null
  /** Tag of what the last question was refused with. */
  readonly failure: string | null
}

/** Events of the store picker. */
export type StorePickerEvent = Timed<
  | { readonly type: "picker.opened" }
  | { readonly type: "picker.closed" }
  | { readonly type: "retry.wanted" }
  /** The bag is another one: what the stores have of it is not known. */
  | { readonly type: "lines.changed"; readonly lines: ReadonlyArray<WantedLine> }
  /** Placing found that a store has less than it had. */
  | { readonly type: "stock.outdated" }
  | { readonly type: "stores.sought"; readonly text: string }
  | { readonly type: "open.wanted"; readonly only: boolean }
  | { readonly type: "complete.wanted"; readonly only: boolean }
  | { readonly type: "store.marked"; readonly store: Store["id"] }
  | { readonly type: "store.confirmed" }
  | { readonly type: "location.wanted" }
  | { readonly type: "location.given"; readonly location: Location }
  | { readonly type: "location.refused" }
>

/** What the store picker emits to its screen. */
export type StorePickerEmitted =
  | { readonly type: "store.chosen"; readonly store: Store["id"] }
  | { readonly type: "offers.fetched"; readonly offers: ReadonlyArray<PickupStore> }

/**
 * Chooses the store of a checkout. What the stores have is fetched once for its lines, with loading, fetched and failed states; only a
 * store with every line can be chosen. Specification 4, Cart; machines 3, K9; D-65.
 */
export const storePickerMachine = setup({
  types: {
    input: {} as StorePickerInput,
    context: {} as StorePickerContext,
    events: {} as StorePickerEvent,
    emitted: {} as StorePickerEmitted
  },
  actors: placeholderActors<StorePickerPort>("forLines"),
  guards: {
    hasLines: ({ context: { lines } }) => lines.length > 0,
    isKnown: ({ context: { offers } }) => offers !== null,
    isOtherLines: ({ context: { lines }, event }) =>
      event.type === "lines.changed" && JSON.stringify(event.lines) !== JSON.stringify(lines),
    mayMark: ({ context: { offers }, event }) => event.type === "store.marked" && isCompleteIn(offers, event.store),
    mayChoose: ({ context: { offers, marked } }) => marked !== null && isCompleteIn(offers, marked)
  },
  actions: {
    adopt: assign(({ context: { location }, event }) => {
      if (!("output" in event)) return {}
      const offers = event.output as ReadonlyArray<PickupStore>
      return { offers: location ? offersFrom(offers, location) : offers }
    }),
    takeLines: assign(({ event }) => (event.type === "lines.changed" ? { lines: event.lines, offers: null } : {})),
    keepFailure: assign(({ event }) => ({ failure: failureOf(event)._tag })),
    forget: assign({ offers: null }),
    seek: assign(({ event }) => (event.type === "stores.sought" ? { sought: event.text } : {})),
    filterOpen: assign(({ event }) => (event.type === "open.wanted" ? { onlyOpen: event.only } : {})),
    filterComplete: assign(({ event }) => (event.type === "complete.wanted" ? { onlyComplete: event.only } : {})),
    mark: assign(({ event }) => (event.type === "store.marked" ? { marked: event.store } : {})),
    locate: assign(({ context: { offers }, event }) =>
      event.type === "location.given"
        ? { location: event.location, offers: offers && offersFrom(offers, event.location) }
        : {}
    ),
    emitChosen: emit(({ context: { marked } }) => ({ type: "store.chosen", store: marked ?? 0 })),
    emitFetched: emit(({ context: { offers } }) => ({ type: "offers.fetched", offers: offers ?? [] }))
  }
}).createMachine({
  id: "store-picker",
  context: ({ input: { lines, known, store } }) => ({
    lines,
    offers: known ?? null,
    location: null,
    sought: "",
    onlyOpen: false,
    onlyComplete: false,
    marked: store ?? null,
    failure: null
  }),
  type: "parallel",
  states: {
    sheet: {
      initial: "closed",
      states: {
        closed: { meta: { spec: "D-65", tone: "idle" }, on: { "picker.opened": "open" } },
        open: {
          meta: { spec: "D-65", tone: "ok" },
          on: {
            "picker.closed": "closed",
            "stores.sought": { actions: "seek" },
            "open.wanted": { actions: "filterOpen" },
            "complete.wanted": { actions: "filterComplete" },
            "store.marked": { guard: "mayMark", actions: "mark" },
            "store.confirmed": { guard: "mayChoose", target: "closed", actions: "emitChosen" }
          }
        }
      }
    },
    stock: {
      initial: "deciding",
      on: { "lines.changed": { guard: "isOtherLines", target: ".outdated", actions: "takeLines" } },
      states: {
        deciding: { always: [{ guard: "isKnown", target: "fetched" }, { target: "unfetched" }] },
        unfetched: {
          meta: { spec: "4", tone: "idle" },
          description: "Asked when the sheet is opened first.",
          on: { "picker.opened": "loading" }
        },
        outdated: {
          meta: { spec: "4", tone: "idle" },
          description: "What the stores had was of another bag, or has gone since.",
          always: { guard: and(["hasLines", stateIn({ sheet: "open" })]), target: "loading" },
          on: { "picker.opened": "loading" }
        },
        loading: {
          meta: { spec: "7", tone: "busy" },
          invoke: {
            src: "forLines",
            input: ({ context: { lines } }) => ({ lines }),
            onDone: { target: "fetched", actions: ["adopt", "emitFetched"] },
            onError: { target: "failed", actions: "keepFailure" }
          }
        },
        fetched: {
          meta: { spec: "7", tone: "ok" },
          on: { "stock.outdated": { target: "outdated", actions: "forget" } }
        },
        failed: { meta: { spec: "8", tone: "bad" }, on: { "retry.wanted": "loading", "picker.opened": "loading" } }
      }
    },
    place: {
      initial: "unknown",
      states: {
        unknown: {
          meta: { spec: "D-65", tone: "idle" },
          description: "The place is asked for only after a press.",
          on: { "location.wanted": "asking" }
        },
        asking: {
          meta: { spec: "D-65", tone: "busy" },
          on: { "location.given": { target: "known", actions: "locate" }, "location.refused": "refused" }
        },
        known: { meta: { spec: "D-65", tone: "ok" }, on: { "location.wanted": "asking" } },
        refused: { meta: { spec: "D-65", tone: "warn" }, on: { "location.wanted": "asking" } }
      }
    }
  }
})

const isCompleteIn = (offers: ReadonlyArray<PickupStore> | null, store: Store["id"]): boolean =>
  offers?.some((offer) => offer.store.id === store && offer.isComplete) === true

/** Returns the machine of the store picker over its port. */
export const storePickerMachineOver = ({ forLines }: StorePickerPort) =>
  storePickerMachine.provide({ actors: portActors<StorePickerPort>({ forLines }) })
