/** Waits for what React draws: looks now and at each change of the page, until it is true, or for the given milliseconds. */
export const untilDrawn = (isTrue: () => boolean, patienceMs: number): Promise<void> =>
  new Promise((done) => {
    const end = (): void => {
      drawn.disconnect()
      clearTimeout(late)
      done()
    }
    const look = (): void => {
      if (isTrue()) end()
    }
    const drawn = new MutationObserver(look)
    const late = setTimeout(end, patienceMs)
    drawn.observe(document.body, { subtree: true, childList: true })
    look()
  })
