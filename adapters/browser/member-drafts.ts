import { browserStores } from "./storage.ts"
import type { StoredText } from "./stored-text.ts"

/**
 * What a member has typed and not sent, as this browser stores it: a checkout, a form, a code on its way. A spec compares this
 * list with all stores, and with the pages that use them.
 */
export const memberDrafts = [
  "ordering",
  "details",
  "choices",
  "proposed",
  "confirmDraft",
  "egiftDraft",
  "returnDraft",
  "reviewDrafts",
  "proposalDrafts",
  "accountDetail",
  "proving",
  "profileDraft",
  "addressDraft",
  "beautyDraft",
  "interestsDraft",
  "motherhoodDraft",
  "newsletterDraft"
] as const satisfies ReadonlyArray<keyof typeof browserStores>

type DraftName = (typeof memberDrafts)[number]

/** Pages with a form whose text is stored; of the checkout only the steps after the bag. */
const pagesOfForms =
  /^\/(?:account\/|beauty-profile$|register-detail$|profile-completion$|review\/add\/|add-product$|e-gift\/|orders\/.+\/(?:confirm-payment|return)$)/
const ofCheckout: ReadonlyArray<DraftName> = ["ordering", "details", "choices", "proposed"]

/** Returns whether this page holds what its member typed: a checkout, or a form with a draft. D-36. */
export const isMidForm = (): boolean =>
  location.pathname === "/order"
    ? new URLSearchParams(location.search).has("step")
    : pagesOfForms.test(location.pathname) &&
      memberDrafts.some((name) => !ofCheckout.includes(name) && browserStores[name].read() !== undefined)

/** How long what a member typed is stored after their session has ended. Own choice. */
export const setAsideMs = 3_600_000

const { setAside, tabMember } = browserStores

interface SetAside {
  readonly member: string
  readonly until: number
  readonly texts: Partial<Readonly<Record<DraftName, string>>>
}

/**
 * Stores a copy of everything that the member of this tab has typed, for the same member alone: the end of their session clears
 * what it was copied from. Decision 0083.
 */
export const setDraftsAside = (now: number): void => {
  const member = tabMember.read()
  const texts = Object.fromEntries(memberDrafts.map((name) => [name, browserStores[name].read()]))
  if (member === undefined || Object.values(texts).every((text) => text === undefined)) return
  setAside.write(JSON.stringify({ v: 1, member, until: now + setAsideMs, texts }))
}

/**
 * Stores again what was set aside for this member, unless they have something newer; what was another member's is cleared. What a
 * guest has typed in this tab since the session ended gives way, unless its form is on the page: then it is what they see.
 */
export const restoreDrafts = (member: string, now: number): void => {
  const held = setAsideIn(setAside.read())
  setAside.clear()
  if (held === undefined || held.member !== member || now >= held.until) return
  const isGuests = tabMember.read() === undefined && !isMidForm()
  for (const name of memberDrafts) {
    const [text, store]: [unknown, StoredText] = [held.texts[name], browserStores[name]]
    if (typeof text === "string" && (store.read() === undefined || (isGuests && store.isOfTab))) store.write(text)
  }
}

const setAsideIn = (text: string | undefined): SetAside | undefined => {
  try {
    const stored: Partial<SetAside & { readonly v: unknown }> = JSON.parse(text ?? "{}")
    const { v, member, until, texts } = stored
    if (v !== 1 || typeof member !== "string" || typeof until !== "number") return undefined
    return typeof texts === "object" && texts !== null ? { member, until, texts } : undefined
  } catch {
    return undefined
  }
}
