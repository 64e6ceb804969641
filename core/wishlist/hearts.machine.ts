import { assign, emit, enqueueActions, setup } from "xstate"
import { failureOf, placeholderActors, portActors, wasLost, wasRefusedWith } from "../kernel/port-actors.ts"
import { present } from "../kernel/present.ts"
import type { Timed } from "../kernel/timed.ts"
import {
  type HeartTarget,
  isSameTarget,
  leftOf,
  type SharedQueue,
  savedOf,
  type WantedHeart,
  wantedAfter,
  wantedWith
} from "./hearts.rule.ts"
import type { WishlistPort } from "./wishlist.port.ts"
import type { Heart } from "./wishlist.ts"

/** Calls of the hearts. */
export type HeartsPort = Pick<WishlistPort, "hearts" | "add" | "remove">

/** What a page before this one has left to be sent, and whether there is a line. */
export interface HeartsInput {
  readonly wanted: ReadonlyArray<WantedHeart>
  readonly isOnline: boolean
}

interface HeartsContext extends HeartsInput {
  /** What the shop has. */
  readonly saved: ReadonlyArray<Heart>
  /** `saved` is what the shop said last, and nothing is known to have changed it since. */
  readonly isRead: boolean
  /** The shop has said once what is saved. */
  readonly isKnown: boolean
  /** What is on its way. */
  readonly sent: WantedHeart | null
}

/** Events of the hearts of a member. */
export type HeartsEvent = Timed<
  | ({ readonly type: "heart.wanted"; readonly on: boolean } & HeartTarget)
  /** Another tab or page has changed what is saved. */
  | { readonly type: "hearts.changed" }
  /** Another tab has changed what waits to be sent. */
  | ({ readonly type: "queue.changed" } & SharedQueue)
  | { readonly type: "connection.lost" }
  | { readonly type: "connection.returned" }
>

/** What became of a press. */
export type HeartsEmitted =
  | ({ readonly type: "heart.stored"; readonly on: boolean } & HeartTarget)
  | ({
      readonly type: "heart.failed"
      readonly tag: string
      readonly values: Readonly<Record<string, number>>
    } & HeartTarget)
  /** It waits for the line, in this browser. */
  | { readonly type: "hearts.queued" }
  /** What is saved may be different now: other tabs read it again. */
  | { readonly type: "hearts.moved" }

/**
 * The hearts of one member on all cards and pages: shown at once, one request at a time, and of quick taps the last counts. A call
 * whose answer was lost may have been done: what is saved is read again. Specification 4, Wishlist; machines 10; D-46.
 */
export const heartsMachine = setup({
  types: {
    input: {} as HeartsInput,
    context: {} as HeartsContext,
    events: {} as HeartsEvent,
    emitted: {} as HeartsEmitted
  },
  actors: placeholderActors<HeartsPort>("hearts", "add", "remove"),
  guards: {
    isOffline: ({ context }) => !context.isOnline,
    isUnread: ({ context }) => !context.isRead,
    isToAdd: ({ context: { wanted } }) => wanted[0]?.on === true,
    isToRemove: ({ context: { wanted } }) => wanted.length > 0,
    wasCutOff: ({ context, event }) => !context.isOnline && wasLost({ event }),
    wasLost,
    isGuest: wasRefusedWith<HeartsPort>("Unauthenticated")
  },
  actions: {
    want: enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== "heart.wanted") return
      const { type: _, ...press } = event
      const wanted = toDo(context, wantedAfter(context.wanted, press))
      enqueue.assign({ wanted })
      if (!context.isOnline && wanted.includes(press)) enqueue.emit({ type: "hearts.queued" })
    }),
    mergeQueue: assign(({ context, event }) => {
      if (event.type !== "queue.changed") return {}
      return { wanted: toDo(context, wantedWith(context.wanted, event)) }
    }),
    outdate: assign({ isRead: false }),
    goOnline: assign({ isOnline: true }),
    goOffline: assign({ isOnline: false }),
    take: assign(({ context }) => ({ sent: context.wanted[0] ?? null })),
    untake: assign({ sent: null }),
    adopt: assign(({ context, event }) => {
      if (!("output" in event)) return {}
      const saved = event.output as ReadonlyArray<Heart>
      return { saved, isRead: true, isKnown: true, wanted: leftOf(saved, context.wanted) }
    }),
    settleAdded: assign(({ context, event }) => {
      if (!("output" in event)) return {}
      const added = event.output as Heart
      return settled(context, [added, ...context.saved.filter(({ id }) => id !== added.id)])
    }),
    settleRemoved: assign(({ context }) => {
      const [first] = savedOf(context.saved, present(context.sent, "sent"))
      return settled(
        context,
        context.saved.filter(({ id }) => id !== first?.id)
      )
    }),
    revert: assign(({ context }) => {
      const { wanted, sent } = context
      const others = wanted.filter((one) => sent === null || !isSameTarget(one, sent))
      return { wanted: toDo({ ...context, sent: null }, others), sent: null }
    }),
    revertAll: assign({ wanted: [], sent: null }),
    // Nothing is said of a press that another one has followed, nor before the last entry of a product is removed.
    emitStored: enqueueActions(({ context: { saved, wanted, sent }, enqueue }) => {
      const done = present(sent, "sent")
      if (wanted.includes(done) && (done.on || savedOf(saved, done).length === 1))
        enqueue.emit({ type: "heart.stored", ...done })
    }),
    emitMoved: emit({ type: "hearts.moved" as const }),
    emitQueued: emit({ type: "hearts.queued" as const }),
    emitFailed: enqueueActions(({ context: { sent, wanted }, event, enqueue }) => {
      const of = sent ?? wanted[0]
      if (of === undefined) return
      const { _tag: tag, ...values } = failureOf(event)
      const limit = "limit" in values && typeof values.limit === "number" ? { limit: values.limit } : {}
      enqueue.emit({ type: "heart.failed", ...of, tag, values: limit })
    })
  }
}).createMachine({
  id: "hearts",
  context: ({ input }) => ({ ...input, saved: [], isRead: false, isKnown: false, sent: null }),
  initial: "deciding",
  on: {
    "heart.wanted": { actions: "want" },
    "hearts.changed": { actions: "outdate" },
    "queue.changed": { actions: "mergeQueue" },
    "connection.lost": { actions: "goOffline" },
    "connection.returned": { actions: "goOnline" }
  },
  states: {
    deciding: {
      always: [
        { guard: "isOffline", target: "offline" },
        { guard: "isUnread", target: "reading" },
        { guard: "isToAdd", target: "adding", actions: "take" },
        { guard: "isToRemove", target: "removing", actions: "take" },
        { target: "resting" }
      ]
    },
    resting: {
      meta: { spec: "4", tone: "ok" },
      on: {
        "heart.wanted": { target: "deciding", actions: "want" },
        "hearts.changed": { target: "deciding", actions: "outdate" },
        "queue.changed": { target: "deciding", actions: "mergeQueue" },
        "connection.lost": { target: "offline", actions: "goOffline" }
      }
    },
    reading: {
      description: "The shop is asked what the member has saved, before anything is changed of it.",
      meta: { spec: "7", tone: "busy" },
      on: { "hearts.changed": { target: "reading", reenter: true } },
      invoke: {
        src: "hearts",
        input: {},
        onDone: { target: "deciding", actions: "adopt" },
        onError: [
          { guard: "wasCutOff", target: "offline" },
          { guard: "isGuest", target: "unread", actions: "revertAll" },
          { target: "unread", actions: ["emitFailed", "revertAll"] }
        ]
      }
    },
    unread: {
      description: "What is saved could not be read: hearts show it as far as it was known, and a press asks again.",
      meta: { spec: "8", tone: "bad" },
      on: {
        "heart.wanted": { target: "deciding", actions: "want" },
        "hearts.changed": { target: "deciding", actions: "outdate" },
        "connection.returned": { target: "deciding", actions: "goOnline" }
      }
    },
    adding: {
      description: "One heart is on its way; what is pressed meanwhile waits, and of one heart the last press counts.",
      meta: { spec: "7", tone: "busy" },
      invoke: {
        src: "add",
        input: ({ context }) => targetOf(present(context.sent, "sent")),
        onDone: { target: "deciding", actions: ["emitStored", "settleAdded", "emitMoved"] },
        onError: [
          { guard: "wasCutOff", target: "offline", actions: ["untake", "outdate", "emitQueued"] },
          { guard: "isGuest", target: "unread", actions: ["revertAll", "outdate"] },
          { guard: "wasLost", target: "deciding", actions: ["emitFailed", "revert", "outdate", "emitMoved"] },
          { target: "deciding", actions: ["emitFailed", "revert"] }
        ]
      }
    },
    removing: {
      description: "An entry is removed by its id. D-46",
      meta: { spec: "7", tone: "busy" },
      invoke: {
        src: "remove",
        input: ({ context: { saved, sent } }) => ({
          id: present(savedOf(saved, present(sent, "sent"))[0], "an entry to remove").id
        }),
        onDone: { target: "deciding", actions: ["emitStored", "settleRemoved", "emitMoved"] },
        onError: [
          { guard: "wasCutOff", target: "offline", actions: ["untake", "outdate", "emitQueued"] },
          { guard: "isGuest", target: "unread", actions: ["revertAll", "outdate"] },
          { target: "deciding", actions: ["emitFailed", "revert", "outdate", "emitMoved"] }
        ]
      }
    },
    offline: {
      description: "Presses are queued in this browser until the line is back.",
      meta: { spec: "own choice", tone: "warn" },
      on: { "connection.returned": { target: "deciding", actions: ["goOnline", "outdate"] } }
    }
  }
})

const targetOf = ({ product, combination }: HeartTarget): HeartTarget => ({
  product,
  ...(combination !== undefined && { combination })
})

/** What is left to do of what is wanted; all of it while that cannot be known. */
const toDo = (
  { saved, isRead, sent }: Pick<HeartsContext, "saved" | "isRead" | "sent">,
  wanted: ReadonlyArray<WantedHeart>
): ReadonlyArray<WantedHeart> => (isRead && sent === null ? leftOf(saved, wanted) : wanted)

/** What was on its way is done; a press of the same heart since then is left. */
const settled = ({ wanted, sent }: HeartsContext, saved: ReadonlyArray<Heart>) => ({
  saved,
  wanted: leftOf(
    saved,
    wanted.filter((one) => sent === null || one !== sent || !one.on)
  ),
  sent: null
})

/** Returns the machine of the hearts of a member, over its port. */
export const heartsMachineOver = ({ hearts, add, remove }: HeartsPort) =>
  heartsMachine.provide({ actors: portActors<HeartsPort>({ hearts, add, remove }) })
