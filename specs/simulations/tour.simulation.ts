import { assign } from "xstate"
import { marksOf } from "#core/tours/marks.rule.ts"
import { type TourEvent, tourMachine } from "#core/tours/tour.machine.ts"
import { type TourName, tourRules, tours } from "#core/tours/tours.ts"
import { openTours, type TourMutant, type TourTab } from "../tours/tour-fixture.ts"
import { type Mutant, type Opening, simulationOf, type World } from "./simulation.ts"

interface Touring extends World {
  readonly browser: ReturnType<typeof openTours>
  readonly tabs: ReadonlyArray<TourTab>
  readonly marks: ReadonlyArray<string>
  /** What the action before has done to the step it stood at, in its tab. */
  readonly moved: () => { readonly wanted: number; readonly by: number }
  readonly say: (tab: number, type: "next.wanted" | "back.wanted" | "tour.skipped") => void
  readonly isSkipped: () => boolean
}

const names = Object.keys(tours) as ReadonlyArray<TourName>
const settings = names.flatMap((tour) => [
  { says: `${tour} before a guest`, tour, seen: [], isMember: false },
  { says: `${tour} before a member`, tour, seen: [], isMember: true },
  {
    says: `${tour} before a guest who has seen its first step`,
    tour,
    seen: marksOf(tours[tour]).slice(0, 1),
    isMember: false
  },
  { says: `${tour} before a member who has seen it all`, tour, seen: marksOf(tours[tour]), isMember: true }
])

/** Mistakes of one line, each with the fewest steps that show it. */
const mutants: ReadonlyArray<TourMutant & Mutant> = [
  {
    says: "opens again",
    shortest: 1,
    machine: (machine) => machine.provide({ guards: { isSeen: () => false } })
  },
  {
    says: "forgets what it has shown",
    shortest: 1,
    machine: (machine) => machine.provide({ actions: { markStep: () => {} } })
  },
  {
    says: "comes again after it was skipped",
    shortest: 1,
    machine: (machine) => machine.provide({ actions: { markAll: () => {} } })
  },
  {
    says: "goes on by two",
    shortest: 1,
    machine: (machine) =>
      machine.provide({ actions: { goOn: assign(({ context }) => ({ index: context.index + 2 })) } })
  },
  {
    says: "goes back before its beginning",
    shortest: 1,
    machine: (machine) => machine.provide({ guards: { isBegun: () => true } })
  },
  {
    says: "takes sent for kept",
    shortest: 1,
    machine: (machine) => machine.provide({ guards: { hasUnsaved: () => false } })
  }
]

const open = ({ setting, tabs: many, fate, rules: numbers, mutant, inspect }: Opening): Touring => {
  const chosen = settings[setting]
  if (chosen === undefined) throw new Error(`there is no setting ${setting}`)
  const { tour, seen, isMember } = chosen
  const rules = { ...tourRules, ...numbers }
  const planted = mutants.find(({ says }) => says === mutant)
  const browser = openTours({ tour, seen, isMember, fate, rules, mutant: planted, inspect })
  const tabs = Array.from({ length: many }, () => browser.openTab())
  let moved = { wanted: 0, by: 0 }
  let isSkipped = false
  return {
    browser,
    tabs,
    marks: marksOf(tours[tour]),
    clock: browser.clock,
    moved: () => moved,
    isSkipped: () => isSkipped,
    say: (tab, type) => {
      const page = tabs[tab]?.page()
      if (page === undefined) return
      const { isShown, step, steps } = page.view()
      if (isShown && type === "tour.skipped") isSkipped = true
      page.say({ type })
      const wanted = { "next.wanted": step < steps ? 1 : 0, "back.wanted": step > 1 ? -1 : 0, "tour.skipped": 0 }[type]
      moved = { wanted: isShown ? wanted : 0, by: page.view().step - step }
    },
    states: () => tabs.map((tab) => [tab.page().snapshot().value, tab.overlays.getSnapshot().value]),
    reload: (tab) => tabs[tab]?.reload(),
    begins: () => {
      moved = { wanted: 0, by: 0 }
      isSkipped = false
    }
  }
}

const does = (type: Exclude<TourEvent["type"], "marks.known">) => ({
  does: ({ tabs }: Touring, tab: number) => tabs[tab]?.page().say({ type })
})
const presses = (type: Parameters<Touring["say"]>[1]) => ({
  does: ({ say }: Touring, tab: number) => say(tab, type)
})
const over = (type: "dialog.opened" | "dialog.closed") => ({
  does: ({ tabs }: Touring, tab: number) => tabs[tab]?.overlays.send({ type })
})
const popup = (type: "turn.wanted" | "turn.returned") => ({
  does: ({ tabs }: Touring, tab: number) => tabs[tab]?.overlays.send({ type, by: "popup" })
})

/** What is new on a page, step by step. Machines 7. */
export const tourSimulation = simulationOf<Touring>({
  id: "tour",
  machine: tourMachine(),
  settings: settings.map(({ says }) => says),
  rules: { anchorMs: 3_000, saveAgainMs: 30_000 },
  mutants,
  cold: {},
  open,
  actions: [
    { says: "goes on", weight: 6, mood: "right", ...presses("next.wanted") },
    { says: "goes back", weight: 3, mood: "change", ...presses("back.wanted") },
    { says: "skips the tour", weight: 1.5, mood: "change", ...presses("tour.skipped") },
    { says: "goes on to another page", weight: 0.7, mood: "change", ...does("page.left") },
    {
      says: "makes the element go away",
      weight: 1.5,
      mood: "wrong",
      does: ({ tabs }, tab) => tabs[tab]?.has(false)
    },
    {
      says: "makes the element come back",
      weight: 2.5,
      mood: "look",
      does: ({ tabs }, tab) => tabs[tab]?.has(true)
    },
    { says: "opens a dialog", weight: 1.5, mood: "change", ...over("dialog.opened") },
    { says: "closes a dialog", weight: 2.5, mood: "look", ...over("dialog.closed") },
    { says: "is shown a popup", weight: 1, mood: "look", ...popup("turn.wanted") },
    { says: "closes the popup", weight: 2, mood: "look", ...popup("turn.returned") },
    { says: "loads the page again", weight: 1.5, mood: "look", does: ({ tabs }, tab) => tabs[tab]?.reload() },
    { says: "is connected again", weight: 2, mood: "look", ...does("connection.returned") },
    { says: "logs in", weight: 1, mood: "right", does: ({ browser }) => browser.logsIn() },
    { says: "logs out", weight: 0.5, mood: "wrong", does: ({ browser }) => browser.logsOut() }
  ],
  invariants: [
    {
      id: "Q1",
      source: "specification 4; machines 7",
      about: ["tour.walk.showing", "tour.walk.seeking"],
      holds: ({ tabs, moved }) => {
        const { wanted, by } = moved()
        return by === wanted && tabs.every((tab) => between(tab.page().view()))
      }
    },
    {
      id: "Q2",
      source: "D-49c; machines 7",
      about: ["tour.save"],
      holds: ({ tabs }) =>
        tabs.every((tab) => {
          const { began, snapshot } = tab.page()
          return began.every((mark) => snapshot().context.visited.includes(mark))
        })
    },
    {
      id: "Q3",
      source: "specification 2; machines 7",
      about: ["tour.walk.waiting", "tour.walk.showing"],
      holds: ({ tabs }) =>
        tabs.every((tab) => {
          const first = tab.page().first()
          return first === undefined || !tab.page().began.includes(first)
        })
    },
    {
      id: "Q4",
      source: "D-49b; machines 7; machines 14",
      about: ["tour.walk.waiting", "tour.walk.showing"],
      holds: ({ tabs }) =>
        tabs.every((tab) => !tab.page().view().isShown || tab.overlays.getSnapshot().value === "tour")
    },
    {
      id: "Q5",
      source: "machines 7",
      about: ["tour.walk.showing", "tour.walk.showing: tour.skipped"],
      holds: ({ tabs, marks, isSkipped }, { tab }) => {
        const shown = tabs.every((one) => {
          const { view, snapshot } = one.page()
          const { visited, steps, index } = snapshot().context
          return !view().isShown || visited.includes(steps[index]?.coachmark ?? "")
        })
        const visited = tabs[tab]?.page().snapshot().context.visited ?? []
        return shown && (!isSkipped() || marks.every((mark) => visited.includes(mark)))
      }
    },
    {
      id: "Q6",
      source: "machines 7",
      about: ["tour.walk.showing", "tour.walk.over"],
      holds: ({ tabs, isSkipped }, { tab }) => !isSkipped() || !tabs[tab]?.page().view().isShown
    }
  ],
  sometimes: {
    "a tour is walked to its end": ({ tabs, marks }) =>
      tabs.some((tab) => {
        const { value, context } = tab.page().snapshot()
        return value.walk === "over" && marks.every((mark) => context.visited.includes(mark))
      }),
    "a tour is over since its element does not come": ({ tabs, marks }) =>
      tabs.some((tab) => {
        const { value, context } = tab.page().snapshot()
        return value.walk === "over" && marks.some((mark) => !context.visited.includes(mark))
      }),
    "a popup or a dialog goes before it": ({ tabs }) =>
      tabs.some((tab) => tab.page().view().wantsTurn && ["popup", "dialog"].includes(tab.overlays.getSnapshot().value)),
    "marks cannot be kept at once": ({ tabs }) => tabs.some((tab) => tab.page().snapshot().value.save === "unsaved"),
    "a guest's marks come into a profile": ({ browser, marks }) => marks.every((mark) => browser.shop().includes(mark))
  },
  ends: async ({ tabs, clock }) => {
    for (const tab of tabs) tab.page().say({ type: "page.left" })
    await clock.advance(3 * tourRules.saveAgainMs)
  },
  last: [
    {
      id: "Q7",
      source: "specification 7; D-49c; machines 7",
      about: ["tour.save.clean"],
      holds: ({ browser, tabs }) =>
        tabs
          .flatMap((tab) => tab.page().snapshot().context.visited)
          .every((mark) => browser.marks().includes(mark) && (!browser.isMember() || browser.shop().includes(mark)))
    }
  ],
  outcome: ({ tabs: [first] }) => String(first?.page().snapshot().value.walk ?? "none")
})

const between = ({ step, steps }: { readonly step: number; readonly steps: number }): boolean =>
  step >= 1 && step <= steps
