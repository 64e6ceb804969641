import { heartsMachine } from "#core/wishlist/hearts.machine.ts"
import type { HeartTarget } from "#core/wishlist/hearts.rule.ts"
import { target } from "../wishlist/hearts-fixture.ts"
import { unsold } from "../wishlist/wishlist-facts.ts"
import { mutants, open, press, settings, type Wishing } from "./hearts.world.ts"
import { simulationOf } from "./simulation.ts"

const hearts: ReadonlyArray<readonly [string, HeartTarget, number]> = [
  ["the first product", target(1), 4],
  ["a shade of the first product", target(1, "b"), 2],
  ["the second product", target(2), 3]
]
const presses = hearts.flatMap(([what, of, weight]) =>
  ([true, false] as const).map((on) => ({
    says: `${on ? "saves" : "removes"} ${what}`,
    weight,
    mood: on ? ("right" as const) : ("change" as const),
    does: (world: Wishing, tab: number) => press(world, tab, of, on)
  }))
)

/** Hearts on cards and product pages, with fast taps, two tabs, another phone and a bad line. Machines 10; D-46. */
export const heartsSimulation = simulationOf<Wishing>({
  id: "hearts",
  machine: heartsMachine,
  settings,
  rules: {},
  mutants,
  cold: {},
  open,
  actions: [
    ...presses,
    {
      says: "saves what is not sold here",
      weight: 1,
      mood: "wrong",
      does: (world, tab) => press(world, tab, { product: unsold }, true)
    },
    { says: "loses the line", weight: 1.5, mood: "wrong", does: ({ browser }) => browser.line(false) },
    { says: "has the line back", weight: 2.5, mood: "right", does: ({ browser }) => browser.line(true) },
    {
      says: "saves the second product on another phone",
      weight: 0.5,
      mood: "change",
      does: ({ elsewhere }) => elsewhere.saves()
    },
    {
      says: "removes a shade of the first product on another phone",
      weight: 0.5,
      mood: "change",
      does: ({ elsewhere }) => elsewhere.removes()
    },
    {
      says: "comes back to the page",
      weight: 1,
      mood: "look",
      does: ({ tabs }, tab) => tabs[tab]?.say({ type: "hearts.changed" })
    },
    { says: "logs out in another tab", weight: 0.5, mood: "wrong", does: ({ become }) => become(false) },
    { says: "logs in in another tab", weight: 0.7, mood: "right", does: ({ become }) => become(true) }
  ],
  invariants: [
    {
      id: "HT1",
      source: "machines 10",
      about: ["hearts.reading", "hearts.adding", "hearts.removing"],
      holds: ({ tabs }) => tabs.every((tab) => tab.most() < 2)
    },
    {
      id: "HT2",
      source: "specification 4; machines 10",
      about: ["hearts.adding", "hearts.removing", "hearts.offline", "hearts.resting"],
      // Another phone may have saved what a press would remove: this page learns of it with its next look.
      holds: ({ tabs, pressed, elsewhere }) =>
        tabs.length > 1 ||
        elsewhere.isUsed() ||
        [...pressed.values()].every(({ on, ...of }) => tabs[0]?.shows(of) === on)
    },
    {
      id: "HT3",
      source: "D-46",
      about: ["hearts.resting"],
      holds: ({ tabs: [first], tabs: { length }, browser, elsewhere }) =>
        length > 1 ||
        elsewhere.isUsed() ||
        first?.state() !== "resting" ||
        first.saved().join() === browser.stored().join()
    }
  ],
  sometimes: {
    "a heart is stored": ({ seen }) => seen().has("heart.stored"),
    "a heart fails": ({ seen }) => seen().has("heart.failed"),
    "a heart waits for the line": ({ seen }) => seen().has("hearts.queued"),
    "nothing can be read": ({ tabs }) => tabs.some((tab) => tab.state() === "unread")
  },
  ends: async ({ tabs, clock, become, browser, elsewhere }) => {
    become(true)
    browser.line(true)
    await clock.advance(60_000)
    // What another phone does, and what failed to be read, is seen with the next look.
    for (const tab of tabs) if (elsewhere.isUsed() || tab.state() === "unread") tab.say({ type: "hearts.changed" })
    await clock.advance(60_000)
  },
  last: [
    {
      id: "HT4",
      source: "D-46; machines 0",
      about: ["hearts.reading", "hearts.resting", "hearts.unread"],
      holds: ({ tabs, browser }) =>
        browser.queue().length === 0 &&
        tabs.every((tab) => tab.state() === "resting" && tab.saved().join() === browser.stored().join())
    },
    {
      id: "HT5",
      source: "specification 4; D-46",
      about: ["hearts.adding", "hearts.removing", "hearts.offline"],
      holds: ({ tabs: { length, 0: first }, pressed, elsewhere }) =>
        length > 1 || elsewhere.isUsed() || [...pressed.values()].every(({ on, ...of }) => first?.shows(of) === on)
    }
  ],
  outcome: ({ browser }) => `${browser.stored().length} saved`
})
