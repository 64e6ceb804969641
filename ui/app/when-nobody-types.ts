/** Does it now, or as soon as a field is left: nobody is interrupted in the middle of a word. */
export const whenNobodyTypes = (go: () => void): (() => void) | undefined => {
  const types = () =>
    document.activeElement?.matches("input:not([type=radio], [type=checkbox]), textarea, select") === true
  if (!types()) {
    go()
    return undefined
  }
  const look = () => {
    if (types()) return
    stop()
    go()
  }
  // The next field has its focus only after this event.
  const left = () => setTimeout(look)
  const stop = () => document.removeEventListener("focusout", left)
  document.addEventListener("focusout", left)
  return stop
}
