/** Most separators between the names of an address, a form or a list of cookies, and in a path. Own choice. */
const mostParts = 300
/** Most groups of escapes in a text that is not UTF-8: each costs its reader an exception. Own choice. */
const mostEscapes = 50
/** Most characters of a form of the shop: a choice, an address of the shop or an e-mail address, and a signature. Own choice. */
const mostOfForm = 8_192

/**
 * Returns whether reading a text as names and values costs more than a request may. Security 4, Limits.
 *
 * @param separators characters between its parts: those of an address or a form if absent
 */
export const isOverfull = (text: string, separators = "&/"): boolean => {
  let parts = 0
  for (const letter of text) if (separators.includes(letter) && ++parts > mostParts) return true
  return (text.match(/(?:%[0-9a-f]{2})+/gi)?.length ?? 0) > mostEscapes && !isDecodable(text)
}

const isDecodable = (text: string): boolean => {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

/** Returns the fields of a form of the shop; `undefined` if it is longer than any of them, or costs too much to read. */
export const formOf = async ({
  text
}: {
  readonly text: () => Promise<string>
}): Promise<URLSearchParams | undefined> => {
  const body = await text().catch(() => undefined)
  return body === undefined || body.length > mostOfForm || isOverfull(body) ? undefined : new URLSearchParams(body)
}
