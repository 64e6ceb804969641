/** Returns the mark of the session that this browser has: another one for each session. Decision 0075. */
export const memberMark = (): string | undefined => /(?:^|; )member=(\w+)/.exec(document.cookie)?.[1]

/**
 * Clears the mark, so that the next page does not ask who is logged in; not if another session has begun since.
 *
 * @param mark as it was when the session that ended was asked for
 */
export const clearMemberMark = (mark: string | undefined): void => {
  if (memberMark() !== mark) return
  clear("")
  if (memberMark() === undefined) return
  // With mirrors it belongs to a domain above this host; browsers ignore domains that are none.
  const labels = location.hostname.split(".")
  for (; labels.length > 1; labels.shift()) clear(`; domain=${labels.join(".")}`)
}

const clear = (domain: string): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: what is compared and what is written must be one step; the Cookie Store API is asynchronous
  document.cookie = `member=; path=/; max-age=0${domain}`
}
