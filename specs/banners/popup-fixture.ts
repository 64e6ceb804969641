import { Effect } from "effect"
import { createActor, type InspectionEvent } from "xstate"
import type { Banner } from "#core/banners/banner.ts"
import { type PopupEvent, popupMachineOver } from "#core/banners/popup.machine.ts"
import type { PopupPort } from "#core/banners/popup.port.ts"
import { popupRules, shownIn } from "#core/banners/popup.rule.ts"
import { popupOver } from "#core/banners/popup.usecases.ts"
import { viewPopup } from "#core/banners/popup.view.ts"
import type { PopupPlace } from "#core/banners/popup-place.rule.ts"
import { Unavailable } from "#core/kernel/failure.ts"
import { instant } from "#core/kernel/moment.ts"
import type { SharedTextStore } from "#core/kernel/text-store.ts"
import type { Untimed } from "#core/kernel/timed.ts"
import { openOverlays, turnsOf } from "../overlays/turns.ts"
import { cachedMachines } from "../seen-machines.ts"
import { type Fate, overLine } from "../selling-line.ts"
import { VirtualClock } from "../virtual-clock.ts"

export type PopupMachine = ReturnType<typeof popupMachineOver>

export const someBanner = (id: string, apply: Banner["apply"]): Banner => ({
  id,
  group: "popup_banner",
  scope: { location: "home", targets: [] },
  title: id,
  apply,
  products: []
})

/** One everyday popup, two that come once, and places without any. */
export const popups: Readonly<Record<PopupPlace["location"], Banner | undefined>> = {
  home: someBanner("daily", "everyday"),
  category: someBanner("once", "other"),
  brand: someBanner("once-more", "other"),
  search: undefined
}

/** What another tab wrote is seen so much later, unless one waited for the lock. */
const delayMs = 40

/** What one browser keeps, as each of its tabs sees it. */
export const sharedText = (clock: VirtualClock, { locks = true } = {}) => {
  const written: Array<{ readonly text: string; readonly at: number; readonly by: object }> = []
  let queue: Promise<unknown> = Promise.resolve()
  return {
    now: () => written.at(-1)?.text,
    tab: (refuses = false): SharedTextStore => {
      const self = {}
      let own: string | undefined
      let isAlone = false
      const read = (): string | undefined => {
        if (refuses) return own
        return written.findLast(({ at, by }) => isAlone || by === self || at <= clock.now() - delayMs)?.text
      }
      return {
        read,
        write: (text) => {
          own = text
          if (!refuses) written.push({ text, at: clock.now(), by: self })
        },
        clear: () => {},
        alone: (step) => {
          const turn = queue.then(() => {
            isAlone = locks
            const answer = step()
            isAlone = false
            return answer
          })
          queue = turn
          return turn
        }
      }
    }
  }
}

/** One page's popup in a tab, asking a shop that fails as the spec sets; the spec gives the turn over the page. */
export const openPopup = ({
  clock = new VirtualClock(1_000_000_000),
  store = sharedText(clock).tab(),
  fails = () => false,
  rules = popupRules,
  mutant = (machine) => machine,
  skew = () => 0
}: {
  readonly clock?: VirtualClock
  readonly store?: SharedTextStore
  readonly fails?: () => boolean
  readonly rules?: typeof popupRules
  readonly mutant?: (machine: PopupMachine) => PopupMachine
  /** How far the device's clock is off. */
  readonly skew?: () => number
} = {}) => {
  const asked: Array<number> = []
  const banners = {
    all: ({ locations: [location] }: { readonly locations: ReadonlyArray<string> }) =>
      Effect.suspend(() => {
        asked.push(clock.now())
        const banner = popups[location as PopupPlace["location"]]
        return fails() ? Effect.fail(new Unavailable()) : Effect.succeed(banner ? { popup_banner: [banner] } : {})
      })
  }
  const actor = createActor(mutant(popupMachineOver(popupOver(banners, store, rules), rules)), { clock }).start()
  return {
    clock,
    asked,
    say: (event: Untimed<PopupEvent>) => actor.send({ ...event, at: instant(clock.now() + skew()) } as PopupEvent),
    enters: (location: PopupPlace["location"]) =>
      actor.send({ type: "place.entered", place: { location }, at: instant(clock.now() + skew()) }),
    shown: () => viewPopup(actor.getSnapshot()).banner?.id,
    wantsTurn: () => viewPopup(actor.getSnapshot()).wantsTurn,
    status: () => actor.getSnapshot().status,
    stop: () => actor.stop()
  }
}

export interface PopupMutant {
  readonly says: string
  readonly rules?: Partial<typeof popupRules>
  readonly machine?: (machine: PopupMachine) => PopupMachine
  /** Whether a tab waits for the others while it decides. */
  readonly locks?: boolean
  readonly keeps?: boolean
  /** Taken for every banner's rule. */
  readonly apply?: Banner["apply"]
}

/** As long as a tab waits for others that decide. */
const decidingMs = 10_000

const machines = cachedMachines<PopupPort, PopupMachine>()

/** A browser whose tabs show pages with popups, over a line to the shop; what lies over a page is decided there. */
export const openBrowser = ({
  fate,
  rules,
  refuses,
  isBroken,
  mutant = { says: "" },
  inspect
}: {
  readonly fate: () => Fate
  readonly rules: typeof popupRules
  /** It keeps nothing: a private window. */
  readonly refuses: boolean
  /** It cannot see to it that tabs wait for each other. */
  readonly isBroken: boolean
  readonly mutant?: PopupMutant | undefined
  readonly inspect?: ((seen: InspectionEvent) => void) | undefined
}) => {
  const clock = new VirtualClock(1_000_000_000)
  const numbers = { ...rules, ...mutant.rules }
  const text = sharedText(clock, { locks: mutant.locks ?? true })
  const shown: Array<{ readonly id: string; readonly at: number; readonly isStored: boolean }> = []
  let skew = 0
  let busyUntil = 0
  const device = () => instant(clock.now() + skew)

  const openTab = (place: number) => {
    const overlays = openOverlays(clock)
    const open = () => {
      const tab = text.tab(refuses)
      const store: SharedTextStore = {
        ...tab,
        ...(mutant.keeps === false && { write: () => {} }),
        alone: async (step) => {
          if (isBroken) throw new Error("no locks here")
          if (clock.now() < busyUntil)
            await new Promise<void>((done) => clock.setTimeout(() => done(), busyUntil - clock.now()))
          return tab.alone(step)
        }
      }
      let [asked, answered] = [0, false]
      const banners = {
        all: ({ locations: [location] }: { readonly locations: ReadonlyArray<string> }) =>
          Effect.sync(() => {
            const banner = popups[location as PopupPlace["location"]]
            return banner ? { popup_banner: [{ ...banner, ...(mutant.apply && { apply: mutant.apply }) }] } : {}
          })
      }
      const line = overLine(banners, clock, () => {
        asked++
        const drawn = fate()
        if (drawn.lost === "no") answered = true
        return drawn
      })
      const machine = machines(
        `${place} ${mutant.says} ${JSON.stringify(numbers)}`,
        popupOver(line.port, store, numbers),
        (port) => (mutant.machine ?? ((same) => same))(popupMachineOver(port, numbers))
      )
      const actor = createActor(machine, { clock, ...(inspect && { inspect }) })
      const view = () => viewPopup(actor.getSnapshot())
      const say = (event: Untimed<PopupEvent>): void => actor.send({ ...event, at: device() } as PopupEvent)
      const turns = turnsOf(overlays, "popup", () => view().wantsTurn, say)
      let seen: string | undefined
      let here = 0
      actor.subscribe(() => {
        const id = view().banner?.id
        if (id !== undefined && id !== seen) {
          here++
          const at = shownIn(text.now())[id]
          const before = shown.findLast((one) => one.id === id)?.at
          shown.push({ id, at: at ?? device(), isStored: at !== undefined && at !== before })
        }
        seen = id
        turns.look()
      })
      actor.start()
      return {
        say,
        state: () => actor.getSnapshot().value,
        status: () => actor.getSnapshot().status,
        asked: () => asked,
        /** Whether any question of this page was answered. */
        isAnswered: () => answered,
        /** It waits for its turn, or is over the page. */
        isOver: () => /queued|deciding|showing/.test(JSON.stringify(actor.getSnapshot().value)),
        askedAgain: () => {
          asked = 0
        },
        /** Popups in the life of this page. */
        here: () => here,
        shown: () => view().banner?.id,
        stop: () => {
          actor.stop()
          turns.stop()
        }
      }
    }
    let page = open()
    return {
      overlays,
      page: () => page,
      enters: (location: PopupPlace["location"]): void => {
        page.askedAgain()
        page.say({ type: "place.entered", place: { location } })
      },
      reload: (): void => {
        page.stop()
        page = open()
      }
    }
  }
  return {
    clock,
    shown,
    openTab,
    device,
    turnClock: (ms: number): void => {
      skew += ms
    },
    /** Something else makes tabs that decide wait. */
    isBusy: (): void => {
      busyUntil = clock.now() + decidingMs
    }
  }
}

export type PopupTab = ReturnType<ReturnType<typeof openBrowser>["openTab"]>
