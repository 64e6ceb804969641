import { type PointerEvent, type RefObject, useEffect, useState } from "react"
import type { Area, Drawing } from "#core/charts/drawing.ts"
import * as drawn from "./ChartDrawing.css.ts"
import * as css from "./ChartFrame.css.ts"
import { drawnIn } from "./centre.ts"

const shown: ReadonlySet<string> = new Set(["state", "choice", "final", "region", "parallel", "group"])

/** The whole in small beside a drawing that is larger than its frame: where one is, and a press to go elsewhere. */
export const ChartOverview = ({
  frame,
  drawing,
  scale
}: {
  readonly frame: RefObject<HTMLElement | null>
  readonly drawing: Drawing
  readonly scale: number
}) => {
  const seen = useSeen(frame, scale)
  if (seen === undefined || (seen.w >= drawing.width && seen.h >= drawing.height)) return null
  const go = (event: PointerEvent<SVGSVGElement>) => {
    if (event.type === "pointermove" && (event.buttons & 1) === 0) return
    const place = event.currentTarget.getBoundingClientRect()
    const [x, y] = [
      ((event.clientX - place.x) / place.width) * drawing.width,
      ((event.clientY - place.y) / place.height) * drawing.height
    ]
    frame.current?.scrollBy((x - seen.x - seen.w / 2) * scale, (y - seen.y - seen.h / 2) * scale)
  }
  return (
    <svg
      className={css.overview}
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      preserveAspectRatio="none"
      style={{ aspectRatio: `${drawing.width} / ${drawing.height}` }}
      aria-hidden="true"
      onPointerDown={go}
      onPointerMove={go}
    >
      {drawing.boxes
        .filter(({ shape }) => shown.has(shape))
        .map(({ id, x, y, w, h, shape }) => (
          <rect
            key={id}
            x={x}
            y={y}
            width={w}
            height={h}
            className={shape === "state" || shape === "choice" || shape === "final" ? css.small : drawn.ground.region}
          />
        ))}
      <rect x={seen.x} y={seen.y} width={seen.w} height={seen.h} className={css.seen} />
    </svg>
  )
}

/** The part of the drawing inside the frame, in the drawing's own pixels. */
const useSeen = (frame: RefObject<HTMLElement | null>, scale: number): Area | undefined => {
  const [seen, setSeen] = useState<Area>()
  useEffect(() => {
    const place = frame.current
    if (place === null) return
    const look = () => {
      const picture = drawnIn(place)
      if (picture === undefined) return
      const [inner, outer] = [picture.getBoundingClientRect(), place.getBoundingClientRect()]
      const { x, y } = picture.viewBox.baseVal
      setSeen({
        x: (outer.x - inner.x) / scale + x,
        y: (outer.y - inner.y) / scale + y,
        w: outer.width / scale,
        h: outer.height / scale
      })
    }
    look()
    const sizes = new ResizeObserver(look)
    sizes.observe(place)
    place.addEventListener("scroll", look, { passive: true })
    return () => {
      sizes.disconnect()
      place.removeEventListener("scroll", look)
    }
  }, [frame, scale])
  return seen
}
