import { type PartName, partNames } from "./features.ts"

/** Ways of a code and of an e-gift, and providers to log in by. Specification 3. */
const wayNames = ["otp_sms", "otp_whatsapp", "otp_email", "egift_whatsapp", "login_google", "login_facebook"] as const
/** A switch of the shop. Specification 7. */
export type ToggleName = (typeof wayNames)[number] | PartName

/** What operations switch without a new start: ways, and parts of the shop. Specification 3 and 7; decisions 0129 and 0146. */
export const toggleNames: ReadonlyArray<ToggleName> = [...wayNames, ...partNames]

/** Which of them are on. */
export type Toggles = Readonly<Record<ToggleName, boolean>>

/** The defaults: everything on. */
export const allOn = Object.fromEntries(toggleNames.map((name) => [name, true])) as Toggles
