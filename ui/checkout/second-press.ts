/** Longest time between two presses that are meant as one, as a double tap is. Own choice. */
const doubleMs = 600
/** How far apart they may be, in CSS pixels. */
const sameSpot = 40

let last = { at: Number.NEGATIVE_INFINITY, x: 0, y: 0 }

/** Notes where and when was pressed last; returns how to stop. */
export const notePresses = (): (() => void) => {
  const note = ({ timeStamp: at, clientX: x, clientY: y }: MouseEvent): void => {
    last = { at, x, y }
  }
  addEventListener("click", note, { capture: true })
  return () => removeEventListener("click", note, { capture: true })
}

/**
 * Ignores a second press on the spot of the last one, made so quickly that it cannot be meant for the page that has come in
 * between: on a phone the menu of the shop takes the place of the button that orders.
 */
export const ignoreSecondPress = (): void => {
  const first = last
  const stop = (event: MouseEvent): void => {
    const isSameSpot = Math.hypot(event.clientX - first.x, event.clientY - first.y) <= sameSpot
    // The press of a key has no place.
    if (event.detail === 0 || !isSameSpot || event.timeStamp - first.at > doubleMs) return
    event.preventDefault()
    event.stopPropagation()
  }
  addEventListener("click", stop, { capture: true })
  setTimeout(() => removeEventListener("click", stop, { capture: true }), doubleMs)
}
