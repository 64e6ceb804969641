import { inCookie } from "./cookie.ts"
import type { StoredOwner, StoredText } from "./stored-text.ts"

/** A text in a storage of this browser, the local one unless told; where that is refused (private mode, full) it is kept as long as the page. */
const stored = (
  key: string,
  owner: StoredOwner = "person",
  storage: () => Storage = () => localStorage
): StoredText => {
  let held: string | undefined
  return {
    key,
    owner,
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

/** Kept for one tab, as long as it is open. */
const tab = (key: string, owner?: StoredOwner): StoredText => stored(key, owner, () => sessionStorage)

/**
 * Everything this browser stores for the shop's scripts: under which key, for all tabs or one (`tab`), and whose it is, a person's unless it says
 * `device`. What a script stores must stand here: `clearPersonal` and a spec go by this list. Machines 15: versioned texts, checked by what
 * reads them.
 */
export const browserStores = {
  /** Set: what machines go through is recorded, for developers. */
  recorder: stored("pendar.recorder", "device"),
  recentSearches: stored("pendar.recent-searches"),
  wish: stored("pendar.wish"),
  orderKeys: stored("pendar.order-keys"),
  /** The order in the making, one for all tabs. */
  ordering: stored("pendar.ordering"),
  details: tab("pendar.details"),
  choices: tab("pendar.choices"),
  email: stored("pendar.email"),
  confirmDraft: stored("pendar.confirm-draft"),
  accountDraft: tab("pendar.account"),
  registration: tab("pendar.registration"),
  accountDetail: tab("pendar.account-detail"),
  proving: tab("pendar.proving"),
  forgotten: tab("pendar.forgotten"),
  profileDraft: tab("pendar.profile"),
  addressDraft: tab("pendar.address"),
  beautyDraft: tab("pendar.beauty"),
  interestsDraft: tab("pendar.interests"),
  /** Digests of identifiers; they warn after a reload. D-34. */
  loginFailures: stored("pendar.login-failures", "device"),
  /** Digests of destinations: how often codes were sent there today. D-32. */
  codes: stored("pendar.codes", "device"),
  codeTickets: tab("pendar.code-tickets"),
  reloadedAt: tab("pendar.reloaded-at", "device"),
  resetToken: tab("pendar.reset-token"),
  popups: stored("pendar.popups", "device"),
  /** Seen tours; a member's are joined with them at the log-in. D-49c. */
  coachmarks: inCookie("tours"),
  /** A guest's bag, one for all tabs. */
  bag: stored("pendar.bag"),
  /** The anonymous visitor: the next person is another one. Wire, Headers. */
  sessionId: stored("pendar.session-id"),
  /** The broker was asked in this tab. Specification 7. */
  broker: tab("pendar.broker", "device"),
  /** Id of the member who was known here last. */
  lastMember: stored("pendar.last-member")
} as const satisfies Readonly<Record<string, StoredText>>

/** What is stored by other means: a key, and whose it is. */
export const otherKeys: Readonly<Record<string, StoredOwner>> = {
  /** Heights of pages in the history, by keys of the router. */
  "pendar.scroll": "device",
  theme: "device",
  lang: "device",
  /** The session's own cookies: the server ends them with the log-out. D-36. */
  sid: "person",
  "__Host-sid": "person",
  member: "person"
}

/** Clears everything of the person in this tab, and what all tabs share: a log-out, or another member. Specification 4. */
export const clearPersonal = (): void => {
  for (const { owner, clear } of Object.values(browserStores)) if (owner === "person") clear()
}
