import { isEmail } from "../kernel/email.ts"
import type { Instant } from "../kernel/moment.ts"
import { letterPattern, nameLengthOf, recipientLength, recipientPattern } from "../kernel/person-name.ts"
import { readPhone } from "../kernel/phone.rule.ts"
import { e164, type Phone } from "../kernel/phone.ts"
import { graphemes } from "../kernel/text.ts"
import type { EgiftInfoField } from "./egift.errors.ts"
import { earliestDay, egiftDay, latestDay } from "./egift-day.rule.ts"
import { type EgiftInfo, egiftMessageLength, egiftMoment } from "./egift-info.ts"

/**
 * Returns the field of a recipient that the shop refuses, if any. Every call that takes one asks it, and placing asks it again, since
 * a day passes in a bag. D-22, D-68.
 *
 * @param templates ids of those that the shop has
 */
export const refusedEgiftField = (
  info: EgiftInfo,
  templates: ReadonlyArray<string>,
  now: Instant
): EgiftInfoField | undefined => {
  const { template, recipientName, recipientEmail, recipientPhone, message, sendAt } = info
  if (!templates.includes(template)) return "template"
  if (!isRecipientName(recipientName)) return "recipientName"
  if (recipientEmail !== undefined && (recipientPhone !== undefined || !isEmail(recipientEmail)))
    return "recipientEmail"
  if (recipientEmail === undefined && (recipientPhone === undefined || !isStoredPhone(recipientPhone)))
    return "recipientPhone"
  if (graphemes(message).length > egiftMessageLength) return "message"
  return sendAt === undefined || isSendMoment(sendAt, now) ? undefined : "sendAt"
}

/** Returns whether a name can stand on an e-gift: as on a parcel. D-50. */
export const isRecipientName = (name: string): boolean =>
  name.trim() === name &&
  name !== "" &&
  nameLengthOf(name) <= recipientLength &&
  recipientPattern.test(name) &&
  letterPattern.test(name)

/** Returns a number as an e-gift has it: `+6281234567890`. */
export const phoneOfEgift = (phone: Phone): string => e164(phone)

const isStoredPhone = (text: string): boolean => {
  const read = readPhone(text)
  return "phone" in read && e164(read.phone) === text
}

/** At 09.00 WIB, today or later. */
const isSendMoment = (at: Instant, now: Instant): boolean => {
  const day = egiftDay(at)
  return egiftMoment(day) === at && day >= earliestDay(now) && day <= latestDay(now)
}
