/** Returns whether a text field has the focus; selects and checkboxes do not count. */
export const isTyping = (): boolean =>
  document.activeElement?.matches("input:not([type=radio], [type=checkbox]), textarea, select") === true

/** Runs it now, or as soon as the field is left, so that typing is not interrupted. */
export const whenNotTyping = (go: () => void): (() => void) | undefined => {
  if (!isTyping()) {
    go()
    return undefined
  }
  const look = () => {
    if (isTyping()) return
    stop()
    go()
  }
  // The next field has its focus only after this event.
  const left = () => setTimeout(look)
  const stop = () => document.removeEventListener("focusout", left)
  document.addEventListener("focusout", left)
  return stop
}
