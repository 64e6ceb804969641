import type { InspectionEvent } from "xstate"
import type { Story } from "#core/charts/story.ts"
import { instant } from "#core/kernel/moment.ts"
import type { Language } from "#core/kernel/text.ts"
import type { ShopPorts } from "#core/shop/ports.ts"
import { marksOf, marksText } from "#core/tours/marks.rule.ts"
import { tours } from "#core/tours/tours.ts"
import { castOf } from "./cast.ts"
import { type Played, show, storyPlayer } from "./play.ts"
import { movableTime, putUpWalls, type SandboxClock } from "./props.ts"
import { type HeardStep, storyRecorder } from "./recorder.ts"
import { stagedPorts } from "./world.ts"

const everyMark = marksText(Object.values(tours).flatMap(marksOf))

/** A page that plays by itself, isolated from others. Machines 15. */
export interface SandboxPage {
  readonly hear: (seen: InspectionEvent) => void
  readonly clock: SandboxClock["clock"]
  readonly ports: (shop: ShopPorts, language: Language) => ShopPorts
  readonly play: (
    story: { readonly steps: ReadonlyArray<HeardStep> },
    target: string | undefined,
    isTry?: boolean
  ) => Promise<Played>
  /** For the recorder of stories. */
  readonly recording: {
    readonly steps: () => ReadonlyArray<HeardStep>
    readonly states: () => ReadonlyArray<string>
    readonly wait: (ms: number) => void
    readonly see: (part: string) => void
  }
}

interface Beginning extends Pick<Story, "isNew"> {
  readonly stored: Story["stored"] | undefined
}

/** Makes a sandbox of this page, before the shop starts. */
export const sandboxHere = ({ isNew, stored = {} }: Beginning): SandboxPage => {
  const { hash } = location
  putUpWalls({ local: stored, cookies: isNew ? {} : { tours: encodeURIComponent(everyMark) } })
  const { clock, pass } = movableTime()
  const now = () => instant(Date.now())
  const cast = castOf()
  const recorder = storyRecorder(cast)
  const player = storyPlayer({ cast, pass, now })
  stayHere(hash, (go) => recorder.note({ go }))
  return {
    hear: (seen) => {
      cast.hear(seen)
      recorder.hear(seen)
      player.hear(seen)
    },
    clock,
    ports: (shop, language) => stagedPorts(shop, { language, now, isNew: isNew === true }),
    play: player.play,
    recording: {
      steps: recorder.steps,
      states: recorder.states,
      wait: (wait) => {
        recorder.note({ wait })
        pass(wait)
      },
      see: (see) => {
        recorder.note({ see })
        const part = document.querySelector(see)
        if (part !== null) show(part)
      }
    }
  }
}

/** The address of every page still names the sandbox: a reloaded page is one again. */
const stayHere = (hash: string, went: (to: string) => void): void => {
  for (const name of ["pushState", "replaceState"] as const) {
    const real = history[name].bind(history)
    history[name] = (state, unused, url) => {
      const before = location.pathname + location.search
      const to = new URL(url ?? location.href, location.href)
      to.hash = hash
      real(state, unused, to)
      if (location.pathname + location.search !== before) went(location.pathname + location.search)
    }
  }
}
