import { inCookie } from "./cookie.ts"

/**
 * Whose a stored text is. `person`: typed by or about the person who uses the shop, member or guest; a log-out clears it.
 * `device`: about this browser alone, names nobody, and stays.
 */
export type StoredOwner = "person" | "device"

/** A text that is kept under a name. */
export interface StoredText {
  readonly key: string
  readonly owner: StoredOwner
  readonly read: () => string | undefined
  readonly write: (text: string) => void
  readonly clear: () => void
  /** Does a step that reads and writes: two tabs in the same moment one after the other, where the browser sees to that. */
  readonly alone: <A>(step: () => A) => Promise<A>
  /** Calls whenever another tab wrote it; answers how to stop that. */
  readonly watch?: (changed: () => void) => () => void
}

/** A text in a storage of this browser, the local one unless told; where that is refused (private mode, full) it is kept as long as the page. */
const stored = (key: string, owner: StoredOwner, storage: () => Storage = () => localStorage): StoredText => {
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
const tab = (key: string, owner: StoredOwner): StoredText => stored(key, owner, () => sessionStorage)

/**
 * Everything this browser stores for the shop's scripts: under which key, for all tabs or one (`tab`), and whose it is. What a
 * script stores must stand here: `clearPersonal` and a spec go by this list. Machines 15: versioned texts, checked by whoever
 * reads them.
 */
export const browserStores = {
  /** Set: what machines go through is recorded, for developers. */
  recorder: stored("pendar.recorder", "device"),
  recentSearches: stored("pendar.recent-searches", "person"),
  wish: stored("pendar.wish", "person"),
  orderKeys: stored("pendar.order-keys", "person"),
  /** The order in the making, one for all tabs. */
  ordering: stored("pendar.ordering", "person"),
  details: tab("pendar.details", "person"),
  choices: tab("pendar.choices", "person"),
  email: stored("pendar.email", "person"),
  confirmDraft: stored("pendar.confirm-draft", "person"),
  accountDraft: tab("pendar.account", "person"),
  registration: tab("pendar.registration", "person"),
  accountDetail: tab("pendar.account-detail", "person"),
  proving: tab("pendar.proving", "person"),
  forgotten: tab("pendar.forgotten", "person"),
  profileDraft: tab("pendar.profile", "person"),
  addressDraft: tab("pendar.address", "person"),
  beautyDraft: tab("pendar.beauty", "person"),
  /** Digests of identifiers; they warn after a reload. D-34. */
  loginFailures: stored("pendar.login-failures", "device"),
  /** Digests of destinations: how often codes were sent there today. D-32. */
  codes: stored("pendar.codes", "device"),
  codeTickets: tab("pendar.code-tickets", "person"),
  reloadedAt: tab("pendar.reloaded-at", "device"),
  resetToken: tab("pendar.reset-token", "person"),
  popups: stored("pendar.popups", "device"),
  /** Seen tours; a member's are joined with them at the log-in. D-49c. */
  coachmarks: inCookie("tours"),
  /** A guest's bag, one for all tabs. */
  bag: stored("pendar.bag", "person"),
  /** The anonymous visitor: the next person is another one. Wire, Headers. */
  sessionId: stored("pendar.session-id", "person"),
  /** The broker was asked in this tab. Specification 7. */
  broker: tab("pendar.broker", "device"),
  /** Id of the member who was known here last. */
  lastMember: stored("pendar.last-member", "person")
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
  for (const text of Object.values(browserStores)) if (text.owner === "person") text.clear()
}
