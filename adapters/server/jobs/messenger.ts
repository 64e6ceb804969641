import type { Messenger } from "#core/account/account-services.port.ts"
import type { OtpMethod } from "#core/account/otp/otp.ts"
import type { Instant } from "#core/kernel/moment.ts"
import { e164 } from "#core/kernel/phone.ts"
import { allOn, type Toggles } from "#core/toggles/toggles.ts"
import type { Config } from "../config.ts"
import type { Mailing } from "./mailing.ts"

/** Sends codes and links by the configured carriers. D-32, D-59. */
export const messengerOver = ({ deliver }: Pick<Mailing, "deliver">, now: () => Instant): Messenger => ({
  sendCode: ({ to, method, code, language }) =>
    deliver(
      method,
      {
        kind: method === "email" ? "code" : "codeShort",
        to: "phone" in to ? e164(to.phone) : to.email,
        code,
        language
      },
      now()
    ),
  sendReset: ({ email, token, language }) =>
    deliver(
      "email",
      {
        kind: "reset-password",
        to: email,
        link: `/forgot/reset/password?${new URLSearchParams({ origin: "review", code: token.code, uid: token.uid })}`,
        language
      },
      now()
    )
})

/** What is switched on: a channel for codes without a carrier is not offered, nor a provider that is not configured. D-33, D-35. */
export const togglesOf = (config: Config, { carries }: Pick<Mailing, "carries">): Toggles => {
  const isOn = (setting: "on" | "off", method: OtpMethod): boolean => setting === "on" && carries(method)
  return {
    ...allOn,
    otp_sms: isOn(config.otpSms, "sms"),
    otp_whatsapp: isOn(config.otpWhatsapp, "whatsapp"),
    otp_email: isOn(config.otpEmail, "email"),
    egift_whatsapp: carries("whatsapp"),
    login_google: config.googleClientId !== undefined,
    login_facebook: config.facebookClientId !== undefined
  }
}
