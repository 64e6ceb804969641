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

/**
 * Three refusals bring a rest of an hour, twenty reviews in 15 minutes one of six hours; a text has 150 to 3,000 characters.
 * Requirements 422, 423; D-39, D-40.
 */
const promisedWriting: typeof writingRules = {
  failuresAt: 3,
  failuresPauseMs: hour,
  quietMs: hour,
  reviewsPerWindow: 20,
  windowMs: hour / 4,
  windowPauseMs: 6 * hour,
  textLeast: 150,
  textMost: 3_000,
  repeatsMost: 9
}

const open = ({ setting, tabs: many, fate, rules: numbers, promised, mutant, inspect }: Opening): Writing => {
  const rules = { ...writingRules, ...numbers }
  let [slowest, isPlain] = [0, true]
  const shop = openReviews({
    fate: () => {
      const drawn = fate()
      slowest = Math.max(slowest, drawn.there + drawn.back)
      if (drawn.lost !== "no") isPlain = false
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
    promised: { ...promisedWriting, ...promised },
    outcomes,
    clock: shop.clock,
    slowest: () => slowest,
    isPlain: () => isPlain,
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
  rules: { ...promisedWriting },
  mutants,
  cold: {
    "write-review.writing: at once":
      "another tab has to meet its third refusal between a press of this one and an answer that is lost: one session of thousands"
  },
  open,
  actions: reviewActions,
  invariants: [
    {
      id: "R7",
      source: "specification 4; D-37; machines 5",
      about: ["write-review.submitting", "write-review.published", "write-review.alreadyReviewed"],
      // Once an answer has said that a review is there, no other one is sent; a lost answer says nothing.
      holds: ({ shop, tabs, isPlain }) => tabs.length > 1 || !isPlain() || shop.again() === 0,
      saw: ({ shop }) =>
        `${shop.again()} reviews of products that were known to be reviewed, 0 expected: requirement 214`
    },
    {
      id: "R1, R2",
      source: "specification 4 and 9; D-40; machines 5",
      about: ["write-review.paused", "write-review.submitting", "write-review.counting"],
      holds: ({ shop: { history }, promised }) => {
        const at = history.length - 1
        const last = history[at]
        return last === undefined || naiveEnd(history.slice(0, at), last.at, promised) === undefined
      },
      saw: ({ shop: { history }, promised }) => {
        const last = history.at(-1)
        const until = last && naiveEnd(history.slice(0, -1), last.at, promised)
        const wait = until === undefined || last === undefined ? 0 : Math.ceil((until - last.at) / 60_000)
        return `a text was judged ${wait} minutes before the rest was over: requirement 422`
      }
    },
    {
      id: "R3, R6",
      source: "D-40; machines 5",
      about: ["write-review.paused", "write-review.published", "write-review.counting"],
      holds: ({ shop: { history, emitted }, promised }) => {
        const last = emitted.at(-1)
        if (last === undefined) return true
        // What was judged in the very moment came before or after it: both are true.
        const before = history.filter(({ at }) => at < last.at)
        const with_ = history.filter(({ at }) => at <= last.at)
        return [before, with_].some((known) => naiveEnd(known, last.at, promised) === last.until)
      }
    },
    {
      id: "R4",
      source: "specification 5 and 9; D-39; machines 5",
      about: ["write-review.writing", "write-review.submitting"],
      holds: ({ shop, promised }) => shop.history.every(({ length }) => length >= promised.textLeast),
      saw: ({ shop, promised }) =>
        `a text of ${Math.min(...shop.history.map(({ length }) => length))} characters was judged, at least ${promised.textLeast}: requirement 423`
    },
    {
      id: "R5",
      source: "machines 5",
      about: ["write-review.paused"],
      holds: ({ tabs, promised }) =>
        tabs.every((tab) => {
          const slept = tab.slept()
          return slept === undefined || (slept.leftMs > 0 && slept.leftMs <= restOf(tab.view().reason, promised))
        }),
      saw: ({ tabs, promised }) =>
        `${tabs
          .map((tab) => [tab.slept()?.leftMs, restOf(tab.view().reason, promised)])
          .map(
            ([left = 0, most = 0]) =>
              `a rest of ${Math.round(left / 60_000)} minutes, at most ${Math.round(most / 60_000)}`
          )
          .join("; ")}: requirement 422`
    },
    {
      id: "RW2",
      source: "specification 4; machines 5",
      about: ["write-review.paused", "write-review.counting"],
      holds: ({ tabs, promised }) =>
        tabs.every((tab) => {
          const { blockedAt } = tab.facts()
          return (
            tab.view().step !== "writing" ||
            blockedAt === undefined ||
            tab.device() - blockedAt >= promised.failuresPauseMs
          )
        }),
      saw: ({ promised }) =>
        `the form was open although ${promised.failuresAt} texts in a row were refused within the hour: requirement 422`
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
  ends: async ({ shop, tabs: [first], clock, promised }) => {
    shop.become(true)
    await clock.advance(longest(promised) + hour)
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

/** How long a rest for this reason is at most. */
const restOf = (reason: "failures" | "spam" | null | undefined, promised: typeof writingRules): number =>
  reason === "failures" ? promised.failuresPauseMs : longest(promised)

const longest = ({ failuresPauseMs, windowPauseMs }: typeof writingRules): number =>
  Math.max(failuresPauseMs, windowPauseMs)
