import { readPhone } from "../../kernel/phone.rule.ts"
import { e164, type Phone } from "../../kernel/phone.ts"
import { identifierOf } from "../login/attempts.rule.ts"
import type { OtpDestination } from "./otp.ts"

/** The stored form of a number: `0812…`, `62812…` and `812…` are one. D-30. */
export const samePhone = ({ code, national }: Phone): Phone => {
  const plain = { code: `+${code.replace(/\D/g, "").replace(/^00/, "")}`, national: national.replace(/\D/g, "") }
  const read = readPhone(plain.national, plain.code, "any")
  return "phone" in read ? read.phone : { ...plain, national: plain.national.replace(/^0+/, "") }
}

/** The stored form of a destination. */
export const sameDestination = (to: OtpDestination): OtpDestination =>
  "phone" in to ? { phone: samePhone(to.phone) } : { email: to.email.trim() }

/**
 * Returns where a code is sent: to the address by which its account is found. Another spelling of it, as with the Kelvin sign for
 * a "k", may be the mailbox of another person.
 */
export const receiverOf = (to: OtpDestination): OtpDestination =>
  "phone" in to ? sameDestination(to) : { email: identifierOf(to.email) }

/** The one name of a destination: what sends are counted by and codes belong to. */
export const destinationKey = (to: OtpDestination): string =>
  "phone" in to ? e164(samePhone(to.phone)) : identifierOf(to.email)
