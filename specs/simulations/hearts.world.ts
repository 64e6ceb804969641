import { Effect } from "effect"
import { assign } from "xstate"
import type { ProductId } from "#core/catalogue/product.ts"
import { type HeartsPort, heartsMachineOver } from "#core/wishlist/hearts.machine.ts"
import { type HeartTarget, isSameTarget, leftOf } from "#core/wishlist/hearts.rule.ts"
import { EntryId } from "#core/wishlist/wishlist.ts"
import { cachedMachines } from "../seen-machines.ts"
import { heartsWorld, target } from "../wishlist/hearts-fixture.ts"
import { shadeOf } from "../wishlist/wishlist-facts.ts"
import type { Mutant, Opening, World } from "./simulation.ts"

type Machine = ReturnType<typeof heartsMachineOver>
type Browser = ReturnType<typeof heartsWorld>
type Tab = ReturnType<Browser["openTab"]>

/** The pages of one member with hearts, and what the shop has of them. */
export interface Wishing extends World {
  readonly browser: Browser
  readonly tabs: ReadonlyArray<Tab>
  /** What was pressed last of each product, unless the page has said that it failed or nothing is known of it. */
  readonly pressed: Map<ProductId, HeartTarget & { readonly on: boolean }>
  /** Kinds of what was emitted. */
  readonly seen: () => ReadonlySet<string>
  readonly become: (member: boolean) => void
  readonly isMember: () => boolean
  readonly elsewhere: { readonly saves: () => void; readonly removes: () => void; readonly isUsed: () => boolean }
}

/** What the member has saved before. */
export const settings = ["who has saved nothing", "who has saved two shades of the first product"]

/** Mistakes of one line, each with the fewest steps that show it. */
export const mutants: ReadonlyArray<Mutant & { readonly machine: (machine: Machine) => Machine }> = [
  {
    says: "forgets what was pressed meanwhile",
    shortest: 2,
    machine: (machine) =>
      machine.provide({ actions: { settleAdded: assign({ wanted: [], sent: null, isRead: false }) } })
  },
  {
    says: "counts the first of quick presses",
    shortest: 2,
    machine: (machine) =>
      machine.provide({
        actions: {
          want: assign(({ context: { saved, wanted }, event }) =>
            event.type !== "heart.wanted" || wanted.some((one) => isSameTarget(one, event))
              ? {}
              : { wanted: leftOf(saved, [...wanted, event]) }
          )
        }
      })
  },
  {
    says: "does not say that a heart was refused",
    shortest: 1,
    machine: (machine) => machine.provide({ actions: { emitFailed: () => {} } })
  },
  {
    says: "goes back on every heart after one refusal",
    shortest: 2,
    machine: (machine) => machine.provide({ actions: { revert: assign({ wanted: [], sent: null }) } })
  },
  {
    says: "believes that a lost answer was a refusal",
    shortest: 1,
    machine: (machine) => machine.provide({ actions: { outdate: () => {} } })
  },
  {
    says: "forgets what waits if the line goes",
    shortest: 2,
    machine: (machine) => machine.provide({ actions: { goOffline: assign({ isOnline: false, wanted: [] }) } })
  }
]

const machines = cachedMachines<HeartsPort, Machine>()

/** Opens the pages of a member in so many tabs. */
export const open = ({ setting, tabs: many, fate, mutant, inspect }: Opening): Wishing => {
  let isMember = true
  let isUsed = false
  const wrong = mutants.find(({ says }) => says === mutant)?.machine ?? ((machine) => machine)
  const browser = heartsWorld(
    () => (isMember ? ({ no: "well", call: "lost", answer: "unheard" } as const)[fate().lost] : "guest"),
    () => fate().there + fate().back,
    {
      machine: (port, place) => machines(`${place} ${mutant}`, port, (over) => wrong(heartsMachineOver(over))),
      inspect
    }
  )
  const { clock } = browser
  const pressed: Wishing["pressed"] = new Map()
  if (setting === 1) for (const shade of ["a", "b"] as const) Effect.runSync(browser.elsewhere().add(target(1, shade)))
  const seen = new Set<string>()
  const listen = (tab: Tab) => {
    tab.hears((event) => {
      seen.add(event.type)
      // If the wishlist cannot be read, every press goes back, and the page says so once.
      if (event.type === "heart.failed" && ["reading", "unread"].includes(String(tab.state()))) pressed.clear()
      else if (event.type === "heart.failed") pressed.delete(event.product)
    })
    return tab
  }
  const tabs = Array.from({ length: many }, (_, place) => listen(browser.openTab(place)))
  const atOther = (call: Effect.Effect<unknown, unknown>): void => {
    isUsed = true
    pressed.clear()
    Effect.runSyncExit(call)
  }
  return {
    clock,
    browser,
    tabs,
    pressed,
    seen: () => seen,
    isMember: () => isMember,
    become: (member) => {
      isMember = member
      // Without a session everything goes back without a word.
      if (!member) pressed.clear()
    },
    elsewhere: {
      saves: () => atOther(browser.elsewhere().add(target(2))),
      removes: () => atOther(browser.elsewhere().remove({ id: EntryId(shadeOf(1, "a")) })),
      isUsed: () => isUsed
    },
    states: () => [...tabs.map((tab) => [tab.state(), tab.saved(), tab.wanted().length]), browser.stored()],
    reload: (place) => {
      // What has been stored is shown once it is read again; what waits, at once.
      for (const [product, one] of pressed)
        if (!browser.queue().some((waiting) => isSameTarget(waiting, one))) pressed.delete(product)
      tabs[place]?.leave()
      tabs[place] = listen(browser.openTab(place))
    },
    begins: () => {}
  }
}

/** Presses a heart in a tab. */
export const press = ({ tabs, pressed, isMember }: Wishing, tab: number, of: HeartTarget, on: boolean): void => {
  tabs[tab]?.press(of, on)
  if (isMember()) pressed.set(of.product, { ...of, on })
}
