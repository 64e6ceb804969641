import { popupMachine } from "#core/banners/popup.machine.ts"
import { popupRules } from "#core/banners/popup.rule.ts"
import type { PopupPlace } from "#core/banners/popup-place.rule.ts"
import { dayMs } from "#core/kernel/moment.ts"
import { openBrowser, type PopupMutant, type PopupTab, popups } from "../banners/popup-fixture.ts"
import type { Mood } from "./personas.ts"
import { type Mutant, type Opening, simulationOf, type World } from "./simulation.ts"

interface Visiting extends World {
  readonly browser: ReturnType<typeof openBrowser>
  readonly tabs: ReadonlyArray<PopupTab>
  /** What the specification promises. */
  readonly promised: { readonly everydayMs: number; readonly retries: number }
  readonly refuses: boolean
  readonly isBroken: boolean
  /** The clock of the phone was turned back at some time. */
  readonly isTurnedBack: () => boolean
  readonly turn: (ms: number) => void
}

const hour = 3_600_000
const settings = [
  "a browser that keeps what it has shown",
  "the same browser on another day",
  "a private window that keeps nothing",
  "a browser whose locks fail"
]

/** Mistakes of one line, each with the fewest steps that show it. */
const mutants: ReadonlyArray<PopupMutant & Mutant> = [
  { says: "comes back after 23 hours", shortest: 2, rules: { everydayMs: 23 * hour } },
  { says: "takes every one for an everyday one", shortest: 2, apply: "everyday" },
  { says: "is decided in two tabs at once", shortest: 1, locks: false },
  { says: "is asked for a fifth time", shortest: 1, rules: { retries: 4 } },
  {
    says: "is shown whatever was decided",
    shortest: 2,
    machine: (machine) => machine.provide({ guards: { isDue: () => true } })
  },
  { says: "is not remembered", shortest: 1, keeps: false }
]

/** An everyday one once in 24 hours; a question that fails is asked three times more. Requirement 439. */
const promisedPopup = { everydayMs: 24 * hour, retries: 3 }

const open = ({ setting, tabs: many, fate, rules: numbers, promised, mutant, inspect }: Opening): Visiting => {
  const rules = { ...popupRules, ...numbers }
  const refuses = setting === 2
  const isBroken = setting === 3
  let isTurnedBack = false
  const browser = openBrowser({
    fate,
    rules,
    refuses,
    isBroken,
    mutant: mutants.find(({ says }) => says === mutant),
    inspect
  })
  const tabs = Array.from({ length: many }, (_, tab) => browser.openTab(tab))
  return {
    browser,
    tabs,
    promised: { ...promisedPopup, ...promised },
    refuses,
    isBroken,
    clock: browser.clock,
    isTurnedBack: () => isTurnedBack,
    turn: (ms) => {
      if (ms < 0) isTurnedBack = true
      browser.turnClock(ms)
    },
    states: () => tabs.map((tab) => [tab.page().state(), tab.overlays.getSnapshot().value]),
    reload: (tab) => tabs[tab]?.reload(),
    begins: () => {}
  }
}

const placeWords: Readonly<Record<PopupPlace["location"], string>> = {
  home: "the first page",
  category: "a category",
  brand: "a brand",
  search: "a search"
}
const places = Object.keys(placeWords) as ReadonlyArray<PopupPlace["location"]>

/** Opens the page again so long after a popup was last shown there, by the clock of the phone. */
const returns = (after: number) => (world: Visiting, tab: number) => {
  const last = world.browser.shown.at(-1)
  if (last) world.turn(last.at + after - world.browser.device())
  world.tabs[tab]?.reload()
  world.tabs[tab]?.enters(places.find((place) => popups[place]?.id === last?.id) ?? "home")
}

/** The shortest time between two showings of the daily popup, in milliseconds. */
const leastBetween = ({ browser }: Visiting): number | undefined => {
  const moments = browser.shown.filter(({ id }) => id === "daily").map(({ at }) => at)
  return moments
    .map((at, place) => at - (moments[place - 1] ?? 0))
    .slice(1)
    .toSorted((one, other) => one - other)[0]
}

/** What the merchant shows over a page. Machines 6. */
export const popupSimulation = simulationOf<Visiting>({
  id: "popup",
  machine: popupMachine(),
  settings,
  rules: promisedPopup,
  mutants,
  cold: {},
  open,
  actions: [
    ...places.map((location) => ({
      says: `comes to ${placeWords[location]}`,
      weight: location === "home" ? 5 : 2,
      mood: "right" as Mood,
      does: ({ tabs }: Visiting, tab: number) => tabs[tab]?.enters(location)
    })),
    {
      says: "opens the first page in every tab at once",
      weight: 2,
      mood: "right",
      does: ({ tabs }) => {
        for (const tab of tabs) tab.enters("home")
      }
    },
    {
      says: "goes on to a product",
      weight: 2,
      mood: "change",
      does: ({ tabs }, tab) => tabs[tab]?.page().say({ type: "place.left" })
    },
    {
      says: "closes the popup",
      weight: 3,
      mood: "look",
      does: ({ tabs }, tab) => tabs[tab]?.page().say({ type: "popup.closed" })
    },
    {
      says: "opens a dialog",
      weight: 2,
      mood: "change",
      does: ({ tabs }, tab) => tabs[tab]?.overlays.send({ type: "dialog.opened" })
    },
    {
      says: "closes a dialog",
      weight: 2,
      mood: "look",
      does: ({ tabs }, tab) => tabs[tab]?.overlays.send({ type: "dialog.closed" })
    },
    {
      says: "loads the page again",
      weight: 2,
      mood: "look",
      does: ({ tabs }, tab) => tabs[tab]?.reload()
    },
    {
      says: "comes back half an hour before a day is over, by the clock of the phone",
      weight: 2,
      mood: "look",
      does: returns(dayMs - hour / 2)
    },
    {
      says: "comes back after exactly 24 hours, by the clock of the phone",
      weight: 1,
      mood: "look",
      does: returns(dayMs)
    },
    {
      says: "comes back a millisecond after 24 hours, by the clock of the phone",
      weight: 1,
      mood: "right",
      does: returns(dayMs + 1)
    },
    {
      says: "has tabs that wait for another one",
      weight: 4,
      mood: "look",
      does: ({ browser }) => browser.isBusy()
    },
    {
      says: "sets the clock of the phone back by a day",
      weight: 0.3,
      mood: "wrong",
      does: ({ turn }) => turn(-dayMs)
    }
  ],
  invariants: [
    {
      id: "B4",
      source: "specification 4; machines 6",
      about: ["popup.looking.deciding", "popup.showing"],
      holds: ({ browser: { shown }, refuses }) => refuses || shown.every(({ isStored }) => isStored)
    },
    {
      id: "B1, B3, B9",
      source: "specification 4 and 9; D-49b; machines 6",
      about: ["popup.looking.deciding", "popup.showing"],
      holds: (world) => {
        const least = leastBetween(world)
        return world.refuses || world.isTurnedBack() || least === undefined || least > world.promised.everydayMs
      },
      saw: (world) =>
        `the daily popup came back after ${(leastBetween(world) ?? 0) / hour} h, never within ${world.promised.everydayMs / hour} h: requirement 439`
    },
    {
      id: "B2, B7",
      source: "specification 4; D-49b; machines 6",
      about: ["popup.looking.deciding", "popup.showing"],
      holds: ({ browser: { shown }, refuses }) => {
        const ids = shown.map(({ id }) => id).filter((id) => id !== "daily")
        return refuses || new Set(ids).size === ids.length
      }
    },
    {
      id: "B8",
      source: "D-49b; machines 6",
      about: ["popup.showing", "popup.closed"],
      holds: ({ tabs }) => tabs.every((tab) => tab.page().here() < 2)
    },
    {
      id: "B5",
      source: "specification 9; machines 6",
      about: ["popup.looking.asking", "popup.looking.failed", "popup.looking.waiting"],
      holds: ({ tabs, promised }) => tabs.every((tab) => tab.page().asked() <= promised.retries + 1),
      saw: ({ tabs, promised }) =>
        `asked ${Math.max(...tabs.map((tab) => tab.page().asked()))} times, at most ${promised.retries} after the first: requirement 439`
    },
    {
      id: "B6",
      source: "specification 8; machines 6",
      about: ["popup.looking.failed", "popup.away"],
      // A popup of which nothing was heard waits for no turn.
      holds: ({ tabs }) =>
        tabs.every((tab) => {
          const page = tab.page()
          return page.status() === "active" && (page.isAnswered() || !page.isOver())
        }),
      saw: () => "an overlay wanted its turn although no question was answered: requirement 439"
    },
    {
      id: "Q4",
      source: "D-49b; machines 7; machines 14",
      about: ["popup.looking.queued", "popup.showing"],
      holds: ({ tabs }) =>
        tabs.every((tab) => tab.page().shown() === undefined || tab.overlays.getSnapshot().value === "popup")
    }
  ],
  sometimes: {
    "the daily one comes on another day": ({ browser }) => browser.shown.filter(({ id }) => id === "daily").length > 1,
    "one of the others comes": ({ browser }) => browser.shown.some(({ id }) => id === popups.category?.id),
    "it waits behind a dialog": ({ tabs }) => tabs.some((tab) => JSON.stringify(tab.page().state()).includes("queued")),
    "it is asked for four times": ({ tabs, promised }) => tabs.some((tab) => tab.page().asked() > promised.retries)
  },
  ends: async ({ browser, tabs: [first], turn, clock }) => {
    for (let open = 0; open < 30; open++) first?.overlays.send({ type: "dialog.closed" })
    await clock.advance(10_000)
    const latest = Math.max(browser.device(), ...browser.shown.map(({ at }) => at))
    turn(latest - browser.device())
    await clock.advance(dayMs + 1)
    first?.reload()
    first?.enters("home")
    await clock.advance(1_000)
  },
  last: [
    {
      id: "B10",
      source: "specification 4",
      about: ["popup.showing"],
      holds: ({ tabs: [first], isTurnedBack, isBroken }) =>
        isTurnedBack() || first?.page().shown() === (isBroken ? undefined : "daily")
    }
  ],
  outcome: ({ browser }) => `${browser.shown.length} shown`
})
