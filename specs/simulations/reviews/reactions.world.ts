import { Effect } from "effect"
import { assign } from "xstate"
import { type MarkedReview, memoryReactions } from "#adapters/memory/reviews/reactions.memory.ts"
import { Unauthenticated } from "#core/account/account.errors.ts"
import { MemberId } from "#core/account/member.ts"
import type { Reaction } from "#core/reviews/reactions/reaction.ts"
import { reactionsMachineOver, type WantedMark } from "#core/reviews/reactions/reactions.machine.ts"
import type { ReactionsPort } from "#core/reviews/reactions/reactions.port.ts"
import { reactionsOver } from "#core/reviews/reactions/reactions.usecases.ts"
import { ReviewId } from "#core/reviews/review.ts"
import { someNow } from "../../arbitraries.ts"
import { cachedMachines } from "../../seen-machines.ts"
import { VirtualClock } from "../../virtual-clock.ts"
import type { Mutant, Opening, World } from "../simulation.ts"
import { type MachineTab, openTab } from "./tab.ts"

type Machine = ReturnType<typeof reactionsMachineOver>

interface Tab extends MachineTab<Machine> {
  /** What was pressed last of each mark, unless the shop has refused it and the page has said so. */
  readonly expected: Map<string, WantedMark>
  /** Reviews with a mark whose answer this page does not know: it was lost, or the page was loaded again. */
  readonly doubtful: Set<ReviewId>
}

/** Pages with reviews that one member marks, and what the shop has of it. */
export interface Marking extends World {
  readonly tabs: ReadonlyArray<Tab>
  /** Directly at the shop, as from another phone. */
  readonly shop: ReactionsPort
  /** Reviews that were marked on another phone. */
  readonly elsewhere: Set<ReviewId>
  readonly stored: (review: ReviewId) => Reaction | undefined
  readonly hide: (place: number) => void
  readonly become: (member: boolean) => void
  readonly isMember: () => boolean
  /** Kinds of what was emitted. */
  readonly seen: ReadonlySet<string>
}

const me = MemberId("me")

/** The id of a review by its place; the one at 0 is the member's own. */
export const idAt = (place: number): ReviewId => ReviewId(`r${place}`)

/** What the member has marked before. */
export const settings = ["who has marked nothing", "who likes the first review"]

/** Mistakes of one line, each with the fewest steps that show it. */
export const mutants: ReadonlyArray<Mutant & { readonly machine: (machine: Machine) => Machine }> = [
  {
    says: "counts the first of quick presses",
    shortest: 2,
    machine: (machine) =>
      machine.provide({
        actions: {
          want: assign(({ context: { wanted }, event }) =>
            event.type === "mark.wanted" ? { wanted: [...wanted, event] } : {}
          )
        }
      })
  },
  {
    says: "forgets what was pressed meanwhile",
    shortest: 2,
    machine: (machine) => machine.provide({ actions: { settle: assign({ wanted: [], sent: null }) } })
  },
  {
    says: "takes an answer for that to a later press",
    shortest: 2,
    machine: (machine) =>
      machine.provide({
        actions: {
          settle: assign(({ context: { wanted, sent } }) => ({
            wanted: wanted.filter(({ review, kind }) => review !== sent?.review || kind !== sent.kind),
            sent: null
          }))
        }
      })
  },
  {
    says: "does not look at answers",
    shortest: 1,
    machine: (machine) => machine.provide({ actions: { adopt: () => {} } })
  },
  {
    says: "does not say that a mark was refused",
    shortest: 1,
    machine: (machine) => machine.provide({ actions: { emitFailed: () => {} } })
  },
  {
    says: "goes back on every mark after one refusal",
    shortest: 2,
    machine: (machine) => machine.provide({ actions: { revert: assign({ wanted: [], sent: null }) } })
  }
]

const machines = cachedMachines<ReactionsPort, Machine>()
const keyOf = ({ review, kind }: Pick<WantedMark, "review" | "kind">): string => `${review} ${kind}`

/** Opens a page with reviews in so many tabs. */
export const open = ({ setting, tabs: many, fate, mutant, inspect }: Opening): Marking => {
  const clock = new VirtualClock(someNow)
  const reviews: ReadonlyArray<MarkedReview> = [0, 1, 2, 3].map((place) => ({
    id: idAt(place),
    writer: place === 0 ? me : MemberId("other"),
    importedLikes: 0,
    status: "published"
  }))
  const store = memoryReactions(reviews)
  const shop = reactionsOver(store, me, someNow)
  if (setting === 1) Effect.runSync(shop.like({ review: idAt(1) }))
  const seen = new Set<string>()
  let isMember = true
  const ofMember =
    <I, A, E>(call: (input: I) => Effect.Effect<A, E>) =>
    (input: I): Effect.Effect<A, E | Unauthenticated> =>
      Effect.suspend(
        (): Effect.Effect<A, E | Unauthenticated> => (isMember ? call(input) : Effect.fail(new Unauthenticated()))
      )
  const port: ReactionsPort = {
    like: ofMember(shop.like),
    unlike: ofMember(shop.unlike),
    bookmark: ofMember(shop.bookmark),
    unbookmark: ofMember(shop.unbookmark),
    report: ofMember(shop.report),
    mine: ofMember(shop.mine)
  }
  const wrong = mutants.find(({ says }) => says === mutant)?.machine ?? ((machine) => machine)
  const tabs = Array.from({ length: many }, (_, place): Tab => {
    const expected = new Map<string, WantedMark>()
    const doubtful = new Set<ReviewId>()
    const tab = openTab({
      reads: ["mine"],
      port,
      over: (line: ReactionsPort) => machines(`${place} ${mutant}`, line, (one) => wrong(reactionsMachineOver(one))),
      input: undefined,
      clock,
      fate,
      inspect,
      hears: (event) => {
        seen.add(event.type)
        if (event.type !== "mark.failed" || !("kind" in event)) return
        for (const [key, mark] of expected)
          if (mark.kind === event.kind) {
            expected.delete(key)
            doubtful.add(mark.review)
          }
      }
    })
    return Object.assign(tab, { expected, doubtful })
  })
  return {
    clock,
    tabs,
    shop,
    seen,
    elsewhere: new Set(),
    stored: (review) => Effect.runSync(store.read(me, [review]))[0],
    hide: (place) => {
      const review = reviews[place]
      if (review) review.status = "hidden"
    },
    isMember: () => isMember,
    become: (member) => {
      isMember = member
      // Without a session everything goes back without a word.
      if (!member) for (const tab of tabs) tab.expected.clear()
    },
    states: () => tabs.map((tab) => [tab.snapshot().value, tab.snapshot().context.wanted.map(keyOf)]),
    reload: (tab) => {
      // What is on its way may arrive after what is pressed on the new page.
      for (const { review } of tabs[tab]?.snapshot().context.wanted ?? []) tabs[tab]?.doubtful.add(review)
      tabs[tab]?.expected.clear()
      tabs[tab]?.reload()
    },
    begins: () => {}
  }
}

/** Presses a mark in a tab. */
export const press = ({ tabs, isMember }: Marking, tab: number, mark: WantedMark): void => {
  const one = tabs[tab]
  one?.say({ type: "mark.wanted", ...mark })
  if (isMember()) one?.expected.set(keyOf(mark), mark)
}
