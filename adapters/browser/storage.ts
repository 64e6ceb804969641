/** A text that is kept under a name. */
export interface StoredText {
  readonly read: () => string | undefined
  readonly write: (text: string) => void
  readonly clear: () => void
}

/** A text in this browser's local storage; where that is refused (private mode, full) it is kept as long as the page. */
export const stored = (key: string): StoredText => {
  let held: string | undefined
  return {
    read: (): string | undefined => {
      try {
        return localStorage.getItem(key) ?? held
      } catch {
        return held
      }
    },
    write: (text: string): void => {
      held = text
      try {
        localStorage.setItem(key, text)
      } catch {
        // Kept in `held`; nothing else can be done.
      }
    },
    clear: (): void => {
      held = undefined
      try {
        localStorage.removeItem(key)
      } catch {
        // Nothing was stored either.
      }
    }
  }
}

/** What a guest's browser keeps. Machines 15: versioned texts, checked by whoever reads them. */
export const browserStores = {
  recentSearches: stored("pendar.recent-searches"),
  wish: stored("pendar.wish"),
  orderKeys: stored("pendar.order-keys"),
  confirmDraft: stored("pendar.confirm-draft")
}
