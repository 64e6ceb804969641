import type { EgiftInfo } from "../cart/cart.ts"
import { isEmail } from "../kernel/email.ts"
import { type Instant, instant } from "../kernel/moment.ts"
import { letterPattern, nameLengthOf, recipientLength, recipientPattern } from "../kernel/person-name.ts"
import { readPhone } from "../kernel/phone.rule.ts"
import { e164, type Phone } from "../kernel/phone.ts"
import { graphemes } from "../kernel/text.ts"
import type { EgiftInfoField } from "./egift.errors.ts"
import type { Egift, EgiftState, ReceivedEgift, SentEgift } from "./egift.ts"
import { egiftMessageLength, egiftMoment } from "./egift.ts"
import { earliestDay, egiftDay, latestDay } from "./egift-day.rule.ts"

/** Returns the state of an e-gift at this moment. D-22. */
export const egiftState = (egift: Egift, now: Instant): EgiftState => {
  const { withdrawnAt, saved, openedAt, expiresAt, sentAt } = egift
  if (withdrawnAt !== undefined) return "withdrawn"
  if (saved !== undefined) return "saved"
  if (expiresAt !== undefined && now >= expiresAt) return "expired"
  if (openedAt !== undefined) return "opened"
  return sentAt === undefined ? "waiting" : "sent"
}

/** Returns whether the money of an e-gift can go back: nobody has opened it. D-22. */
export const isUnopened = ({ openedAt }: Pick<Egift, "openedAt">): boolean => openedAt === undefined

/** Returns when an e-gift is sent: at 09.00 WIB of its day, or as soon as it is paid. D-22. */
export const sendMoment = ({ sendAt }: Pick<EgiftInfo, "sendAt">, paidAt: Instant): Instant =>
  instant(Math.max(sendAt ?? paidAt, paidAt))

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

/** Returns an e-gift as its sender sees it. D-68. */
export const sentEgift = (egift: Egift, code: string, now: Instant): SentEgift => ({
  line: egift.line,
  unit: egift.unit,
  masked: code.slice(0, 4),
  value: egift.value,
  template: egift.info.template,
  recipientName: egift.info.recipientName,
  state: egiftState(egift, now),
  sendAt: egift.sendAt,
  ...(egift.sentAt !== undefined && { sentAt: egift.sentAt }),
  ...(egift.openedAt !== undefined && { openedAt: egift.openedAt })
})

/** Returns an e-gift as its recipient sees it: the message and the value once it is opened. */
export const receivedEgift = (egift: Egift, expiresAt: Instant, isTheirs: boolean): ReceivedEgift => {
  const { info, sender, openedAt, saved, value } = egift
  return {
    state: saved ? "saved" : openedAt === undefined ? "sealed" : "opened",
    template: info.template,
    sender,
    recipientName: info.recipientName,
    expiresAt,
    ...(openedAt !== undefined && { message: info.message, value }),
    ...(saved && isTheirs && { voucher: saved.voucher })
  }
}
