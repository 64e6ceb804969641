import { inCookie } from "./cookie.ts"
import type { StoredOwner, StoredText } from "./stored-text.ts"

/** A text in a storage of this browser, by default the local one; if the browser refuses (private mode, full) it lives as long as the page. */
const stored = (
  key: string,
  owner: StoredOwner = "person",
  storage: () => Storage = () => localStorage
): StoredText => {
  /** A text that the storage has refused. */
  let held: string | undefined
  return {
    key,
    owner,
    read: (): string | undefined => {
      try {
        return held ?? storage().getItem(key) ?? undefined
      } catch {
        return held
      }
    },
    write: (text: string): void => {
      held = undefined
      try {
        storage().setItem(key, text)
      } catch {
        held = text
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

/** A text stored for one tab, as long as it is open. */
const tab = (key: string, owner?: StoredOwner): StoredText => ({
  ...stored(key, owner, () => sessionStorage),
  isOfTab: true
})

/**
 * Everything this browser stores for the shop's scripts: the key, for all tabs or one (`tab`), and the owner, a person unless
 * `device` or `page`. Everything a script stores must be listed here: `clearPersonal` and a spec use this list. Machines 15:
 * versioned texts, validated by their readers.
 */
export const browserStores = {
  /** If set, the events of machines are recorded, for developers. */
  recorder: stored("pendar.recorder", "device"),
  recentSearches: stored("pendar.recent-searches"),
  wish: stored("pendar.wish"),
  /** Hearts that wait to be sent. Decision 0117. */
  hearts: stored("pendar.hearts"),
  orderKeys: stored("pendar.order-keys"),
  /** The order being placed, one for all tabs. */
  ordering: stored("pendar.ordering"),
  details: tab("pendar.details"),
  choices: tab("pendar.choices"),
  proposed: stored("pendar.proposed"),
  email: stored("pendar.email"),
  /** What was scanned in a store. D-66. */
  selfCheckout: stored("pendar.self-checkout"),
  /** Subscriptions to goods being back that were made here, with what ends them. D-49. */
  waits: stored("pendar.waits"),
  /** The kecamatan that was last chosen for a parcel, by its number. Rule 24. */
  district: stored("pendar.district"),
  confirmDraft: stored("pendar.confirm-draft"),
  egiftDraft: tab("pendar.egift"),
  giftCode: tab("pendar.gift", "page"),
  returnDraft: stored("pendar.return-draft"),
  reviewDrafts: stored("pendar.review-drafts"),
  /** If set, this browser has stored photos of drafts: a start removes the old ones. Decision 0111. */
  photoDrafts: stored("pendar.photo-drafts", "device"),
  proposalDrafts: stored("pendar.proposal-drafts"),
  reviewFacts: stored("pendar.review-facts"),
  accountDraft: tab("pendar.account"),
  waiting: tab("pendar.waiting"),
  registration: tab("pendar.registration"),
  accountDetail: tab("pendar.account-detail"),
  proving: tab("pendar.proving"),
  forgotten: tab("pendar.forgotten"),
  profileDraft: tab("pendar.profile"),
  addressDraft: tab("pendar.address"),
  beautyDraft: tab("pendar.beauty"),
  interestsDraft: tab("pendar.interests"),
  motherhoodDraft: tab("pendar.motherhood"),
  newsletterDraft: tab("pendar.newsletter"),
  /** Digests of identifiers; they warn after a reload. D-34. */
  loginFailures: stored("pendar.login-failures", "device"),
  /** Digests of destinations: how often codes were sent there today. D-32. */
  codes: stored("pendar.codes", "device"),
  codeTickets: tab("pendar.code-tickets"),
  reloadedAt: tab("pendar.reloaded-at", "device"),
  sessionEnd: tab("pendar.session-end", "device"),
  resetToken: tab("pendar.reset-token", "page"),
  /** What a member had typed when their session ended, for the same member. Decision 0083. */
  setAside: tab("pendar.set-aside", "page"),
  popups: stored("pendar.popups", "device"),
  floats: stored("pendar.floats", "device"),
  /** Whether what is done here may be counted: yes, no, or not answered. D-72. */
  consent: stored("pendar.consent", "device"),
  /** Events that wait to be sent, for all tabs. D-72. */
  tracked: stored("pendar.tracked"),
  /** Visits, and until when the offer to install rests. D-74. */
  install: stored("pendar.install", "device"),
  /** Advertisements that were shown today, and how often. D-76. */
  seenAds: stored("pendar.ads", "device"),
  /** The page that is open in this tab. D-81. */
  route: tab("pendar.route"),
  /** When announcements were closed; the next page's first script reads it. */
  closedAnnouncements: stored("pendar.announcements", "device"),
  /** Tours already shown; merged with the member's at the log-in. D-49c. */
  coachmarks: inCookie("tours"),
  /** A guest's bag, one for all tabs. */
  bag: stored("pendar.bag"),
  /** What a cart had not done yet when its page was left; the next cart of the same person takes it out. Decision 0072. */
  bagChanges: stored("pendar.bag-changes"),
  /** Id of the anonymous viewer; the next person gets another one. Wire, Headers. */
  sessionId: stored("pendar.session-id"),
  /** The broker was asked in this tab. Specification 7. */
  broker: tab("pendar.broker", "device"),
  /** Set between a log-out and the shop's confirmation: the next page goes on with it. Invariant L6. */
  leaving: stored("pendar.leaving", "device"),
  /** Id of the last member who was logged in here. */
  lastMember: stored("pendar.last-member"),
  /** The same of this tab, which may have been away while the member logged out in another. */
  tabMember: tab("pendar.tab-member")
} as const satisfies Readonly<Record<string, StoredText>>

/** Keys that are stored by other means, with their owners. */
export const otherKeys: Readonly<Record<string, StoredOwner>> = {
  /** Heights of pages in the history, by keys of the router. */
  "pendar.scroll": "device",
  /** A database of drafts' photos, by member: they end after seven days or with their log-out. Decision 0111. */
  "pendar.review-photos": "person",
  theme: "device",
  lang: "device",
  /** The session's own cookies: the server ends them with the log-out. D-36. */
  sid: "person",
  "__Host-sid": "person",
  "__Secure-sid": "person",
  member: "person"
}

/** Whether this tab's member is no longer the one of this browser: what all tabs share may be the next person's. */
export const isLeftBehind = (): boolean => {
  const own = browserStores.tabMember.read()
  return own !== undefined && own !== browserStores.lastMember.read()
}

/**
 * Clears everything of the person in this tab, and, unless `isTabAlone`, what all tabs share: a log-out, or another member.
 * Specification 4.
 *
 * @param isOver the session is over, and its member has not left: what belongs to the page stays. Decision 0083
 */
export const clearPersonal = (isTabAlone = false, isOver = false): void => {
  for (const { owner, isOfTab, clear } of Object.values<StoredText>(browserStores))
    if ((owner === "person" || (owner === "page" && !isOver)) && (isOfTab || !isTabAlone)) clear()
}
