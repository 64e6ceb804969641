import { assign, emit, setup } from "xstate"
import { placeholderActors, portActors } from "../kernel/port-actors.ts"
import { graphemes } from "../kernel/text.ts"
import type { Timed } from "../kernel/timed.ts"
import { tidy } from "./filters.rule.ts"
import type { Suggestions, Trending } from "./found.ts"
import { type RecentChange, withoutRecent, withRecent } from "./history/recent.rule.ts"
import { optionsOf } from "./options.rule.ts"
import { minimumSearchLength } from "./query.ts"
import type { SearchPort } from "./search.port.ts"
import type { SearchOption } from "./search-option.ts"

/** Calls of a search box. */
export type SuggestPort = Pick<SearchPort, "suggest" | "trending">

/** How long the fingers rest before a search is suggested. Machines 9. */
export const typingWaitMs = 250

/** Input of the search box. */
export interface SuggestInput {
  readonly text: string
  /** The last searches of this browser, or of this member, newest first. */
  readonly recent: ReadonlyArray<string>
}

/** Context of the search box. */
export interface SuggestContext {
  readonly text: string
  readonly recent: ReadonlyArray<string>
  /** What was cleared away, until something else happens. D-17. */
  readonly cleared: ReadonlyArray<string>
  /** S2: they belong to `answered`, which is what was typed unless more was typed since. */
  readonly suggestions: Suggestions | null
  readonly answered: string
  readonly trending: Trending | null
  /** Place of the option under the arrow keys, or none. */
  readonly active: number | null
}

/** Events of the search box. */
export type SuggestEvent = Timed<
  | { readonly type: "box.entered" }
  | { readonly type: "box.left" }
  | { readonly type: "text.typed"; readonly text: string }
  | { readonly type: "option.moved"; readonly by: 1 | -1 }
  /** Enter, or a press on the button: the option under the arrow keys, or what was typed. */
  | { readonly type: "search.wanted"; readonly text: string }
  | { readonly type: "option.chosen"; readonly option: SearchOption }
  | { readonly type: "retry.wanted" }
  | { readonly type: "recent.removed"; readonly text: string }
  | { readonly type: "recent.cleared" }
  | { readonly type: "recent.restored" }
  /** The searches that the shop stores for a member. */
  | { readonly type: "recent.known"; readonly recent: ReadonlyArray<string> }
>

/** What the page is to do: open what was chosen, or store the last searches. */
export type SuggestEmitted =
  /** With what was typed before it. */
  | { readonly type: "option.taken"; readonly option: SearchOption; readonly typed: string }
  | { readonly type: "recent.changed"; readonly recent: ReadonlyArray<string>; readonly change?: RecentChange }

/** The search box while it is typed into. Specification 4 and 5, Search; machines 9. */
export const suggestMachine = setup({
  types: {
    input: {} as SuggestInput,
    context: {} as SuggestContext,
    events: {} as SuggestEvent,
    emitted: {} as SuggestEmitted
  },
  actors: placeholderActors<SuggestPort>("suggest", "trending"),
  guards: {
    isLongEnough: ({ context }) => isLongEnough(context.text),
    isTheSame: ({ context, event }) => event.type === "text.typed" && tidy(event.text) === tidy(context.text),
    hasOption: ({ context }) => context.active !== null,
    hasWords: ({ event }) => event.type === "search.wanted" && tidy(event.text) !== ""
  },
  delays: { typingWait: typingWaitMs },
  actions: {
    keepText: assign(({ event }) => (event.type === "text.typed" ? { text: event.text, active: null } : {})),
    forgetSuggestions: assign({ suggestions: null, active: null }),
    moveActive: assign(({ context, event }) =>
      event.type === "option.moved" ? { active: moved(context.active, event.by, optionsOf(context).length) } : {}
    ),
    dropActive: assign({ active: null }),
    goToActive: emit(({ context }) => goTo(optionsOf(context)[context.active ?? 0], context.text)),
    goToChosen: emit(({ context, event }) =>
      goTo(event.type === "option.chosen" ? event.option : undefined, context.text)
    ),
    goToText: emit(({ context, event }) => goTo(undefined, event.type === "search.wanted" ? event.text : context.text)),
    rememberActive: assign(({ context }) => remembering(context, optionsOf(context)[context.active ?? 0])),
    rememberChosen: assign(({ context, event }) =>
      event.type === "option.chosen" ? remembering(context, event.option) : {}
    ),
    rememberText: assign(({ context, event }) =>
      event.type === "search.wanted" ? { text: event.text, recent: withRecent(context.recent, event.text) } : {}
    ),
    removeRecent: assign(({ context, event }) =>
      event.type === "recent.removed" ? { recent: withoutRecent(context.recent, event.text), active: null } : {}
    ),
    clearRecent: assign(({ context }) => ({ recent: [], cleared: context.recent, active: null })),
    // Searches made since come before the restored ones.
    restoreRecent: assign(({ context }) => ({
      recent: context.recent.reduceRight<ReadonlyArray<string>>(withRecent, context.cleared),
      cleared: [],
      active: null
    })),
    knowRecent: assign(({ context, event }) =>
      event.type === "recent.known" ? withNews(context, { recent: event.recent }) : {}
    ),
    emitRecent: emit(({ context }) => changed(context)),
    emitRemoved: emit(({ context, event }) =>
      event.type === "recent.removed" ? changed(context, { kind: "removed", words: event.text }) : changed(context)
    ),
    emitCleared: emit(({ context }) => changed(context, { kind: "cleared" })),
    emitRestored: emit(({ context }) => changed(context, { kind: "restored" }))
  }
}).createMachine({
  id: "suggest",
  type: "parallel",
  context: ({ input }) => ({ ...input, cleared: [], suggestions: null, answered: "", trending: null, active: null }),
  states: {
    panel: {
      initial: "closed",
      states: {
        closed: {
          meta: { spec: "4", tone: "idle" },
          on: { "box.entered": "open", "text.typed": "open", "option.moved": "open" }
        },
        open: {
          meta: { spec: "4", tone: "ok" },
          on: {
            "box.left": { target: "closed", actions: "dropActive" },
            "option.moved": { actions: "moveActive" },
            "recent.removed": { actions: ["removeRecent", "emitRemoved"] },
            "recent.cleared": { actions: ["clearRecent", "emitCleared"] },
            "recent.restored": { actions: ["restoreRecent", "emitRestored"] }
          }
        }
      },
      on: {
        "recent.known": { actions: "knowRecent" },
        "search.wanted": [
          {
            guard: "hasOption",
            target: ".closed",
            actions: ["goToActive", "rememberActive", "emitRecent", "dropActive"]
          },
          { guard: "hasWords", target: ".closed", actions: ["goToText", "rememberText", "emitRecent"] }
        ],
        "option.chosen": { target: ".closed", actions: ["goToChosen", "rememberChosen", "emitRecent", "dropActive"] }
      }
    },
    words: {
      description: "S1: below three characters nothing is asked.",
      initial: "deciding",
      on: {
        "text.typed": [
          { guard: "isTheSame", actions: "keepText" },
          { target: ".deciding", actions: "keepText" }
        ],
        "search.wanted": { target: ".quiet", actions: "forgetSuggestions" },
        "option.chosen": { target: ".quiet", actions: "forgetSuggestions" }
      },
      states: {
        deciding: {
          always: [
            { guard: "isLongEnough", target: "resting" },
            { target: "tooShort", actions: "forgetSuggestions" }
          ]
        },
        quiet: {
          meta: { spec: "4", tone: "idle" },
          description: "A search was made: nothing is suggested until more is typed.",
          on: { "text.typed": { target: "deciding", actions: "keepText" } }
        },
        tooShort: { meta: { spec: "5", tone: "idle" } },
        resting: {
          meta: { spec: "4", tone: "idle" },
          description: "More letters may come.",
          after: { typingWait: "asking" }
        },
        asking: {
          meta: { spec: "4", tone: "busy" },
          invoke: {
            src: "suggest",
            input: ({ context }) => ({ q: tidy(context.text) }),
            onDone: {
              target: "answered",
              actions: assign(({ context, event }) =>
                withNews(context, { suggestions: event.output, answered: tidy(context.text) })
              )
            },
            onError: { target: "failed", actions: "forgetSuggestions" }
          }
        },
        answered: { meta: { spec: "4", tone: "ok" } },
        failed: {
          meta: { spec: "8", tone: "bad" },
          description: "Nothing is suggested; one line says so and asks again. Decision 0089.",
          on: { "retry.wanted": "asking" }
        }
      }
    },
    others: {
      meta: { spec: "2", tone: "idle" },
      description: "What others search for; asked once, when the box is first entered.",
      initial: "unknown",
      states: {
        unknown: { on: { "box.entered": "asking" } },
        asking: {
          invoke: {
            src: "trending",
            input: {},
            onDone: { target: "known", actions: assign(({ event }) => ({ trending: event.output })) },
            onError: "unknown"
          }
        },
        known: {}
      }
    }
  }
})

/** Returns the machine of the search box over its port. */
export const suggestMachineOver = ({ suggest, trending }: SuggestPort) =>
  suggestMachine.provide({ actors: portActors<SuggestPort>({ suggest, trending }) })

/** Whether a text is long enough to be suggested for: 3 characters, as a person counts them. Specification 4 and 9. */
export const isLongEnough = (text: string): boolean => graphemes(tidy(text)).length >= minimumSearchLength

/** Newer options arrived; the option chosen by an arrow key stays chosen if it is among them. */
const withNews = (context: SuggestContext, news: Partial<SuggestContext>): Partial<SuggestContext> => {
  const chosen = optionsOf(context)[context.active ?? -1]
  const place = chosen === undefined ? -1 : optionsOf({ ...context, ...news }).findIndex((one) => isSame(one, chosen))
  return { ...news, active: place < 0 ? null : place }
}

const isSame = (a: SearchOption, b: SearchOption): boolean => optionKey(a) === optionKey(b)

const optionKey = (option: SearchOption): string => {
  switch (option.kind) {
    case "words":
      return `words ${option.words}`
    case "category":
      return `category ${option.category.id}`
    case "product":
      return `product ${option.product.id}`
    case "brand":
      return `brand ${option.brand.id}`
  }
}

/** One step through the options and, past either end, back to what was typed. */
const moved = (active: number | null, by: 1 | -1, count: number): number | null => {
  if (count === 0) return null
  if (active === null) return by === 1 ? 0 : count - 1
  const next = active + by
  return next < 0 || next >= count ? null : next
}

const goTo = (option: SearchOption | undefined, text: string): SuggestEmitted => ({
  type: "option.taken",
  option: option ?? { kind: "words", words: tidy(text), from: "typed" },
  typed: tidy(text)
})

const changed = ({ recent }: SuggestContext, change?: RecentChange): SuggestEmitted => ({
  type: "recent.changed",
  recent,
  ...(change && { change })
})

const remembering = (context: SuggestContext, option: SearchOption | undefined): Partial<SuggestContext> =>
  option?.kind === "words" ? { text: option.words, recent: withRecent(context.recent, option.words) } : {}
