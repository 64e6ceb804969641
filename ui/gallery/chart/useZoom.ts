import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react"
import type { Drawing, Point } from "#core/charts/drawing.ts"
import { drawnIn, margin } from "./centre.ts"

/** Letters of labels are 11.5 pixels at full size: at first they are never smaller. Decision 144. */
const full = 1
const largestAtFirst = 1.4
const [least, most] = [0.2, 4]

/** How much of the drawing is seen, and how that is changed: around the pointer, so that what one looks at stays. */
export const useZoom = (frame: RefObject<HTMLElement | null>, drawing: Drawing) => {
  const [scale, setScale] = useState(full)
  const now = useRef(full)
  /** A point of the drawing, in its own pixels, and where on the screen it has to stay. */
  const held = useRef<{ readonly point: Point; readonly at: Point } | undefined>(undefined)
  const pointer = useRef<Point | undefined>(undefined)
  const change = (next: number, at: Point | undefined) => {
    const drawn = drawnIn(frame.current)?.getBoundingClientRect()
    if (drawn !== undefined && at !== undefined)
      held.current = { at, point: { x: (at.x - drawn.x) / now.current, y: (at.y - drawn.y) / now.current } }
    now.current = Math.min(most, Math.max(least, next))
    setScale(now.current)
  }
  const middle = (): Point | undefined => {
    const { x = 0, y = 0, width = 0, height = 0 } = frame.current?.getBoundingClientRect() ?? {}
    return { x: x + width / 2, y: y + height / 2 }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: after every change of size
  useLayoutEffect(() => {
    const drawn = drawnIn(frame.current)?.getBoundingClientRect()
    const hold = held.current
    held.current = undefined
    if (drawn === undefined || hold === undefined) return
    const { at, point } = hold
    frame.current?.scrollBy(drawn.x + point.x * scale - at.x, drawn.y + point.y * scale - at.y)
  }, [scale])
  const whole = (): number => {
    const { clientWidth = 1, clientHeight = 1 } = frame.current ?? {}
    return Math.min(clientWidth / (drawing.width + 2 * margin), clientHeight / (drawing.height + 2 * margin))
  }
  const atFirst = (): number => Math.max(full, Math.min(largestAtFirst, whole()))
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each drawing
  useLayoutEffect(() => change(atFirst(), undefined), [drawing])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it calls reads the latest by itself
  useEffect(() => heard(frame, pointer, (factor, at) => change(now.current * factor, at)), [frame])
  return {
    scale,
    /** Enlarges around the pointer if it is over the drawing, or else around another point, or else the middle. */
    by: (factor: number, other?: Point) => change(now.current * factor, pointer.current ?? other ?? middle()),
    byButton: (factor: number) => change(now.current * factor, middle()),
    fit: () => change(Math.min(full, whole()), undefined),
    reset: () => change(atFirst(), middle())
  }
}

/** Ctrl and the wheel, or two fingers, enlarge; the wheel alone moves, as everywhere. */
const heard = (
  frame: RefObject<HTMLElement | null>,
  pointer: RefObject<Point | undefined>,
  zoom: (factor: number, at: Point) => void
) => {
  const place = frame.current
  if (place === null) return
  const stop = new AbortController()
  const active = { passive: false, signal: stop.signal }
  let apart = 0
  const wheel = (event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return
    event.preventDefault()
    zoom(Math.exp(-Math.max(-60, Math.min(60, event.deltaY)) / 150), { x: event.clientX, y: event.clientY })
  }
  const touch = (event: TouchEvent) => {
    const [one, other] = event.touches
    if (one === undefined || other === undefined) {
      apart = 0
      return
    }
    event.preventDefault()
    const distance = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)
    const at = { x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 }
    if (apart > 0 && distance > 0) zoom(distance / apart, at)
    apart = distance
  }
  place.addEventListener("wheel", wheel, active)
  for (const kind of ["touchstart", "touchmove", "touchend", "touchcancel"] as const)
    place.addEventListener(kind, touch, active)
  place.addEventListener("pointermove", ({ clientX: x, clientY: y }) => (pointer.current = { x, y }), active)
  place.addEventListener("pointerleave", () => (pointer.current = undefined), active)
  return () => stop.abort()
}
