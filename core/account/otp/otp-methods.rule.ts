import type { Toggles } from "../../toggles/toggles.ts"
import type { OtpDestination, OtpMethod, OtpScope } from "./otp.ts"

/** Countries whose numbers get an SMS. Specification 4, OTP; D-33. */
export const smsCodes: ReadonlyArray<string> = ["+62", "+84"]

/**
 * Returns how a code can reach a destination, in the order of the offer; if empty, nothing can be sent. Numbers outside
 * `smsCodes` get WhatsApp, without a choice; if no message reaches a number, its owner's address gets the code. D-33.
 */
export const methodsFor = (to: OtpDestination, toggles: Toggles): ReadonlyArray<OtpMethod> => {
  const email: ReadonlyArray<OtpMethod> = toggles.otp_email ? ["email"] : []
  if ("email" in to) return email
  const whatsapp: ReadonlyArray<OtpMethod> = toggles.otp_whatsapp ? ["whatsapp"] : []
  const sms: ReadonlyArray<OtpMethod> = toggles.otp_sms && smsCodes.includes(to.phone.code) ? ["sms"] : []
  const direct = [...sms, ...whatsapp]
  return direct.length > 0 ? direct : email
}

/** A method of a code, and its destination. */
export interface OtpWay {
  readonly method: OtpMethod
  readonly to: OtpDestination
}

/** Scopes in which an address can stand for a number that no message reaches; the others are about the number itself. */
const addressServes: ReadonlySet<OtpScope> = new Set(["verification", "login"])

/** Returns whether a scope takes such a destination. */
export const isForScope = (to: OtpDestination, scope: OtpScope): boolean => "phone" in to || addressServes.has(scope)

/** The ways of a code for one purpose; `email` is the address to fall back on. D-33. */
export const waysFor = (
  { scope, to, email }: { readonly scope: OtpScope; readonly to: OtpDestination; readonly email: string | null },
  toggles: Toggles
): ReadonlyArray<OtpWay> =>
  methodsFor(to, toggles).flatMap((method) => {
    const where = method === "email" && "phone" in to ? email && { email } : to
    return where && isForScope(where, scope) ? [{ method, to: where }] : []
  })

/** Returns whether the person chooses the method: an Indonesian or Vietnamese number does. Specification 4, OTP. */
export const isChosen = (to: OtpDestination, methods: ReadonlyArray<OtpMethod>): boolean =>
  "phone" in to && smsCodes.includes(to.phone.code) && methods.some((method) => method !== "email")
