import type { AccountDraft, AccountPanel } from "#core/account/account-draft.ts"
import { codeLifeMs } from "#core/account/otp/otp-limit.rule.ts"
import { type Instant, instant } from "#core/kernel/moment.ts"
import type { LocalStores } from "../shop/local-stores.ts"
import {
  accountDraftIn,
  forgottenIn,
  persistedAccountDraft,
  persistedRegistration,
  provingIn,
  registrationIn,
  waitingDraftIn,
  waitingDraftText
} from "./persisted-account.ts"

type Stores = Pick<LocalStores, "accountDraft" | "waiting" | "forgotten" | "proving" | "registration">

const isForgottenWaiting = (text: string | undefined): boolean => forgottenIn(text)?.step === "proving"

const isProvingWaiting = (text: string | undefined): boolean => {
  const left = provingIn(text)
  return left !== undefined && (left.isProving || left.proof !== null)
}

/** Returns what stays of a forgotten password whose panel is closed: all of it while a code is on its way. */
export const forgottenLeft = (text: string): string | undefined => (isForgottenWaiting(text) ? text : undefined)

/** Returns what stays of a number that is proven, whose form is closed: all of it while a code is on its way. */
export const provingLeft = (text: string): string | undefined => (isProvingWaiting(text) ? text : undefined)

const waits: Readonly<Record<AccountPanel, (draft: AccountDraft, stores: Stores) => boolean>> = {
  login: () => false,
  code: ({ isCoding }) => isCoding,
  forgot: (_, { forgotten }) => isForgottenWaiting(forgotten.read()),
  quick: (_, { proving }) => isProvingWaiting(proving.read()),
  store: (_, { proving }) => isProvingWaiting(proving.read()),
  register: (_, { registration }) => registrationIn(registration.read()).isProving
}

/**
 * Stores where the account dialog is closed, if it waits for a code there: opened again within the life of a code it goes on
 * at the same place, as after a reload. Decision 0038.
 */
export const leaveWaiting = (draft: AccountDraft, stores: Stores, now: Instant): void => {
  if (waits[draft.panel](draft, stores)) stores.waiting.write(waitingDraftText(draft, instant(now + codeLifeMs)))
  else stores.waiting.clear()
}

/**
 * Returns what the account dialog begins with: what a reload left, or a closed dialog that waits for a code; `undefined`: the
 * log-in. A panel that has waited for longer than a code lives begins with its form again.
 */
export const draftToOpen = (stores: Stores, now: Instant): AccountDraft | undefined => {
  const text = stores.waiting.read()
  stores.waiting.clear()
  const reloaded = accountDraftIn(stores.accountDraft.read())
  if (reloaded !== undefined || text === undefined) return reloaded
  const waiting = waitingDraftIn(text, now)
  if (waiting === undefined) {
    stores.forgotten.clear()
    stores.proving.clear()
    const registration = stores.registration.read()
    if (registration !== undefined)
      stores.registration.write(persistedRegistration({ ...registrationIn(registration), isProving: false }))
    return undefined
  }
  // It is open again: a reload returns to it.
  stores.accountDraft.write(persistedAccountDraft(waiting))
  return waiting
}
