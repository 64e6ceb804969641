/** Features that are switched without a new build. Specification 3, Feature toggle. */
export const toggleNames = ["otp_sms", "otp_whatsapp", "otp_email"] as const
export type ToggleName = (typeof toggleNames)[number]

/** Which of them are on. */
export type Toggles = Readonly<Record<ToggleName, boolean>>

/** Everything on: what holds where nobody switched anything. */
export const allOn: Toggles = { otp_sms: true, otp_whatsapp: true, otp_email: true }
