import { inCookie } from "./cookie.ts"

/** A text that is kept under a name. */
export interface StoredText {
  readonly read: () => string | undefined
  readonly write: (text: string) => void
  readonly clear: () => void
  /** Does a step that reads and writes: two tabs in the same moment one after the other, where the browser sees to that. */
  readonly alone: <A>(step: () => A) => Promise<A>
  /** Calls whenever another tab wrote it; answers how to stop that. */
  readonly watch?: (changed: () => void) => () => void
}

/** A text in a storage of this browser, the local one unless told; where that is refused (private mode, full) it is kept as long as the page. */
export const stored = (key: string, storage: () => Storage = () => localStorage): StoredText => {
  let held: string | undefined
  return {
    read: (): string | undefined => {
      try {
        return storage().getItem(key) ?? held
      } catch {
        return held
      }
    },
    write: (text: string): void => {
      held = text
      try {
        storage().setItem(key, text)
      } catch {
        // Kept in `held`; nothing else can be done.
      }
    },
    clear: (): void => {
      held = undefined
      try {
        storage().removeItem(key)
      } catch {
        // Nothing was stored either.
      }
    },
    alone: (step) =>
      "locks" in navigator ? navigator.locks.request(key, async () => step()) : Promise.resolve(step()),
    watch: (changed) => {
      const listen = (event: StorageEvent): void => {
        if (event.key === key) changed()
      }
      addEventListener("storage", listen)
      return () => removeEventListener("storage", listen)
    }
  }
}

/** Where the order in the making is kept, one for all tabs. */
export const orderingKey = "pendar.ordering"

/** Kept for one tab, as long as it is open. */
const tab = (key: string): StoredText => stored(key, () => sessionStorage)

/** What a guest's browser keeps. Machines 15: versioned texts, checked by whoever reads them. */
export const browserStores = {
  /** Set: what machines go through is recorded, for developers. */
  recorder: stored("pendar.recorder"),
  recentSearches: stored("pendar.recent-searches"),
  wish: stored("pendar.wish"),
  orderKeys: stored("pendar.order-keys"),
  ordering: stored(orderingKey),
  details: tab("pendar.details"),
  choices: tab("pendar.choices"),
  email: stored("pendar.email"),
  confirmDraft: stored("pendar.confirm-draft"),
  accountDraft: tab("pendar.account"),
  registration: tab("pendar.registration"),
  accountDetail: tab("pendar.account-detail"),
  loginFailures: stored("pendar.login-failures"),
  codes: stored("pendar.codes"),
  codeTickets: tab("pendar.code-tickets"),
  reloadedAt: tab("pendar.reloaded-at"),
  resetToken: tab("pendar.reset-token"),
  popups: stored("pendar.popups"),
  coachmarks: inCookie("tours")
}
