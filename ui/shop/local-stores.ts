/** A small text stored in this browser under a key; its readers validate it. */
export interface LocalStore {
  readonly read: () => string | undefined
  readonly write: (text: string) => void
  readonly clear: () => void
  /** Runs a step that reads and writes under a lock shared by all tabs. */
  readonly alone: <A>(step: () => A) => Promise<A>
  /** Subscribes to changes made by other tabs; returns the unsubscribe function. */
  readonly watch?: (changed: () => void) => () => void
}

/** Texts the browser stores. Private windows refuse; then they live as long as the page. */
export interface LocalStores {
  readonly recentSearches: LocalStore
  /** The wish that continues after the log-in. D-11. */
  readonly wish: LocalStore
  /** What opens the orders of this browser. D-63. */
  readonly orderKeys: LocalStore
  /** The order being placed, one for all tabs. Machines 4, Persist. */
  readonly ordering: LocalStore
  /** Contact and address as they were typed, for this tab. */
  readonly details: LocalStore
  /** Choices at a checkout that are not on the server yet, for this tab. */
  readonly choices: LocalStore
  /** The last e-mail address a guest gave; it is filled in when required again. */
  readonly email: LocalStore
  /** A transfer's confirmation as it was left. */
  readonly confirmDraft: LocalStore
  /** The account dialog as it is open in this tab. */
  readonly accountDraft: LocalStore
  /** The account dialog as it was closed while a code was on its way, for this tab. Decision 0038. */
  readonly waiting: LocalStore
  /** A registration as it was typed, without its passwords, for this tab. */
  readonly registration: LocalStore
  /** Details of an account as they were typed, for this tab. */
  readonly accountDetail: LocalStore
  /** A number or an address that is being proven, for this tab. */
  readonly proving: LocalStore
  /** A forgotten password, for this tab. */
  readonly forgotten: LocalStore
  /** The profile as it was typed, for this tab. */
  readonly profileDraft: LocalStore
  /** An address of the book as it was typed, for this tab. */
  readonly addressDraft: LocalStore
  /** Choices of the beauty profile, for this tab. */
  readonly beautyDraft: LocalStore
  /** Interests chosen and not saved, for this tab. */
  readonly interestsDraft: LocalStore
  /** What was said of children and not saved, for this tab. */
  readonly motherhoodDraft: LocalStore
  /** Newsletters ticked and not saved, for this tab. */
  readonly newsletterDraft: LocalStore
  /** Wrong passwords in a row, by a digest of the identifier. Machines 15. */
  readonly loginFailures: LocalStore
  /** Codes sent, by a digest of their destination, for all tabs. D-32. */
  readonly codes: LocalStore
  /** Codes on their way, for this tab. */
  readonly codeTickets: LocalStore
  /** When this tab was last reloaded for a newer shop. D-36. */
  readonly reloadedAt: LocalStore
  /** How a session ended, for the page that is loaded because of it. D-36. */
  readonly sessionEnd: LocalStore
  /** What opens the page of a new password, or that it has been set, for this tab. D-9. */
  readonly resetToken: LocalStore
  /** What a member had typed when their session ended. Decision 0083. */
  readonly setAside: LocalStore
  /** When each popup was last shown, for all tabs. D-49b. */
  readonly popups: LocalStore
  /** Coachmarks that were seen, for all tabs. D-49c. */
  readonly coachmarks: LocalStore
}

const held = (): LocalStore => {
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
export const heldStores = (): LocalStores => ({
  recentSearches: held(),
  wish: held(),
  orderKeys: held(),
  ordering: held(),
  details: held(),
  choices: held(),
  email: held(),
  confirmDraft: held(),
  accountDraft: held(),
  waiting: held(),
  registration: held(),
  accountDetail: held(),
  proving: held(),
  forgotten: held(),
  profileDraft: held(),
  addressDraft: held(),
  beautyDraft: held(),
  interestsDraft: held(),
  motherhoodDraft: held(),
  newsletterDraft: held(),
  loginFailures: held(),
  codes: held(),
  codeTickets: held(),
  reloadedAt: held(),
  sessionEnd: held(),
  resetToken: held(),
  setAside: held(),
  popups: held(),
  coachmarks: held()
})
