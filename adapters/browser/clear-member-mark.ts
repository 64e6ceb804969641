/** Returns the mark of the session that this browser has: another one for each session. Decision 0075. */
export const memberMark = (): string | undefined => /(?:^|; )member=(\w+)/.exec(document.cookie)?.[1]

/**
 * Clears the mark, so that the next page does not ask who is logged in; not if another session has begun since.
 *
 * @param mark as it was when the session that ended was asked for
 */
export const clearMemberMark = (mark: string | undefined): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: what is compared and what is written must be one step; the Cookie Store API is asynchronous
  if (memberMark() === mark) document.cookie = "member=; path=/; max-age=0"
}
