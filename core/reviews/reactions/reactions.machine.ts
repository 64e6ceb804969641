import { assign, emit, setup } from "xstate"
import { failureOf, placeholderActors, portActors, wasRefusedWith } from "../../kernel/port-actors.ts"
import { present } from "../../kernel/present.ts"
import type { Timed } from "../../kernel/timed.ts"
import type { ReviewId } from "../review.ts"
import { type Reaction, type ReactionKind, reactionsAtOnce } from "./reaction.ts"
import type { ReactionsPort } from "./reactions.port.ts"

/** A mark that the member wants to be there, or not. */
export interface WantedMark {
  readonly review: ReviewId
  readonly kind: ReactionKind
  readonly on: boolean
}

/** What marking the reviews of a page asks. */
export interface MarkPort extends Pick<ReactionsPort, "mine"> {
  readonly mark: (input: WantedMark) => ReturnType<ReactionsPort["like"]>
}

interface ReactionsContext {
  /** Reviews as the shop has them, by their id. */
  readonly known: Readonly<Record<string, Reaction>>
  /** Reviews that the shop has not said anything about, and those of them that it was asked about last. */
  readonly unread: ReadonlyArray<ReviewId>
  readonly asked: ReadonlyArray<ReviewId>
  /** What the member wants, and the shop has not yet answered: one of each review and kind, the oldest first. */
  readonly wanted: ReadonlyArray<WantedMark>
  /** What is on its way. */
  readonly sent: WantedMark | null
}

/** Events of the marks of a page. */
export type ReactionsEvent = Timed<
  | { readonly type: "reviews.shown"; readonly reviews: ReadonlyArray<ReviewId> }
  | ({ readonly type: "mark.wanted" } & WantedMark)
  | { readonly type: "connection.returned" }
>

/** A mark that the shop has now, or why it does not; the page shows what was before. */
export type ReactionsEmitted =
  | ({ readonly type: "mark.stored" } & WantedMark)
  | { readonly type: "mark.failed"; readonly kind: ReactionKind; readonly tag: string }

/**
 * Likes and bookmarks of one member on the reviews of a page: shown at once, one request at a time, and of quick taps the last
 * counts. D-43; specification 3.
 */
export const reactionsMachine = setup({
  types: {
    context: {} as ReactionsContext,
    events: {} as ReactionsEvent,
    emitted: {} as ReactionsEmitted
  },
  actors: placeholderActors<MarkPort>("mine", "mark"),
  guards: {
    isWanted: ({ context }) => context.wanted.length > 0,
    isUnread: ({ context }) => context.unread.length > 0,
    isGuest: wasRefusedWith<MarkPort>("Unauthenticated"),
    isOwn: wasRefusedWith<MarkPort>("OwnReview")
  },
  actions: {
    note: assign(({ context, event }) => {
      if (event.type !== "reviews.shown") return {}
      const added = event.reviews.filter((id) => context.known[id] === undefined && !context.unread.includes(id))
      return { unread: [...context.unread, ...added] }
    }),
    want: assign(({ context, event }) => (event.type === "mark.wanted" ? { wanted: wantedAfter(context, event) } : {})),
    take: assign(({ context }) => ({ sent: context.wanted[0] ?? null })),
    adopt: assign(({ context, event }) => {
      const read = "output" in event ? [event.output as Reaction | ReadonlyArray<Reaction>].flat() : []
      return { known: { ...context.known, ...Object.fromEntries(read.map((one) => [one.review, one])) } }
    }),
    ask: assign(({ context }) => ({ asked: context.unread.slice(0, reactionsAtOnce) })),
    forgetRead: assign(({ context: { unread, asked } }) => ({ unread: unread.filter((id) => !asked.includes(id)) })),
    settle: assign(({ context: { wanted, sent } }) => ({
      wanted: wanted.filter((one) => !(isSame(one, sent) && one.on === sent?.on)),
      sent: null
    })),
    // An answer may have been lost on its way back: the review is read again.
    revert: assign(({ context: { wanted, unread, sent } }) => ({
      wanted: wanted.filter((one) => !isSame(one, sent)),
      unread: sent === null || unread.includes(sent.review) ? unread : [...unread, sent.review],
      sent: null
    })),
    revertAll: assign({ wanted: [], sent: null }),
    learnOwn: assign(({ context: { known, sent } }) => {
      const one = sent === null ? undefined : known[sent.review]
      return one === undefined ? {} : { known: { ...known, [one.review]: { ...one, isOwn: true } } }
    }),
    emitStored: emit(({ context: { sent } }) => ({ type: "mark.stored" as const, ...present(sent, "sent") })),
    emitFailed: emit(({ context: { sent }, event }) => ({
      type: "mark.failed" as const,
      kind: present(sent, "sent").kind,
      tag: failureOf(event)._tag
    }))
  }
}).createMachine({
  id: "reactions",
  context: { known: {}, unread: [], asked: [], wanted: [], sent: null },
  initial: "deciding",
  on: { "reviews.shown": { actions: "note" }, "mark.wanted": { actions: "want" } },
  states: {
    deciding: {
      always: [
        { guard: "isWanted", target: "sending", actions: "take" },
        { guard: "isUnread", target: "reading", actions: "ask" },
        { target: "resting" }
      ]
    },
    resting: {
      meta: { spec: "D-43", tone: "ok" },
      on: {
        "reviews.shown": { target: "deciding", actions: "note" },
        "mark.wanted": { target: "deciding", actions: "want" }
      }
    },
    reading: {
      meta: { spec: "3", tone: "busy" },
      description: "The shop is asked which reviews the member has marked; a press does not wait for the answer.",
      on: { "mark.wanted": { target: "deciding", actions: "want" } },
      invoke: {
        src: "mine",
        input: ({ context }) => ({ reviews: context.asked }),
        onDone: { target: "deciding", actions: ["adopt", "forgetRead"] },
        onError: "unread"
      }
    },
    unread: {
      meta: { spec: "8", tone: "bad" },
      description: "Nothing could be read: no review is shown as marked, and pressing one still counts.",
      on: {
        "reviews.shown": { target: "deciding", actions: "note" },
        "mark.wanted": { target: "deciding", actions: "want" },
        "connection.returned": "deciding"
      }
    },
    sending: {
      meta: { spec: "7", tone: "busy" },
      description: "One mark is on its way; what is pressed meanwhile waits, and of one mark the last press counts.",
      invoke: {
        src: "mark",
        input: ({ context }) => present(context.sent, "sent"),
        onDone: { target: "deciding", actions: ["adopt", "emitStored", "settle"] },
        onError: [
          { guard: "isGuest", target: "deciding", actions: "revertAll" },
          { guard: "isOwn", target: "deciding", actions: ["learnOwn", "emitFailed", "revert"] },
          { target: "deciding", actions: ["emitFailed", "revert"] }
        ]
      }
    }
  }
})

const isSame = (one: WantedMark, other: WantedMark | null): boolean =>
  one.review === other?.review && one.kind === other.kind

/** The last press of a mark counts; one that asks for what the shop has already, while nothing is on its way, asks for nothing. */
const wantedAfter = (
  { known, wanted, sent }: ReactionsContext,
  { review, kind, on }: WantedMark
): ReadonlyArray<WantedMark> => {
  const mark = { review, kind, on }
  const others = wanted.filter((one) => !isSame(one, mark))
  const stored = known[review]
  return stored !== undefined && !isSame(mark, sent) && hasMark(stored, kind) === on ? others : [...others, mark]
}

const hasMark = ({ hasLiked, hasBookmarked }: Reaction, kind: ReactionKind): boolean =>
  kind === "like" ? hasLiked : hasBookmarked

/** Returns the machine of the marks of a page, over its port. */
export const reactionsMachineOver = (port: ReactionsPort) =>
  reactionsMachine.provide({
    actors: portActors<MarkPort>({
      mine: (input) => port.mine(input),
      mark: ({ review, kind, on }) =>
        kind === "like"
          ? on
            ? port.like({ review })
            : port.unlike({ review })
          : on
            ? port.bookmark({ review })
            : port.unbookmark({ review })
    })
  })
