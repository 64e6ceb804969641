import { dayMs, type Instant, instant } from "../kernel/moment.ts"
import type { Banner } from "./banner.ts"

/** Numbers of the popup. Specification 4 and 9, Banner popup. */
export interface PopupRules {
  /** An `everyday` popup comes back after strictly more than this. Specification 9: 24 h. */
  readonly everydayMs: number
  /** How often a failed question is asked again. Specification 9: 3. */
  readonly retries: number
  /** How long before the first, second and third time. D-49b. */
  readonly retryWaitsMs: ReadonlyArray<number>
  /** How long other overlays wait for the answer: then the banners count as called. Specification 9: 1 s. */
  readonly calledFlagMs: number
}

/**
 * How often an everyday popup opens, how often and after which delays it is requested again, and how long others wait for its
 * answer, in milliseconds. Specification 9.
 */
export const popupRules: PopupRules = {
  everydayMs: dayMs,
  retries: 3,
  retryWaitsMs: [500, 1_000, 2_000],
  calledFlagMs: 1_000
}

/** When each popup was last shown in this browser, by its banner's id. D-49b. */
export type Shown = Readonly<Record<string, Instant>>

/** So many are remembered; beyond, those shown longest ago are forgotten. */
const mostShown = 200

/**
 * Two tabs decide by moments at which their pages opened: the second one may be earlier by as long as a page asks and waits. More
 * than this in the future is a clock that was set back.
 */
const aheadMs = 60_000

/** What is decided about a popup, and what is to be remembered then. */
export interface PopupDecision {
  readonly isShown: boolean
  readonly shown: Shown
}

/**
 * Whether a popup is shown now: one that never was, or an `everyday` one after strictly more than 24 h.
 * A moment more than a minute in the future (the device's clock was set back) counts as shown and becomes now, else the popup
 * would stay away until then. Specification 4 and 9; D-49b.
 */
export const decidePopup = (
  shown: Shown,
  { id, apply }: Pick<Banner, "id" | "apply">,
  now: Instant,
  { everydayMs }: Pick<PopupRules, "everydayMs"> = popupRules
): PopupDecision => {
  const last = shown[id]
  const isShown = last === undefined || (apply === "everyday" && now - last > everydayMs)
  return isShown || (last !== undefined && last - now > aheadMs)
    ? { isShown, shown: { ...shown, [id]: now } }
    : { isShown, shown }
}

/** Parses what a browser stored; a malformed text is empty. Machines 15. */
export const shownIn = (text: string | undefined): Shown => {
  try {
    const parsed: unknown = JSON.parse(text ?? "")
    if (typeof parsed !== "object" || parsed === null || !("v" in parsed) || parsed.v !== 1 || !("shown" in parsed))
      return {}
    const { shown } = parsed
    if (typeof shown !== "object" || shown === null) return {}
    const sound = Object.entries(shown).filter((one): one is [string, number] => Number.isSafeInteger(one[1]))
    return Object.fromEntries(sound.map(([id, at]) => [id, instant(at)]))
  } catch {
    return {}
  }
}

/** Serialises when popups were shown, the newest first up to the limit. */
export const shownText = (shown: Shown): string => {
  const newest = Object.entries(shown)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, mostShown)
  return JSON.stringify({ v: 1, shown: Object.fromEntries(newest) })
}
