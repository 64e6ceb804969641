import { Effect } from "effect"
import type { ReactionKind } from "#core/reviews/reactions/reaction.ts"
import { reactionsMachine } from "#core/reviews/reactions/reactions.machine.ts"
import { viewReaction } from "#core/reviews/reactions/reactions.view.ts"
import type { Mood } from "../personas.ts"
import { simulationOf } from "../simulation.ts"
import { idAt, type Marking, mutants, open, press, settings } from "./reactions.world.ts"

const shows = (...places: ReadonlyArray<number>) => ({
  does: ({ tabs }: Marking, tab: number) => tabs[tab]?.say({ type: "reviews.shown", reviews: places.map(idAt) })
})
const presses = (place: number, kind: ReactionKind, on: boolean) => ({
  does: (world: Marking, tab: number) => press(world, tab, { review: idAt(place), kind, on })
})
const words = ["their own review", "the first review", "the second review"]
const marks = [1, 2].flatMap((place) =>
  (["like", "bookmark"] as const).flatMap((kind) =>
    [true, false].map((on) => ({
      says: `${on ? (kind === "like" ? "likes" : "marks") : kind === "like" ? "unlikes" : "unmarks"} ${words[place]}`,
      weight: kind === "like" ? 4 : 1.5,
      mood: (on ? "right" : "change") as Mood,
      ...presses(place, kind, on)
    }))
  )
)

/** Likes and bookmarks on a page of reviews. D-43. */
export const reactionsSimulation = simulationOf<Marking>({
  id: "reactions",
  machine: reactionsMachine,
  settings,
  rules: {},
  mutants,
  cold: {},
  open,
  actions: [
    { says: "sees the reviews of the page", weight: 3, mood: "look", ...shows(0, 1, 2) },
    { says: "sees another review", weight: 1, mood: "look", ...shows(3) },
    ...marks,
    { says: "likes their own review", weight: 1, mood: "wrong", ...presses(0, "like", true) },
    {
      says: "has the connection back",
      weight: 2,
      mood: "right",
      does: ({ tabs }, tab) => tabs[tab]?.say({ type: "connection.returned" })
    },
    {
      says: "likes the second review on another phone",
      weight: 0.7,
      mood: "change",
      does: ({ shop, elsewhere }) => {
        elsewhere.add(idAt(2))
        Effect.runSyncExit(shop.like({ review: idAt(2) }))
      }
    },
    {
      says: "sees the shop hide the second review",
      weight: 0.4,
      mood: "wrong",
      does: ({ hide }) => hide(2)
    },
    { says: "logs out in another tab", weight: 0.5, mood: "wrong", does: ({ become }) => become(false) },
    { says: "logs in in another tab", weight: 0.7, mood: "right", does: ({ become }) => become(true) }
  ],
  invariants: [
    {
      id: "RM1",
      source: "specification 3",
      about: ["reactions.reading", "reactions.sending"],
      holds: ({ tabs }) => tabs.every((tab) => tab.line.most() < 2)
    },
    {
      id: "RM2",
      source: "D-43",
      about: ["reactions.deciding", "reactions.sending", "reactions.resting"],
      // Of two tabs each knows what it was answered itself; after an answer that was lost the next one may correct a button.
      holds: ({ tabs, elsewhere }) =>
        tabs.length > 1 ||
        tabs.every((tab) =>
          [...tab.expected.values()].every(({ review, kind, on }) => {
            if (elsewhere.has(review) || tab.doubtful.has(review)) return true
            const view = viewReaction(tab.snapshot(), { id: review, likes: 0 })
            return view[kind === "like" ? "hasLiked" : "hasBookmarked"] === on
          })
        )
    },
    {
      id: "RM3",
      source: "D-43",
      about: ["reactions.resting"],
      holds: ({ tabs, stored, elsewhere }) =>
        tabs.length > 1 ||
        tabs.every((tab) =>
          [...tab.expected.values()].every(({ review, kind, on }) => {
            const mark = stored(review)
            if (tab.snapshot().value !== "resting" || mark === undefined) return true
            return (
              mark[kind === "like" ? "hasLiked" : "hasBookmarked"] === on ||
              elsewhere.has(review) ||
              tab.doubtful.has(review)
            )
          })
        )
    }
  ],
  sometimes: {
    "a mark is stored": ({ seen }) => seen.has("mark.stored"),
    "a mark is refused": ({ seen }) => seen.has("mark.failed"),
    "nothing can be read": ({ tabs }) => tabs.some((tab) => tab.snapshot().value === "unread")
  },
  ends: async ({ tabs: [first], clock, become }) => {
    become(true)
    await clock.advance(60_000)
    first?.say({ type: "reviews.shown", reviews: [0, 1].map(idAt) })
    first?.say({ type: "connection.returned" })
    await clock.advance(10_000)
  },
  last: [
    {
      id: "RM4",
      source: "D-43; machines 0",
      about: ["reactions.reading", "reactions.resting", "reactions.unread"],
      holds: ({ tabs: [first] }) => {
        if (first === undefined) return false
        const { context, value } = first.snapshot()
        return value === "resting" && context.wanted.length === 0 && [0, 1].every((at) => context.known[idAt(at)])
      }
    }
  ],
  outcome: ({ tabs: [first] }) => String(first?.snapshot().value)
})
