/**
 * Watches a part that scrolls: while it has more than it shows and nothing in it takes the focus, it takes the focus itself, so that
 * it can be read with the keyboard. Rule 59. A ref of React.
 */
export const scrollFocus = (part: HTMLElement | null): (() => void) | undefined => {
  if (part === null) return undefined
  const look = () => {
    const isStuck = part.scrollHeight > part.clientHeight && part.querySelector("a,button,input,textarea") === null
    if (isStuck) part.tabIndex = 0
    else part.removeAttribute("tabindex")
  }
  const [sizes, changes] = [new ResizeObserver(look), new MutationObserver(look)]
  sizes.observe(part)
  changes.observe(part, { childList: true, subtree: true })
  return () => {
    sizes.disconnect()
    changes.disconnect()
  }
}
