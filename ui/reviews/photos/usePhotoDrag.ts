import { type PointerEvent, useRef, useState } from "react"
import type { PhotoKey } from "#core/reviews/photos/form-photo.ts"

/** A press that has moved this far is a drag, in pixels. */
const dragFrom = 6

/** Handlers of the handle that drags a photo. */
export interface HandleProps {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerUp: () => void
  readonly onPointerCancel: () => void
}

/**
 * Moves photos by dragging their handles: a photo takes the place of the one it is held over.
 *
 * @param onMove gets the new place, from 0 on
 */
export const usePhotoDrag = (onMove: (key: PhotoKey, to: number) => void) => {
  const [dragged, setDragged] = useState<PhotoKey>()
  const pressed = useRef<{ readonly key: PhotoKey; readonly x: number; readonly y: number }>(undefined)
  const wasDragged = useRef(false)
  const end = () => {
    pressed.current = undefined
    setDragged(undefined)
  }
  const handle = (key: PhotoKey): HandleProps => ({
    onPointerDown: (event) => {
      if (event.button !== 0) return
      wasDragged.current = false
      pressed.current = { key, x: event.clientX, y: event.clientY }
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: ({ clientX, clientY }) => {
      const from = pressed.current
      if (from === undefined) return
      if (!wasDragged.current && Math.hypot(clientX - from.x, clientY - from.y) < dragFrom) return
      wasDragged.current = true
      setDragged(from.key)
      const over = document.elementsFromPoint(clientX, clientY).find((one) => one.hasAttribute("data-photo"))
      const place = Number(over?.getAttribute("data-place"))
      if (over !== undefined && over.getAttribute("data-photo") !== from.key) onMove(from.key, place)
    },
    onPointerUp: end,
    onPointerCancel: end
  })
  return { dragged, handle, wasDragged: () => wasDragged.current }
}
