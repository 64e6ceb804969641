/** Whether somebody is in the middle of a word; a choice among a few is none. */
export const isTyping = (): boolean =>
  document.activeElement?.matches("input:not([type=radio], [type=checkbox]), textarea, select") === true

/** Does it now, or as soon as a field is left: nobody is interrupted in the middle of a word. */
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
