import { type PointerEvent, type RefObject, useRef } from "react"

/** Drags what scrolls with a mouse; fingers do it by themselves. */
export const usePan = (frame: RefObject<HTMLElement | null>) => {
  const held = useRef<{ readonly x: number; readonly y: number } | undefined>(undefined)
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.pointerType === "mouse" && event.button === 0) held.current = { x: event.clientX, y: event.clientY }
    },
    onPointerMove: (event: PointerEvent) => {
      if (held.current === undefined || (event.buttons & 1) === 0) return
      frame.current?.scrollBy(held.current.x - event.clientX, held.current.y - event.clientY)
      held.current = { x: event.clientX, y: event.clientY }
    },
    onPointerUp: () => {
      held.current = undefined
    }
  }
}
