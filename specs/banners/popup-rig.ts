import { Effect } from "effect"
import { createActor } from "xstate"
import type { Banner } from "#core/banners/banner.ts"
import { type PopupEvent, popupMachineOver } from "#core/banners/popup.machine.ts"
import { popupRules } from "#core/banners/popup.rule.ts"
import { popupOver } from "#core/banners/popup.usecases.ts"
import { viewPopup } from "#core/banners/popup.view.ts"
import type { PopupPlace } from "#core/banners/popup-place.rule.ts"
import { Unavailable } from "#core/kernel/failure.ts"
import { instant } from "#core/kernel/moment.ts"
import type { SharedTextStore } from "#core/kernel/text-store.ts"
import type { Untimed } from "#core/kernel/timed.ts"
import { VirtualClock } from "../virtual-clock.ts"

export type PopupMachine = ReturnType<typeof popupMachineOver>

export const someBanner = (id: string, apply: Banner["apply"]): Banner => ({
  id,
  group: "popup_banner",
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
const lateMs = 40

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
        return written.findLast(({ at, by }) => isAlone || by === self || at <= clock.now() - lateMs)?.text
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

/** One page's popup in a tab, asking a shop that fails as told; the turn over the page is given by hand. */
export const openPopup = ({
  clock = new VirtualClock(1_000_000_000),
  kept = sharedText(clock).tab(),
  fails = () => false,
  rules = popupRules,
  mutant = (machine) => machine,
  skew = () => 0
}: {
  readonly clock?: VirtualClock
  readonly kept?: SharedTextStore
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
  const actor = createActor(mutant(popupMachineOver(popupOver(banners, kept, rules), rules)), { clock }).start()
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
