import { useEffect, useRef, useState } from "react"
import type { AdSlot, AdPlace as Place } from "#core/ads/ad.ts"
import { cx } from "../kit/cx.ts"
import { lazyPart } from "../kit/overlay/lazy-part.tsx"
import { Kawung } from "../kit/picture/Logo.tsx"
import { useIdle } from "../kit/useIdle.ts"
import * as css from "./AdPlace.css.ts"

const FilledAd = lazyPart(async () => (await import("./FilledAd.tsx")).FilledAd, "quiet")

/**
 * The box of a slot, in its size from the first paint on, with the shop's mark until something fills it; the server draws no box
 * for a slot that is empty. Specification 2, Ad slots; D-76.
 *
 * @param on which screens have it; a box that cannot be seen asks for nothing
 */
export const AdPlace = ({
  slot,
  place,
  on,
  label
}: {
  readonly slot: AdSlot
  readonly place: Place
  readonly on: keyof typeof css.on
  /** Says that it is an advertisement. */
  readonly label: string
}) => {
  const [box, isSeen] = useSeen()
  const rests = useIdle()
  return (
    <div className={cx(css.place, css.on[on])} data-ad={slot}>
      <div className={css.head}>{label}</div>
      <div ref={box} className={cx(css.box, css.size[slot])}>
        <Kawung className={css.mark} />
      </div>
      {rests && isSeen ? <FilledAd slot={slot} at={place} /> : null}
    </div>
  )
}

/** Whether half of an element has been on the screen. */
const useSeen = () => {
  const box = useRef<HTMLDivElement>(null)
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (isSeen || box.current === null) return
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
      },
      { threshold: 0.5 }
    )
    watcher.observe(box.current)
    return () => watcher.disconnect()
  }, [isSeen])
  return [box, isSeen] as const
}
