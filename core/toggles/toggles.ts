/** Features that are switched without a new build: ways of a code and of an e-gift, and providers to log in by. Specification 3. */
export const toggleNames = [
  "otp_sms",
  "otp_whatsapp",
  "otp_email",
  "egift_whatsapp",
  "login_google",
  "login_facebook"
] as const
/** A switch of the shop. Specification 7. */
export type ToggleName = (typeof toggleNames)[number]

/** Which of them are on. */
export type Toggles = Readonly<Record<ToggleName, boolean>>

/** The defaults: everything on. */
export const allOn: Toggles = {
  otp_sms: true,
  otp_whatsapp: true,
  otp_email: true,
  egift_whatsapp: true,
  login_google: true,
  login_facebook: true
}
