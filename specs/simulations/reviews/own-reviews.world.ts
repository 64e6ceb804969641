import { assign } from "xstate"
import type { ReviewId } from "#core/reviews/review.ts"
import type { OwnReview, OwnReviews } from "#core/reviews/writing/own-review.ts"
import { type OwnReviewListPort, ownReviewsMachineOver } from "#core/reviews/writing/own-reviews.machine.ts"
import { viewOwnReviews } from "#core/reviews/writing/own-reviews.view.ts"
import { someNow } from "../../arbitraries.ts"
import { shopOfOwn } from "../../reviews/writing/own-review-fixture.ts"
import { cachedMachines } from "../../seen-machines.ts"
import { VirtualClock } from "../../virtual-clock.ts"
import type { Mutant, Opening, World } from "../simulation.ts"
import { type MachineTab, openTab } from "./tab.ts"

type Machine = ReturnType<typeof ownReviewsMachineOver>
type Tab = MachineTab<Machine>

/** A shop with reviews of one member, and the tabs in which they are listed. */
export interface Listing extends World {
  readonly shop: ReturnType<typeof shopOfOwn>
  readonly tabs: ReadonlyArray<Tab>
  /** What each tab was asked to remove last. */
  readonly meant: Map<number, ReviewId>
  /** Tabs in which the step that is taken has confirmed a removal. */
  readonly confirming: Set<number>
  /** Reviews whose removal was confirmed. */
  readonly confirmed: Set<ReviewId>
  /** Reviews that the shop was asked to remove. */
  readonly asked: ReadonlySet<ReviewId>
  /** What each tab has had in its list since it was loaded. */
  readonly had: ReadonlyArray<Set<ReviewId>>
  readonly steps: ReadonlySet<string>
}

/** How many reviews the member has. */
export const settings = ["with 45 reviews", "with three reviews", "without a review"]
const counts = [45, 3, 0]

/** Mistakes of one line, each with the fewest steps that show it. */
export const mutants: ReadonlyArray<Mutant & { readonly machine: (machine: Machine) => Machine }> = [
  {
    says: "lists again what a new review has pushed on",
    shortest: 3,
    machine: (machine) =>
      machine.provide({
        actions: {
          append: assign(({ context: { items }, event }) => ({ items: [...items, ...pageIn(event)] }))
        }
      })
  },
  {
    says: "asks about the first review, whichever was meant",
    shortest: 3,
    machine: (machine) =>
      machine.provide({
        actions: { name: assign(({ context: { items } }) => ({ leaving: items[0] ?? null })) }
      })
  },
  {
    says: "takes a lost line for a removal",
    shortest: 3,
    machine: (machine) => machine.provide({ guards: { isGone: () => true } })
  },
  {
    says: "leaves in the list what was removed",
    shortest: 3,
    machine: (machine) =>
      machine.provide({
        actions: { drop: assign(({ context: { leaving } }) => ({ removed: leaving, leaving: null })) }
      })
  },
  {
    says: "puts older reviews first",
    shortest: 0,
    machine: (machine) =>
      machine.provide({
        actions: {
          append: assign(({ context: { items }, event }) => ({ items: [...pageIn(event), ...items] }))
        }
      })
  },
  {
    says: "says nothing of a removal that got no answer",
    shortest: 3,
    machine: (machine) => machine.provide({ actions: { showFailure: assign({ leaving: null }) } })
  }
]

const pageIn = (event: object): ReadonlyArray<OwnReview> =>
  "output" in event ? (event.output as OwnReviews).items : []

const machines = cachedMachines<OwnReviewListPort, Machine>()

/** Opens the list of a member's own reviews in so many tabs. */
export const open = ({ setting, tabs: many, fate, mutant, inspect }: Opening): Listing => {
  const clock = new VirtualClock(someNow)
  const shop = shopOfOwn(counts[setting] ?? 0)
  const asked = new Set<ReviewId>()
  const confirming = new Set<number>()
  const steps = new Set<string>()
  const port: OwnReviewListPort = {
    list: shop.port.list,
    remove: ({ id }) => {
      asked.add(id)
      return shop.port.remove({ id })
    }
  }
  const wrong = mutants.find(({ says }) => says === mutant)?.machine ?? ((machine) => machine)
  const tabs = Array.from({ length: many }, (_, place) => {
    const over = (line: OwnReviewListPort) =>
      machines(`${place} ${mutant}`, line, (one) => wrong(ownReviewsMachineOver(one)))
    return openTab({ port, over, input: undefined, clock, fate, inspect })
  })
  const had = tabs.map(() => new Set<ReviewId>())
  const look = (): void => {
    for (const [at, tab] of tabs.entries()) for (const id of idsOf(tab)) had[at]?.add(id)
  }
  return {
    shop,
    tabs,
    clock,
    asked,
    had,
    steps,
    meant: new Map(),
    confirming,
    confirmed: new Set(),
    states: () => {
      look()
      return tabs.map((tab) => [tab.snapshot().value, idsOf(tab)])
    },
    reload: (tab) => {
      had[tab]?.clear()
      tabs[tab]?.reload()
    },
    begins: () => {
      look()
      confirming.clear()
      for (const tab of tabs) {
        const { step, more, hasFailed, removed } = viewOwnReviews(tab.snapshot())
        steps.add(step).add(`more ${more}`)
        if (hasFailed) steps.add("a removal without an answer")
        if (removed !== null) steps.add("a removal")
      }
    }
  }
}

/** Ids of what a tab lists, in its order. */
export const idsOf = (tab: Tab): ReadonlyArray<ReviewId> =>
  viewOwnReviews(tab.snapshot()).items.map(({ review }) => review.id)
