import { defaultPhoneCode } from "../kernel/phone.ts"

/** What the dialog can be about. Specification 2, Modals: account. */
export const accountPanels = ["login", "code", "register", "forgot", "quick", "store"] as const
/** A panel of the account dialog. Machines 1. */
export type AccountPanel = (typeof accountPanels)[number]

/** What was typed that every panel may go on with; it outlives a reload. Nothing in it is secret. */
export interface AccountDraft {
  readonly panel: AccountPanel
  /** User name or e-mail address. */
  readonly identifier: string
  /** Destination of a login code: `phone` or `email`. */
  readonly by: "phone" | "email"
  readonly email: string
  readonly phone: string
  readonly phoneCode: string
  /** A code is on its way to `phone`: a reload returns to it. */
  readonly isCoding: boolean
}

/** What the account dialog begins with: the log-in, and nothing typed. */
export const emptyAccountDraft: AccountDraft = {
  panel: "login",
  identifier: "",
  by: "phone",
  email: "",
  phone: "",
  phoneCode: defaultPhoneCode,
  isCoding: false
}
