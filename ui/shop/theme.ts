/** Themes of the pages; `system` follows the device. */
export const themes = ["system", "light", "dark"] as const
/** A theme of the pages. */
export type Theme = (typeof themes)[number]

const year = 31_536_000
const listeners = new Set<() => void>()

/** The theme of this browser, from the cookie and the document. D-78. */
export const theme = {
  now: (): Theme => themes.find((known) => known === document.documentElement.dataset.theme) ?? "system",
  /** What the server assumes: nothing, since a page is the same for everyone. */
  unknown: (): Theme | undefined => undefined,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  choose: (chosen: Theme): void => {
    const { dataset } = document.documentElement
    if (chosen === "system") delete dataset.theme
    else dataset.theme = chosen
    // biome-ignore lint/suspicious/noDocumentCookie: the next page's first script reads it before anything else runs
    document.cookie = `theme=${chosen}; path=/; max-age=${chosen === "system" ? 0 : year}; samesite=lax`
    for (const listener of listeners) listener()
  }
}
