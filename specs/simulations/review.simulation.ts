import { ProductId } from "#core/catalogue/product.ts"
import { noPhotos } from "#core/reviews/photos/form-photos.rule.ts"
import { PhotoId } from "#core/reviews/photos/photo.ts"
import { afterAccepted } from "#core/reviews/spam-block.rule.ts"
import { writeReviewMachine } from "#core/reviews/write-review.machine.ts"
import { writingRules } from "#core/reviews/write-review.types.ts"
import { naiveEnd } from "../reviews/naive-block.ts"
import { answered, openReviews, type ReviewMutant, type ReviewTab, texts } from "../reviews/review-fixture.ts"
import type { Mood } from "./personas.ts"
import { type Mutant, type Opening, simulationOf, type World } from "./simulation.ts"

interface Writing extends World {
  readonly shop: ReturnType<typeof openReviews>
  readonly tabs: ReadonlyArray<ReviewTab>
  readonly rules: typeof writingRules
  /** How long a call was under way at most. */
  readonly slowest: () => number
  readonly outcomes: ReadonlySet<string>
}

const settings = ["a member", "a member who reviewed the first product before", "somebody not logged in"]

/** Mistakes of one line, each with the fewest steps that show it. */
const mutants: ReadonlyArray<ReviewMutant & Mutant> = [
  { says: "rests after four refusals only", shortest: 4, rules: { failuresAt: 4 } },
  { says: "rests for ten minutes only", shortest: 3, rules: { failuresPauseMs: 600_000 } },
  { says: "lets twenty-one in a quarter of an hour pass", shortest: 2, rules: { reviewsPerWindow: 21 } },
  {
    says: "goes on counting after a good one",
    shortest: 4,
    accepted: (facts, at, rules) => ({ ...facts, ...afterAccepted(facts, at, rules), failures: facts.failures })
  },
  {
    says: "sends what is too short",
    shortest: 1,
    machine: (machine) => machine.provide({ guards: { isUnfit: () => false } })
  },
  {
    says: "forgets what was typed",
    shortest: 1,
    machine: (machine) => machine.provide({ actions: { keepDraft: () => {} } })
  }
]

const open = ({ setting, tabs: many, fate, rules: numbers, mutant, inspect }: Opening): Writing => {
  const rules = { ...writingRules, ...numbers }
  let slowest = 0
  const shop = openReviews({
    fate: () => {
      const drawn = fate()
      slowest = Math.max(slowest, drawn.there + drawn.back)
      return drawn
    },
    rules,
    isMember: setting !== 2,
    mutant: mutants.find(({ says }) => says === mutant),
    inspect
  })
  if (setting === 1) shop.reviewsBefore(ProductId(1))
  const tabs = Array.from({ length: many }, () => shop.openTab())
  const outcomes = new Set<string>()
  return {
    shop,
    tabs,
    rules,
    outcomes,
    clock: shop.clock,
    slowest: () => slowest,
    states: () => tabs.map((tab) => [tab.snapshot().value, tab.product()]),
    reload: (tab) => tabs[tab]?.opens(),
    begins: ({ tab }) => {
      const outcome = tabs[tab]?.outcome()
      if (outcome !== undefined) outcomes.add(outcome)
      // A reviewer who is done goes on to the next product; one who had to log in comes back.
      if (outcome === "loginWanted") tabs[tab]?.opens()
      else if (outcome !== undefined) goesOn(tabs[tab])
    }
  }
}

const goesOn = (tab: ReviewTab | undefined): void => tab?.opens(ProductId(tab.product() + 1))

const adds = (tab: ReviewTab | undefined, photo: string): void =>
  tab?.say({ type: "photos.changed", photos: { ...noPhotos, attached: [{ id: PhotoId(photo) }] } })
const types = (tab: ReviewTab | undefined, details: string): void => tab?.say({ type: "details.typed", details })
const sends = (tab: ReviewTab | undefined, details: string): void => {
  types(tab, details)
  tab?.say({ type: "part.rated", part: "all", stars: 4 })
  tab?.say({ type: "answer.chosen", answers: answered })
  tab?.say({ type: "tag.pressed", tag: "light" })
  tab?.say({ type: "review.sent" })
}

const says = (type: "review.sent" | "review.left" | "discard.confirmed" | "discard.declined") => ({
  does: ({ tabs }: Writing, tab: number) => tabs[tab]?.say({ type })
})

const hour = 3_600_000

/** Writing reviews, and the rests between them. Machines 5. */
export const reviewSimulation = simulationOf<Writing>({
  id: "write-review",
  machine: writeReviewMachine(),
  settings,
  rules: { ...writingRules },
  mutants,
  cold: {},
  open,
  actions: [
    {
      says: "writes a good review and sends it",
      weight: 5,
      mood: "right",
      does: ({ tabs }, tab) => sends(tabs[tab], texts.good)
    },
    {
      says: "writes a review with a price and sends it",
      weight: 2,
      mood: "right",
      does: ({ tabs }, tab) => sends(tabs[tab], texts.price)
    },
    {
      says: "writes a review with a link and sends it",
      weight: 9,
      mood: "wrong",
      does: ({ tabs }, tab) => sends(tabs[tab], texts.link)
    },
    {
      says: "writes 149 characters and sends them",
      weight: 1,
      mood: "wrong",
      does: ({ tabs }, tab) => sends(tabs[tab], texts.short)
    },
    ...Object.entries(texts).map(([name, text]) => ({
      says: `types ${{ good: "a good review", short: "149 characters", price: "a price", link: "a link" }[name]}`,
      weight: 1,
      mood: "look" as Mood,
      does: ({ tabs }: Writing, tab: number) => types(tabs[tab], text)
    })),
    {
      says: "wipes what was typed",
      weight: 0.5,
      mood: "change",
      does: ({ tabs }, tab) => types(tabs[tab], " ")
    },
    {
      says: "rates one part only",
      weight: 0.7,
      mood: "look",
      does: ({ tabs }, tab) => tabs[tab]?.say({ type: "part.rated", part: "texture", stars: 5 })
    },
    {
      says: "adds a photo",
      weight: 0.7,
      mood: "look",
      does: ({ tabs }, tab) => adds(tabs[tab], "there")
    },
    {
      says: "adds a photo that the shop removes again",
      weight: 0.7,
      mood: "look",
      does: ({ tabs }, tab) => adds(tabs[tab], "removed")
    },
    { says: "sends what is typed", weight: 1.5, mood: "right", ...says("review.sent") },
    { says: "closes the page", weight: 1.5, mood: "change", ...says("review.left") },
    { says: "lets it be thrown away", weight: 0.7, mood: "change", ...says("discard.confirmed") },
    { says: "keeps what was typed", weight: 0.7, mood: "look", ...says("discard.declined") },
    {
      says: "goes on to the next product",
      weight: 1,
      mood: "change",
      does: ({ tabs }, tab) => goesOn(tabs[tab])
    },
    {
      says: "has seven more published on another phone",
      weight: 3,
      mood: "right",
      does: ({ shop }) => shop.writesElsewhere(7)
    },
    {
      says: "logs out in another tab",
      weight: 0.4,
      mood: "wrong",
      does: ({ shop, tabs }) => {
        shop.become(false)
        for (const tab of tabs) tab.say({ type: "session.changed" })
      }
    },
    {
      says: "logs in in another tab",
      weight: 0.6,
      mood: "right",
      does: ({ shop, tabs }) => {
        shop.become(true)
        for (const tab of tabs) tab.say({ type: "session.changed" })
      }
    },
    {
      says: "sets the clock of the phone back by two hours",
      weight: 0.4,
      mood: "wrong",
      does: ({ shop }) => shop.turnClock(-2 * hour)
    },
    {
      says: "sets the clock of the phone on by two hours",
      weight: 0.4,
      mood: "wrong",
      does: ({ shop }) => shop.turnClock(2 * hour)
    }
  ],
  invariants: [
    {
      id: "R7",
      source: "specification 4; D-37; machines 5",
      about: ["write-review.submitting", "write-review.published", "write-review.alreadyReviewed"],
      holds: ({ shop }) => [...shop.reviewed.values()].every((times) => times === 1)
    },
    {
      id: "R1, R2",
      source: "specification 4 and 9; D-40; machines 5",
      about: ["write-review.paused", "write-review.submitting", "write-review.counting"],
      holds: ({ shop: { history }, rules }) => {
        const at = history.length - 1
        const last = history[at]
        return last === undefined || naiveEnd(history.slice(0, at), last.at, rules) === undefined
      }
    },
    {
      id: "R3, R6",
      source: "D-40; machines 5",
      about: ["write-review.paused", "write-review.published", "write-review.counting"],
      holds: ({ shop: { history, emitted }, rules }) => {
        const last = emitted.at(-1)
        if (last === undefined) return true
        // What was judged in the very moment came before or after it: both are true.
        const before = history.filter(({ at }) => at < last.at)
        const with_ = history.filter(({ at }) => at <= last.at)
        return [before, with_].some((known) => naiveEnd(known, last.at, rules) === last.until)
      }
    },
    {
      id: "R4",
      source: "specification 5 and 9; D-39; machines 5",
      about: ["write-review.writing", "write-review.submitting"],
      holds: ({ shop, rules }) => shop.history.every(({ length }) => length >= rules.textLeast)
    },
    {
      id: "R5",
      source: "machines 5",
      about: ["write-review.paused"],
      holds: ({ tabs, rules }) =>
        tabs.every((tab) => {
          const slept = tab.slept()
          return slept === undefined || (slept.leftMs > 0 && slept.leftMs <= longest(rules))
        })
    },
    {
      id: "R8",
      source: "machines 5, Persist",
      about: ["write-review.writing", "write-review.confirming", "write-review.left"],
      // Two tabs have one draft: the last one that types keeps it.
      holds: ({ tabs }) =>
        tabs.length > 1 ||
        tabs.every((tab) => {
          const { step, details } = tab.view()
          return step !== "writing" || details.trim() === "" || tab.draft() === details
        })
    },
    {
      id: "R9",
      source: "machines 0",
      about: ["write-review.checking", "write-review.submitting"],
      holds: ({ tabs }) => tabs.every((tab) => tab.line.most() < 2)
    }
  ],
  sometimes: {
    "a review is published": ({ outcomes }) => outcomes.has("published"),
    "it was reviewed before": ({ outcomes }) => outcomes.has("alreadyReviewed"),
    "somebody is sent to the door": ({ outcomes }) => outcomes.has("loginWanted"),
    "a text is thrown away": ({ outcomes }) => outcomes.has("left"),
    "three refusals bring a rest": ({ tabs }) => tabs.some((tab) => tab.view().reason === "failures"),
    "twenty reviews bring a rest": ({ tabs }) => tabs.some((tab) => tab.view().reason === "spam")
  },
  ends: async ({ shop, tabs: [first], clock, rules }) => {
    shop.become(true)
    await clock.advance(longest(rules) + hour)
    first?.opens(ProductId(999))
    await clock.advance(1_000)
    sends(first, texts.good)
    await clock.advance(1_000)
  },
  last: [
    {
      id: "R10",
      source: "D-40",
      about: ["write-review.paused", "write-review.published"],
      holds: ({ tabs: [first] }) => first?.outcome() === "published" && first.facts().failures === 0
    }
  ],
  outcome: ({ tabs: [first] }) => first?.outcome() ?? first?.view().step ?? "none"
})

const longest = ({ failuresPauseMs, windowPauseMs }: typeof writingRules): number =>
  Math.max(failuresPauseMs, windowPauseMs)
