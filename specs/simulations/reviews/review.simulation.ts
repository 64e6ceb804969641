import { ProductId } from "#core/catalogue/product.ts"
import { afterAccepted } from "#core/reviews/spam-block.rule.ts"
import { writeReviewMachine } from "#core/reviews/write-review.machine.ts"
import { writingRules } from "#core/reviews/write-review.types.ts"
import { naiveEnd } from "../../reviews/naive-block.ts"
import { openReviews, type ReviewMutant, texts } from "../../reviews/review-fixture.ts"
import { type Mutant, type Opening, simulationOf } from "../simulation.ts"
import { goesOn, hour, reviewActions, sends, type Writing } from "./review.actions.ts"

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
    says: "counts a lost line as a refusal",
    shortest: 2,
    machine: (machine) => machine.provide({ guards: { counts: () => true }, actions: { showFindings: () => {} } })
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

/** Writing reviews, and the rests between them. Machines 5. */
export const reviewSimulation = simulationOf<Writing>({
  id: "write-review",
  machine: writeReviewMachine(),
  settings,
  rules: { ...writingRules },
  mutants,
  cold: {},
  open,
  actions: reviewActions,
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
      id: "RW1",
      source: "D-40",
      about: ["write-review.counting"],
      holds: ({ shop, tabs }) => {
        const refused = shop.history.filter(({ kind }) => kind === "refused").length
        return tabs.every((tab) => tab.facts().failures <= refused)
      }
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
