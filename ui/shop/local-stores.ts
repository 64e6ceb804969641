import type { SharedTextStore } from "#core/kernel/text-store.ts"

/** Texts that screens store in the browser. Private windows refuse; then they live as long as the page. */
const names = [
  "recentSearches",
  /** The wish that continues after the log-in. D-11. */
  "wish",
  /** Hearts that were pressed and wait for a line, one queue for all tabs. Decision 0117. */
  "hearts",
  /** What opens the orders of this browser. D-63. */
  "orderKeys",
  /** Id of the anonymous visitor, until a log-out. Wire, Headers. */
  "sessionId",
  /** The order being placed, one for all tabs. Machines 4, Persist. */
  "ordering",
  /** Contact and address as they were typed, for this tab. */
  "details",
  /** Choices at a checkout that are not on the server yet, for this tab. */
  "choices",
  /** The courier that the shop proposed for the order, one for all tabs. */
  "proposed",
  /** The last e-mail address a guest gave; it is filled in when required again. */
  "email",
  /** What was scanned in a store, for all tabs. D-66. */
  "selfCheckout",
  /** Subscriptions to goods being back that were made in this browser. D-49. */
  "waits",
  /** The kecamatan that was last chosen for a parcel. Rule 24. */
  "district",
  /** A transfer's confirmation as it was left. */
  "confirmDraft",
  /** An e-gift as it is filled in, for this tab. D-68. */
  "egiftDraft",
  /** The code of an e-gift that is being opened, for this tab: it outlives a log-in. */
  "giftCode",
  /** The return of an order as it was left. D-62b. */
  "returnDraft",
  /** The account dialog as it is open in this tab. */
  "accountDraft",
  /** The account dialog as it was closed while a code was on its way, for this tab. Decision 0038. */
  "waiting",
  /** A registration as it was typed, without its passwords, for this tab. */
  "registration",
  /** Details of an account as they were typed, for this tab. */
  "accountDetail",
  /** A number or an address that is being proven, for this tab. */
  "proving",
  /** A forgotten password, for this tab. */
  "forgotten",
  /** The profile as it was typed, for this tab. */
  "profileDraft",
  /** An address of the book as it was typed, for this tab. */
  "addressDraft",
  /** Choices of the beauty profile, for this tab. */
  "beautyDraft",
  /** Interests chosen and not saved, for this tab. */
  "interestsDraft",
  /** What was said of children and not saved, for this tab. */
  "motherhoodDraft",
  /** Newsletters ticked and not saved, for this tab. */
  "newsletterDraft",
  /** Reviews that are being written, by product, for all tabs. Machines 5. */
  "reviewDrafts",
  /** Proposals that are being filled in, by form, for all tabs. Machines 5. */
  "proposalDrafts",
  /** Reviews that were refused and accepted, as far as they may pause the writer, for all tabs. Machines 5. */
  "reviewFacts",
  /** Wrong passwords in a row, by a digest of the identifier. Machines 15. */
  "loginFailures",
  /** Codes sent, by a digest of their destination, for all tabs. D-32. */
  "codes",
  /** Codes on their way, for this tab. */
  "codeTickets",
  /** When this tab was last reloaded for a newer shop. D-36. */
  "reloadedAt",
  /** How a session ended, for the page that is loaded because of it. D-36. */
  "sessionEnd",
  /** What opens the page of a new password, or that it has been set, for this tab. D-9. */
  "resetToken",
  /** What a member had typed when their session ended. Decision 0083. */
  "setAside",
  /** When each popup was last shown, for all tabs. D-49b. */
  "popups",
  /** When each floating banner was dismissed, for all tabs. Specification 9. */
  "floats",
  /** Whether what is done here may be counted, for all tabs. D-72. */
  "consent",
  /** Events that wait to be sent, for all tabs. D-72. */
  "tracked",
  /** Visits of this browser, and until when the offer to install rests, for all tabs. D-74. */
  "install",
  /** Advertisements that were shown today, for all tabs. D-76. */
  "seenAds",
  /** The page that is open in this tab. D-81. */
  "route",
  /** When each announcement was last closed, for all tabs. */
  "closedAnnouncements",
  /** Coachmarks that were seen, for all tabs. D-49c. */
  "coachmarks"
] as const

/** A store for each of them. */
export type LocalStores = Readonly<Record<(typeof names)[number], SharedTextStore>>

const held = (): SharedTextStore => {
  let text: string | undefined
  return {
    read: () => text,
    write: (next) => {
      text = next
    },
    clear: () => {
      text = undefined
    },
    alone: async (step) => step()
  }
}

/** Stores in memory, for the server and for specs. */
export const heldStores = (): LocalStores => Object.fromEntries(names.map((name) => [name, held()])) as LocalStores
