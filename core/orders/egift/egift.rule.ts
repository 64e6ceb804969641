import type { EgiftInfo } from "../../egift/egift-info.ts"
import { type Instant, instant } from "../../kernel/moment.ts"
import type { Egift, EgiftState, ReceivedEgift, SentEgift } from "./egift.ts"

/** Returns the state of an e-gift at this moment. D-22. */
export const egiftState = (egift: Egift, now: Instant): EgiftState => {
  const { withdrawnAt, saved, openedAt, expiresAt, sentAt } = egift
  if (withdrawnAt !== undefined) return "withdrawn"
  if (saved !== undefined) return "saved"
  if (expiresAt !== undefined && now >= expiresAt) return "expired"
  if (openedAt !== undefined) return "opened"
  return sentAt === undefined ? "waiting" : "sent"
}

/** Returns when an e-gift is sent: at 09.00 WIB of its day, or as soon as it is paid. D-22. */
export const sendMoment = ({ sendAt }: Pick<EgiftInfo, "sendAt">, paidAt: Instant): Instant =>
  instant(Math.max(sendAt ?? paidAt, paidAt))

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
