import type { Consent } from "#core/tracking/consent.ts"
import { trackingMachine, trackingRules } from "#core/tracking/tracking.machine.ts"
import {
  believesLost,
  forgetsOrders,
  openTrackedBrowser,
  renamesEvents,
  type TrackingMutant
} from "../tracking/tracking-fixture.ts"
import { type Mutant, type Opening, simulationOf, type World } from "./simulation.ts"

interface Counted extends World {
  readonly browser: ReturnType<typeof openTrackedBrowser>
  readonly does: (tab: number, what: "note" | "order") => void
}

const settings = ["who has not been asked", "who has agreed before", "who has refused before"]
const answers: ReadonlyArray<Consent | undefined> = [undefined, "yes", "no"]

/** Mistakes of one line, each with the fewest steps that show it. */
const mutants: ReadonlyArray<TrackingMutant & Mutant> = [
  {
    says: "counts before there is an answer",
    shortest: 1,
    machine: (machine) => machine.provide({ guards: { hasAgreed: () => true } }),
    parts: (parts) => ({ ...parts, mayCount: () => true })
  },
  { says: "takes a lost call for an answer", shortest: 1, parts: believesLost },
  { says: "gives an event another id each time it is sent", shortest: 1, parts: renamesEvents },
  {
    says: "believes that there is no line",
    shortest: 1,
    machine: (machine) => machine.provide({ guards: { isOffline: () => true } })
  },
  {
    says: "does not try again",
    shortest: 1,
    machine: (machine) => machine.provide({ delays: { retryWait: () => 1e9 } })
  },
  { says: "keeps what waits after a refusal", shortest: 2, clears: false },
  { says: "forgets an order whose report is lost", shortest: 1, parts: forgetsOrders }
]

const open = ({ setting, tabs: many, fate, mutant, inspect }: Opening): Counted => {
  const browser = openTrackedBrowser({
    answer: answers[setting],
    fate,
    mutant: mutants.find(({ says }) => says === mutant),
    inspect
  })
  for (let tab = 0; tab < many; tab++) browser.open(tab)
  let done = 0
  return {
    browser,
    clock: browser.clock,
    does: (tab, what) => {
      const name = String(done++)
      browser.tabs[tab]?.notes(name)
      if (what === "order")
        browser.tabs[tab]?.orders(`PDR-2611${String(10 + (done % 90))}-${"23456789ABCDEFGHJKMN"[done % 20]}2222`)
    },
    states: () => [...browser.tabs.map((tab) => tab.state()), browser.waiting(), browser.stored().length],
    reload: (tab) => {
      browser.tabs[tab]?.leaves()
      browser.open(tab)
    },
    begins: () => {}
  }
}

/** What a viewer does, counted only after they agreed, with two tabs, a bad line and changes of mind. D-72; decisions 0130, 0138. */
export const trackingSimulation = simulationOf<Counted>({
  id: "tracking",
  machine: trackingMachine(trackingRules),
  settings,
  rules: {},
  mutants,
  cold: { "tracking.forgetting: failed": "deleting from a browser's own list does not fail" },
  open,
  actions: [
    { says: "opens a page", weight: 8, mood: "look", does: ({ does }, tab) => does(tab, "note") },
    {
      says: "looks at many products",
      weight: 1,
      mood: "look",
      does: ({ does }, tab) => {
        for (let one = 0; one < 70; one++) does(tab, "note")
      }
    },
    { says: "orders", weight: 2, mood: "right", does: ({ does }, tab) => does(tab, "order") },
    { says: "agrees", weight: 3, mood: "right", does: ({ browser }, tab) => browser.answers(tab, "yes") },
    { says: "refuses", weight: 1, mood: "change", does: ({ browser }, tab) => browser.answers(tab, "no") },
    {
      says: "refuses and thinks better of it at once",
      weight: 0.5,
      mood: "change",
      does: ({ browser }, tab) => {
        browser.answers(tab, "no")
        browser.answers(tab, "yes")
      }
    },
    { says: "loses the line", weight: 1.5, mood: "wrong", does: ({ browser }) => browser.line(false) },
    {
      says: "opens a page while the line is gone for a moment",
      weight: 1.5,
      mood: "wrong",
      does: ({ browser, clock, does }, tab) => {
        does(tab, "note")
        clock.setTimeout(() => browser.line(false), 502)
        clock.setTimeout(() => browser.line(true), 1_500)
      }
    },
    { says: "has the line back", weight: 2.5, mood: "right", does: ({ browser }) => browser.line(true) }
  ],
  invariants: [
    {
      id: "TQ1",
      source: "D-72",
      about: ["tracking.collecting.sending.asking", "tracking.collecting.storing.keeping"],
      holds: ({ browser }) => new Set(browser.stored()).size === browser.stored().length
    },
    {
      id: "TQ2",
      source: "specification 9; D-72",
      about: ["tracking.undecided", "tracking.refused", "tracking.collecting"],
      holds: ({ browser }) => browser.stored().every((event) => browser.agreed.has(event))
    },
    {
      id: "TQ3",
      source: "D-72",
      about: ["tracking.forgetting", "tracking.refused"],
      holds: ({ browser }) => browser.answered() === "yes" || browser.waiting() === 0
    },
    {
      id: "TQ4",
      source: "D-72",
      about: ["tracking.collecting.sending.asking", "tracking.collecting.sending.waiting"],
      holds: ({ browser }) => browser.tabs.every((tab) => tab.most() < 2)
    }
  ],
  sometimes: {
    "an event is stored": ({ browser }) => browser.stored().length > 0,
    "an order is reported": ({ browser }) => browser.reported.length > 0,
    "events wait for the line": ({ browser }) =>
      browser.waiting() > 0 && browser.tabs.some((tab) => JSON.stringify(tab.state()).includes("offline")),
    "more than a batch waits": ({ browser }) => browser.waiting() > 50
  },
  ends: async ({ browser, clock }) => {
    browser.line(true)
    await clock.advance(400_000)
  },
  last: [
    {
      id: "TQ5",
      source: "D-72",
      about: ["tracking.collecting.sending.resting", "tracking.collecting.sending.offline"],
      holds: ({ browser }) => {
        const stored = new Set(browser.stored())
        // Of more than 500 that wait the oldest go.
        const isOver = browser.owed.size > 500
        return (isOver || [...browser.owed].every((event) => stored.has(event))) && browser.waiting() === 0
      }
    },
    {
      id: "TQ6",
      source: "specification 7; D-72",
      about: ["tracking.collecting.sending.asking"],
      holds: ({ browser }) => [...browser.owedOrders].every((order) => browser.reported.includes(order))
    }
  ],
  outcome: ({ browser }) => (browser.stored().length > 0 ? "events left to send" : "all events sent")
})
