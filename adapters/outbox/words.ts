import type { SecurityMessageKind } from "#core/account/credentials/security-message.ts"
import { jakartaTime } from "#core/kernel/calendar.ts"
import type { Instant } from "#core/kernel/moment.ts"
import type { Language } from "#core/kernel/text.ts"
import type { EgiftMessage } from "#core/orders/egift/message.ts"
import type { OrderMessageKind } from "#core/orders/message.ts"
import type { ProposalMessageKind } from "#core/proposals/decisions.port.ts"
import type { RefusalReason } from "#core/proposals/proposal.ts"
import type { PushedKind } from "#core/push/push-moments.rule.ts"
import type { ReviewMessageKind } from "#core/reviews/moderation/decision.port.ts"
import { readInZone } from "#core/stores/opening.rule.ts"

interface MessageWords {
  readonly subject: string
  readonly text: string
  /** As a short message, for receivers without a proven e-mail address. */
  readonly short?: string
}

type Part =
  | "codeShort"
  | "farewell"
  | "moment"
  | "day"
  | "soon"
  | "giftsNext"
  | "released"
  | "exit"
  | "pickup"
  | "line"
  | "gift"
  | "transfer"
  | "virtualAccount"
  | "qris"
  | "cod"
  | "nothingToPay"
  | "otherSum"
  | "excess"
  | "again"
  | "write"
  | "nothingToDo"
  | "setAside"
  | "refundToBank"
  | "refundByVoucher"
  | "refundToAsk"
  | "returnWithin"
  | "claimToBank"
  | "claimByVoucher"
  | "parcel"
  | "parcelWithoutNumber"

/** Every text of the shop's messages, `ui/messages/{id,en}/mail.json`; `{{name}}` stands for a value. */
export type MailWords = Readonly<Record<Part, string>> &
  Readonly<
    Record<
      | OrderMessageKind
      | SecurityMessageKind
      | ReviewMessageKind
      | ProposalMessageKind
      | EgiftMessage["kind"]
      | "back-in-stock"
      | "code"
      | "reset-password",
      MessageWords
    >
  > &
  /** What stands on a locked screen: no sums, and no names of goods or people. Decision 0140. */
  Readonly<Record<PushedKind, { readonly push: string }>> & {
    /** Ways to the shop's people, each a part of a sentence. */
    readonly contact: Readonly<Record<"both" | "whatsapp" | "email" | "reply" | "page", string>>
    /** Why a proposal is refused, as a sentence. */
    readonly proposalReason: Readonly<Record<RefusalReason, string>>
    readonly month: Readonly<Record<string, string>>
    /** What a step of the total is called, by its reason. */
    readonly step: Readonly<Record<string, string>>
  }

/** The texts of messages in both languages. */
export type MailTexts = Readonly<Record<Language, MailWords>>

/** Values of a text, by name. */
export type Values = Readonly<Record<string, string>>

/** A text with its values. A value that is not there is a mistake of ours. */
export const fillIn = (text: string, values: Values): string =>
  text.replace(/\{\{([\w.]+)\}\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new TypeError(`a message lacks "${name}"`)
    return value
  })

/** `20 Nov 2026`: the day in Jakarta. */
export const writtenDay = ({ day, month }: MailWords, at: Instant): string => {
  const time = jakartaTime(at)
  return fillIn(day, { year: String(time.year), month: month[time.month] ?? "", day: String(time.day) })
}

/** `20 Nov 2026, 14.30 WIB`, independent of the reader's time zone; of a store by its own clock. D-49f, D-61, D-65. */
export const writtenMoment = ({ moment, month }: MailWords, at: Instant, zone = "WIB"): string => {
  const read = readInZone(at, zone)
  const time = jakartaTime(read.at)
  const two = (part: number): string => String(part).padStart(2, "0")
  return fillIn(moment, {
    year: String(time.year),
    month: month[time.month] ?? "",
    day: String(time.day),
    hour: two(time.hour),
    minute: two(time.minute),
    zone: read.zone
  })
}
