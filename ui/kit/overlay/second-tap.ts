/** What is meant by a tap. */
const pressable = "a, button, input, label, summary"

/**
 * Ignores the further taps of a double tap if something else stands there by then: they are meant for what was tapped first, and
 * would take back what it did, or open something else. Taps on the same thing, as on a stepper, all count. Once per page.
 */
export const ignoreSecondTaps = (): void => {
  let first: Element | null = null
  addEventListener(
    "click",
    (event) => {
      const tapped = event.target instanceof Element ? event.target.closest(pressable) : null
      // The press of a key, and the click that a label passes on, are no taps.
      if (event.detail === 1) first = tapped
      if (event.detail < 2 || tapped === first) return
      event.preventDefault()
      event.stopImmediatePropagation()
    },
    { capture: true }
  )
}
