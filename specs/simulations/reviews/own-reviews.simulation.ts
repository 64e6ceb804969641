import { Effect } from "effect"
import { ownReviewsMachine } from "#core/reviews/writing/own-reviews.machine.ts"
import { viewOwnReviews } from "#core/reviews/writing/own-reviews.view.ts"
import { simulationOf } from "../simulation.ts"
import { idsOf, type Listing, mutants, open, settings } from "./own-reviews.world.ts"

/** Asks to remove one of those that are listed, counted from the front or from the end. */
const asksFor = (place: number) => ({
  does: ({ tabs, meant }: Listing, tab: number): void => {
    const one = tabs[tab]
    const id = one && idsOf(one).at(place)
    if (one === undefined || id === undefined) return
    const before = one.snapshot().value
    one.say({ type: "removal.wanted", id })
    if (before !== "confirming" && one.snapshot().value === "confirming") meant.set(tab, id)
  }
})

const confirms = ({ tabs, meant, confirming, confirmed }: Listing, tab: number): void => {
  const id = meant.get(tab)
  if (id !== undefined && tabs[tab]?.snapshot().value === "confirming") {
    confirmed.add(id)
    confirming.add(tab)
  }
  tabs[tab]?.say({ type: "removal.confirmed" })
}

const says = (type: "more.wanted" | "retry.wanted" | "connection.returned" | "removal.dropped") => ({
  does: ({ tabs }: Listing, tab: number) => tabs[tab]?.say({ type })
})

/** A member's own reviews, of which some are removed. D-37. */
export const ownReviewsSimulation = simulationOf<Listing>({
  id: "own-reviews",
  machine: ownReviewsMachine,
  settings,
  rules: {},
  mutants,
  cold: {},
  open,
  actions: [
    { says: "wants more reviews", weight: 4, mood: "look", ...says("more.wanted") },
    { says: "tries again", weight: 1.5, mood: "right", ...says("retry.wanted") },
    { says: "has the connection back", weight: 1.5, mood: "right", ...says("connection.returned") },
    { says: "wants to remove the first review", weight: 2, mood: "change", ...asksFor(0) },
    { says: "wants to remove the last review", weight: 2, mood: "change", ...asksFor(-1) },
    { says: "confirms the removal", weight: 4, mood: "right", does: confirms },
    { says: "keeps the review", weight: 1, mood: "look", ...says("removal.dropped") },
    { says: "writes a review on another phone", weight: 1, mood: "right", does: ({ shop }) => shop.write() },
    {
      says: "removes the last review on another phone",
      weight: 1,
      mood: "change",
      does: ({ shop, confirmed }) => {
        const id = shop.all().at(-1)?.review.id
        if (id === undefined) return
        confirmed.add(id)
        Effect.runSyncExit(shop.port.remove({ id }))
      }
    }
  ],
  invariants: [
    {
      id: "RO1",
      source: "D-37",
      about: ["own-reviews.shown", "own-reviews.readingMore"],
      holds: ({ tabs }) => tabs.every((tab) => new Set(idsOf(tab)).size === idsOf(tab).length)
    },
    {
      id: "RO2",
      source: "D-41",
      about: ["own-reviews.shown", "own-reviews.readingMore"],
      holds: ({ tabs }) =>
        tabs.every((tab) => {
          const moments = viewOwnReviews(tab.snapshot()).items.map(({ review }) => review.createdAt)
          return moments.every((moment, at) => at === 0 || moment <= (moments[at - 1] ?? 0))
        })
    },
    {
      id: "RO3",
      source: "D-37",
      about: ["own-reviews.confirming", "own-reviews.removing"],
      holds: ({ asked, confirmed }) => [...asked].every((id) => confirmed.has(id))
    },
    {
      id: "RO4",
      source: "D-37; specification 8",
      about: ["own-reviews.shown", "own-reviews.removing"],
      // What a tab has listed leaves it when the shop has it no more, and not before.
      holds: ({ tabs, had, shop }) =>
        tabs.every((tab, at) => {
          const { step, removed } = viewOwnReviews(tab.snapshot())
          const listed = new Set(idsOf(tab))
          const stored = new Set(shop.all().map(({ review }) => review.id))
          const isListed = step === "reading" || [...(had[at] ?? [])].every((id) => listed.has(id) || !stored.has(id))
          return isListed && (removed === null || !(stored.has(removed.review.id) || listed.has(removed.review.id)))
        })
    },
    {
      id: "RO5",
      source: "specification 8",
      about: ["own-reviews.removing", "own-reviews.shown"],
      // After a removal that was confirmed the list says what became of it, until the next one is asked for.
      holds: ({ tabs, confirming }) =>
        [...confirming].every((at) => {
          const tab = tabs[at]
          if (tab === undefined || tab.snapshot().value !== "shown") return true
          const { removed, hasFailed } = viewOwnReviews(tab.snapshot())
          return removed !== null || hasFailed
        })
    },
    {
      id: "RO6",
      source: "machines 0",
      about: ["own-reviews.reading", "own-reviews.readingMore", "own-reviews.removing"],
      holds: ({ tabs }) => tabs.every((tab) => tab.line.most() < 2)
    }
  ],
  sometimes: {
    "there are no reviews": ({ steps }) => steps.has("empty"),
    "a review is removed": ({ steps }) => steps.has("a removal"),
    "a removal gets no answer": ({ steps }) => steps.has("a removal without an answer"),
    "the list cannot be read": ({ steps }) => steps.has("failed"),
    "the next page does not come": ({ steps }) => steps.has("more failed")
  },
  ends: async ({ tabs: [first], clock, reload }) => {
    await clock.advance(60_000)
    reload(0)
    await clock.advance(1_000)
    for (let page = 0; page < 5; page++) {
      first?.say({ type: "more.wanted" })
      await clock.advance(1_000)
    }
  },
  last: [
    {
      id: "RO7",
      source: "D-41",
      about: ["own-reviews.reading", "own-reviews.shown"],
      holds: ({ tabs: [first], shop }) =>
        first !== undefined &&
        idsOf(first).join() ===
          shop
            .all()
            .map(({ review }) => review.id)
            .join()
    }
  ],
  outcome: ({ tabs: [first] }) => (first ? viewOwnReviews(first.snapshot()).step : "none")
})
