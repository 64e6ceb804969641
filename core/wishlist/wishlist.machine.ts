import { assign, setup } from "xstate"
import { placeholderActors, portActors } from "../kernel/port-actors.ts"
import type { Timed } from "../kernel/timed.ts"
import type { WishlistPort } from "./wishlist.port.ts"
import type { WishlistFilter, WishlistItem, WishlistPage, WishlistSort } from "./wishlist.ts"

/** Entries that are read at once at most. Wire conventions, Filters. */
const readMost = 96
/** How long taking something off can be undone, in milliseconds. Design of the screen. */
export const undoMs = 6_000

/** Call of the page. */
export type WishlistPagePort = Pick<WishlistPort, "list">

/** What the address of the page asks for. */
export interface WishlistShown {
  readonly filter: WishlistFilter
  readonly sort: WishlistSort
  /** How many entries: 12 for each page, 5 in the widget. D-47. */
  readonly count: number
}

interface WishlistContext {
  readonly shown: WishlistShown
  readonly items: ReadonlyArray<WishlistItem>
  readonly total: number
  /** How many entries were not read yet. */
  readonly left: number
  readonly counts: WishlistPage["counts"] | null
  /** What was taken off last, and whether it went into the bag. */
  readonly undo: WishlistUndo | null
}

/** Entries that were taken off, and can be put back. */
export interface WishlistUndo {
  readonly how: "removed" | "moved"
  readonly items: ReadonlyArray<WishlistItem>
}

/** Events of the page of a wishlist. */
export type WishlistEvent = Timed<
  | ({ readonly type: "list.wanted" } & WishlistShown)
  | { readonly type: "retry.wanted" }
  | { readonly type: "connection.returned" }
  | ({ readonly type: "entries.taken" } & WishlistUndo)
  /** A pointer or the focus rests on the way back. D-49e. */
  | { readonly type: "undo.held" }
  | { readonly type: "undo.released" }
  /** It was used, or closed. */
  | { readonly type: "undo.ended" }
>

/** A member's wishlist: what became cheaper first, a page of 12 more with each tap. D-47. */
export const wishlistMachine = setup({
  types: { input: {} as WishlistShown, context: {} as WishlistContext, events: {} as WishlistEvent },
  actors: placeholderActors<WishlistPagePort>("list"),
  delays: { undoTime: undoMs },
  guards: {
    isSameList: ({ context: { shown }, event }) =>
      event.type === "list.wanted" && event.filter === shown.filter && event.sort === shown.sort,
    hasMore: ({ context: { items, left, shown } }) => left > 0 && items.length < shown.count,
    isMoved: ({ context: { total }, event }) => "output" in event && (event.output as WishlistPage).total !== total
  },
  actions: {
    want: assign(({ event }) => {
      if (event.type !== "list.wanted") return {}
      const { filter, sort, count } = event
      return { shown: { filter, sort, count } }
    }),
    moveOn: assign(({ event }) => ("output" in event ? { total: (event.output as WishlistPage).total } : {})),
    replace: assign(({ event }) => {
      if (!("output" in event)) return {}
      const { items, total, counts } = event.output as WishlistPage
      return { items, total, counts, left: Math.max(0, total - items.length) }
    }),
    append: assign(({ context, event }) => {
      if (!("output" in event)) return {}
      const { items, total, skip, counts } = event.output as WishlistPage
      const more = items.filter(({ id }) => context.items.every((one) => one.id !== id))
      const left = more.length === 0 ? 0 : Math.max(0, total - skip - items.length)
      return { items: [...context.items, ...more], total, counts, left }
    }),
    offerUndo: assign(({ event }) =>
      event.type === "entries.taken" ? { undo: { how: event.how, items: event.items } } : {}
    ),
    forgetUndo: assign({ undo: null })
  }
}).createMachine({
  id: "wishlist",
  context: ({ input }) => ({ shown: input, items: [], total: 0, left: 0, counts: null, undo: null }),
  type: "parallel",
  states: {
    list: {
      initial: "reading",
      on: {
        "list.wanted": [
          { guard: "isSameList", target: ".shown", actions: "want" },
          { target: ".reading", actions: "want", reenter: true }
        ]
      },
      states: {
        reading: {
          meta: { spec: "7", tone: "busy" },
          invoke: {
            src: "list",
            input: ({ context: { shown } }) => ({
              filter: shown.filter,
              sort: shown.sort,
              skip: 0,
              limit: Math.min(readMost, shown.count)
            }),
            onDone: { target: "shown", actions: "replace" },
            onError: "failed"
          }
        },
        failed: {
          meta: { spec: "8", tone: "bad" },
          on: { "retry.wanted": "reading", "connection.returned": "reading" }
        },
        shown: {
          meta: { spec: "9", tone: "ok" },
          always: { guard: "hasMore", target: "readingMore" }
        },
        readingMore: {
          meta: { spec: "7", tone: "busy" },
          invoke: {
            src: "list",
            input: ({ context: { shown, total, left, items } }) => ({
              filter: shown.filter,
              sort: shown.sort,
              skip: Math.max(0, total - left),
              limit: Math.min(readMost, shown.count - items.length)
            }),
            onDone: [
              {
                guard: "isMoved",
                target: "readingMore",
                reenter: true,
                actions: "moveOn",
                description:
                  "What is saved or taken off meanwhile moves the others: the page is read from where it begins now."
              },
              { target: "shown", actions: "append" }
            ],
            onError: "stuck"
          }
        },
        stuck: {
          description: "What was read stays; the next page did not come.",
          meta: { spec: "8", tone: "bad" },
          on: { "retry.wanted": "readingMore", "connection.returned": "readingMore" }
        }
      }
    },
    undo: {
      initial: "none",
      on: { "entries.taken": { target: ".offered", actions: "offerUndo" } },
      states: {
        none: { meta: { spec: "own choice", tone: "idle" }, entry: "forgetUndo" },
        offered: {
          description: "What was taken off can be put back as it was.",
          meta: { spec: "own choice", tone: "ok" },
          initial: "counting",
          on: { "undo.ended": "none" },
          states: {
            counting: {
              after: { undoTime: "#wishlist.undo.none" },
              on: { "undo.held": "held" }
            },
            held: { on: { "undo.released": "counting" } }
          }
        }
      }
    }
  }
})

/** Returns the machine of the page of a wishlist, over its port. */
export const wishlistMachineOver = ({ list }: WishlistPagePort) =>
  wishlistMachine.provide({ actors: portActors<WishlistPagePort>({ list }) })
