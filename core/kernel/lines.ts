/** A text of several lines as databases store it: no control characters but line breaks, no half of a surrogate pair. */
export const linesPattern = /^(?:\n|[^\p{Cc}\p{Cs}])*$/u

/** Returns a typed text of several lines as it is stored: trimmed, other control characters as spaces. */
export const tidyLines = (typed: string): string =>
  typed
    .replace(/\r\n?/g, "\n")
    .replace(/(?!\n)[\p{Cc}\p{Cs}]/gu, " ")
    .trim()
