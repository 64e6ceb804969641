/** Does something once the page rests. */
export const whenIdle = (run: () => void): void => {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(run)
  else setTimeout(run, 1_000)
}
